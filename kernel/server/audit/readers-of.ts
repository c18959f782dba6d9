import { acrossTenants } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { visitsOf } from './visits.ts';
import type { Look, Visit } from './visits.ts';

export type NamedVisit = Omit<Visit, 'readerId' | 'asId'> & {
  readonly userName: string;
  /** Under whose name, where that was another. */
  readonly actingAs: string | null;
};

const looksText = `select at, coalesce(impersonator_id, actor_id) as "readerId",
    case when impersonator_id is not null then actor_id end as "asId", operation, resource
  from audit_log where record_id = $1::uuid order by at desc, id desc limit $2::int`;
const namesText = 'select id, name from accounts where id = any($1::uuid[])';

/** Those of the host have no account in the tenant, and are named all the same. */
async function namesOf(
  { hostDb }: Pick<Services, 'hostDb'>,
  ids: ReadonlySet<string | null>,
): Promise<ReadonlyMap<string, string>> {
  const values = [[...ids].filter((id) => id !== null)];
  const [found] = await hostDb.batch(acrossTenants, [{ text: namesText, values }]);
  const people = (found?.rows ?? []) as { id: string; name: string }[];
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Who saw or changed a record, newest first, as far back as the log is in the database. */
export async function readersOf(
  services: Pick<Services, 'hostDb'>,
  tx: Tx,
  recordId: string,
  mostLooks: number,
): Promise<readonly NamedVisit[]> {
  const visits = visitsOf(await tx.query<Look>(looksText, [recordId, mostLooks]));
  const ids = new Set(visits.flatMap(({ readerId, asId }) => [readerId, asId]));
  const names = await namesOf(services, ids);
  const nameOf = (id: string) => names.get(id) ?? 'Unknown account';
  return visits.map(({ readerId, asId, ...visit }) => ({
    ...visit,
    userName: readerId === null ? 'System' : nameOf(readerId),
    actingAs: asId === null ? null : nameOf(asId),
  }));
}
