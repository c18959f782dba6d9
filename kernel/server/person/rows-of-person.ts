import { resourceNamed } from '#kernel/domain';
import { pathsToPersons } from '../audit/paths-to-persons.ts';
import type { Tx } from '../db/database.ts';
import { personEdges } from './person-edges.ts';
import type { Edge } from './person-edges.ts';

/** A record that is the person, or the account of the person. */
export type Subject = { readonly resource: string; readonly id: string };

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

export type RowsOfPerson = {
  /** By resource: what is kept about the person. */
  readonly about: Ids;
  /** By resource: rows about somebody else that name the person, such as the work of an employee. */
  readonly mentions: Ids;
};

const mostRounds = 12;
const add = (ids: Map<string, Set<string>>, name: string, id: string): boolean => {
  const known = ids.get(name) ?? new Set();
  if (known.has(id)) return false;
  ids.set(name, known.add(id));
  return true;
};

type Round = { readonly edges: readonly Edge[]; readonly persons: readonly string[] };

export async function rowsOn(
  tx: Tx,
  { edges, persons }: Round,
  fresh: Ids,
): Promise<[Edge, string[]][]> {
  const all = [...fresh.values()].flatMap((ids) => [...ids]);
  const asked = edges.filter(({ to }) => to === null || fresh.has(to));
  const results = await tx.batch(
    asked.map(({ text, to }) => ({
      text: text.includes('$2') ? text : `${text} and $2::uuid[] is not null`,
      values: [to === null ? all : [...(fresh.get(to) ?? [])], persons],
    })),
  );
  return asked.map((edge, at) => [edge, (results[at]?.rows ?? []).map(({ id }) => String(id))]);
}

/**
 * What is kept of a person, followed from record to record by the lookups of the definitions, so that a
 * new resource is found without being named here. What hangs on a resource that says `person` is about
 * that person, however far; of anybody else only what names them directly, for the rest is about others.
 */
export async function rowsOfPerson(tx: Tx, subjects: readonly Subject[]): Promise<RowsOfPerson> {
  const paths = pathsToPersons();
  const about = new Map<string, Set<string>>();
  const mentions = new Map<string, Set<string>>();
  const isWhole = subjects.some(({ resource }) => resourceNamed(resource).person);
  const edges = personEdges(isWhole);
  const persons = subjects.map(({ id }) => id);
  let fresh = new Map<string, Set<string>>();
  for (const { resource, id } of subjects) {
    add(about, resource, id);
    add(fresh, resource, id);
  }
  for (let round = 0; fresh.size && round < (isWhole ? mostRounds : 1); round += 1) {
    const next = new Map<string, Set<string>>();
    for (const [edge, ids] of await rowsOn(tx, { edges, persons }, fresh)) {
      const { name } = edge.from;
      const isOthers = edge.to !== null && !isPersonal(edge, paths, fresh, subjects);
      for (const id of ids) {
        if (isOthers) add(mentions, name, id);
        else if (add(about, name, id)) add(next, name, id);
      }
    }
    fresh = next;
  }
  return { about, mentions };
}

/** What names somebody who is no `person` may be about one. */
function isPersonal(
  { from, to }: Edge,
  paths: ReturnType<typeof pathsToPersons>,
  fresh: Ids,
  subjects: readonly Subject[],
): boolean {
  const isRoot = subjects.some(
    ({ resource, id }) =>
      resource === to && !resourceNamed(resource).person && fresh.get(resource)?.has(id),
  );
  return !isRoot || !paths.has(from.name);
}
