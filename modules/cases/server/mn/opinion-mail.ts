import {
  mailRendererPoint,
  queueMail,
  sentTo,
  templateMail,
  templateMailWithSecretLink,
} from '#correspondence/server';
import { formatDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { mnType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { caseFacts, caseLink, storedCase } from '../engine/index.ts';
import { mintOpinionLink } from './opinion-link.ts';
import { readOpinion } from './opinion-rows.ts';
import type { StoredOpinion } from './opinion-rows.ts';

export type OpinionTemplate =
  | 'MedicalNegligenceTriage'
  | 'FreeOpinionRequest'
  | 'FreeOpinionReminder'
  | 'MedicalNegligenceOpinion';

type MailData = {
  readonly opinionId: string;
  readonly template: OpinionTemplate;
  /** Of the request that it belongs to; one that tells of an answer has none. */
  readonly key: string | null;
};

const name = 'cases.opinionRequest';

/** Whoever has no address is left out: the office sees who was not reached. */
export async function mailSpecialist(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  opinion: Pick<StoredOpinion, 'id' | 'email' | 'linkKey'>,
  template: OpinionTemplate,
): Promise<boolean> {
  if (!opinion.email) return false;
  await queue(tx, services, record, opinion.email, {
    opinionId: opinion.id,
    template,
    key: opinion.linkKey,
  });
  return true;
}

/** The case manager who ordered it reads that one more has answered. */
export async function tellOfOpinion(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  opinionId: string,
): Promise<void> {
  const { people } = await caseFacts(tx, mnType, record, '');
  const to = people.bookingCm?.email;
  if (!to) return;
  const data = { opinionId, template: 'MedicalNegligenceOpinion', key: null } as const;
  await queue(tx, services, record, to, data);
}

const queue = (tx: Tx, services: Services, record: CaseRecord, to: string, data: MailData) =>
  queueMail(tx, services, {
    to,
    subject: `Medical negligence ${record.caseNo}`,
    templateKey: data.template,
    fromModule: mnType.key,
    objectId: record.id,
    objectName: record.caseNo,
    render: name,
    data: { ...data },
    // Whoever reads the tracking of mails must not be able to answer for the specialist.
    ...(data.key && { confidential: true }),
  });

/** Read when the mail leaves: a request that was withdrawn or answered meanwhile is not sent. */
function isCurrent(opinion: StoredOpinion, { template, key }: MailData): boolean {
  if (!key) return opinion.status === 'answered';
  if (opinion.linkKey !== key) return false;
  return opinion.status === (template === 'MedicalNegligenceTriage' ? 'asked' : 'poAsked');
}

export const opinionRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, given, services, emailId) {
    const data = given as MailData;
    const opinion = await readOpinion(tx, data.opinionId);
    const stored = opinion && (await storedCase(tx, mnType, opinion.medNegId));
    if (!opinion || !stored || !isCurrent(opinion, data)) return null;
    const record = { ...stored, specialistId: opinion.specialistId };
    const { key } = data;
    const to = await sentTo(tx, emailId);
    const link = key
      ? await mintOpinionLink(
          tx,
          services,
          { opinionId: opinion.id, key, dueOn: opinion.dueOn },
          to,
        )
      : caseLink(services.config.publicUrl, mnType, stored.id);
    const { data: facts } = await caseFacts(tx, mnType, record, link);
    const dueDate = opinion.dueOn ? formatDate(opinion.dueOn, 'D MMMM YYYY') : null;
    const said = { ...facts, link, opinion: { dueDate } };
    return key
      ? templateMailWithSecretLink(tx, services, data.template, said)
      : templateMail(tx, services, data.template, said);
  },
});
