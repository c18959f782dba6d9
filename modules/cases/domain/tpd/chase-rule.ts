import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** Days from the due day on which whoever owes a statement is written to, the last one last. */
export const chaseDays = [-7, 0, 7, 14] as const;

export const chaseName = (days: number): string =>
  days === 0 ? 'On the due day' : `${Math.abs(days)} days ${days < 0 ? 'before' : 'after'}`;

export type ChasedStatement = {
  readonly dueOn: PlainDate;
  readonly receivedOn: PlainDate | null;
  readonly requestedOn: PlainDate | null;
};

/** The chase that stands for today; null: it is too early, or there is nothing to wait for. */
export function dueChase(
  { dueOn, receivedOn, requestedOn }: ChasedStatement,
  today: PlainDate,
): number | null {
  if (receivedOn || !requestedOn) return null;
  // Whoever was asked today is not chased today.
  if (requestedOn >= today) return null;
  return chaseDays.filter((days) => today >= addDays(dueOn, days)).at(-1) ?? null;
}

export const statementStates = {
  notAsked: 'Not requested',
  waiting: 'Waiting',
  dueSoon: 'Due soon',
  overdue: 'Overdue',
  received: 'Received',
} as const;

export type StatementState = keyof typeof statementStates;

export function statementState(statement: ChasedStatement, today: PlainDate): StatementState {
  if (statement.receivedOn) return 'received';
  if (!statement.requestedOn) return 'notAsked';
  if (today > statement.dueOn) return 'overdue';
  return today >= addDays(statement.dueOn, chaseDays[0]) ? 'dueSoon' : 'waiting';
}
