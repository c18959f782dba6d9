import { buffer } from 'node:stream/consumers';
import {
  mailRendererPoint,
  queueMail,
  sentTo,
  templateMail,
  templateMailWithSecretLink,
} from '#correspondence/server';
import { keptFiles, openKeptFile } from '#documents/server';
import { html } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { mrType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';
import { asked, recordFacts } from './record-facts.ts';
import type { Asked } from './record-facts.ts';
import { letterToProvider } from './record-letters.ts';
import { storedItem } from './record-rows.ts';
import { mintUploadLink } from './upload-link.ts';

type ToProvider = 'MedicalRecordRequest' | 'MedicalRecordReminder';

type ProviderMail = {
  readonly itemId: string;
  readonly template: ToProvider;
  readonly note: string | null;
};

const providerMail = 'cases.recordRequest';

/** The authority that the claimant signed. Only one that is attached may be spoken of. */
async function authorityOf(tx: Tx, services: Services, record: CaseRecord) {
  const id = record.authorityFileId as string | null;
  const [file] = id ? await keptFiles(tx, [id]) : [];
  if (!file) return [];
  const content = await buffer(await openKeptFile(services, file));
  return [{ filename: file.name, contentType: file.contentType, content }];
}

const withNote = (words: string, note: string | null): string =>
  note ? `${words}${html`<p>${note}</p>`.markup}` : words;

/** The link is minted when the mail leaves; a request that was answered meanwhile is not sent. */
export const providerMailRenderer = mailRendererPoint.contribute({
  name: providerMail,
  async render(tx, data, services, emailId) {
    const { itemId, template, note } = data as ProviderMail;
    const item = await storedItem(tx, itemId);
    const record = item && (await storedCase(tx, mrType, item.mrId));
    if (!record || item.status !== 'requested' || record.isOnHold || record.isClosed) return null;
    const link = await mintUploadLink(tx, services, itemId, await sentTo(tx, emailId));
    const authority = await authorityOf(tx, services, record);
    const said = authority.length ? record : { ...record, authorityFileId: null };
    const facts = await recordFacts(tx, services, said, [asked(item)], link);
    const words = await templateMailWithSecretLink(tx, services, template, { ...facts.data, link });
    const letter = await letterToProvider({ tx, services }, said, item);
    return {
      ...words,
      html: withNote(words.html, note),
      text: note ? `${words.text}\n\n${note}` : words.text,
      attachments: [{ document: letter }, ...authority],
    };
  },
});

/** Confidential: whoever reads the tracking of mails must not be able to upload in their name. */
export async function queueProviderMail(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  mail: ProviderMail & { readonly to: string },
): Promise<void> {
  const { to, ...data } = mail;
  await queueMail(tx, services, {
    to,
    subject: `Medical records ${record.caseNo}`,
    templateKey: mail.template,
    confidential: true,
    fromModule: mrType.key,
    objectId: record.id,
    objectName: record.caseNo,
    render: providerMail,
    data: { ...data },
  });
}

type ToManager = { readonly template: string; readonly to: string; readonly name: string };

/** Words to a case manager about the case as a whole. */
export async function queueRecordMail(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  { template, to, name }: ToManager,
  items: readonly Asked[] = [],
): Promise<void> {
  const { data } = await recordFacts(tx, services, record, items);
  const caseManager = { firstName: name, fullName: name, email: to };
  const words = await templateMail(tx, services, template, { ...data, caseManager });
  await queueMail(tx, services, {
    to,
    subject: words.subject,
    text: words.text,
    html: words.html,
    templateKey: template,
    fromModule: mrType.key,
    objectId: record.id,
    objectName: record.caseNo,
  });
}
