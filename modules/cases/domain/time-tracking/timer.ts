import { accept, create, refuse } from '#kernel/domain';
import type { Creation, Instant, Refused } from '#kernel/domain';
import { longestEntry } from './time-choices.ts';
import type { TimeActivity } from './time-choices.ts';
import { timeEntry } from './time-entry.resource.ts';

export type RunningTimer = {
  readonly caseId: string;
  readonly activity: TimeActivity;
  readonly note: string | null;
  readonly startedAt: Instant;
};

const minute = 60_000;
const minuteOf = (at: Instant): number => Math.floor(Date.parse(at) / minute);
const instantOf = (minutes: number): Instant => new Date(minutes * minute).toISOString();

/** Whole minutes; whoever stops within the first has worked one. */
export const minutesOfTimer = (startedAt: Instant, now: Instant): number =>
  Math.max(1, minuteOf(now) - minuteOf(startedAt));

/** Entries of timers that were stopped within their first minute may end a little ahead of the clock. */
const mostAhead = 60;

/** The next timer begins where the last entry ends. */
export function startOfTimer(now: Instant, lastEnd: Instant | null): Instant {
  const begins = minuteOf(now);
  const ended = lastEnd ? minuteOf(lastEnd) : 0;
  return instantOf(ended > begins && ended - begins <= mostAhead ? ended : begins);
}

/** Started again before anything was measured: nobody knows which of the two is meant. */
export const hasJustBegun = (timer: Pick<RunningTimer, 'startedAt'>, now: Instant): boolean =>
  minuteOf(timer.startedAt) >= minuteOf(now);

export type Stop = {
  readonly minutes?: number | null;
  readonly note?: string | null;
  readonly now: Instant;
  readonly userId: string;
  /** When the entries end that were made for the time since the timer began. */
  readonly enteredUntil?: Instant | null;
};

/** What the timer measured becomes an entry; a shorter time may be said in its place. */
export function entryOfTimer(timer: RunningTimer, stop: Stop): Creation | Refused {
  const { enteredUntil } = stop;
  const isLater = enteredUntil && Date.parse(enteredUntil) > Date.parse(timer.startedAt);
  // What was entered meanwhile stays; the timer keeps the time after it.
  const startedAt = isLater ? enteredUntil : timer.startedAt;
  const measured = minutesOfTimer(startedAt, stop.now);
  const minutes = stop.minutes ?? measured;
  if (minutes > measured) return refuse('timerLongerThanRun', { values: { measured } });
  if (minutes > longestEntry) return refuse('timerTooLong');
  return create(timeEntry, {
    caseId: timer.caseId,
    userKind: 'staff',
    userId: stop.userId,
    activity: timer.activity,
    startedAt,
    minutes,
    note: stop.note === undefined ? timer.note : stop.note,
  });
}

export const decideStop = (timer: RunningTimer | null, stop: Stop) =>
  timer ? accept(entryOfTimer(timer, stop)) : refuse('noTimer');
