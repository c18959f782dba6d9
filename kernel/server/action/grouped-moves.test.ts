import { beforeAll, describe, expect, test } from 'vitest';
import { emit, move, register } from '#kernel/domain';
import type { Write } from '#kernel/domain';
import { repairShop, repairWorkflow } from '../../testing/repair-shop.ts';
import { groupMoves, moveStatements } from './grouped-moves.ts';

beforeAll(() => register([repairShop]));

const scrap = (id: string, note = 'Rust'): Write => {
  const moved = move(repairWorkflow, { id, step: 'received' }, 'scrap', { note });
  if (!('write' in moved)) throw new Error('It is not moved');
  return moved;
};
const locked = (...ids: string[]) =>
  new Map(ids.map((id) => [`repair ${id}`, { id, resource: 'repair', step: 'received' }]));

describe('the same move of many records', () => {
  test('is one update and one entry in the log, with a row for each', () => {
    const [group, ...others] = groupMoves([scrap('a'), scrap('b'), emit({ type: 'Emptied' })]);

    expect(others).toMatchObject([{ write: 'emit' }]);
    if (group?.write !== 'moveAll') throw new Error('The moves are apart');
    const [update, log, ...more] = moveStatements(group.moves, locked('a', 'b') as never);
    expect(more).toEqual([]);
    expect(update?.values?.at(-1)).toEqual(['a', 'b']);
    expect(log?.values?.slice(0, 3)).toEqual(['repair', 'scrap', 'Rust']);
    expect(log?.values?.[4]).toEqual(['a', 'b']);
    expect(log?.values?.[7]).toEqual(['scrapped', 'scrapped']);
  });

  test('stays apart where the note differs, and where a record moves twice', () => {
    const kinds = (writes: Write[]) => groupMoves(writes).map(({ write }) => write);

    expect(kinds([scrap('a'), scrap('b', 'Fire')])).toEqual(['move', 'move']);
    expect(kinds([scrap('a'), scrap('a')])).toEqual(['move', 'move']);
    expect(kinds([scrap('a'), scrap('b'), scrap('a')])).toEqual(['moveAll', 'move']);
  });
});
