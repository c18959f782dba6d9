import { expect, test } from 'vitest';
import { eligibilityOf } from './eligibility.ts';
import type { GenericReview } from '../engine/case-choices.ts';
import { claimantEligibility } from './review-claimant.ts';

test.each<[GenericReview[], string]>([
  [[], 'passed'],
  [['notApplicable'], 'passed'],
  [['passed', 'notApplicable'], 'passed'],
  [['pending', 'pending'], 'pending'],
  [['pending', 'notApplicable'], 'pending'],
  [['passed', 'pending'], 'underReview'],
  [['underReview'], 'underReview'],
  [['passed', 'failed', 'pending'], 'failed'],
])('[E-080] reviews %j come to %s', (results, eligibility) => {
  expect(eligibilityOf(results)).toBe(eligibility);
});

test('a criterion that nobody has looked at is pending', () => {
  expect(claimantEligibility(['a', 'b'], [{ criterionId: 'a', result: 'passed' }])).toBe(
    'underReview',
  );
});
