export const emailStatuses = {
  queued: 'Queued',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Failed',
  bounced: 'Bounced',
  notSent: 'Not sent',
  markedAsSuccess: 'Marked as success',
  withdrawn: 'Withdrawn, nothing left to tell',
  kept: 'Kept, no mail server is set',
} as const;

export type EmailStatus = keyof typeof emailStatuses;
