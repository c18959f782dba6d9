import { ErrorResponse } from 'oidc-client-ts';
import { noAnswer } from '../api/api-error.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { followRotation } from './stored-accounts.ts';
import { users } from './user-manager.ts';

/** D12: whoever waited for the lock finds the token that another caller or window has fetched. */
export const renew = (stale: string): Promise<string | null> =>
  oneAtATime(async () => {
    const known = await users().getUser();
    if (!known) return null;
    if (known.access_token !== stale && !known.expired) return known.access_token;
    return fetchFresh();
  });

async function fetchFresh(): Promise<string | null> {
  try {
    const user = await users().signinSilent();
    if (user) followRotation(user);
    return user?.access_token ?? null;
  } catch (error) {
    // Only a refused refresh token ends the sign-in; a dead network or a busy server does not.
    if (error instanceof ErrorResponse && error.error === 'invalid_grant') return null;
    throw noAnswer();
  }
}
