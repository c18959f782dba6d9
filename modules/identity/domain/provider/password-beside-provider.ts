import { canonicalRole } from '#platform/domain';

export type PasswordFacts = {
  readonly isRequired: boolean;
  /** The person's address lies in a domain that is proven for the tenant. */
  readonly isOwnDomain: boolean;
  readonly roles: readonly string[];
};

/** `withFactor`: the way in for administrators when the provider fails, with a second factor. */
export type PasswordWay = 'open' | 'closed' | 'withFactor';

/** Whoever is outside the practice has no account at its provider, and keeps the password. */
export function passwordWay({ isRequired, isOwnDomain, roles }: PasswordFacts): PasswordWay {
  if (!isRequired || !isOwnDomain) return 'open';
  return roles.map(canonicalRole).includes('TENANT_ADMIN') ? 'withFactor' : 'closed';
}

export const passwordClosed = (label: string): string =>
  `Your practice signs in with ${label}. Please use "Sign in with your practice" with your mail address.`;
