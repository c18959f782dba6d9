import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { startStep } from '../factors/sign-in-steps.ts';
import { leavePage, providerFailedPage } from '../pages/provider-pages.ts';
import type { AccountPages } from '../sign-in/account-pages.ts';
import { browserOf, keepStepToken } from '../sign-in/browser-session.ts';
import { openIssuer } from './openid-library.ts';
import { redirectAddress } from './provider-address.ts';
import type { ProviderRow } from './provider-row.ts';

export const noAnswer = (label: string): string =>
  `${label} does not answer. Please try again in a few minutes, or ask your administrator.`;

type Begun = {
  readonly purpose: 'provider' | 'providerAgain';
  readonly email?: string;
  /** Of somebody who proves to be themselves again. */
  readonly userId?: string;
};

/** State, nonce and verifier belong to this browser: only its cookie finds them again, and once. */
export async function beginAtProvider(
  { services, provider, show }: AccountPages,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  row: ProviderRow,
  { purpose, email, userId = '' }: Begun,
) {
  const config = await openIssuer(services, row).catch((error: Error) => {
    request.log.warn({ err: error, tenant: row.tenantId }, 'sign-in provider not reached');
    return null;
  });
  if (!config) return show(reply, (nonce) => providerFailedPage(nonce, noAnswer(row.label)), 503);
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonceOfToken] = [client.randomState(), client.randomNonce()];
  const { tenantId, version } = row;
  const payload = { state, nonce: nonceOfToken, verifier, version };
  const token = await startStep(services, { tenantId, userId: userId || null, purpose, payload });
  keepStepToken(provider, browserOf(request, reply), token);
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectAddress(services, tenantId),
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce: nonceOfToken,
    ...(email && { login_hint: email }),
    ...(userId && { prompt: 'login', max_age: '0' }),
  });
  return show(reply, (nonce) => leavePage(nonce, row.label, address.href));
}
