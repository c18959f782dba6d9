import type { ReadMail } from '#documents/server';
import { resourceOfModule } from '#kernel/domain';
import { newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { readDeliveryReport } from '../../domain/index.ts';
import type { FiledBy, FilingTarget } from '../../domain/index.ts';
import type { AnsweredEmail } from './find-answered.ts';
import { findByReference } from './mail-references.ts';
import { noteDelivery } from './note-delivery.ts';

type Answered = {
  readonly subject: string;
  readonly destination: string;
  readonly cc: string | null;
  readonly fromModule: string | null;
  readonly objectId: string | null;
  readonly objectName: string | null;
  readonly creatorId: string | null;
};

export type KeptMessage = {
  readonly id: string;
  /** The record that it was filed to. */
  readonly target: FilingTarget | null;
  /** Whoever wrote the mail that it answers. */
  readonly writerId: string | null;
};

const answeredText = `select subject, destination, cc, from_module as "fromModule",
    object_id as "objectId", object_name as "objectName", creator_id as "creatorId"
  from emails_tracking where tenant_id = $1 and id = $2`;

const mailText = `insert into incoming_mail (tenant_id, id, subject, sender, sender_address, recipient,
    received_time, status, filed_by, from_module, object_id, object_name, email_id,
    attachment_count, is_sender_known, is_automatic, message_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
  on conflict do nothing returning id`;

const knownText = `select id, status, from_module as "fromModule", object_id as "objectId",
    object_name as "objectName"
  from incoming_mail where tenant_id = $1 and lower(message_id) = lower($2) and not is_deleted`;

function targetOf(answered: Answered | undefined): FilingTarget | null {
  const { fromModule, objectId, objectName, subject = '' } = answered ?? {};
  if (!fromModule || !objectId || !resourceOfModule(fromModule)) return null;
  return { fromModule, objectId, objectName: objectName ?? subject.slice(0, 300) };
}

const isFromRecipient = (mail: ReadMail, answered: Answered | undefined): boolean => {
  const address = mail.from.address.toLowerCase();
  const written = `${answered?.destination ?? ''},${answered?.cc ?? ''}`.toLowerCase();
  return address !== '' && written.split(/[\s,;<>]+/).includes(address);
};

const senderText = ({ from }: ReadMail): string =>
  (from.name ? `${from.name} <${from.address}>` : from.address || 'Unknown').slice(0, 500);

type Arrival = {
  readonly mail: ReadMail;
  readonly messageId: string;
  readonly answered: AnsweredEmail | null;
  readonly receivedAt: Date;
};

/** Once by Message-ID; a second copy is the message that is there already. */
export async function keepMessage(
  tx: Tx,
  services: Services,
  { mail, messageId, answered, receivedAt }: Arrival,
): Promise<KeptMessage> {
  const { tenantId } = tx.context;
  const [original] = answered
    ? await tx.query<Answered>(answeredText, [tenantId, answered.emailId])
    : [];
  const report = mail.report && readDeliveryReport(mail.report.status);
  const byMail = report ? null : targetOf(original);
  const target = byMail ?? (report ? null : await findByReference(tx, services, mail.subject));
  const by: FiledBy | null = byMail ? (answered?.by ?? null) : target ? 'reference' : null;
  const [made] = await tx.query<{ id: string }>(mailText, [
    tenantId,
    newId(),
    mail.subject || '(no subject)',
    senderText(mail),
    mail.from.address || null,
    mail.recipients.join(', ').slice(0, 2000),
    receivedAt,
    report ? 'report' : target ? 'filed' : 'waiting',
    by,
    target?.fromModule ?? null,
    target?.objectId ?? null,
    target?.objectName ?? null,
    answered?.emailId ?? null,
    mail.attachments.length,
    isFromRecipient(mail, original),
    mail.isAutomatic,
    messageId,
  ]);
  if (!made) return alreadyKept(tx, messageId);
  await tx.query(
    `insert into incoming_mail_bodies (tenant_id, mail_id, body_text, body_html)
     values ($1, $2, $3, $4)`,
    [tenantId, made.id, mail.text, mail.html],
  );
  if (report && answered) await noteDelivery(tx, services, answered.emailId, report);
  return { id: made.id, target, writerId: original?.creatorId ?? null };
}

async function alreadyKept(tx: Tx, messageId: string): Promise<KeptMessage> {
  const [row] = await tx.query<FilingTarget & { id: string; status: string }>(knownText, [
    tx.context.tenantId,
    messageId,
  ]);
  if (!row) throw new Error('The message is neither new nor there');
  const { id, status, ...target } = row;
  return { id, target: status === 'filed' ? target : null, writerId: null };
}
