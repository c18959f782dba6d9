import { expect, test } from 'vitest';
import { defineResource, number, text } from '#kernel/domain';
import { sampleBody } from './sample-record.ts';

const verbs = { list: ['STAFF'], read: ['STAFF'], create: ['STAFF'] } as const;

const rung = defineResource({
  name: 'rung',
  segment: 'rungs',
  label: ['Rung', 'Rungs'],
  title: '{code}',
  fields: {
    ladder: text('Ladder', { max: 100 }),
    code: text('Code', { unique: true, max: 2 }),
    days: number('Days', { min: 0, max: 60 }),
  },
  unique: [['ladder', 'days']],
  verbs,
  list: { columns: ['code'], sort: 'code' },
  detail: { Information: ['code'] },
});

const other = { ...rung, name: 'other', unique: [] };

const anotherApi = () => {
  throw new Error('nothing is created');
};

test('unique numbers and codes of samples never meet, whatever was made between them', async () => {
  const seen = { days: new Set<unknown>(), code: new Set<unknown>() };

  for (let at = 0; at < 61; at += 1) {
    const { days, code } = await sampleBody(anotherApi, rung);
    seen.days.add(days);
    seen.code.add(code);
    for (let between = 0; between < 19; between += 1) await sampleBody(anotherApi, other);
  }

  expect(seen.days.size).toBe(61);
  expect(seen.code.size).toBe(61);
  await expect(sampleBody(anotherApi, rung)).rejects.toThrow('no number left');
});
