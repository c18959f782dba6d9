import type { Write } from '#kernel/domain';
import { newId } from '../resource/ids.ts';
import type { WriteKind } from './rule.ts';

/** Records of one resource that a write makes, changes or removes. */
export type Touched = {
  readonly resource: string;
  readonly kind: WriteKind;
  readonly ids: readonly string[];
};

/** What is made is known by its id before it is written, so that the rules can ask about it. */
export const withIds = (writes: readonly Write[]): readonly Write[] =>
  writes.map((write) => (write.write === 'create' ? { ...write, id: write.id ?? newId() } : write));

function touchedByOne(write: Write): Touched[] {
  switch (write.write) {
    case 'move':
      return [{ resource: write.resource, kind: 'move', ids: [write.id] }];
    case 'change':
    case 'remove':
      return [{ resource: write.resource, kind: write.write, ids: write.ids }];
    case 'create':
      return write.id ? [{ resource: write.resource, kind: 'create', ids: [write.id] }] : [];
    case 'put':
      return [{ resource: write.resource, kind: 'change', ids: write.records.map(({ id }) => id) }];
    case 'rows':
    case 'claim':
    case 'emit':
      return [];
  }
}

/** What a decision writes of each resource, all of one kind together: whoever asks, asks once. */
export function touchedBy(writes: readonly Write[]): Touched[] {
  const alike = Map.groupBy(
    writes.flatMap(touchedByOne),
    ({ resource, kind }) => `${resource} ${kind}`,
  );
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    return first ? [{ ...first, ids: [...new Set(some.flatMap(({ ids }) => ids))] }] : [];
  });
}
