import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { ReminderKind } from './reminder-rule.resource.ts';

export type Rule = {
  readonly id: string;
  readonly what: ReminderKind;
  readonly days: number;
  readonly side: 'before' | 'after';
  readonly sentBy: 'mail' | 'sms';
};

/** What a rule looks at; days are those of the place where people meet. */
export type ReminderFacts = {
  readonly createdOn: PlainDate;
  readonly step: string;
  readonly isOnHold: boolean;
  readonly isClosed: boolean;
  readonly appointmentDay: PlainDate | null;
  readonly paperworkDueDate: PlainDate | null;
  readonly paperworkReceivedOn: PlainDate | null;
  readonly paperworkSentOn: PlainDate | null;
  readonly attendanceOutcome: string | null;
  readonly reportDueDate: PlainDate | null;
  readonly reportReceivedOn: PlainDate | null;
};

/** K-060, B-164, G-083: before it no mail was tracked; what is older counts as told. */
export const emailSentThreshold: PlainDate = '2023-01-01';

/** Steps at which nobody knows yet whether the claimant came. */
const beforeAttendance = ['appointmentConfirmed', 'paperworkSent', 'fileReview'];

/** The day that the rule counts from; null: there is nothing to remind of. */
export function baseDay({ what }: Pick<Rule, 'what'>, facts: ReminderFacts): PlainDate | null {
  if (facts.isOnHold || facts.isClosed) return null;
  switch (what) {
    case 'paperworkDue':
      return facts.paperworkReceivedOn || facts.paperworkSentOn ? null : facts.paperworkDueDate;
    case 'reportOverdue':
      return facts.reportReceivedOn ? null : facts.reportDueDate;
    // A quotation has a last day of its own: `quotation-reminders.ts`.
    case 'quotationExpires':
      return null;
    default: {
      const isOpen = (facts.attendanceOutcome ?? 'none') === 'none';
      return isOpen && beforeAttendance.includes(facts.step) ? facts.appointmentDay : null;
    }
  }
}

/** The column of a case that holds the day a kind counts from. A quotation has a last day of its own. */
export const baseDayFields = {
  appointmentClient: 'appointment_date',
  appointmentCm: 'appointment_date',
  appointmentSpecialist: 'appointment_date',
  attendanceAsked: 'appointment_date',
  paperworkDue: 'paperwork_due_date',
  reportOverdue: 'report_due_date',
} as const satisfies Partial<Record<ReminderKind, string>>;

/** Kinds that count from a day of the case. */
export type DatedReminderKind = keyof typeof baseDayFields;

/** `7 days before`, as people call the rung of a ladder. */
export const ruleName = ({ days, side }: Pick<Rule, 'days' | 'side'>): string =>
  days === 0 ? 'On the day' : `${days} ${days === 1 ? 'day' : 'days'} ${side}`;

/** A server that stood still makes up for so many days. */
const late = 2;

/** The day that a reminder stands for when it is due today; null: it is not. */
export function dueOccasion(rule: Rule, facts: ReminderFacts, today: PlainDate): PlainDate | null {
  if (facts.createdOn < emailSentThreshold) return null;
  const base = baseDay(rule, facts);
  return base && isDue(rule, base, today) ? base : null;
}

/** Never after what it was to remind of. */
export function isDue(
  rule: Pick<Rule, 'days' | 'side'>,
  base: PlainDate,
  today: PlainDate,
): boolean {
  const day = addDays(base, rule.side === 'before' ? -rule.days : rule.days);
  if (today < day || today > addDays(day, late)) return false;
  return rule.side === 'after' || today <= base;
}

/** Every rule begins so; a practice changes them as it likes. */
export const remindersAtStart: readonly Omit<Rule, 'id'>[] = [
  { what: 'appointmentClient', days: 7, side: 'before', sentBy: 'mail' },
  { what: 'appointmentClient', days: 1, side: 'before', sentBy: 'sms' },
  { what: 'appointmentCm', days: 5, side: 'before', sentBy: 'mail' },
  { what: 'appointmentSpecialist', days: 2, side: 'before', sentBy: 'mail' },
  { what: 'paperworkDue', days: 3, side: 'before', sentBy: 'mail' },
  { what: 'attendanceAsked', days: 1, side: 'after', sentBy: 'mail' },
  { what: 'reportOverdue', days: 1, side: 'after', sentBy: 'mail' },
  { what: 'quotationExpires', days: 3, side: 'before', sentBy: 'mail' },
];
