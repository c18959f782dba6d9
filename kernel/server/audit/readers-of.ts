import { readInWords } from '#kernel/domain';
import { acrossTenants } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';

export type Reader = {
  readonly time: string;
  readonly userName: string;
  /** Who acted under that name. */
  readonly actingAs: string | null;
  readonly what: string;
};

type Row = {
  readonly at: string;
  readonly actorId: string | null;
  readonly impersonatorId: string | null;
  readonly operation: string;
  readonly resource: string;
};

const readsText = `select at, actor_id as "actorId", impersonator_id as "impersonatorId", operation, resource
  from audit_log where record_id = $1::uuid order by at desc, id desc limit $2::int`;
const namesText = 'select id, name from accounts where id = any($1::uuid[])';

/** Those of the host have no account in the tenant, and are named all the same. */
async function namesOf(
  { hostDb }: Pick<Services, 'hostDb'>,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(rows.flatMap(({ actorId, impersonatorId }) => [actorId, impersonatorId]));
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
  most: number,
): Promise<readonly Reader[]> {
  const rows = await tx.query<Row>(readsText, [recordId, most]);
  const names = await namesOf(services, rows);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? 'Unknown account'));
  return rows.map(({ at, actorId, impersonatorId, operation, resource }) => ({
    time: at,
    userName: nameOf(impersonatorId ?? actorId) ?? 'System',
    actingAs: impersonatorId === null ? null : nameOf(actorId),
    what: readInWords(operation, resource),
  }));
}
