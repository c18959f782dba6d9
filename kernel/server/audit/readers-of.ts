import { acrossTenants } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { visitsOf } from './visits.ts';
import type { Look, Visit } from './visits.ts';

export type NamedVisit = Omit<Visit, 'readerId' | 'asId'> & {
  readonly userName: string;
  /** Under whose name, where that was another. */
  readonly actingAs: string | null;
};

/** A union, for the two are found by two indexes; the host role, for the wall keeps the second unused. */
const looksText = `select at, coalesce(impersonator_id, actor_id) as "readerId",
    case when impersonator_id is not null then actor_id end as "asId", operation, resource
  from (
    select * from audit_log where tenant_id = $1::uuid and record_id = $2::uuid
    union all
    select * from audit_log where tenant_id = $1::uuid and persons @> array[$2::uuid]
  ) looks order by at desc, id desc limit $3::int`;
const namesText = 'select id, name from accounts where id = any($1::uuid[])';

/** Those of the host have no account in the tenant, and are named all the same. */
async function namesOf(
  hostDb: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const values = [[...new Set(ids)].filter((id) => id !== null)];
  const [found] = await hostDb.batch(acrossTenants, [{ text: namesText, values }]);
  const people = (found?.rows ?? []) as { id: string; name: string }[];
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Who saw or changed a record, newest first, as far back as the log is in the database. */
export async function readersOf(
  { hostDb }: Pick<Services, 'hostDb'>,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  mostLooks: number,
): Promise<readonly NamedVisit[]> {
  const values = [tenantId, id, mostLooks];
  const [found] = await hostDb.batch(acrossTenants, [{ text: looksText, values }]);
  const visits = visitsOf((found?.rows ?? []) as Look[]);
  const names = await namesOf(
    hostDb,
    visits.flatMap(({ readerId, asId }) => [readerId, asId]),
  );
  const nameOf = (reader: string) => names.get(reader) ?? 'Unknown account';
  return visits.map(({ readerId, asId, ...visit }) => ({
    ...visit,
    userName: readerId === null ? 'System' : nameOf(readerId),
    actingAs: asId === null ? null : nameOf(asId),
  }));
}
