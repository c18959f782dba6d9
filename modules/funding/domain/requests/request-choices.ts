import type { Tones } from '#kernel/domain';

/** B-289: the codes of the wire. */
export const fundingRequestStatuses = {
  '0': 'Pending',
  '1': 'Submitted',
  '2': 'Approved',
  '3': 'Rejected',
  '4': 'Cancelled',
} as const;

export type FundingRequestStatus = keyof typeof fundingRequestStatuses;

export const fundingRequestTones: Tones<typeof fundingRequestStatuses> = {
  '0': 'neutral',
  '1': 'warning',
  '2': 'success',
  '3': 'danger',
  '4': 'neutral',
};

export const requestIs = {
  pending: '0',
  submitted: '1',
  approved: '2',
  rejected: '3',
  cancelled: '4',
} as const;
