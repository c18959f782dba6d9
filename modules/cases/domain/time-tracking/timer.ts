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

/** The last entry may end within this minute: the next begins where it ends. */
export function startOfTimer(now: Instant, lastEnd: Instant | null): Instant {
  const begins = minuteOf(now);
  const ended = lastEnd ? minuteOf(lastEnd) : 0;
  return instantOf(ended === begins + 1 ? ended : begins);
}

export type Stop = {
  readonly minutes?: number | null;
  readonly note?: string | null;
  readonly now: Instant;
  readonly userId: string;
};

/** What the timer measured becomes an entry; a shorter time may be said in its place. */
export function entryOfTimer(timer: RunningTimer, stop: Stop): Creation | Refused {
  const measured = minutesOfTimer(timer.startedAt, stop.now);
  const minutes = stop.minutes ?? measured;
  if (minutes > measured) return refuse('timerLongerThanRun', { values: { measured } });
  if (minutes > longestEntry) return refuse('timerTooLong');
  return create(timeEntry, {
    caseId: timer.caseId,
    userKind: 'staff',
    userId: stop.userId,
    activity: timer.activity,
    startedAt: timer.startedAt,
    minutes,
    note: stop.note === undefined ? timer.note : stop.note,
  });
}

export const decideStop = (timer: RunningTimer | null, stop: Stop) =>
  timer ? accept(entryOfTimer(timer, stop)) : refuse('noTimer');
