/** What the guards look at: the record as it is, with what the move is asked. */
export type ClaimantFacts = {
  readonly eligibility: string | null;
  readonly assessmentId: string | null;
};

export const claimantGuards = {
  /** Asked with what the reviews come to now; a campaign without criteria is passed by all. */
  isEligible: ({ eligibility }: ClaimantFacts) =>
    eligibility === 'passed' ? null : 'criteriaNotPassed',
  hasAssessment: ({ assessmentId }: ClaimantFacts) =>
    assessmentId ? null : 'claimantWithoutAssessment',
} as const;
