import { exact } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defaultFrom } from './boundaries.ts';
import type { LoanTerms } from './loan-terms.ts';

/** The rate that the agreement has on a day; none before its first. */
export function agreedRateOn({ rates }: LoanTerms, day: PlainDate): string {
  let found: LoanTerms['rates'][number] | undefined;
  for (const rate of rates) {
    if (rate.from <= day && (!found || rate.from >= found.from)) found = rate;
  }
  return found?.percent ?? '0';
}

/** The agreed rate, or the default rate once the loan is late and that one is higher. */
export function rateOn(terms: LoanTerms, day: PlainDate): string {
  const agreed = agreedRateOn(terms, day);
  const late = defaultFrom(terms);
  const isLate = late !== null && late <= day && terms.defaultPercent !== null;
  return isLate && exact(terms.defaultPercent ?? agreed).gt(agreed)
    ? (terms.defaultPercent ?? agreed)
    : agreed;
}
