import type { Tones } from '#kernel/domain';
import type { GenericReview } from '../engine/case-choices.ts';

/** What the reviews of all criteria come to. */
export const eligibilities = {
  pending: 'Pending',
  underReview: 'Under review',
  passed: 'Passed',
  failed: 'Failed',
} as const;

export type Eligibility = keyof typeof eligibilities;

export const eligibilityTones: Tones<typeof eligibilities> = {
  underReview: 'info',
  passed: 'success',
  failed: 'danger',
};

/** One that failed decides; passed is whoever has passed all that apply. */
export function eligibilityOf(results: readonly GenericReview[]): Eligibility {
  if (results.includes('failed')) return 'failed';
  const applying = results.filter((result) => result !== 'notApplicable');
  if (applying.every((result) => result === 'pending'))
    return applying.length ? 'pending' : 'passed';
  return applying.every((result) => result === 'passed') ? 'passed' : 'underReview';
}
