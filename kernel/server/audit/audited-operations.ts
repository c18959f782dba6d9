import type { Tx } from '../db/database.ts';

export type AuditedOperation = {
  readonly id: string;
  readonly at: string;
  /** The name of the account; null: the server by itself. */
  readonly who: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
};

type Asked = {
  readonly recordId: string;
  readonly operation: string;
  readonly take: number;
  readonly skip: number;
};

const pageText = `select a.id::text as id, a.at, u.name as who, a.detail
  from audit_log a left join accounts u on u.tenant_id = a.tenant_id and u.id = a.actor_id
  where a.tenant_id = current_tenant() and a.record_id = $1 and a.operation = $2
  order by a.at desc, a.id desc limit $3 offset $4`;

const countText = `select count(*)::int as total from audit_log
  where tenant_id = current_tenant() and record_id = $1 and operation = $2`;

/** What was done with one record, newest first, as far as the log is still in the database. */
export async function auditedOperations(
  tx: Tx,
  { recordId, operation, take, skip }: Asked,
): Promise<{ readonly items: readonly AuditedOperation[]; readonly total: number }> {
  const items = await tx.query<AuditedOperation>(pageText, [recordId, operation, take, skip]);
  const [counted] = await tx.query<{ total: number }>(countText, [recordId, operation]);
  return { items, total: counted?.total ?? 0 };
}
