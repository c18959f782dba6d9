import { expect, test } from 'vitest';
import { defineResource, seenBy, text } from './index.ts';
import type { AnyResource } from './index.ts';

const note = defineResource({
  name: 'note',
  segment: 'notes',
  label: ['Note', 'Notes'],
  title: '{name}',
  fields: { name: text('Name'), inside: text('Inside story', { hiddenFrom: ['CASE_MANAGER'] }) },
  verbs: { read: ['STAFF', 'CASE_MANAGER'] },
  list: { columns: ['name', 'inside'], sort: 'name' },
  filters: ['inside'],
  detail: { Information: ['name', 'inside'] },
}) as AnyResource;

test('a field that is hidden from all roles of the actor does not exist for it', () => {
  const seen = seenBy({ roles: ['CASE_MANAGER'] }, note);

  expect(Object.keys(seen.fields)).toEqual(['name']);
  expect(seen.list.columns).toEqual(['name']);
  expect(seen.filters).toEqual([]);
  expect(seen.detail.Information).toEqual(['name']);
  expect(seenBy({ roles: ['CASE_MANAGER'] }, note)).toBe(seen);
});

test('who holds another role besides sees it', () => {
  expect(seenBy({ roles: ['CASE_MANAGER', 'STAFF'] }, note)).toBe(note);
});
