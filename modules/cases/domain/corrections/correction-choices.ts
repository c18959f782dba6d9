import type { Tones } from '#kernel/domain';
import { genericReviews } from '../engine/case-choices.ts';
import type { GenericReview } from '../engine/case-choices.ts';

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

/** E-078: whether the assessment behind the report was enough to answer what was asked. */
export const assessmentAdequacies = {
  adequate: 'Adequate',
  inadequate: 'Inadequate',
  unclear: 'Unclear',
} as const;

export const findingSeverities = { minor: 'Minor', major: 'Major', critical: 'Critical' } as const;

export const severityTones: Tones<typeof findingSeverities> = {
  minor: 'neutral',
  major: 'warning',
  critical: 'danger',
};
