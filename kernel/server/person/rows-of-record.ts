import type { Tx } from '../db/database.ts';
import { personEdges } from './person-edges.ts';
import { rowsOn } from './rows-of-person.ts';
import type { RowsOfPerson, Subject } from './rows-of-person.ts';

const mostRounds = 12;

/**
 * What hangs on one record, followed by the lookups of the definitions. A row that names somebody but these
 * persons is that person's; what is not followed stays, with all that hangs on it.
 */
export async function rowsOfRecord(
  tx: Tx,
  subjects: readonly Subject[],
  persons: readonly string[],
  isFollowed: (resource: string) => boolean,
): Promise<RowsOfPerson> {
  const edges = personEdges(true).filter(({ from }) => isFollowed(from.name));
  const about = new Map<string, Set<string>>();
  let fresh = new Map<string, Set<string>>();
  for (const { resource, id } of subjects) {
    about.set(resource, new Set([id]));
    fresh.set(resource, new Set([id]));
  }
  for (let round = 0; fresh.size && round < mostRounds; round += 1) {
    const next = new Map<string, Set<string>>();
    for (const [{ from }, ids] of await rowsOn(tx, { edges, persons }, fresh)) {
      const known = about.get(from.name) ?? new Set();
      const added = ids.filter((id) => !known.has(id));
      if (!added.length) continue;
      about.set(from.name, new Set([...known, ...added]));
      next.set(from.name, new Set([...(next.get(from.name) ?? []), ...added]));
    }
    fresh = next;
  }
  return { about, mentions: new Map() };
}
