import { noAnswer } from '../api/api-error.ts';
import { addresses } from '../api/kernel-addresses.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { followRotation } from './stored-accounts.ts';
import { clientId, keepUser, secondsLeft, storedUser } from './stored-user.ts';
import type { StoredUser } from './stored-user.ts';

/** D12: whoever waited for the lock finds the token that another caller or window has fetched. */
export const renew = (stale: string): Promise<string | null> =>
  oneAtATime(async () => {
    const known = storedUser();
    if (!known) return null;
    if (known.access_token !== stale && secondsLeft(known) > 0) return known.access_token;
    return fetchFresh(known);
  });

type Answer = {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
};

async function fetchFresh(known: StoredUser): Promise<string | null> {
  if (!known.refresh_token) return null;
  const response = await fetch(addresses().token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: known.refresh_token,
      client_id: clientId,
    }),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (!response?.ok || !isAnswer(answer)) {
    // Only a refused refresh token ends the sign-in; a dead network or a busy server does not.
    if ((answer as { error?: unknown } | null)?.error === 'invalid_grant') return null;
    throw noAnswer();
  }
  const { expires_in, ...tokens } = answer;
  const user = {
    ...known,
    ...tokens,
    ...(expires_in !== undefined && { expires_at: Math.floor(Date.now() / 1000) + expires_in }),
  };
  keepUser(user);
  followRotation(user);
  return user.access_token;
}

const isAnswer = (answer: unknown): answer is Answer =>
  typeof (answer as Partial<Answer> | null)?.access_token === 'string';
