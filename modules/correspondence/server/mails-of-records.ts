import type { Tx } from '#kernel/server';

const mailsText = `select id, sum(mails)::int as mails from (
    select object_id as id, count(*) as mails from emails_tracking
      where object_id = any ($1::text[]) and not is_deleted group by object_id
    union all select object_id, count(*) from incoming_mail
      where object_id = any ($1::text[]) and not is_deleted group by object_id) m
  group by id`;

const openText = `select object_id as id, title as name from action_required_search
  where object_id = any ($1::text[]) and status = 'open' and not is_deleted order by due_date, id`;

/** Sent and received. */
export const mailsByRecord = (tx: Tx, recordIds: readonly string[]) =>
  tx.query<{ id: string; mails: number }>(mailsText, [recordIds]);

/** What somebody still has to do about these records. */
export const openActionsOf = (tx: Tx, recordIds: readonly string[]) =>
  tx.query<{ id: string; name: string }>(openText, [recordIds]);
