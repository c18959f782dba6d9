import { resourceNamed } from '#kernel/domain';
import type { Creation, Write } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { lookupFilterStatements } from '../resource/lookup-filter-sql.ts';
import { newId } from '../resource/ids.ts';
import { insertManyStatements, insertShape } from '../resource/insert-many.ts';

/** Fewer are written one by one, with statements that the database has planned before. */
const fewestInGroup = 20;

export type CreationGroup = {
  readonly write: 'createAll';
  readonly creations: readonly Creation[];
};

/** Many new records of one resource in a row, which say the same fields, become one write. */
export function groupCreations(writes: readonly Write[]): (Write | CreationGroup)[] {
  if (writes.length < fewestInGroup) return [...writes];
  const runs: { shape: string | null; writes: Write[] }[] = [];
  for (const write of writes) {
    const shape = shapeOf(write);
    const last = runs.at(-1);
    if (last && shape !== null && last.shape === shape) last.writes.push(write);
    else runs.push({ shape, writes: [write] });
  }
  return runs.flatMap(({ writes: run }): (Write | CreationGroup)[] =>
    run.length < fewestInGroup ? run : [{ write: 'createAll', creations: run as Creation[] }],
  );
}

function shapeOf(write: Write): string | null {
  if (write.write !== 'create') return null;
  const shape = insertShape(resourceNamed(write.resource), write.values);
  return shape === null ? null : `${write.resource} ${shape}`;
}

export function groupStatements({ creations }: CreationGroup): Statement[] {
  const [first] = creations;
  if (!first) return [];
  const resource = resourceNamed(first.resource);
  const narrowed = Object.entries(resource.fields).filter(([, { where }]) => where);
  const chosen = narrowed.map(([key]) => {
    const ids = creations.flatMap(({ values }) => (values[key] ?? []) as string | string[]);
    return [key, [...new Set(ids)]] as const;
  });
  return [
    ...lookupFilterStatements(resource, Object.fromEntries(chosen)),
    ...insertManyStatements(
      resource,
      creations.map(({ id = newId(), values }) => ({ id, values })),
    ),
  ];
}
