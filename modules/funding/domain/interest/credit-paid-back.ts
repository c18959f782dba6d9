import type { PlainDate } from '#kernel/domain';
import type { Loan } from './loan-terms.ts';
import { walkLoan } from './walk-loan.ts';

/** Something was taken back whose credit has left already: on some day less than nothing is held. */
export const isPaidBackTooMuch = (loan: Loan, today: PlainDate): boolean =>
  loan.events.some(({ kind }) => kind === 'refund') &&
  [...loan.events.filter(({ kind }) => kind === 'refund').map(({ on }) => on), today].some(
    (day) => walkLoan(loan, day).credit < 0n,
  );
