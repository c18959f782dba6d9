import type { Change, Move, Write } from '#kernel/domain';

const keyOf = (write: Change | Move, id: string): string => `${write.resource} ${id}`;

/**
 * What several rules change of one record is written once. Only plain changes are joined: one that
 * names a version is compared by itself.
 */
export function mergeChanges(writes: readonly Write[]): readonly Write[] {
  const merged: Write[] = [];
  const at = new Map<string, number>();
  for (const write of writes) {
    const isOne = write.write === 'move' || (write.write === 'change' && write.ids.length === 1);
    const id = write.write === 'move' ? write.id : write.write === 'change' ? write.ids[0] : '';
    if (!isOne || !id) {
      merged.push(write);
      continue;
    }
    const key = keyOf(write, id);
    const known = at.get(key);
    const first = known === undefined ? undefined : merged[known];
    const joins =
      write.write === 'change' && write.stamp === undefined && first && 'values' in first;
    if (joins && known !== undefined) {
      merged[known] = { ...first, values: { ...first.values, ...write.values } };
      continue;
    }
    at.set(key, merged.length);
    merged.push(write);
  }
  return merged;
}
