import type { Tones } from '#kernel/domain';

/** G-025, in its order. On Hold is an axis of its own. */
export const mtSteps = {
  caseCreated: 'Case Created',
  intake: 'Intake',
  eligibilityReview: 'Eligibility Review',
  recordsRequested: 'Records Requested',
  assessmentBooked: 'Assessment Booked',
  reportReceived: 'Report Received',
  qualified: 'Qualified',
  notQualified: 'Not Qualified',
  settled: 'Settled',
  closed: 'Closed',
} as const;

export type MtStep = keyof typeof mtSteps;

export const mtTones: Tones<typeof mtSteps> = {
  intake: 'info',
  eligibilityReview: 'warning',
  recordsRequested: 'info',
  assessmentBooked: 'info',
  reportReceived: 'info',
  qualified: 'success',
  notQualified: 'neutral',
  settled: 'success',
  closed: 'neutral',
};

export const mtClosed = ['notQualified', 'settled', 'closed'] as const satisfies readonly MtStep[];

export const mtOpen = (Object.keys(mtSteps) as MtStep[]).filter(
  (step) => !mtClosed.some((closed) => closed === step),
);
