import { exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { LoanPosting } from '../interest/loan-book.ts';
import type { Loan, LoanEvent } from '../interest/loan-terms.ts';
import { walkLoan } from '../interest/walk-loan.ts';
import type { AdvancePreview } from './advance-shapes.ts';

export type LoanToAdvance = {
  readonly loan: Loan;
  readonly advances: readonly { readonly id: string; readonly amount: Money }[];
};

const sumOf = (postings: readonly LoanPosting[], kind: LoanPosting['kind']) =>
  postings
    .filter((one) => one.kind === kind)
    .reduce((sum, { amount }) => sum.plus(amount), exact(0));

/** What the engine would charge on the day of the advance, by difference to what it charges anyway. */
const charged = ({ loan, advances }: LoanToAdvance, on: PlainDate, kind: LoanPosting['kind']) => {
  const events: LoanEvent[] = advances.map((one) => ({ ...one, kind: 'advance', on }));
  const after = walkLoan({ ...loan, events: [...loan.events, ...events] }, on);
  return sumOf(after.postings, kind).minus(sumOf(walkLoan(loan, on).postings, kind));
};

/** C-384, C-388: a preview by the engine that counts the loan afterwards. */
export function previewAdvance(
  loans: readonly LoanToAdvance[],
  on: PlainDate,
  available: Money,
): AdvancePreview {
  const total = (kind: LoanPosting['kind']) =>
    loans.reduce((sum, one) => sum.plus(charged(one, on, kind)), exact(0));
  const [principal, fee, gst] = [total('advance'), total('fee'), total('gst')];
  const upfrontInterest = total('upfrontInterest');
  return {
    on,
    principal: toCents(principal),
    fee: toCents(fee),
    gst: toCents(gst),
    upfrontInterest: toCents(upfrontInterest),
    total: toCents(principal.plus(fee).plus(gst).plus(upfrontInterest)),
    availableBefore: available,
    availableAfter: toCents(exact(available).minus(principal)),
  };
}
