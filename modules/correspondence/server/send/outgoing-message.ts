import { createHash } from 'node:crypto';
import { keptFiles, sanitiseMailHtml } from '#documents/server';
import type { FileRow } from '#documents/server';
import { fileRights } from '#documents/domain';
import { moduleNameOf } from '#kernel/domain';
import type { Actor, InputOf } from '#kernel/domain';
import { Refused, isUuid } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  areAddresses,
  composeMessage,
  fitsInMail,
  goesAlong,
  goesAsLink,
  mailLimits,
  mobileNumber,
  plainTextOf,
  splitAddresses,
  tooLargeText,
} from '../../domain/index.ts';
import type { CodeWay, Delivery, MailFile, previewEmail } from '../../domain/index.ts';
import { senderOf } from '../sender-of.ts';
import { readRecord } from './read-record.ts';
import type { MailRecord } from './read-record.ts';

export type MessageInput = InputOf<typeof previewEmail>;

export type OutgoingMessage = {
  readonly record: MailRecord;
  readonly sender: string;
  readonly replyTo: string | null;
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly templateKey: string | null;
  readonly delivery: Delivery;
  readonly code: { readonly by: CodeWay; readonly to: string | null };
  readonly files: readonly (MailFile & { readonly isFresh: boolean })[];
  /** Of everything that the person has seen, and of what it was made from. */
  readonly hash: string;
};

/** The one way to a mail that somebody wrote: the preview shows it, and sending makes it again. */
export async function buildMessage(
  tx: Tx,
  services: Services,
  actor: Actor,
  input: MessageInput,
): Promise<OutgoingMessage> {
  const record = await readRecord(tx, actor, input);
  const cc = checkedCopies(input.cc);
  const delivery = input.delivery ?? 'attachment';
  const files = await checkedFiles(tx, actor, record, input.fileIds);
  if (goesAlong(delivery) && !fitsInMail(files)) {
    throw new Refused('mailTooLarge', { message: tooLargeText(files) });
  }
  const code = codeWay(input, goesAsLink(delivery) && files.length > 0);
  const body = sanitiseMailHtml(input.body);
  if (!plainTextOf(body).trim()) throw new Refused('emptyMessage');
  const recordUrl = `${services.config.publicUrl}/view/${record.resource.segment}/detail/${record.id}`;
  const words = composeMessage({ html: body, files, delivery, codeBy: code.by, recordUrl });
  const { from, replyTo } = await senderOf(tx, services.config);
  const { inboundDomain } = services.config;
  const message = {
    sender: from,
    replyTo: inboundDomain ? `reply+…@${inboundDomain}` : (replyTo ?? null),
    to: input.to,
    cc,
    subject: input.subject.replace(/\s+/g, ' ').trim(),
    ...words,
    templateKey: input.templateKey ?? null,
    delivery,
    code,
    files,
  };
  const stamps = [record.values['concurrencyStamp'], await templateStamp(tx, input.templateKey)];
  return { ...message, record, hash: hashOf([message, record.resource.name, record.id, stamps]) };
}

export const moduleOf = ({ resource }: MailRecord): string => moduleNameOf(resource);

const hashOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

function checkedCopies(typed: string | null | undefined): string[] {
  const cc = splitAddresses(typed);
  if (!areAddresses(cc)) throw new Refused('ccInvalid');
  if (cc.length >= mailLimits.recipients) throw new Refused('tooManyRecipients');
  return cc;
}

function codeWay({ codeBy, codeTo }: MessageInput, isNeeded: boolean): OutgoingMessage['code'] {
  if (!isNeeded || (codeBy ?? 'email') === 'email') return { by: 'email', to: null };
  const to = mobileNumber(codeTo ?? '');
  if (!to) throw new Refused('codeNeedsMobile');
  return { by: 'sms', to };
}

/** Attachments of the record, and what the writer has just uploaded; a file of elsewhere is unknown. */
async function checkedFiles(
  tx: Tx,
  actor: Actor,
  record: MailRecord,
  given: unknown,
): Promise<OutgoingMessage['files']> {
  const ids = [...new Set(Array.isArray(given) ? (given as unknown[]) : given ? [given] : [])];
  if (!ids.length) return [];
  if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
  if (ids.length > mailLimits.files) throw new Refused('tooManyFiles');
  if (!ids.every(isUuid)) throw new Refused('notFound');
  const rows = await keptFiles(tx, ids);
  const isFresh = (row: FileRow) => row.ownerId === null && row.uploaderId === actor.userId;
  const isOfRecord = (row: FileRow) =>
    row.ownerResource === record.resource.name && row.ownerId === record.id && !row.ownerProperty;
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row || !(isFresh(row) || isOfRecord(row))) throw new Refused('notFound');
    const { name, contentType, size } = row;
    return { fileId: id, name, contentType, size: Number(size), isFresh: isFresh(row) };
  });
}

async function templateStamp(tx: Tx, key: string | null | undefined): Promise<string | null> {
  if (!key) return null;
  const [row] = await tx.query<{ stamp: string }>(
    `select concurrency_stamp as stamp from mail_templates
     where tenant_id = $1 and name = $2 and not is_deleted`,
    [tx.context.tenantId, key],
  );
  return row?.stamp ?? null;
}
