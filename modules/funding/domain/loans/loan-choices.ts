import type { Tones } from '#kernel/domain';

/** The lifecycle of doc 3 section 4, and Settled, which settlement sets. */
export const loanStatuses = {
  active: 'Active',
  settled: 'Settled',
  cancelled: 'Cancelled',
} as const;

export type LoanStatus = keyof typeof loanStatuses;

export const loanTones: Tones<typeof loanStatuses> = {
  active: 'success',
  settled: 'info',
  cancelled: 'neutral',
};

/** What happened to a loan. */
export const loanEntryKinds = {
  advance: 'Advance',
  fee: 'Fee',
  settle: 'Settlement',
  payment: 'Payment',
  writeOff: 'Write-off',
  refund: 'Paid back to the borrower',
} as const;

export type LoanEntryKind = keyof typeof loanEntryKinds;
