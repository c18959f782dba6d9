import type { FastifyReply, FastifyRequest } from 'fastify';
import { factorStateOf } from '../factors/factor-rows.ts';
import type { Factor } from '../factors/factor-rows.ts';
import { askForPasskey } from '../factors/passkeys.ts';
import { proveByCode, proveByPasskey } from '../factors/prove-factor.ts';
import { findStep, moveStep, takeStep } from '../factors/sign-in-steps.ts';
import type { Step } from '../factors/sign-in-steps.ts';
import { secondFactorPage } from '../pages/second-factor-page.ts';
import { formOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, stepTokenOf } from './browser-session.ts';
import { signInMessages } from './check-password.ts';
import { enterProven } from './enter.ts';
import type { Login } from './find-login.ts';
import { slowGuessingOf } from './slow-guessing.ts';

const messages = {
  wrong: 'This code is not right, or it was used already.',
  locked: signInMessages.locked,
  passkey: 'This passkey was not accepted.',
} as const;

type Waiting = { readonly step: Step; readonly login: Login; readonly factors: readonly Factor[] };

/** Asked after the password and before anything is given to the browser. */
export function secondFactorRoutes(pages: AccountPages): void {
  const { services, provider } = pages;

  async function waitingOf(request: FastifyRequest, reply: FastifyReply): Promise<Waiting | null> {
    const token = stepTokenOf(provider, browserOf(request, reply));
    const step = await findStep(services, token, 'factor');
    if (!step?.userId) return null;
    const login = { tenantId: step.tenantId, userId: step.userId };
    const { factors } = await factorStateOf(services, login);
    return factors.length ? { step, login, factors } : null;
  }

  async function ask(reply: FastifyReply, { step, factors }: Waiting, message?: string) {
    const keys = factors.filter(({ kind }) => kind === 'passkey');
    const options = keys.length ? await askForPasskey(services, keys) : null;
    await moveStep(services, step, { payload: { challenge: options?.challenge ?? '' } });
    const facts = {
      passkey: options && JSON.stringify(options),
      hasApp: keys.length < factors.length,
      message,
    };
    const show = options ? pages.showWithScript : pages.show;
    return show(reply, (nonce) => secondFactorPage({ nonce, ...facts }), message ? 401 : 200);
  }

  async function isProven(
    { step, login, factors }: Waiting,
    { passkey, code = '' }: Readonly<Record<string, string>>,
  ): Promise<true | string> {
    if (passkey) {
      const { challenge = '' } = step.payload;
      const given = { challenge, response: parsed(passkey) };
      return (await proveByPasskey(services, login, factors, given)) || messages.passkey;
    }
    const outcome = await proveByCode(services, login, factors, code);
    return outcome === 'right' || messages[outcome];
  }

  pages.get('/account/login/second-factor', async (request, reply) => {
    const waiting = await waitingOf(request, reply);
    return waiting ? ask(reply, waiting) : reply.redirect('/account/login', 303);
  });

  pages.post('/account/login/second-factor', async (request, reply) => {
    const guesses = slowGuessingOf(services);
    await guesses.admit(request.ip);
    const waiting = await waitingOf(request, reply);
    if (!waiting) return reply.redirect('/account/login', 303);
    const proven = await isProven(waiting, formOf(request));
    if (proven !== true) {
      guesses.noteWrong(request.ip, waiting.login.userId);
      return ask(reply, waiting, proven);
    }
    const isOwn = await takeStep(services, waiting.step, 'factor');
    const entered =
      isOwn && (await enterProven(pages, request, reply, waiting.login, 'mfa', isOwn.cameBy));
    return entered || reply.redirect('/account/login', 303);
  });
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
