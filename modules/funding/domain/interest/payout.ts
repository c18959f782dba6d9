import { exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { moneyOf, percentOf, roundAccrual } from './accrual.ts';
import type { LoanBook } from './loan-book.ts';
import type { Loan } from './loan-terms.ts';
import { missingInterest, rebateOn } from './settlement.ts';
import { walkLoan } from './walk-loan.ts';

/** What settles a loan on a day: never less than nothing, what is held beyond it stands beside it. */
export type Payout = {
  readonly on: PlainDate;
  readonly principal: Money;
  readonly interest: Money;
  /** What is missing to the least interest that was agreed. */
  readonly minimumTopUp: Money;
  /** Interest of the term that is given back: negative or nothing. */
  readonly rebate: Money;
  readonly fees: Money;
  /** Money held for the borrower that the payout uses: negative or nothing. */
  readonly credit: Money;
  readonly total: Money;
  /** What the borrower is owed beside it: paid back, or moved to another loan. */
  readonly surplus: Money;
};

/** What the borrower owes less what the borrower is owed. */
export const netOf = ({ total, surplus }: Pick<Payout, 'total' | 'surplus'>): Money =>
  toCents(exact(total).minus(surplus));

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

export function payoutOf(loan: Loan, book: LoanBook): Payout {
  const { terms } = loan;
  const grown = roundAccrual(book.accrued);
  const interest = book.capitalised + book.interestDue + grown;
  const rebate = rebateOn(terms, book, book.asOf);
  const fees = book.fees + book.dayFees + percentOf(book.dayFees, terms.gstPercent);
  const charged = book.interestCharged + grown - rebate;
  const topUp = missingInterest(terms, book, charged);
  const owed = book.principal + interest + topUp - rebate + fees;
  const used = least(owed > 0n ? owed : 0n, book.credit);
  const left = owed - used;
  return {
    on: book.asOf,
    principal: moneyOf(book.principal),
    interest: moneyOf(interest),
    minimumTopUp: moneyOf(topUp),
    rebate: moneyOf(-rebate),
    fees: moneyOf(fees),
    credit: moneyOf(-used),
    total: moneyOf(left > 0n ? left : 0n),
    surplus: moneyOf(book.credit - used + (left < 0n ? -left : 0n)),
  };
}

/** For any past or future day, by what is known of the loan. */
export const payoutOn = (loan: Loan, day: PlainDate): Payout => payoutOf(loan, walkLoan(loan, day));
