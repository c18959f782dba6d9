import { request } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { authorizeRequest, clientId, redeem } from '../modules/identity/testing/browser.ts';
import type { Tokens } from '../modules/identity/testing/browser.ts';
import { PASSWORD } from './accounts.ts';

export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * What a browser holds after its user signed in, by the same requests. Three pages are loaded on the
 * way through the screen, each for as much processor time as a journey spends on its own pages.
 */
export async function signInWithoutPage(origin: string, account: string): Promise<SignedInState> {
  const visitor = await request.newContext({ baseURL: origin });
  try {
    const { path, verifier } = authorizeRequest(origin);
    await visitor.get(path);
    const form = { username: account, password: PASSWORD };
    const callback = await visitor.post('/account/login', { form });
    const tokens = await redeem(origin, callback.url(), verifier);
    const { cookies } = await visitor.storageState();
    return { cookies, origins: [{ origin, localStorage: [storedUser(origin, tokens)] }] };
  } finally {
    await visitor.dispose();
  }
}

/** As the web app keeps who is signed in. */
function storedUser(origin: string, tokens: Tokens): { name: string; value: string } {
  const claims = tokens.id_token.split('.')[1] ?? '';
  const profile = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const expires_at = Math.floor(Date.now() / 1000) + tokens.expires_in;
  const user = { token_type: 'Bearer', ...tokens, profile, expires_at };
  return { name: `oidc.user:${origin}:${clientId}`, value: JSON.stringify(user) };
}
