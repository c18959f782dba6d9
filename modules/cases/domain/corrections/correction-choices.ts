import type { Tones } from '#kernel/domain';

/** E-080, in its order. */
export const genericReviews = {
  pending: 'Pending',
  underReview: 'Under review',
  passed: 'Passed',
  failed: 'Failed',
  notApplicable: 'N/A',
} as const;

export type GenericReview = keyof typeof genericReviews;

export const reviewTones: Tones<typeof genericReviews> = {
  pending: 'warning',
  underReview: 'info',
  passed: 'success',
  failed: 'danger',
  notApplicable: 'neutral',
};

/** A check that failed is open too: the report has to change before it passes. */
const settled: readonly GenericReview[] = ['passed', 'notApplicable'];

export const openReviews = (Object.keys(genericReviews) as GenericReview[]).filter(
  (status) => !settled.includes(status),
);

export const findingCategories = {
  instructions: 'Questions of the letter of instruction',
  facts: 'Facts and dates',
  reasoning: 'Opinion and reasoning',
  impairment: 'Impairment figures',
  format: 'Format and layout',
  language: 'Spelling and language',
  privacy: 'Privacy',
  other: 'Other',
} as const;

export const findingSeverities = { minor: 'Minor', major: 'Major', critical: 'Critical' } as const;

export const severityTones: Tones<typeof findingSeverities> = {
  minor: 'neutral',
  major: 'warning',
  critical: 'danger',
};
