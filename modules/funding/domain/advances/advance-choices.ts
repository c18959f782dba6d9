import type { Tones } from '#kernel/domain';

/** B-290: the codes of the wire. */
export const transactionStatuses = {
  '0': 'Draft',
  '1': 'Requested',
  '2': 'Partial Pay',
  '3': 'Claimed',
  '4': 'Settled',
  '5': 'Cancelled',
  '6': 'Full Pay',
} as const;

export type TransactionStatus = keyof typeof transactionStatuses;

export const transactionTones: Tones<typeof transactionStatuses> = {
  '0': 'neutral',
  '1': 'warning',
  '2': 'info',
  '3': 'info',
  '4': 'success',
  '5': 'neutral',
  '6': 'success',
};

export const transactionKinds = {
  specialistInvoice: 'Specialist invoice',
  practiceInvoice: 'Practice invoice',
  otherDisbursement: 'Other disbursement',
} as const;

/** B-289: the codes of the wire, of advance requests and of credit requests. */
export const advanceStatuses = {
  '0': 'Pending',
  '1': 'Submitted',
  '2': 'Approved',
  '3': 'Rejected',
  '4': 'Cancelled',
} as const;

export type AdvanceStatus = keyof typeof advanceStatuses;

export const advanceTones: Tones<typeof advanceStatuses> = {
  '0': 'neutral',
  '1': 'warning',
  '2': 'success',
  '3': 'danger',
  '4': 'neutral',
};

export const advancePaymentStatuses = {
  pending: 'To be paid',
  paid: 'Paid',
  cancelled: 'Cancelled',
} as const;

export const advancePaymentTones: Tones<typeof advancePaymentStatuses> = {
  pending: 'warning',
  paid: 'success',
  cancelled: 'neutral',
};
