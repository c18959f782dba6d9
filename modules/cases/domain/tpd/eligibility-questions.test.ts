import { expect, test } from 'vitest';
import {
  eligibilityQuestionKeys,
  eligibilityQuestions,
  preliminaryEligibility,
} from './eligibility-questions.ts';
import type { EligibilityAnswer, EligibilityQuestion } from './eligibility-questions.ts';

const answered = (given: Partial<Record<EligibilityQuestion, EligibilityAnswer>> = {}) =>
  eligibilityQuestionKeys.map((question) => ({ question, answer: given[question] ?? 'yes' }));

test('all in favour is likely, nothing answered is not assessed', () => {
  expect(preliminaryEligibility(answered()).outcome).toBe('likely');
  expect(preliminaryEligibility([])).toEqual({ outcome: 'notAssessed', reasons: [] });
});

test.each(eligibilityQuestionKeys.filter((key) => eligibilityQuestions[key].ends))(
  'a no to %s ends it, whatever else is missing',
  (key) => {
    const { outcome, reasons } = preliminaryEligibility(
      answered({ offForWait: 'no', [key]: 'no' }),
    );
    expect(outcome).toBe('notEligible');
    expect(reasons).toEqual([eligibilityQuestions[key].no]);
  },
);

test('a no that time or evidence can mend, and what nobody knows, ask for more', () => {
  expect(preliminaryEligibility(answered({ doctorSupports: 'no', hadCover: 'unknown' }))).toEqual({
    outcome: 'moreNeeded',
    reasons: [
      'Not known yet: Did the claimant have TPD cover on the day last worked?',
      'No doctor says yet that the claimant is unlikely to work again.',
    ],
  });
});
