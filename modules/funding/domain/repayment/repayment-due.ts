import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { repaymentTimings } from '../agreements/agreement-choices.ts';
import type { Loan } from '../interest/loan-terms.ts';
import { payoutOn } from '../interest/payout.ts';
import type { LoanStatus } from '../loans/loan-choices.ts';

export type DueParts = {
  readonly principal: Money;
  readonly interest: Money;
  readonly fees: Money;
};

export const totalOfParts = ({ principal, interest, fees }: DueParts): Money =>
  addMoney(principal, interest, fees);

export type InstalmentToInvoice = {
  readonly id: string;
  readonly dueOn: PlainDate;
  readonly instalment: Money;
  readonly isInvoiced: boolean;
};

/** What of the schedule is not paid; null for a loan without one. */
export type ScheduleToInvoice = readonly InstalmentToInvoice[] | null;

export type LoanToInvoice = {
  readonly loan: Loan;
  readonly status: LoanStatus;
  readonly repayment: keyof typeof repaymentTimings;
  readonly dueOn: PlainDate | null;
  /** Asked for on other invoices and not paid. */
  readonly invoiced: Money;
  readonly schedule: ScheduleToInvoice;
};

const nothing: DueParts = { principal: '0.00', interest: '0.00', fees: '0.00' };

/** Takes an amount off the parts, in the order in which it is asked for first. */
function lessen(parts: DueParts, amount: Money): DueParts {
  let left = exact(amount);
  const rest = { ...parts };
  for (const part of ['fees', 'interest', 'principal'] as const) {
    const taken = left.greaterThan(rest[part]) ? exact(rest[part]) : left;
    rest[part] = toCents(exact(rest[part]).minus(taken));
    left = left.minus(taken);
  }
  return rest;
}

/** Of the month and of months before it: what is due later in the month is asked for in time. */
const isDueInMonth = ({ dueOn }: InstalmentToInvoice, day: PlainDate): boolean =>
  dueOn.slice(0, 7) <= day.slice(0, 7);

export const instalmentsDue = (
  schedule: ScheduleToInvoice,
  day: PlainDate,
): readonly InstalmentToInvoice[] =>
  (schedule ?? []).filter((one) => !one.isInvoiced && isDueInMonth(one, day));

const least = (one: Money, other: Money): Money =>
  exact(one).greaterThan(other) ? toCents(other) : toCents(one);

/** Fees, then the instalments: of them what has accrued is interest and the rest repays the principal. */
function ofInstalments(owed: DueParts, due: readonly InstalmentToInvoice[]): DueParts {
  const asked = addMoney('0', ...due.map(({ instalment }) => instalment));
  const interest = least(owed.interest, asked);
  const principal = least(owed.principal, toCents(exact(asked).minus(interest)));
  return { principal, interest, fees: owed.fees };
}

/** What was owed on the day, and no more than is left of it after what was paid since. */
function owedOn(loan: Loan, day: PlainDate): DueParts & { readonly credit: Money } {
  const then = payoutOn(loan, day);
  const since = loan.events.map(({ on }) => on).filter((on) => on > day);
  const last = since.toSorted().at(-1);
  if (last === undefined) return then;
  const left = payoutOn(loan, last);
  return {
    principal: least(then.principal, left.principal),
    interest: least(then.interest, left.interest),
    fees: least(then.fees, left.fees),
    credit: least(then.credit, left.credit),
  };
}

/**
 * What a loan is asked for at the end of a period: monthly its interest and fees, or the instalments of
 * its schedule; once it is due, settled or at its last instalment all of it. What other invoices ask for
 * already, and money that is held, comes off.
 */
export function dueForRepayment(given: LoanToInvoice, day: PlainDate): DueParts {
  const { loan, status, repayment, dueOn, invoiced, schedule } = given;
  const isAtEnd = schedule !== null && schedule.every((one) => isDueInMonth(one, day));
  const isWhole = status === 'settled' || isAtEnd || (dueOn !== null && dueOn <= day);
  if (status === 'cancelled' || (repayment === 'settlement' && !isWhole)) return nothing;
  const { principal, interest, fees, credit } = owedOn(loan, day);
  const isRepaid = isWhole || schedule !== null;
  const owed = lessen(
    { principal: isRepaid ? principal : '0.00', interest, fees },
    addMoney(invoiced, toCents(exact(credit).negated())),
  );
  return isWhole || !schedule ? owed : ofInstalments(owed, instalmentsDue(schedule, day));
}
