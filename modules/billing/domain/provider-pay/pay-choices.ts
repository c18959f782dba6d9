import type { Tones } from '#kernel/domain';

/** When the practice pays what a specialist has earned. */
export const payableRules = {
  attendance: 'When the claimant was seen',
  report: 'When the report was sent',
  receipt: 'When the customer has paid',
} as const;

export type PayableRule = keyof typeof payableRules;

/** G-135: `Unpaid`, `Part` and `Paid` are the words of the wire. */
export const billStatuses = {
  Unpaid: 'Unpaid',
  Part: 'Partly paid',
  Paid: 'Paid',
  Reversed: 'Taken back',
  Recover: 'To be recovered',
} as const;

export type BillStatus = keyof typeof billStatuses;

export const billTones: Tones<typeof billStatuses> = {
  Unpaid: 'warning',
  Part: 'info',
  Paid: 'success',
  Reversed: 'neutral',
  Recover: 'danger',
};

export const paymentStatuses = {
  made: 'To be paid',
  paid: 'Paid',
  cancelled: 'Cancelled',
} as const;

export const paymentTones: Tones<typeof paymentStatuses> = {
  made: 'warning',
  paid: 'success',
  cancelled: 'neutral',
};
