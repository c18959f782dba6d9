import { noticeTemplateKey } from '#correspondence/domain';
import { mailRendererPoint, templateMail } from '#correspondence/server';
import type { Instant } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import {
  invitationText,
  noticeData,
  noticeSummary,
  personOf,
  placeWords,
  toldState,
  whatToTell,
} from '../../domain/index.ts';
import type { NoticeFacts, NoticeKind, NoticeRecipient, ToldState } from '../../domain/index.ts';
import { noticeFacts, specialistNamed } from './notice-facts.ts';
import type { NoticedAppointment } from './notice-facts.ts';
import { knownToPerson, noteTold } from './notified-people.ts';

/** What an appointment was before it moved. */
export type Before = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly specialistId: string;
  readonly place: string | null;
};

export type NoticeData = {
  readonly appointmentId: string;
  readonly kind: NoticeKind;
  readonly recipient: NoticeRecipient;
  /** The client, case manager or specialist themselves, also when they are replaced later. */
  readonly personId: string;
  readonly before: Before | null;
  /** The specialist from whom it was taken: for them it is cancelled. */
  readonly isFormer: boolean;
  /** Sent once more on request, whatever the person was told before. */
  readonly isAgain?: boolean;
};

const name = 'booking.notice';

export const noticeMail = (data: NoticeData) => ({
  render: name,
  data: { ...data } as Readonly<Record<string, unknown>>,
});

/** Read when the mail leaves: it never tells of a time that no longer holds. */
export const noticeRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services, emailId) {
    const { config, now } = services;
    const notice = data as NoticeData;
    const { appointmentId, kind: asked, recipient, personId, before } = notice;
    const found = await noticeFacts(tx, appointmentId);
    if (!found) throw new Error('The appointment of this mail does not exist');
    const facts = await factsForPerson(tx, found, notice);
    const told: ToldState = {
      state: isTakenFrom(found, notice) ? 'cancelled' : toldState(found.status),
      startsAt: facts.startsAt,
      endsAt: facts.endsAt,
      timeZone: facts.timeZone,
      place: placeWords(facts),
    };
    const past = await knownToPerson(tx, { appointmentId, personId, emailId });
    const was = standBefore(before);
    const isRepeated = notice.isAgain && told.state !== 'cancelled';
    const news = isRepeated
      ? { kind: asked, ...was }
      : whatToTell({ ...past, asked, ...was, now: told });
    if (!news) return null;
    await noteTold(tx, emailId, news.kind, told);

    const { kind } = news;
    const words = await templateMail(
      tx,
      services,
      noticeTemplateKey(kind, recipient),
      noticeData(facts, news),
    );
    const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
    const { hostname } = new URL(config.publicUrl);
    const guest = personOf(facts, recipient);
    const content = invitationText({
      method,
      uid: `${appointmentId}@${hostname}`,
      sequence: facts.revision,
      writtenAt: now().toISOString(),
      startsAt: facts.startsAt,
      endsAt: facts.endsAt,
      summary: noticeSummary(recipient, facts),
      description: `Reference: ${facts.reference}`,
      location: placeWords(facts),
      organiser: {
        name: facts.office.name,
        email: facts.office.email ?? `no-reply@${hostname}`,
      },
      guest: { name: guest?.name ?? '', email: guest?.email ?? '' },
    });
    return {
      ...words,
      attachments: [
        {
          filename: `${facts.reference}.ics`,
          contentType: `text/calendar; charset=utf-8; method=${method}`,
          content: Buffer.from(content),
        },
      ],
    };
  },
});

const standBefore = (before: Before | null) => ({
  startedAt: before?.startsAt ?? null,
  timeZoneBefore: before?.timeZone ?? null,
  placeBefore: before?.place ?? null,
});

/** The appointment was given to another specialist than the one of this mail. */
const isTakenFrom = (found: NoticedAppointment, { recipient, personId }: NoticeData): boolean =>
  recipient === 'specialist' && personId !== found.specialistId;

/** A specialist who lost the appointment reads of the time that they had. */
async function factsForPerson(
  tx: Tx,
  found: NoticedAppointment,
  data: NoticeData,
): Promise<NoticeFacts> {
  if (!isTakenFrom(found, data)) return found;
  const specialist = (await specialistNamed(tx, data.personId)) ?? found.specialist;
  const times = data.isFormer && data.before ? data.before : {};
  return { ...found, ...times, specialist };
}
