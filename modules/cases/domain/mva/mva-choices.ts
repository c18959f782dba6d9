import type { Tones } from '#kernel/domain';

/** G-021. */
export const accidentRoles = {
  driver: 'Driver',
  passenger: 'Passenger',
  pedestrian: 'Pedestrian',
  cyclist: 'Cyclist',
} as const;

export const liabilities = {
  pending: 'Pending',
  admitted: 'Admitted',
  partlyAdmitted: 'Admitted in part',
  denied: 'Denied',
} as const;

export const liabilityTones: Tones<typeof liabilities> = {
  pending: 'warning',
  admitted: 'success',
  partlyAdmitted: 'info',
  denied: 'danger',
};

export const insurerKinds = {
  ctp: 'CTP insurer',
  other: "Other party's insurer",
  own: 'Own insurer',
  workers: 'Workers compensation insurer',
  nominal: 'Nominal defendant',
} as const;

export const offerStatuses = {
  received: 'Received',
  considered: 'Under consideration',
  rejected: 'Rejected',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
} as const;

export const offerTones: Tones<typeof offerStatuses> = {
  received: 'info',
  considered: 'warning',
  rejected: 'neutral',
  accepted: 'success',
  withdrawn: 'neutral',
};

export const professions = {
  gp: 'General practitioner',
  specialist: 'Specialist',
  physiotherapist: 'Physiotherapist',
  psychologist: 'Psychologist',
  chiropractor: 'Chiropractor',
  occupationalTherapist: 'Occupational therapist',
  hospital: 'Hospital',
  imaging: 'Imaging',
  other: 'Other',
} as const;

export const planStatuses = {
  requested: 'Requested',
  approved: 'Approved',
  partlyApproved: 'Approved in part',
  declined: 'Declined',
} as const;

export const planTones: Tones<typeof planStatuses> = {
  requested: 'warning',
  approved: 'success',
  partlyApproved: 'info',
  declined: 'danger',
};

/** The three ways out of a settlement besides the client. */
export const disbursementKinds = {
  costs: 'Legal costs',
  disbursement: 'Disbursement',
  refund: 'Refund',
} as const;

export type DisbursementKind = keyof typeof disbursementKinds;
