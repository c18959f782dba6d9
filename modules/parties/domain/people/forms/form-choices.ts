import type { Tones } from '#kernel/domain';

export const clientDocumentKinds = { form: 'Form to fill in', document: 'Document' } as const;
export type ClientDocumentKind = keyof typeof clientDocumentKinds;

/** G-066: how far the answer to a form is. A document is only read. */
export const formStatuses = {
  none: 'Nothing to return',
  waiting: 'Waiting for client',
  returned: 'Returned',
  sentBack: 'Sent back',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
} as const;
export type FormStatus = keyof typeof formStatuses;

export const formTones = {
  none: 'neutral',
  waiting: 'info',
  returned: 'warning',
  sentBack: 'danger',
  accepted: 'success',
  withdrawn: 'neutral',
} as const satisfies Tones<typeof formStatuses>;

/** What one answer holds; more pages than this go into one PDF. */
export const mostFormFiles = 20;
