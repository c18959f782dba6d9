import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { isUuid } from '#kernel/server';
import type { Claims } from '../../domain/index.ts';
import { findStep, takeStep } from '../factors/sign-in-steps.ts';
import type { Step } from '../factors/sign-in-steps.ts';
import type { AccountPages } from '../sign-in/account-pages.ts';
import { browserOf, keepStepToken, stepTokenOf } from '../sign-in/browser-session.ts';
import { noAnswer } from './begin-at-provider.ts';
import { isNoAnswer, openIssuer } from './openid-library.ts';
import { openProviderOf } from './provider-row.ts';
import type { ProviderRow } from './provider-row.ts';

export type TakenAnswer =
  | {
      readonly kind: 'taken';
      readonly step: Step;
      readonly row: ProviderRow;
      readonly claims: Claims;
      readonly idToken: string;
    }
  | { readonly kind: 'failed'; readonly message: string };

const failed = (message: string): TakenAnswer => ({ kind: 'failed', message });

const messages = {
  notBegun: 'This sign-in was not begun in this browser, or it took too long. Please start again.',
  off: 'Your practice does not use this sign-in any more. Please start again.',
  notAccepted: 'What your provider answered could not be accepted. Please start again.',
} as const;

/** To prove it again, it must have been asked for just now. */
const againSeconds = 300;

async function stepOf(
  { services, provider }: AccountPages,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  tenantId: string,
): Promise<Step | null> {
  const browser = browserOf(request, reply);
  const found = await findStep(
    services,
    stepTokenOf(provider, browser),
    'provider',
    'providerAgain',
  );
  if (!found || found.tenantId !== tenantId) return null;
  keepStepToken(provider, browser, null);
  return takeStep(services, found, found.purpose);
}

function failureOf(error: unknown, label: string): string {
  if (error instanceof client.AuthorizationResponseError)
    return `You did not finish signing in with ${label}. Please start again.`;
  return isNoAnswer(error) ? noAnswer(label) : messages.notAccepted;
}

/** What the provider sent the browser back with: checked against what this browser began. */
export async function takeAnswer(
  pages: AccountPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TakenAnswer> {
  const { services } = pages;
  const { tenantId = '' } = request.params as { tenantId?: string };
  const step = isUuid(tenantId) ? await stepOf(pages, [request, reply], tenantId) : null;
  if (!step) return failed(messages.notBegun);
  const row = await openProviderOf(services, tenantId);
  const { state = '', nonce = '', verifier = '', version } = step.payload;
  if (!row || row.version !== version) return failed(messages.off);
  try {
    const config = await openIssuer(services, row);
    const address = new URL(request.url, services.config.publicUrl);
    const tokens = await client.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(step.purpose === 'providerAgain' && { maxAge: againSeconds }),
    });
    const claims = tokens.claims();
    if (!claims || !tokens.id_token) return failed(messages.notAccepted);
    return { kind: 'taken', step, row, claims, idToken: tokens.id_token };
  } catch (error) {
    request.log.warn({ err: error, tenant: tenantId }, 'sign-in by provider not accepted');
    return failed(failureOf(error, row.label));
  }
}
