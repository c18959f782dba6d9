import type { Tones } from '#kernel/domain';

export const envelopeStatuses = {
  draft: 'Draft',
  sent: 'Sent',
  delivered: 'Delivered',
  completed: 'Completed',
  declined: 'Declined',
  voided: 'Voided',
} as const;
export type EnvelopeStatus = keyof typeof envelopeStatuses;

export const envelopeTones = {
  draft: 'neutral',
  sent: 'info',
  delivered: 'accent',
  completed: 'success',
  declined: 'danger',
  voided: 'neutral',
} as const satisfies Tones<typeof envelopeStatuses>;

export const signerStatuses = {
  waiting: 'Waiting',
  invited: 'Invited',
  opened: 'Opened',
  signed: 'Signed',
  declined: 'Declined',
} as const;
export type SignerStatus = keyof typeof signerStatuses;

export const signerTones = {
  waiting: 'neutral',
  invited: 'info',
  opened: 'accent',
  signed: 'success',
  declined: 'danger',
} as const satisfies Tones<typeof signerStatuses>;

export const signatureKinds = { typed: 'Typed', drawn: 'Drawn' } as const;
export type SignatureKind = keyof typeof signatureKinds;

export const signingProviders = { own: 'Caseway', docusign: 'DocuSign' } as const;
export type SigningProvider = keyof typeof signingProviders;

/** What the evidence knows of. */
export const envelopeEventKinds = {
  created: 'Created',
  sent: 'Sent',
  invited: 'Invited',
  reminded: 'Reminded',
  codeSent: 'Code sent',
  opened: 'Opened, agreed to sign electronically',
  signed: 'Signed',
  declined: 'Declined',
  voided: 'Voided',
  expired: 'Expired',
  completed: 'Completed and sealed',
} as const;
export type EnvelopeEventKind = keyof typeof envelopeEventKinds;
