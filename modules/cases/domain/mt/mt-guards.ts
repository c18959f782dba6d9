/** What the guards look at: the record as it is, with what the move is asked. */
export type ClaimantFacts = {
  readonly eligibility: string | null;
  readonly assessmentId: string | null;
  /** Of the assessment, where the move asks for it. */
  readonly assessmentStep?: string | null;
};

/** Steps of an assessment from which on its report is there. */
const hasReportAt: readonly string[] = [
  'reportReceived',
  'collectReport',
  'furtherReview',
  'postAdmin',
  'qualityAssurance',
  'reportFinalisation',
  'reportSent',
  'clarificationNoFee',
  'amendmentNoFee',
];

export const claimantGuards = {
  /** Asked with what the reviews come to now; a campaign without criteria is passed by all. */
  isEligible: ({ eligibility }: ClaimantFacts) =>
    eligibility === 'passed' ? null : 'criteriaNotPassed',
  hasAssessment: ({ assessmentId }: ClaimantFacts) =>
    assessmentId ? null : 'claimantWithoutAssessment',
  /** Another firm may write the report: without an assessment of ours the office says that it has come. */
  hasReport: ({ assessmentStep }: ClaimantFacts) =>
    !assessmentStep || hasReportAt.includes(assessmentStep) ? null : 'assessmentWithoutReport',
} as const;
