import { daysBetween } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { centsOf, halfUp, moneyOf, percentOf, roundAccrual } from './accrual.ts';
import type { Cents } from './accrual.ts';
import type { LoanBook } from './loan-book.ts';
import type { Loan } from './loan-terms.ts';
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

/** The unused part of the interest that was charged for a whole term. */
function rebateOf({ terms }: Loan, { lots, asOf }: LoanBook): Cents {
  const { upfront } = terms;
  if (terms.timing !== 'upfront' || !upfront?.rebate) return 0n;
  return lots
    .filter(({ left, termEndsOn }) => left > 0n && termEndsOn !== null && asOf < termEndsOn)
    .reduce((sum, { on, upfrontInterest }) => {
      const unused = BigInt(upfront.termDays - daysBetween(on, asOf));
      return sum + halfUp(upfrontInterest * unused, BigInt(upfront.termDays));
    }, 0n);
}

const notBelowZero = (amount: Cents): Cents => (amount > 0n ? amount : 0n);

export function payoutOf(loan: Loan, book: LoanBook): Payout {
  const { terms } = loan;
  const grown = roundAccrual(book.accrued);
  const interest = book.capitalised + book.interestDue + grown;
  const rebate = rebateOf(loan, book);
  const fees = book.fees + book.dayFees + percentOf(book.dayFees, terms.gstPercent);
  const charged = book.interestCharged + grown - rebate;
  const topUp = book.principal > 0n ? notBelowZero(centsOf(terms.minimumInterest) - charged) : 0n;
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
