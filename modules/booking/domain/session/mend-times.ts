import { dayIn, formatDateTime, instantAt, refuse, sameClockIn, zoneName } from '#kernel/domain';
import type { Instant, Refused } from '#kernel/domain';

/** What stays when sessions take the time zone of their place. */
export const zoneChanges = {
  keepClock: 'Take that of the place; 09:00 stays 09:00 there',
  keepMoments: 'Take that of the place; the moments stay, the clock times change',
} as const;

export type TimeWishes = {
  readonly zoneChange?: keyof typeof zoneChanges | null;
  /** New clock times on the same day. */
  readonly from?: string | null;
  readonly to?: string | null;
};

export type SessionTimes = {
  readonly timeZone: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
};

export type TimesToMend = SessionTimes & {
  readonly bookedSlots: number;
  /** The zone of the place where the session will be. */
  readonly placeZone: string;
};

export const hasTimeWishes = ({ zoneChange, from, to }: TimeWishes): boolean =>
  Boolean(zoneChange ?? from ?? to);

/** The times of one session as they are wished. */
export function mendedTimes(
  session: TimesToMend,
  { zoneChange, from, to }: TimeWishes,
): SessionTimes {
  const { timeZone: old, placeZone } = session;
  const timeZone = zoneChange ? placeZone : old;
  const kept = (at: Instant) => (zoneChange === 'keepClock' ? sameClockIn(at, old, timeZone) : at);
  const [dateFrom, dateTo] = [kept(session.dateFrom), kept(session.dateTo)];
  const day = dayIn(timeZone, new Date(dateFrom));
  return {
    timeZone,
    dateFrom: from ? instantAt(day, from, timeZone) : dateFrom,
    dateTo: to ? instantAt(day, to, timeZone) : dateTo,
  };
}

export const isMended = (session: TimesToMend, wishes: TimeWishes): boolean => {
  const { timeZone, dateFrom, dateTo } = mendedTimes(session, wishes);
  return (
    timeZone !== session.timeZone ||
    Date.parse(dateFrom) !== Date.parse(session.dateFrom) ||
    Date.parse(dateTo) !== Date.parse(session.dateTo)
  );
};

const inWords = ({ dateFrom, dateTo, timeZone }: SessionTimes): string => {
  const end = formatDateTime(dateTo, timeZone).split(' - ').at(-1);
  return `${formatDateTime(dateFrom, timeZone)} to ${end} ${zoneName(dateFrom, timeZone)}`;
};

/** When a session is and when it would be, each with the name of its clocks. */
export const timesInWords = (session: TimesToMend, wishes: TimeWishes) => ({
  before: inWords(session),
  after: inWords(mendedTimes(session, wishes)),
});

/**
 * Why the wishes cannot be fulfilled. Whoever is booked was told a time and a place: their sessions are
 * not shifted here. With a new centre the moments may stay, since that change asks about appointments.
 */
export function refuseMending(
  sessions: readonly TimesToMend[],
  wishes: TimeWishes,
  hasNewCentre: boolean,
): Refused | null {
  const { zoneChange, from, to } = wishes;
  const elsewhere = sessions.filter(({ timeZone, placeZone }) => timeZone !== placeZone);
  const [first] = elsewhere;
  if (hasNewCentre && first && !zoneChange) {
    const values = { count: elsewhere.length, zone: first.timeZone, centreZone: first.placeZone };
    return refuse('sayWhichTimesStay', { values });
  }
  const isShift = zoneChange === 'keepClock' || Boolean(from ?? to) || !hasNewCentre;
  const booked = isShift
    ? sessions.filter((one) => one.bookedSlots > 0 && isMended(one, wishes))
    : [];
  if (booked.length) {
    const slots = booked.reduce((sum, { bookedSlots }) => sum + bookedSlots, 0);
    return refuse('bookedTimesStay', { values: { sessions: booked.length, slots } });
  }
  const isBackwards = sessions.some((one) => {
    const { dateFrom, dateTo } = mendedTimes(one, wishes);
    return Date.parse(dateTo) <= Date.parse(dateFrom);
  });
  return isBackwards ? refuse('sessionEndsBeforeStart', { field: 'to' }) : null;
}
