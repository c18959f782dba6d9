import type { FastifyReply, FastifyRequest } from 'fastify';
import { arePasskeysPossible } from '../factors/passkeys.ts';
import { startStep } from '../factors/sign-in-steps.ts';
import { openProviderOf } from '../provider/provider-row.ts';
import { loginPage } from '../pages/login-page.ts';
import { formOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, keepStepToken } from './browser-session.ts';
import { checkPassword } from './check-password.ts';
import type { SignInOutcome } from './check-password.ts';
import { demandChange, enter } from './enter.ts';
import { slowGuessingOf } from './slow-guessing.ts';
import { currentInteraction, skipConsent } from './interaction.ts';

type FactorNeeded = Extract<SignInOutcome, { kind: 'factorNeeded' }>;

/** The form is bound to the interaction cookie, which no other site's form can make a browser send. */
export function loginRoutes(pages: AccountPages): void {
  const { services, provider } = pages;
  const hasPasskeys = arePasskeysPossible(services);

  async function askFactor(
    request: FastifyRequest,
    reply: FastifyReply,
    { login, hasFactor }: FactorNeeded,
  ) {
    const purpose = hasFactor ? 'factor' : 'enrol';
    const token = await startStep(services, { ...login, purpose, payload: {} });
    keepStepToken(provider, browserOf(request, reply), token);
    const path = hasFactor ? '/account/login/second-factor' : '/account/login/set-up';
    return reply.redirect(path, 303);
  }

  pages.get('/account/login', async (request, reply) => {
    const interaction = await currentInteraction(provider, browserOf(request, reply));
    if (interaction?.prompt.name === 'consent') {
      return reply.redirect(await skipConsent(interaction), 303);
    }
    const hint = interaction?.params.login_hint;
    const brand = await pages.brandOf(request);
    const practice = brand && (await openProviderOf(services, brand.tenantId));
    const userName = typeof hint === 'string' ? hint : undefined;
    return pages.show(reply, (nonce) =>
      loginPage({ nonce, brand, userName, hasPasskeys, provider: practice }),
    );
  });

  pages.post('/account/login', async (request, reply) => {
    const { username = '', password = '' } = formOf(request);
    const guesses = slowGuessingOf(services);
    await guesses.admit(request.ip);
    const outcome = await checkPassword(services, username, password);
    if (outcome.kind === 'signedIn') return enter(pages, request, reply, outcome.login, 'pwd');
    if (outcome.kind === 'mustChange') return demandChange(pages, reply, outcome.login);
    if (outcome.kind === 'factorNeeded') return askFactor(request, reply, outcome);
    guesses.noteWrong(request.ip, username);
    const brand = await pages.brandOf(request);
    const practice = brand && (await openProviderOf(services, brand.tenantId));
    const { message } = outcome;
    return pages.show(
      reply,
      (nonce) =>
        loginPage({ nonce, brand, userName: username, message, hasPasskeys, provider: practice }),
      401,
    );
  });
}
