import {
  letter,
  mailRendererPoint,
  queueMail,
  sentTo,
  templateMail,
  templateMailWithSecretLink,
} from '#correspondence/server';
import { makeOneTimeLink } from '#documents/server';
import { newCode } from '#identity/server';
import { moduleNameOf } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { caseTypeOf } from '../../domain/index.ts';
import type { Addressee, CaseRecord, CaseType } from '../../domain/index.ts';
import { caseFacts, caseLink, storedCase } from '../engine/index.ts';

const template = 'PaperworkSentToSpecialist';

type MailData = {
  readonly caseId: string;
  readonly caseType: string;
  /** Null: there is no brief, and the specialist signs in to read the papers. */
  readonly fileId: string | null;
  readonly code: string;
};

const name = 'cases.paperworkMail';

/** The link is made when the mail leaves and is kept nowhere; the code goes in a mail of its own. */
export const paperworkMailRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services, emailId) {
    const { caseId, caseType, fileId, code } = data as MailData;
    const type = caseTypeOf(caseType);
    const record = type && (await storedCase(tx, type, caseId));
    if (!type || !record) return null;
    const link = fileId
      ? (await makeOneTimeLink(tx, services, fileId, code, await sentTo(tx, emailId))).url
      : caseLink(services.config.publicUrl, type, caseId);
    const { data: facts } = await caseFacts(tx, type, record, link);
    return fileId
      ? templateMailWithSecretLink(tx, services, template, { ...facts, link })
      : templateMail(tx, services, template, facts);
  },
});

const codeLetter = (caseNo: string, code: string) =>
  letter('Your code', [
    `The code for the paperwork of ${caseNo}, which we sent you in another email, is ${code}.`,
    'Nobody needs it but you. We never ask for it by phone.',
  ]);

type Sent = {
  readonly type: CaseType;
  readonly record: CaseRecord;
  readonly to: Addressee & { readonly email: string };
  readonly fileId: string | null;
};

/** G-035: link and code are two mails, so that one of them alone opens nothing. */
export async function queuePaperworkMail(
  tx: Tx,
  services: Services,
  { type, record, to, fileId }: Sent,
): Promise<void> {
  const code = newCode();
  const about = {
    to: to.email,
    fromModule: moduleNameOf(type.resource),
    objectId: record.id,
    objectName: record.caseNo,
  };
  const data: MailData = { caseId: record.id, caseType: type.key, fileId, code };
  await queueMail(tx, services, {
    ...about,
    subject: `Paperwork ${record.caseNo}`,
    templateKey: template,
    render: name,
    data,
  });
  if (!fileId) return;
  const { subject, text, html } = codeLetter(record.caseNo, code);
  await queueMail(tx, services, {
    ...about,
    subject,
    text,
    html,
    templateKey: 'email.code',
    confidential: true,
  });
}
