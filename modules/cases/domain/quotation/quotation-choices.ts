import type { Tones } from '#kernel/domain';

/** G-023. */
export const quotationStatuses = {
  draft: 'Draft',
  sent: 'Sent',
  underReview: 'Under Review',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
  cancelled: 'Cancelled',
} as const;

export type QuotationStatus = keyof typeof quotationStatuses;

export const quotationTones: Tones<typeof quotationStatuses> = {
  sent: 'info',
  underReview: 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** Waiting for the customer's answer. */
export const waitingStatuses = [
  'sent',
  'underReview',
] as const satisfies readonly QuotationStatus[];

/** A case has one of these at most; the others are its past. */
export const currentStatuses = [
  'draft',
  ...waitingStatuses,
] as const satisfies readonly QuotationStatus[];
