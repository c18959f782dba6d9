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

export type LoanToInvoice = {
  readonly loan: Loan;
  readonly status: LoanStatus;
  readonly repayment: keyof typeof repaymentTimings;
  readonly dueOn: PlainDate | null;
  /** Asked for on other invoices and not paid. */
  readonly invoiced: Money;
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

const least = (one: Money, other: Money): Money => (exact(other).lessThan(one) ? other : one);

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
 * What a loan is asked for at the end of a period: monthly its interest and fees; once it is due or
 * settled all of it. What other invoices ask for already, and money that is held, comes off.
 */
export function dueForRepayment(given: LoanToInvoice, day: PlainDate): DueParts {
  const { loan, status, repayment, dueOn, invoiced } = given;
  const isWhole = status === 'settled' || (dueOn !== null && dueOn <= day);
  if (status === 'cancelled' || (repayment === 'settlement' && !isWhole)) return nothing;
  const { principal, interest, fees, credit } = owedOn(loan, day);
  const owed = { principal: isWhole ? principal : '0.00', interest, fees };
  return lessen(owed, addMoney(invoiced, toCents(exact(credit).negated())));
}
