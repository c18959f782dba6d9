import type { Tones } from '#kernel/domain';

/** E-045: the case types, by the keys of E-048. The next ones add a line here. */
export const caseTypeNames = {
  IME: 'Assessment',
  OT: 'OT',
  MT: 'Mass Tort',
  MVA: 'MVA Claim',
  TPD: 'TPD',
  SUPP: 'Supplementary',
  FR: 'File Review',
  CO: 'Conclave/Court Teleconference',
  MN: 'Medical Negligence',
  MR: 'Medical Record',
  NDIS: 'NDIS',
} as const;

export type CaseTypeKey = keyof typeof caseTypeNames;

/** E-124. */
export const caseVisibilities = {
  everyone: 'Everyone',
  staff: 'Staff',
  group: 'Group',
} as const;

/** E-054: of the company when the case is made, then of the case. */
export const casePrepayments = { required: 'Required', paid: 'Paid' } as const;

/** E-108. */
export const attendanceOutcomes = {
  none: 'None',
  confirmed: 'Confirmed',
  cancelledNoFee: 'Cancelled (No Fee)',
  cancelledChargeable: 'Cancelled (Chargeable)',
} as const;

/** E-109: the keys are the values of the wire. */
export const cancelReasons = {
  Unsure: 'Unsure',
  AtTheRequest: 'At the request of the case manager or claimant',
  SpecialistBeingUnable: 'Specialist being unable',
  NewAppointmentDetails: 'New appointment details',
  LateConfirm: 'Late confirmation',
  Other: 'Other',
  CaseManagerRequest: 'Case manager request',
  ClientDidNotAttend: 'Client did not attend',
  MatterSettled: 'Matter settled',
  BriefNotProvided: 'Brief not provided',
} as const;

/** What a move makes chargeable or payable; the rows of the outcome table. */
export const chargeKinds = {
  assessment: 'Assessment',
  report: 'Report',
  nonAttendance: 'Non-attendance',
  lateCancellation: 'Late cancellation',
  specialistOnly: 'Specialist paid, no fee',
  service: 'Service',
  /** Comes with one of the others: an interpreter, many pages. */
  loading: 'Loading',
} as const;

export type ChargeKind = keyof typeof chargeKinds;

export const chargeStatuses = {
  pending: 'To be invoiced',
  invoiced: 'Invoiced',
  reversed: 'Reversed',
} as const;

export const chargeTones: Tones<typeof chargeStatuses> = {
  pending: 'info',
  invoiced: 'success',
  reversed: 'neutral',
};

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
