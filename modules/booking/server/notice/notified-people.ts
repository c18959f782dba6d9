import type { Tx } from '#kernel/server';
import type { NoticeKind, NoticeRecipient, ToldState } from '../../domain/index.ts';

type Noticed = {
  readonly emailId: string;
  readonly appointmentId: string;
  readonly kind: NoticeKind;
  readonly recipient: NoticeRecipient;
  readonly personId: string;
  readonly name: string;
};

/** Written with the mail: who is to be told what. */
export const noteNotice = (tx: Tx, noticed: Noticed) =>
  tx.query(
    `insert into appointment_notices
       (tenant_id, email_id, appointment_id, kind, recipient, person_id, person_name)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      tx.context.tenantId,
      noticed.emailId,
      noticed.appointmentId,
      noticed.kind,
      noticed.recipient,
      noticed.personId,
      noticed.name,
    ],
  );

type Asked = {
  readonly appointmentId: string;
  readonly personId: string;
  readonly emailId: string;
};

/** The rows stay locked until this mail is noted: two mails to one person must not tell the same. */
export async function knownToPerson(
  tx: Tx,
  { appointmentId, personId, emailId }: Asked,
): Promise<{ known: ToldState | null; isBookingUntold: boolean }> {
  const rows = await tx.query<{
    emailId: string;
    kind: NoticeKind;
    told: ToldState | null;
    isFailed: boolean;
  }>(
    `select n.email_id as "emailId", n.kind, n.told,
       (select e.status in ('failed', 'bounced') from correspondence_emails e
         where e.id = n.email_id) as "isFailed"
     from appointment_notices n where n.appointment_id = $1 and n.person_id = $2
     order by n.told_at desc nulls last, n.email_id for update`,
    [appointmentId, personId],
  );
  const left = rows.filter((row) => row.told && !row.isFailed && row.emailId !== emailId);
  return {
    known: left[0]?.told ?? null,
    isBookingUntold: left.length === 0 && rows.some(({ kind }) => kind === 'booked'),
  };
}

export const noteTold = (tx: Tx, emailId: string, kind: NoticeKind, told: ToldState) =>
  tx.query(
    `update appointment_notices set told_kind = $3, told = $4, told_at = clock_timestamp()
     where tenant_id = $1 and email_id = $2`,
    [tx.context.tenantId, emailId, kind, told],
  );
