import { addDays, addMoney, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { moneyOf, percentOf } from '../interest/accrual.ts';
import type { LoanBook } from '../interest/loan-book.ts';
import type { Loan, LoanEvent } from '../interest/loan-terms.ts';
import { netOf, payoutOf } from '../interest/payout.ts';
import { walkLoan } from '../interest/walk-loan.ts';

/** From what was owed before the first day to what is owed on the last. */
export type LoanPeriod = {
  readonly opening: Money;
  readonly advanced: Money;
  readonly interest: Money;
  readonly fees: Money;
  readonly paid: Money;
  readonly writtenOff: Money;
  readonly closing: Money;
};

const feeKinds = ['fee', 'dayFee', 'gst'];

/** Charged until then, whether posted or only grown. */
const feesCharged = ({ terms }: Loan, { postings, dayFees }: LoanBook): Money =>
  addMoney(
    moneyOf(dayFees + percentOf(dayFees, terms.gstPercent)),
    ...postings.filter(({ kind }) => feeKinds.includes(kind)).map(({ amount }) => amount),
  );

const minus = (one: Money, ...others: readonly Money[]): Money =>
  toCents(others.reduce((rest, other) => rest.minus(other), exact(one)));

export function periodOf(loan: Loan, from: PlainDate, asOf: PlainDate): LoanPeriod {
  const before = walkLoan(loan, addDays(from, -1));
  const after = walkLoan(loan, asOf);
  const opening = netOf(payoutOf(loan, before));
  const closing = netOf(payoutOf(loan, after));
  const sumOf = (wanted: LoanEvent['kind']): Money =>
    addMoney(
      '0',
      ...loan.events
        .filter(({ kind, on }) => kind === wanted && from <= on && on <= asOf)
        .map(({ amount }) => amount),
    );
  const [advanced, writtenOff] = [sumOf('advance'), sumOf('writeOff')];
  const paid = minus(sumOf('payment'), sumOf('refund'));
  const fees = minus(feesCharged(loan, after), feesCharged(loan, before));
  const interest = addMoney(minus(closing, opening, advanced, fees), paid, writtenOff);
  return { opening, advanced, interest, fees, paid, writtenOff, closing };
}
