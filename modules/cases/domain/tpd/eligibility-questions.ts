import type { Tones } from '#kernel/domain';

export const eligibilityAnswers = { yes: 'Yes', no: 'No', unknown: 'Not known yet' } as const;
export type EligibilityAnswer = keyof typeof eligibilityAnswers;

type Question = {
  readonly text: string;
  /** What a no means; `ends`: there is no claim. Otherwise something is still missing. */
  readonly no: string;
  readonly ends: boolean;
};

/** Every question is put so that a yes speaks for the claim. */
export const eligibilityQuestions = {
  hadCover: {
    text: 'Did the claimant have TPD cover on the day last worked?',
    no: 'There was no cover on the day last worked.',
    ends: true,
  },
  youngEnough: {
    text: 'Was the claimant younger than the age at which the cover ends?',
    no: 'The cover had ended by age.',
    ends: true,
  },
  stoppedForHealth: {
    text: 'Did the claimant stop work because of an injury or illness?',
    no: 'The claimant did not stop work because of an injury or illness.',
    ends: true,
  },
  notPaidBefore: {
    text: 'Is it so that this cover has never been paid out before?',
    no: 'The cover has been paid out before.',
    ends: true,
  },
  notExcluded: {
    text: 'Is the condition free of the exclusions of the policy?',
    no: 'The policy excludes the condition.',
    ends: true,
  },
  offForWait: {
    text: 'Has the claimant been off work for the whole waiting period?',
    no: 'The waiting period is not over.',
    ends: false,
  },
  doctorSupports: {
    text: 'Does a doctor say that the claimant is unlikely to work again in a suited occupation?',
    no: 'No doctor says yet that the claimant is unlikely to work again.',
    ends: false,
  },
} as const satisfies Readonly<Record<string, Question>>;

export type EligibilityQuestion = keyof typeof eligibilityQuestions;
export const eligibilityQuestionKeys = Object.keys(
  eligibilityQuestions,
) as readonly EligibilityQuestion[];

export const tpdEligibilities = {
  notAssessed: 'Not assessed',
  moreNeeded: 'More needed',
  likely: 'Likely eligible',
  notEligible: 'Not eligible',
} as const;

export type TpdEligibility = keyof typeof tpdEligibilities;

export const tpdEligibilityTones: Tones<typeof tpdEligibilities> = {
  moreNeeded: 'warning',
  likely: 'success',
  notEligible: 'danger',
};

type Answered = {
  readonly question: EligibilityQuestion;
  readonly answer: EligibilityAnswer;
};

/** What the answers come to, and why. A single no that ends it decides. */
export function preliminaryEligibility(answers: readonly Answered[]): {
  readonly outcome: TpdEligibility;
  readonly reasons: readonly string[];
} {
  const answerTo = (key: EligibilityQuestion): EligibilityAnswer =>
    answers.find(({ question }) => question === key)?.answer ?? 'unknown';
  const known = eligibilityQuestionKeys.map((key) => ({
    ...eligibilityQuestions[key],
    answer: answerTo(key),
  }));
  if (known.every(({ answer }) => answer === 'unknown'))
    return { outcome: 'notAssessed', reasons: [] };
  const ending = known.filter(({ ends, answer }) => ends && answer === 'no');
  if (ending.length) return { outcome: 'notEligible', reasons: ending.map(({ no }) => no) };
  const missing = known.filter(({ answer }) => answer !== 'yes');
  if (!missing.length)
    return { outcome: 'likely', reasons: ['Every question speaks for the claim.'] };
  return {
    outcome: 'moreNeeded',
    reasons: missing.map(({ answer, no, text }) =>
      answer === 'no' ? no : `Not known yet: ${text}`,
    ),
  };
}
