import type { Tones } from '#kernel/domain';

/** E-080: of one criterion. */
export const genericReviews = {
  pending: 'Pending',
  underReview: 'Under review',
  passed: 'Passed',
  failed: 'Failed',
  notApplicable: 'N/A',
} as const;

export type GenericReview = keyof typeof genericReviews;

export const genericReviewTones: Tones<typeof genericReviews> = {
  underReview: 'info',
  passed: 'success',
  failed: 'danger',
};

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
