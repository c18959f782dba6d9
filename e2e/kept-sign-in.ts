import { signInWithoutPage } from './sign-in-without-page.ts';
import type { SignedInState } from './sign-in-without-page.ts';
import { stage } from './stage.ts';

type Kept = { at: number; state: SignedInState };

/** Well before the access token is renewed: a refresh token is good for one use. */
const keptFor = 4 * 60_000;
const kept = new Map<string, Kept>();

/** What a browser that was left signed in holds; one grant for all windows of an account. */
export async function keptSignIn(account: string): Promise<SignedInState> {
  const known = kept.get(account);
  if (known && Date.now() - known.at < keptFor) return known.state;
  const at = Date.now();
  const { url } = await stage();
  const state = await signInWithoutPage(url, account);
  kept.set(account, { at, state });
  return state;
}
