import { moduleNameOf } from '#kernel/domain';
import { handle } from '#kernel/server';
import { listEmailsOfRecord } from '../../domain/index.ts';
import { readRecord } from '../send/read-record.ts';

type Item = {
  id: string;
  direction: string;
  subject: string;
  person: string;
  status: string;
  templateKey: string | null;
  errorMessage: string | null;
  attachments: number;
  time: string;
  sender: string | null;
};

/** Sent and received together, the newest first. Modules were spelled in several ways before. */
const text = `with mails as (
    select e.id, 'out' as direction, e.subject, e.destination as person, e.status,
      e.template_key as "templateKey", e.error_message as "errorMessage",
      (select count(*)::int from email_files f where f.email_id = e.id)
        + (select count(*)::int from email_attachments a where a.email_id = e.id) as attachments,
      coalesce(e.sent_time, e.creation_time) as time, nullif(trim(u.name), '') as sender
    from emails_tracking e
    left join accounts u on u.tenant_id = e.tenant_id and u.id = e.creator_id
    where e.object_id = $1 and e.from_module = any ($2::text[]) and not e.is_deleted
    union all
    select m.id, 'in', m.subject, m.sender, m.status, null, null, m.attachment_count::int,
      m.received_time, null
    from incoming_mail m
    where m.object_id = $1 and m.from_module = any ($2::text[]) and not m.is_deleted
  )
  select *, count(*) over ()::int as total from mails order by time desc, id limit $3 offset $4`;

/** C-272, B-394. Whoever may not read the record learns nothing of its mails. */
export const emailsOfRecordHandler = handle(listEmailsOfRecord, async ({ tx, actor, input }) => {
  const { resource, id } = await readRecord(tx, actor, input);
  const names = [moduleNameOf(resource), resource.name, resource.segment];
  const rows = await tx.query<Item & { total: number }>(text, [
    id,
    names,
    input.maxResultCount ?? 20,
    input.skipCount ?? 0,
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    direction: row.direction,
    subject: row.subject,
    person: row.person,
    status: row.status,
    templateKey: row.templateKey,
    errorMessage: row.errorMessage,
    attachments: row.attachments,
    time: new Date(row.time).toISOString(),
    sender: row.sender,
  }));
  return { items, totalCount: rows[0]?.total ?? 0 };
});
