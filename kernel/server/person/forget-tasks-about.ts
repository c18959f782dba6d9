import type { Tx } from '../db/database.ts';

/** A file that a task made is fetched no more; the clean-up takes its bytes within minutes. */
const text = `update tasks set expires_time = now(), detail = '', title = name,
    failed_rows = '[]'::jsonb, value = null, file_name = case when file_name is not null then '' end
  where state in ('done', 'failed', 'cancelled') and input::text ~ any($1::text[])`;

/** Exports and other work that was about these records. */
export async function forgetTasksAbout(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(text, [ids]);
}
