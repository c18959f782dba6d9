import type { Instant } from '#kernel/domain';
import type { AppointmentStatus } from '../booking-choices.ts';
import type { NoticeKind } from './notice.ts';

/** What one person was told of an appointment, or would be told now. */
export type ToldState = {
  readonly state: 'booked' | 'confirmed' | 'cancelled';
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** On whose clocks they read it; absent in what was told before this was kept. */
  readonly timeZone?: string;
  readonly place: string;
};

export type NoticeQuestion = {
  /** Why the message was asked for. */
  readonly asked: NoticeKind;
  /** The time before the move that asked for the message. */
  readonly startedAt: Instant | null;
  readonly timeZoneBefore?: string | null;
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
  /** The old time is said on the clocks on which it was told. */
  readonly timeZoneBefore?: string | null;
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
  const { known, now, isBookingUntold, asked } = question;
  if (known) return differenceToKnown(known, question);
  const isOff = now.state === 'cancelled';
  if (isBookingUntold) {
    return isOff ? null : plain(now.state === 'confirmed' ? 'confirmed' : 'booked');
  }
  if (isOff) return plain('cancelled');
  if (asked === 'moved') return moved(question);
  if (asked === 'changed') return plain('changed');
  if (asked === 'confirmed') return now.state === 'confirmed' ? plain('confirmed') : null;
  return asked === 'booked' ? plain('booked') : null;
}

/** Nobody knows what they were told; what it was before the move is the news. */
function moved(question: NoticeQuestion): NoticeToSend | null {
  const { now, startedAt, timeZoneBefore, placeBefore } = question;
  const elsewhere = placeBefore && !now.place.startsWith(placeBefore) ? { placeBefore } : null;
  if (!isSameInstant(startedAt, now.startsAt)) {
    return { kind: 'moved', startedAt, ...(timeZoneBefore && { timeZoneBefore }), ...elsewhere };
  }
  return elsewhere && { kind: 'moved', startedAt: null, ...elsewhere };
}

function differenceToKnown(
  known: ToldState,
  { now, asked, startedAt, timeZoneBefore }: NoticeQuestion,
): NoticeToSend | null {
  if (now.state === 'cancelled') return known.state === 'cancelled' ? null : plain('cancelled');
  if (known.state === 'cancelled') return plain('booked');
  const isOtherTime =
    !isSameInstant(known.startsAt, now.startsAt) || !isSameInstant(known.endsAt, now.endsAt);
  const elsewhere = known.place === now.place ? {} : { placeBefore: known.place };
  if (isOtherTime) {
    const isThatMove = isSameInstant(startedAt, known.startsAt);
    const zone = known.timeZone ?? (isThatMove ? timeZoneBefore : null);
    return {
      kind: 'moved',
      startedAt: known.startsAt,
      ...(zone && { timeZoneBefore: zone }),
      ...elsewhere,
    };
  }
  if (known.place !== now.place) {
    const kind = asked === 'changed' ? 'changed' : 'moved';
    return { kind, startedAt: null, ...elsewhere };
  }
  return now.state === 'confirmed' && known.state === 'booked' ? plain('confirmed') : null;
}

const plain = (kind: NoticeKind): NoticeToSend => ({ kind, startedAt: null });

const isSameInstant = (one: Instant | null, other: Instant): boolean =>
  one !== null && Date.parse(one) === Date.parse(other);
