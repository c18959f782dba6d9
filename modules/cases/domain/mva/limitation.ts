import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { australianStates } from '#platform/domain';
import type { AustralianState } from '#platform/domain';
import { monthsLater } from '../engine/months-later.ts';
import { limitationRules, limitationVersion } from './limitation-rules.ts';
import type { LimitationRule } from './limitation-rules.ts';

export type Accident = {
  readonly stateId: string | null;
  readonly accidentDate: PlainDate | null;
  /** Of the claimant, where it is known. */
  readonly dateOfBirth?: PlainDate | null;
};

export type Limitation = {
  /** Null: there is no limitation to count. */
  readonly date: PlainDate | null;
  readonly rule: string;
  readonly version: string;
  readonly source: string;
  readonly isConfirmed: boolean;
  readonly notices: readonly { readonly what: string; readonly date: PlainDate }[];
};

const ruleOf = (state: string): LimitationRule | undefined =>
  limitationRules.find((rule) => rule.state === state);

const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`;

/** B-187. Guidance only: null while the state or the day is missing. */
export function limitationOf({
  stateId,
  accidentDate,
  dateOfBirth = null,
}: Accident): Limitation | null {
  const rule = stateId ? ruleOf(stateId) : undefined;
  if (!rule || !accidentDate) return null;
  const { minorsFrom, source, mark } = rule;
  const birthday =
    minorsFrom && dateOfBirth ? monthsLater(dateOfBirth, minorsFrom * 12) : accidentDate;
  const isMinor = birthday > accidentDate;
  const from = isMinor ? birthday : accidentDate;
  const place = australianStates[rule.state as AustralianState];
  const words =
    rule.years === null
      ? `${place}: no court limitation, a no-fault scheme`
      : `${place}: ${years(rule.years)} from ${isMinor ? `the ${minorsFrom}th birthday` : 'the accident'}`;
  return {
    date: rule.years === null ? null : monthsLater(from, rule.years * 12),
    rule: words,
    version: limitationVersion,
    source,
    isConfirmed: mark === 'sure',
    notices: rule.notices.map(({ what, months = 0, days = 0 }) => ({
      what,
      date: addDays(monthsLater(accidentDate, months), days),
    })),
  };
}

/** Months before the day at which somebody is reminded, the last one last. */
export const reminderMonths = [12, 6, 3, 1] as const;

export const monthsBefore = (months: number): string =>
  `${months} ${months === 1 ? 'month' : 'months'} before`;

/** The reminder that stands for today; null: it is too early, or the day has gone by. */
export function dueReminder(limitationDate: PlainDate, today: PlainDate): number | null {
  if (today > limitationDate) return null;
  const reached = reminderMonths.filter((months) => today >= monthsLater(limitationDate, -months));
  return reached.at(-1) ?? null;
}

export const limitationStages = {
  none: 'No limitation date yet',
  far: 'More than 12 months away',
  near: 'Less than 12 months away',
  close: 'Less than 3 months away',
  passed: 'Passed',
} as const;

export type LimitationStage = keyof typeof limitationStages;

/** How loudly the page and the list say it. */
export function limitationStage(
  limitationDate: PlainDate | null | undefined,
  today: PlainDate,
): LimitationStage {
  if (!limitationDate) return 'none';
  if (limitationDate < today) return 'passed';
  const months = dueReminder(limitationDate, today);
  if (months === null) return 'far';
  return months <= 3 ? 'close' : 'near';
}
