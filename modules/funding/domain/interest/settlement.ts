import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { centsOf, halfUp } from './accrual.ts';
import type { Cents } from './accrual.ts';
import type { LoanBook } from './loan-book.ts';
import type { LoanTerms } from './loan-terms.ts';

/** The unused part of the interest that was charged for a whole term. */
export function rebateOn(
  { timing, upfront }: LoanTerms,
  { lots, isSettled }: Pick<LoanBook, 'lots' | 'isSettled'>,
  day: PlainDate,
): Cents {
  if (isSettled || timing !== 'upfront' || !upfront?.rebate) return 0n;
  return lots
    .filter(({ left, termEndsOn }) => left > 0n && termEndsOn !== null && day < termEndsOn)
    .reduce((sum, { on, upfrontInterest }) => {
      const unused = BigInt(upfront.termDays - daysBetween(on, day));
      return sum + halfUp(upfrontInterest * unused, BigInt(upfront.termDays));
    }, 0n);
}

/** What lacks to the least interest that was agreed, once all of it is repaid. */
export function missingInterest(
  { minimumInterest }: LoanTerms,
  { principal, isSettled }: Pick<LoanBook, 'principal' | 'isSettled'>,
  charged: Cents,
): Cents {
  if (isSettled || principal === 0n) return 0n;
  const missing = centsOf(minimumInterest) - charged;
  return missing > 0n ? missing : 0n;
}
