import { expect, test } from 'vitest';
import type { Write } from '#kernel/domain';
import { mergeChanges } from './merge-changes.ts';

const change = (id: string, values: object, stamp?: string): Write => ({
  write: 'change',
  resource: 'repair',
  ids: [id],
  values: { ...values },
  ...(stamp && { stamp }),
});

test('what two rules change of one record is one write, the later word counts', () => {
  const [first, ...others] = mergeChanges([
    change('a', { one: 1, two: 1 }),
    change('b', { one: 9 }),
    change('a', { two: 2, three: 3 }),
  ]);

  expect(first).toEqual(change('a', { one: 1, two: 2, three: 3 }));
  expect(others).toEqual([change('b', { one: 9 })]);
});

test('a change goes with the move of the same record', () => {
  const move: Write = {
    write: 'move',
    resource: 'repair',
    id: 'a',
    move: 'mend',
    to: { step: 'mended' },
    values: { one: 1 },
    note: null,
  };

  expect(mergeChanges([move, change('a', { two: 2 })])).toEqual([
    { ...move, values: { one: 1, two: 2 } },
  ]);
});

test('a change that names a version stays by itself', () => {
  const writes = [change('a', { one: 1 }), change('a', { two: 2 }, 'stamp')];

  expect(mergeChanges(writes)).toEqual(writes);
});
