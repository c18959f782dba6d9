import { formatDateTime, formatTime } from '#kernel/domain';
import type { Instant } from '#kernel/domain';
import type { ConsultationType, SlotState } from '../../domain/index.ts';

/** A slot as the screens of booking show it. */
export type ShownSlot = {
  readonly id: string;
  readonly sessionId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly state: SlotState;
  readonly heldById: string | null;
  readonly heldByName: string | null;
  readonly heldUntil: Instant | null;
  /** Of a booked slot, for those who may open the appointment. */
  readonly appointmentId?: string | null;
};

/** What the dialog needs to know of the slot that is to be booked. */
export type BookableSlot = Omit<ShownSlot, 'state' | 'heldByName'> & {
  readonly timeZone: string;
  readonly specialistName: string;
  /** The centre, or the words for video. */
  readonly placeName: string;
  readonly consultationType: ConsultationType;
  /** With whom and how the session meets people; said where an appointment may move here. */
  readonly specialistId?: string;
  readonly centreName?: string | null;
  readonly isVideoAppointment?: boolean;
  readonly centreId?: string | null;
};

export const isMine = (
  slot: Pick<ShownSlot, 'heldById' | 'heldUntil'>,
  userId: string,
  now: Instant,
): boolean => slot.heldById === userId && slot.heldUntil !== null && slot.heldUntil > now;

/** `09:00`, on the clocks of the place. */
export const clockText = formatTime;

const weekdays = new Map<string, Intl.DateTimeFormat>();

function weekdayText(instant: Instant, timeZone: string): string {
  let format = weekdays.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'short' });
    weekdays.set(timeZone, format);
  }
  return format.format(new Date(instant));
}

/** `Mon 24 Nov 2026`, on the calendar of the place. */
export const dayText = (instant: Instant, timeZone: string, dateFormat?: string): string =>
  `${weekdayText(instant, timeZone)} ${formatDateTime(instant, timeZone, dateFormat).split(' - ')[0]}`;

/** `Sydney time`. */
export const zoneText = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
