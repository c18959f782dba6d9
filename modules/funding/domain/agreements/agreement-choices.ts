import type { Tones } from '#kernel/domain';

/** E-135. */
export const fundingTypes = {
  disbursement: 'Disbursement',
  loan: 'Loan',
  lumpSum: 'Lump-Sum Loan',
} as const;

/** E-136. */
export const repaymentTimings = { monthly: 'Monthly', settlement: 'Settlement' } as const;

/** E-141, G-036. */
export const borrowerKinds = {
  lawFirm: 'Law Firm',
  claimant: 'Claimant',
  company: 'Company',
} as const;

/** B-292, E-151. */
export const agreementStatuses = {
  pending: 'Pending',
  effective: 'Effective',
  cancelled: 'Cancelled',
} as const;

export type AgreementStatus = keyof typeof agreementStatuses;

export const agreementTones: Tones<typeof agreementStatuses> = {
  pending: 'warning',
  effective: 'success',
  cancelled: 'neutral',
};

/** "Money" in the decisions: fees, then interest, then principal, unless agreed otherwise. */
export const allocationOrders = {
  'fee,interest,principal': 'Fees, interest, principal',
  'interest,fee,principal': 'Interest, fees, principal',
  'principal,interest,fee': 'Principal, interest, fees',
  'fee,principal,interest': 'Fees, principal, interest',
} as const;

export const upfrontBases = {
  rate: 'The yearly rate for the term',
  flat: 'The percentage once',
} as const;
