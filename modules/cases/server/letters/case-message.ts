import {
  mailRendererPoint,
  queueMail,
  queueSms,
  renderForReader,
  templateMail,
  wordsInLanguage,
} from '#correspondence/server';
import { mobileNumber } from '#correspondence/domain';
import { moduleNameOf } from '#kernel/domain';
import { Refused, throwUnlessAccepted } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { caseMessages, caseTypeOf, refuseVideoLink, smsWordsOf } from '../../domain/index.ts';
import type { CaseMessage, CaseRecord, CaseType } from '../../domain/index.ts';
import { caseFacts, caseLink, storedCase } from '../engine/index.ts';
import type { CaseFacts } from '../engine/index.ts';

type MailData = {
  readonly caseId: string;
  readonly caseType: string;
  readonly template: string;
  readonly language: string | null;
};

const name = 'cases.caseMessage';

const factsOf = (tx: Tx, { config }: Services, type: CaseType, record: CaseRecord) =>
  caseFacts(tx, type, record, caseLink(config.publicUrl, type, record.id));

/** Read when it leaves: a case that was closed or put on hold meanwhile is not written about. */
export const caseMessageRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { caseId, caseType, template, language } = data as MailData;
    const type = caseTypeOf(caseType);
    const record = type && (await storedCase(tx, type, caseId));
    if (!type || !record || record.isOnHold || record.isClosed) return null;
    const facts = await factsOf(tx, services, type, record);
    return templateMail(tx, services, template, facts.data, language);
  },
});

const languageText = `select label from platform_values where id = $1::uuid`;

/** The claimant's; everybody else is written to in the language of the practice. */
async function languageFor(tx: Tx, to: string, { languageId }: CaseRecord): Promise<string | null> {
  if (to !== 'client' || !languageId) return null;
  const [row] = await tx.query<{ label: string }>(languageText, [languageId]);
  return row?.label ?? null;
}

async function smsText(
  tx: Tx,
  services: Services,
  template: string,
  { data }: CaseFacts,
  language: string | null,
): Promise<string> {
  const own = language ? await wordsInLanguage(tx, template, { language, channel: 'sms' }) : null;
  const content = own?.content ?? smsWordsOf(template) ?? '';
  const [tenant] = await tx.query<{ name: string }>(
    `select coalesce(shown_name, '') as name from platform_tenants where id = current_tenant()`,
  );
  const words = { subject: '', content };
  const practice = { name: tenant?.name || 'The practice' };
  return (
    await renderForReader({ tx, services }, words, { ...data, tenant: practice })
  ).text.trim();
}

export type Sending = {
  readonly type: CaseType;
  readonly record: CaseRecord;
  readonly message: CaseMessage;
  readonly isSms: boolean;
};

const who = { client: 'the claimant', bookingCm: 'the booking CM', specialist: 'the specialist' };

/** Where it goes; refused where there is no way to reach whom it is for. */
function destinationOf({ people }: CaseFacts, { message, isSms }: Sending): string {
  const person = people[message.to];
  const found = isSms ? mobileNumber(person?.mobile ?? '') : person?.email;
  if (found) return found;
  if (!person) throw new Refused('messageWithoutReader', { values: { who: who[message.to] } });
  const what = isSms ? 'mobile number' : 'email address';
  throw new Refused('messageWithoutAddress', { values: { who: who[message.to], what } });
}

/** A link that nobody can open is not sent. */
function refuseWithoutVideo({ data }: CaseFacts, { message }: Sending): void {
  if (message.template !== caseMessages.telehealthLink.template) return;
  const refusal = refuseVideoLink(data['appointment'] as Parameters<typeof refuseVideoLink>[0]);
  if (refusal) throwUnlessAccepted(refusal);
}

/** Where a message would go, before it is queued. */
export const destinationOfMessage = async (
  tx: Tx,
  services: Services,
  sending: Sending,
): Promise<string> =>
  destinationOf(await factsOf(tx, services, sending.type, sending.record), sending);

/** Queues one message of a case and answers where it goes. */
export async function queueCaseMessage(
  tx: Tx,
  services: Services,
  sending: Sending,
): Promise<string> {
  const { type, record, message, isSms } = sending;
  const { template } = message;
  if (isSms && !smsWordsOf(template)) throw new Refused('messageHasNoSms');
  const facts = await factsOf(tx, services, type, record);
  refuseWithoutVideo(facts, sending);
  const to = destinationOf(facts, sending);
  const language = await languageFor(tx, message.to, record);
  const about = {
    to,
    fromModule: moduleNameOf(type.resource),
    objectId: record.id,
    objectName: record.caseNo,
  };
  if (isSms) {
    const text = await smsText(tx, services, template, facts, language);
    await queueSms(tx, services, { ...about, text });
    return to;
  }
  const data: MailData = { caseId: record.id, caseType: type.key, template, language };
  const subject = `${type.resource.label[0]} ${record.caseNo}`;
  await queueMail(tx, services, { ...about, subject, templateKey: template, render: name, data });
  return to;
}
