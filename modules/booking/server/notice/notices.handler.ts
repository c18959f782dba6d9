import { handle } from '#kernel/server';
import { booksForAnyCompany, listNotices } from '../../domain/index.ts';
import type { NoticeKind, NoticeRecipient } from '../../domain/index.ts';
import type { EmailStatus } from '#correspondence/domain';

type Row = {
  id: string;
  kind: NoticeKind;
  recipient: NoticeRecipient;
  name: string;
  email: string | null;
  status: EmailStatus;
  askedAt: string;
  leavesAt: string | null;
  sentAt: string | null;
  error: string | null;
};

const text = `select n.email_id as id, coalesce(n.told_kind, n.kind) as kind, n.recipient,
    n.person_name as name, e.destination as email, e.status, n.asked_at as "askedAt",
    e.leaves_at as "leavesAt", coalesce(e.sent_time, n.told_at) as "sentAt", e.error_message as error
  from appointment_notices n join correspondence_emails e on e.id = n.email_id
  where n.appointment_id = $1::uuid
  order by n.asked_at desc, n.recipient`;

/** Customers read who was told, not the address of a specialist or the words of a mail server. */
export const noticesHandler = handle(listNotices, async ({ tx, actor, record, services }) => {
  const isPractice = booksForAnyCompany(actor);
  const rows = await tx.query<Row>(text, [record.id]);
  return {
    hasMailServer: Boolean(services.config.smtpUrl),
    items: rows.map((row) => ({
      ...row,
      email: isPractice || row.recipient !== 'specialist' ? row.email : null,
      error: isPractice ? row.error : null,
    })),
  };
});
