import type { Tones } from '#kernel/domain';

/** B-291, G-058: the codes of the wire, 1 and 4 unused, with the words that people read. */
export const invoiceStatuses = {
  '5': 'Created (Unpaid)',
  '0': 'Sent',
  '2': 'Partial Pay',
  '3': 'Paid',
  '6': 'Cancelled',
} as const;

export type InvoiceStatus = keyof typeof invoiceStatuses;

export const invoiceTones: Tones<typeof invoiceStatuses> = {
  '5': 'warning',
  '0': 'info',
  '2': 'warning',
  '3': 'success',
  '6': 'neutral',
};

/** How it came to be settled: green is only what somebody paid. */
export const invoiceStandings = {
  ...invoiceStatuses,
  credited: 'Credited',
  writtenOff: 'Written off',
  restWrittenOff: 'Part paid, rest written off',
} as const;

export const standingTones: Tones<typeof invoiceStandings> = {
  ...invoiceTones,
  credited: 'neutral',
  writtenOff: 'neutral',
  restWrittenOff: 'neutral',
};

export type InvoiceStanding = keyof typeof invoiceStandings;

export const [created, sent, partPaid, paid, cancelled] = ['5', '0', '2', '3', '6'] as const;

/** Those on which something may still be owed. */
export const openStatuses: readonly InvoiceStatus[] = [created, sent, partPaid];

export const invoiceKinds = {
  case: 'One case',
  consolidated: 'Several cases of a company',
  other: 'Without a case',
} as const;
