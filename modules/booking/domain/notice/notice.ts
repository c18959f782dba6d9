import { noticeTemplateKey } from '#correspondence/domain';
import type { Instant } from '#kernel/domain';
import type { AppointmentStatus, ConsultationType } from '../booking-choices.ts';

/** Whom an appointment concerns besides the office. */
export const noticeRecipients = {
  client: 'Client',
  caseManager: 'Case manager',
  specialist: 'Specialist',
} as const;

export type NoticeRecipient = keyof typeof noticeRecipients;

export const everyRecipient = Object.keys(noticeRecipients) as NoticeRecipient[];

/** What a message is called where messages are listed. */
export const noticeTitles = {
  booked: 'Appointment booked',
  confirmed: 'Appointment confirmed',
  moved: 'Appointment moved',
  changed: 'Appointment details changed',
  cancelled: 'Appointment cancelled',
} as const;

export type NoticeKind = keyof typeof noticeTitles;

/** The templates that a move sends, one for each reader; the workflow names them in `sends`. */
export const noticesOf = (kind: NoticeKind): readonly string[] =>
  everyRecipient.map((recipient) => noticeTemplateKey(kind, recipient));

type Person = { readonly name: string; readonly email: string | null };

/** What a message about an appointment may say, whoever reads it. */
export type NoticeFacts = {
  readonly id: string;
  readonly reference: string;
  readonly status: AppointmentStatus;
  /** Counts moves and the cancellation: calendars take the highest. */
  readonly revision: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly consultationType: ConsultationType;
  readonly isVideo: boolean;
  /** Where the video call takes place, once somebody has entered it. */
  readonly videoLink?: string | null;
  /** Where it was, for somebody who lost it; else it follows from the rest. */
  readonly place?: string | null;
  readonly cancellationReason: string | null;
  /** Null where none is needed. */
  readonly interpreterLanguage: string | null;
  readonly client: Person & { readonly firstName: string };
  readonly caseManager: (Person & { readonly firstName: string }) | null;
  readonly specialist: Person & { readonly specialty: string | null };
  readonly company: string | null;
  readonly centre: {
    readonly name: string;
    readonly address: string;
    readonly room: string | null;
    readonly phone: string | null;
    readonly parking: string | null;
    readonly access: string | null;
  } | null;
  readonly office: { readonly name: string; readonly email: string | null };
};

/** The address of one of them; null: there is nobody, or no way to write to them. */
export const personOf = (facts: NoticeFacts, recipient: NoticeRecipient): Person | null =>
  recipient === 'client'
    ? facts.client
    : recipient === 'caseManager'
      ? facts.caseManager
      : facts.specialist;
