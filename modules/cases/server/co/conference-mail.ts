import { initialsOf, invitationText } from '#booking/domain';
import {
  mailRendererPoint,
  queueMail,
  sentTo,
  templateMail,
  templateMailWithSecretLink,
} from '#correspondence/server';
import type { MailContent } from '#correspondence/server';
import { formatDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { coType, conferenceKinds, conferenceTime } from '../../domain/index.ts';
import type { CaseRecord, ConferenceKind, ShownParticipant } from '../../domain/index.ts';
import { caseFacts, caseLink, storedCase, tenantZone } from '../engine/index.ts';
import { joiningLines } from './joining-lines.ts';
import { minutesAttachment } from './minutes-document.ts';
import { mintPollLink } from './poll-link.ts';
import { participantsOf, slotsOf } from './poll-rows.ts';

export type ConferenceTemplate =
  | 'ConferenceTimesOffered'
  | 'ConferenceConfirmed'
  | 'ConferenceCancelled'
  | 'ConferenceMinutes';

type MailData = {
  readonly conferenceId: string;
  readonly participantId: string;
  readonly template: ConferenceTemplate;
  /** Of times: the poll. Of the others: the revision, so that no old time is told. */
  readonly key: string;
  /** Of a cancellation: the time that is off. */
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
};

const name = 'cases.conference';

type Extra = {
  readonly key: string;
  readonly only?: readonly string[];
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
};

/** Everybody with an address, or only those who are named; answers how many are written to. */
export async function mailParticipants(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  template: ConferenceTemplate,
  { key, only, startsAt = null, endsAt = null }: Extra,
): Promise<number> {
  const participants = await participantsOf(tx, record.id);
  const readers = participants.filter(({ id, email }) => email && (!only || only.includes(id)));
  for (const { id, email } of readers) {
    const data: MailData = {
      conferenceId: record.id,
      participantId: id,
      template,
      key,
      startsAt,
      endsAt,
    };
    await queueMail(tx, services, {
      to: email ?? '',
      subject: `${conferenceKinds[record.kind as ConferenceKind]} ${record.caseNo}`,
      templateKey: template,
      fromModule: coType.key,
      objectId: record.id,
      objectName: record.caseNo,
      render: name,
      data: { ...data },
      // Whoever reads the tracking of mails must not be able to answer for somebody else.
      ...(template === 'ConferenceTimesOffered' && { confidential: true }),
    });
  }
  return readers.length;
}

type Written = {
  readonly tx: Tx;
  readonly services: Services;
  readonly record: CaseRecord;
  readonly person: ShownParticipant;
  readonly data: MailData;
  readonly emailId: string;
};

/** Whether what the mail was to tell still holds. */
function isCurrent({ step, pollKey, revision }: CaseRecord, { template, key }: MailData): boolean {
  if (template === 'ConferenceTimesOffered') return step === 'requested' && pollKey === key;
  if (template === 'ConferenceConfirmed') return step === 'confirmed' && String(revision) === key;
  return true;
}

async function conferenceData({ tx, record, data }: Pick<Written, 'tx' | 'record' | 'data'>) {
  const zone = (record.appointmentZone as string | null) ?? (await tenantZone(tx));
  const at = (instant: unknown) =>
    instant ? conferenceTime(new Date(String(instant)).toISOString(), zone, 'D MMMM YYYY') : null;
  const slots = await slotsOf(tx, record.id);
  return {
    kind: conferenceKinds[record.kind as ConferenceKind],
    topic: record.topic ?? null,
    when: at(record.appointmentDate ?? data.startsAt),
    zone,
    answerBy: record.answerBy ? formatDate(String(record.answerBy), 'D MMMM YYYY') : null,
    note: record.joinNote ?? null,
    times: slots.map(({ startsAt }) => ({ when: at(startsAt) })),
    joining: joiningLines(record).map((line) => ({ text: line })),
  };
}

/** The meeting for the calendar of one person; the latest revision counts there. */
async function invitation(
  { services, record, person, data }: Written,
  office: { readonly name: string; readonly email: string | null },
) {
  const isOff = data.template === 'ConferenceCancelled';
  const startsAt = isOff ? data.startsAt : String(record.appointmentDate);
  const endsAt = isOff ? data.endsAt : String(record.appointmentEnd);
  if (!startsAt || !endsAt) return [];
  const { hostname } = new URL(services.config.publicUrl);
  const method = isOff ? 'CANCEL' : 'REQUEST';
  const content = invitationText({
    method,
    uid: `${record.id}@${hostname}`,
    sequence: Number(record.revision ?? 0),
    writtenAt: services.now().toISOString(),
    startsAt,
    endsAt,
    summary: `${conferenceKinds[record.kind as ConferenceKind]} ${record.caseNo}`,
    description: joiningLines(record).join('\n'),
    location: String(record.court ?? record.room ?? record.joinLink ?? record.joinPhone ?? ''),
    organiser: { name: office.name, email: office.email ?? `no-reply@${hostname}` },
    guest: { name: person.name, email: person.email ?? '' },
  });
  return [
    {
      filename: `${record.caseNo}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: Buffer.from(content),
    },
  ];
}

const officeText = `select coalesce(shown_name, '') as name, email from platform_tenants
  where id = current_tenant()`;

type Office = { name: string; email: string | null };

async function write(given: Written): Promise<MailContent> {
  const { tx, services, record, person, data } = given;
  const { template, key } = data;
  const link =
    template === 'ConferenceTimesOffered'
      ? await mintPollLink(
          tx,
          services,
          {
            participantId: person.id,
            key,
            until: (await slotsOf(tx, record.id)).at(-1)?.endsAt ?? null,
          },
          await sentTo(tx, given.emailId),
        )
      : caseLink(services.config.publicUrl, coType, record.id);
  const facts = await caseFacts(tx, coType, record, link);
  const client = facts.data['client'] as { firstName?: string | null; lastName?: string | null };
  const said = {
    ...facts.data,
    link,
    conference: {
      ...(await conferenceData(given)),
      claimant: initialsOf(client.firstName ?? null, client.lastName ?? null),
    },
    participant: { name: person.name },
  };
  if (template === 'ConferenceTimesOffered')
    return templateMailWithSecretLink(tx, services, template, said);
  const words = await templateMail(tx, services, template, said);
  const [office = { name: '', email: null }] = await tx.query<Office>(officeText);
  if (template === 'ConferenceMinutes')
    return { ...words, attachments: [await minutesAttachment(tx, services, record)] };
  return { ...words, attachments: await invitation(given, office) };
}

/** Read when the mail leaves: it never tells of a time that no longer holds. */
export const conferenceRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, given, services, emailId) {
    const data = given as MailData;
    const record = await storedCase(tx, coType, data.conferenceId);
    if (!record || !isCurrent(record, data)) return null;
    const participants = await participantsOf(tx, record.id);
    const person = participants.find(({ id }) => id === data.participantId);
    return person ? write({ tx, services, record, person, data, emailId }) : null;
  },
});
