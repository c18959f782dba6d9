import type { FastifyReply } from 'fastify';
import { Refused } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { findPasskey } from '../factors/factor-rows.ts';
import {
  arePasskeysPossible,
  askForPasskey,
  credentialIdOf,
  isPasskeyRight,
} from '../factors/passkeys.ts';
import { findStep, startStep, takeStep } from '../factors/sign-in-steps.ts';
import { passkeyLibrary, passkeyPage } from '../pages/passkey-form.ts';
import { formOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, keepStepToken, stepTokenOf } from './browser-session.ts';
import type { Browser } from './browser-session.ts';
import { passwordClosed } from '../../domain/index.ts';
import { passwordWayOf } from '../provider/password-way.ts';
import { enterProven } from './enter.ts';
import type { Login } from './find-login.ts';
import { parsed } from './second-factor-routes.ts';
import { slowGuessingOf } from './slow-guessing.ts';

/** A passkey is both factors: the device is had, and it asked for a finger, a face or its code. */
export function passkeyRoutes(pages: AccountPages): void {
  const { services, provider } = pages;
  const library = passkeyLibrary();

  async function ask(browser: Browser, reply: FastifyReply, message?: string) {
    if (!arePasskeysPossible(services)) throw new Refused('notFound');
    const asked = await askForPasskey(services);
    const facts = { tenantId: hostTenantId, userId: null, purpose: 'passkey' } as const;
    const payload = { challenge: asked.challenge };
    keepStepToken(provider, browser, await startStep(services, { ...facts, payload }));
    const options = JSON.stringify(asked);
    return pages.showWithScript(
      reply,
      (nonce) => passkeyPage({ nonce, options, ...(message && { message }) }),
      message ? 401 : 200,
    );
  }

  /** Each question is answered once. */
  async function whoAnswers(browser: Browser, text: string): Promise<Login | null> {
    const found = await findStep(services, stepTokenOf(provider, browser), 'passkey');
    const step = found && (await takeStep(services, found, 'passkey'));
    const response = parsed(text);
    const factor = step && (await findPasskey(services, hostTenantId, credentialIdOf(response)));
    const { challenge = '' } = step?.payload ?? {};
    return factor && (await isPasskeyRight(services, factor, challenge, response)) ? factor : null;
  }

  pages.get('/account/passkeys.js', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(library),
  );

  pages.get('/account/login/passkey', async (request, reply) =>
    ask(browserOf(request, reply), reply),
  );

  pages.post('/account/login/passkey', async (request, reply) => {
    await slowGuessingOf(services).admit(request.ip);
    const browser = browserOf(request, reply);
    const login = await whoAnswers(browser, formOf(request)['passkey'] ?? '');
    const { way, label } = login
      ? await passwordWayOf(services, login)
      : { way: 'open', label: '' };
    if (way === 'closed') return ask(browser, reply, passwordClosed(label));
    const entered = login && (await enterProven(pages, request, reply, login, 'passkey'));
    return entered || ask(browser, reply, 'This passkey was not accepted.');
  });
}
