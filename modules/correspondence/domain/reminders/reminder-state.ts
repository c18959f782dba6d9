import { accept, addDays, create, refuse } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import type { ReminderKind } from './reminder-kinds.ts';
import { reminderLog } from './reminder-log.resource.ts';
import type { reminderOutcomes } from './reminder-log.resource.ts';

/** One rung of a ladder that is due, and for what: of each pair one reminder is sent. */
export type DueStep = {
  readonly step: string;
  readonly occasion: string;
  /** How people call it: `Level 2`, `3 months before`. */
  readonly stepName: string;
};

/** The record that a reminder is about, and the one on whose page it is shown. */
export type Reminded = {
  readonly id: string;
  readonly fromModule: string;
  readonly objectId: string;
  readonly objectName: string;
  /** Whoever may not see this case sees none of its reminders. */
  readonly caseId?: string | null;
  /** Where the thing happens: its calendar says which day it is, its clock when it is night. */
  readonly zone?: string | null;
};

/** A line of the log about one record, the oldest first. */
export type Logged = {
  readonly step: string;
  readonly occasion: string;
  readonly outcome: keyof typeof reminderOutcomes;
  readonly reason: string | null;
};

/** `HH:mm` by the clocks of the place. Nobody is woken by a reminder. */
export const isOfficeHour = (clock: string): boolean => clock >= '08:00' && clock < '18:00';

/** The reason of the last stop, until somebody resumed. */
export function stopOf(log: readonly Logged[]): string | null {
  const last = log.findLast(({ outcome }) => outcome !== 'sent');
  return last?.outcome === 'stopped' ? (last.reason ?? '') : null;
}

export const isSent = (log: readonly Logged[], { step, occasion }: DueStep): boolean =>
  log.some((one) => one.outcome === 'sent' && one.step === step && one.occasion === occasion);

export type NextStep<S extends DueStep> = { readonly dueOn: PlainDate; readonly step: S };

/** The first day from `today` on which something is due that was not sent, if nothing changes. */
export function nextStep<S extends DueStep>(
  due: (day: PlainDate) => readonly S[],
  log: readonly Logged[],
  today: PlainDate,
  days: number,
): NextStep<S> | null {
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const dueOn = addDays(today, ahead);
    const step = due(dueOn).find((one) => !isSent(log, one));
    if (step) return { dueOn, step };
  }
  return null;
}

/** What the log says of a record, whatever happened. */
export type AboutRecord = {
  readonly kind: ReminderKind;
  readonly recordId: string;
  readonly fromModule: string;
  readonly objectId: string;
  readonly objectName: string;
  readonly caseId: string | null;
};

/** No two lines of a record have the same number: whoever writes one holds the record. */
const stopLine = (log: readonly Logged[], today: PlainDate) => ({
  step: 'stop',
  occasion: String(log.length + 1),
  sentOn: today,
});

export const decideStop = (
  about: AboutRecord,
  log: readonly Logged[],
  reason: string,
  today: PlainDate,
): Decision =>
  stopOf(log) === null
    ? accept(create(reminderLog, { ...about, ...stopLine(log, today), outcome: 'stopped', reason }))
    : refuse('reminderStoppedAlready');

export const decideResume = (
  about: AboutRecord,
  log: readonly Logged[],
  today: PlainDate,
): Decision =>
  stopOf(log) === null
    ? refuse('reminderNotStopped')
    : accept(create(reminderLog, { ...about, ...stopLine(log, today), outcome: 'resumed' }));
