export const emailStatuses = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  withdrawn: 'Withdrawn, nothing left to tell',
  kept: 'Kept, no mail server is set',
} as const;

export type EmailStatus = keyof typeof emailStatuses;
