import type { Tones } from '#kernel/domain';

/** B-202, E-107, in its order. On Hold is an axis of its own. */
export const tpdSteps = {
  caseCreated: 'Case Created',
  requestReceived: 'Request Received',
  prelimEligibility: 'Prelim Eligibility',
  agreementSigned: 'Agreement Signed',
  clientClaim: 'Client Claim',
  medicalAttendantStatement: 'Medical Attendant Statement',
  requestClinicalRecord: 'Request Clinical Record',
  legalSubmission: 'Legal Submission',
  employersStatement: "Employer's Statement",
  cancelled: 'Cancelled',
} as const;

export type TpdStep = keyof typeof tpdSteps;

export const tpdTones: Tones<typeof tpdSteps> = {
  requestReceived: 'info',
  prelimEligibility: 'warning',
  agreementSigned: 'info',
  clientClaim: 'info',
  medicalAttendantStatement: 'warning',
  requestClinicalRecord: 'warning',
  legalSubmission: 'success',
  employersStatement: 'warning',
  cancelled: 'neutral',
};

/** Decision 0125: the work is done when the submission has left; the fund may still ask for more. */
export const tpdClosed = ['legalSubmission', 'cancelled'] as const satisfies readonly TpdStep[];

export const tpdOpen = (Object.keys(tpdSteps) as TpdStep[]).filter(
  (step) => !tpdClosed.some((closed) => closed === step),
);
