import type { Tx } from '#kernel/server';
import type { AboutRecord, Logged, Reminded, ReminderKind } from '../../domain/index.ts';

const logText = `select record_id as "recordId", step, occasion, outcome, reason from reminder_log
  where kind = $1 and record_id = any ($2::text[]) order by creation_time, id`;

/** What was sent and stopped before, by record. */
export async function logOf(
  tx: Tx,
  kind: ReminderKind,
  ids: readonly string[],
): Promise<(id: string) => readonly Logged[]> {
  const rows = await tx.query<Logged & { readonly recordId: string }>(logText, [kind, ids]);
  const byRecord = Map.groupBy(rows, ({ recordId }) => recordId);
  return (id) => byRecord.get(id) ?? [];
}

export const aboutRecord = (kind: ReminderKind, facts: Reminded): AboutRecord => ({
  kind,
  recordId: facts.id,
  fromModule: facts.fromModule,
  objectId: facts.objectId,
  objectName: facts.objectName,
  caseId: facts.caseId ?? null,
});

/** Whoever sends and whoever stops wait for each other. */
export const lockReminders = (tx: Tx, kind: ReminderKind, id: string) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `reminder ${tx.context.tenantId} ${kind} ${id}`,
  ]);
