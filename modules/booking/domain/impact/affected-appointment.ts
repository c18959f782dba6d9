import type { Instant } from '#kernel/domain';
import type { AppointmentStatus, ConsultationType } from '../booking-choices.ts';
import type { NoticeRecipient } from '../notice/notice.ts';

/** An appointment that a change would reach, as it is now. */
export type AffectedAppointment = {
  readonly id: string;
  readonly reference: string;
  readonly status: AppointmentStatus;
  readonly revision: number;
  readonly sessionId: string;
  readonly specialistId: string;
  readonly centreId: string | null;
  readonly companyId: string | null;
  readonly timeZone: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  readonly consultationType: ConsultationType;
  readonly client: string;
  readonly company: string | null;
  readonly caseManager: string | null;
  readonly specialist: string;
  readonly isVideo: boolean;
  /** The centre, `Video` or `Home assessment`. */
  readonly place: string;
  /** Who has an address to write to. */
  readonly writable: readonly NoticeRecipient[];
  /** The caller could open it; else only its time is told. */
  readonly isReadable: boolean;
};

/** When, where and with whom an appointment is. */
export type AppointmentStand = {
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  readonly timeZone: string;
  readonly specialist: string;
  readonly place: string;
};

export const standOf = (one: AffectedAppointment): AppointmentStand => ({
  dateFrom: one.dateFrom,
  dateTo: one.dateTo,
  timeZone: one.timeZone,
  specialist: one.specialist,
  place: one.place,
});
