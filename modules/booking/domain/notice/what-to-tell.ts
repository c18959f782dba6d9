import type { Instant } from '#kernel/domain';
import type { AppointmentStatus } from '../booking-choices.ts';
import type { NoticeKind } from './notice.ts';

/** What one person was told of an appointment, or would be told now. */
export type ToldState = {
  readonly state: 'booked' | 'confirmed' | 'cancelled';
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly place: string;
};

export type NoticeQuestion = {
  /** Why the message was asked for. */
  readonly asked: NoticeKind;
  /** The time before the move that asked for the message. */
  readonly startedAt: Instant | null;
  /** The place before the move, where the place itself is the news. */
  readonly placeBefore?: string | null;
  /** What the last message that left told this person. */
  readonly known: ToldState | null;
  /** This person's message of the booking has not left: they do not know of the appointment. */
  readonly isBookingUntold: boolean;
  readonly now: ToldState;
};

export type NoticeToSend = {
  readonly kind: NoticeKind;
  readonly startedAt: Instant | null;
  /** Said where somebody must not go to the old place. */
  readonly placeBefore?: string | null;
};

export const toldState = (status: AppointmentStatus): ToldState['state'] =>
  status === 'cancelled' || status === 'confirmed' ? status : 'booked';

/**
 * Decided when the message leaves, after the time in which a change can be taken back: only the
 * difference to what the person knows is told. Null: there is nothing to tell any more.
 */
export function whatToTell(question: NoticeQuestion): NoticeToSend | null {
  const { known, now, isBookingUntold, asked, startedAt } = question;
  if (known) return differenceToKnown(known, now, asked);
  const isOff = now.state === 'cancelled';
  if (isBookingUntold) {
    return isOff ? null : plain(now.state === 'confirmed' ? 'confirmed' : 'booked');
  }
  if (isOff) return plain('cancelled');
  if (asked === 'moved') {
    if (!isSameInstant(startedAt, now.startsAt)) return { kind: 'moved', startedAt };
    const { placeBefore } = question;
    const isElsewhere = placeBefore && !now.place.startsWith(placeBefore);
    return isElsewhere ? { kind: 'moved', startedAt: null, placeBefore } : null;
  }
  if (asked === 'changed') return plain('changed');
  if (asked === 'confirmed') return now.state === 'confirmed' ? plain('confirmed') : null;
  return asked === 'booked' ? plain('booked') : null;
}

function differenceToKnown(
  known: ToldState,
  now: ToldState,
  asked: NoticeKind,
): NoticeToSend | null {
  if (now.state === 'cancelled') return known.state === 'cancelled' ? null : plain('cancelled');
  if (known.state === 'cancelled') return plain('booked');
  const isOtherTime =
    !isSameInstant(known.startsAt, now.startsAt) || !isSameInstant(known.endsAt, now.endsAt);
  const elsewhere = known.place === now.place ? {} : { placeBefore: known.place };
  if (isOtherTime) return { kind: 'moved', startedAt: known.startsAt, ...elsewhere };
  if (known.place !== now.place) {
    const kind = asked === 'changed' ? 'changed' : 'moved';
    return { kind, startedAt: null, ...elsewhere };
  }
  return now.state === 'confirmed' && known.state === 'booked' ? plain('confirmed') : null;
}

const plain = (kind: NoticeKind): NoticeToSend => ({ kind, startedAt: null });

const isSameInstant = (one: Instant | null, other: Instant): boolean =>
  one !== null && Date.parse(one) === Date.parse(other);
