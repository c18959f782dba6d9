import type { Tones } from '#kernel/domain';

/** Whether the claimant allows the providers to answer. */
export const authorityStates = {
  missing: 'Not signed',
  sent: 'Sent for signature',
  signed: 'Signed',
  declined: 'Declined',
  overridden: 'Without signature',
} as const;

export type AuthorityState = keyof typeof authorityStates;

export const authorityTones: Tones<typeof authorityStates> = {
  missing: 'warning',
  sent: 'info',
  signed: 'success',
  declined: 'danger',
  overridden: 'warning',
};

/** Before that nothing goes to a provider. */
export const isAuthorised = (authority: string | null | undefined): boolean =>
  authority === 'signed' || authority === 'overridden';
