import type { Money, PlainDate } from '#kernel/domain';
import { moneyOf, percentOf, roundAccrual } from './accrual.ts';
import type { LoanBook } from './loan-book.ts';
import type { Loan } from './loan-terms.ts';
import { missingInterest, rebateOn } from './settlement.ts';
import { walkLoan } from './walk-loan.ts';

/** What settles a loan on a day. `total` is the sum of the others. */
export type Payout = {
  readonly on: PlainDate;
  readonly principal: Money;
  readonly interest: Money;
  /** What is missing to the least interest that was agreed. */
  readonly minimumTopUp: Money;
  /** Interest of the term that is given back: negative or nothing. */
  readonly rebate: Money;
  readonly fees: Money;
  /** Money held for the borrower: negative or nothing. */
  readonly credit: Money;
  readonly total: Money;
};

export function payoutOf(loan: Loan, book: LoanBook): Payout {
  const { terms } = loan;
  const grown = roundAccrual(book.accrued);
  const interest = book.capitalised + book.interestDue + grown;
  const rebate = rebateOn(terms, book, book.asOf);
  const fees = book.fees + book.dayFees + percentOf(book.dayFees, terms.gstPercent);
  const charged = book.interestCharged + grown - rebate;
  const topUp = missingInterest(terms, book, charged);
  const total = book.principal + interest + topUp - rebate + fees - book.credit;
  return {
    on: book.asOf,
    principal: moneyOf(book.principal),
    interest: moneyOf(interest),
    minimumTopUp: moneyOf(topUp),
    rebate: moneyOf(-rebate),
    fees: moneyOf(fees),
    credit: moneyOf(-book.credit),
    total: moneyOf(total),
  };
}

/** For any past or future day, by what is known of the loan. */
export const payoutOn = (loan: Loan, day: PlainDate): Payout => payoutOf(loan, walkLoan(loan, day));
