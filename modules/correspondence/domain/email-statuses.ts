export const emailStatuses = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  withdrawn: 'Withdrawn, nothing left to tell',
  kept: 'Kept, no mail server is set',
  notSent: 'Not sent',
} as const;

export type EmailStatus = keyof typeof emailStatuses;
