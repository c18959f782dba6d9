import { letter, mailRendererPoint } from '#correspondence/server';
import type { Instant } from '#kernel/domain';
import { invitationText, noticeText, personOf, placeWords } from '../../domain/index.ts';
import type { NoticeFacts, NoticeKind, NoticeRecipient } from '../../domain/index.ts';
import { noticeFacts, specialistNamed } from './notice-facts.ts';

/** What an appointment was before it moved. */
export type Before = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly specialistId: string;
};

export type NoticeData = {
  readonly appointmentId: string;
  readonly kind: NoticeKind;
  readonly recipient: NoticeRecipient;
  readonly before: Before | null;
  /** The specialist from whom it was taken: for them it is cancelled. */
  readonly isFormer: boolean;
};

const name = 'booking.notice';

export const noticeMail = (data: NoticeData) => ({
  render: name,
  data: { ...data } as Readonly<Record<string, unknown>>,
});

/** Read when the mail leaves: it never tells of a time that no longer holds. */
export const noticeRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, { config, now }) {
    const { appointmentId, kind: told, recipient, before, isFormer } = data as NoticeData;
    const found = await noticeFacts(tx, appointmentId);
    if (!found) throw new Error('The appointment of this mail does not exist');
    const facts: NoticeFacts =
      isFormer && before
        ? {
            ...found,
            ...before,
            specialist: (await specialistNamed(tx, before.specialistId)) ?? found.specialist,
          }
        : found;
    const kind = found.status === 'cancelled' ? 'cancelled' : told;
    const { subject, paragraphs, summary } = noticeText(
      kind,
      recipient,
      facts,
      before?.startsAt ?? null,
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
      summary,
      description: `Reference: ${facts.reference}`,
      location: placeWords(facts),
      organiser: {
        name: facts.office.name,
        email: facts.office.email ?? `no-reply@${hostname}`,
      },
      guest: { name: guest?.name ?? '', email: guest?.email ?? '' },
    });
    return {
      ...letter(subject, paragraphs),
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
