import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#kernel/server';
import { domainOfAddress, entryRefusals, isFactorProven, provenAt } from '../../domain/index.ts';
import { factorStateOf } from '../factors/factor-rows.ts';
import { startStep } from '../factors/sign-in-steps.ts';
import { providerAddressPage, providerFailedPage, provenPage } from '../pages/provider-pages.ts';
import { formOf, queryOf } from '../sign-in/account-pages.ts';
import type { AccountPages } from '../sign-in/account-pages.ts';
import { browserOf, keepStepToken } from '../sign-in/browser-session.ts';
import { enterProven } from '../sign-in/enter.ts';
import type { Login } from '../sign-in/find-login.ts';
import { maySignIn } from '../sign-in/record-sign-in.ts';
import { slowGuessingOf } from '../sign-in/slow-guessing.ts';
import { beginAtProvider } from './begin-at-provider.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { openProviderOf, openProviderOfDomain } from './provider-row.ts';
import { sealIdToken } from './provider-sign-ins.ts';
import type { CameBy } from './provider-sign-ins.ts';
import { proveByProvider, whoCameByProvider } from './prove-by-provider.ts';
import { takeAnswer } from './take-answer.ts';
import type { TakenAnswer } from './take-answer.ts';

const noProvider = 'No practice signs in with this mail address. Please use your password.';
const notAgain =
  'Your provider did not say that you proved it just now. Please sign out and sign in again, or set up a second step under My Details.';

type Taken = Extract<TakenAnswer, { kind: 'taken' }>;

/** To the provider of a practice and back; what comes back is checked before anything is looked up. */
export function providerRoutes(pages: AccountPages): void {
  const { services, provider } = pages;

  const fail = (reply: FastifyReply, message: string, status = 403) =>
    pages.show(reply, (nonce) => providerFailedPage(nonce, message), status);

  async function askAddress(
    request: FastifyRequest,
    reply: FastifyReply,
    more: { readonly email?: string; readonly message?: string } = {},
  ) {
    const brand = await pages.brandOf(request);
    const status = more.message ? 404 : 200;
    return pages.show(reply, (nonce) => providerAddressPage({ nonce, brand, ...more }), status);
  }

  async function askFactor(
    request: FastifyRequest,
    reply: FastifyReply,
    { login, hasFactor, cameBy }: { login: Login; hasFactor: boolean; cameBy: CameBy },
  ) {
    const purpose = hasFactor ? 'factor' : 'enrol';
    const token = await startStep(services, { ...login, purpose, payload: {}, cameBy });
    keepStepToken(provider, browserOf(request, reply), token);
    return reply.redirect(`/account/login/${hasFactor ? 'second-factor' : 'set-up'}`, 303);
  }

  async function enterWith(request: FastifyRequest, reply: FastifyReply, taken: Taken) {
    const { row, claims, idToken } = taken;
    const entered = await enterByProvider(services, row, claims);
    if ('reason' in entered) return fail(reply, entryRefusals[entered.reason]);
    const login = { tenantId: row.tenantId, userId: entered.userId };
    if (!(await maySignIn(services, login))) return fail(reply, entryRefusals.closed);
    const came = { issuer: row.issuer, idToken: sealIdToken(services, row.tenantId, idToken) };
    const { factors, isNeeded } = await factorStateOf(services, login);
    if ((isNeeded || factors.length) && !isFactorProven(claims, row.trustsFactor)) {
      const cameBy = { ...came, provedAt: null };
      return askFactor(request, reply, { login, hasFactor: factors.length > 0, cameBy });
    }
    const cameBy = { ...came, provedAt: provenAt(claims, services.now()).toISOString() };
    const done = await enterProven(pages, request, reply, login, 'provider', cameBy);
    return done ?? fail(reply, entryRefusals.closed);
  }

  pages.get('/account/login/provider', (request, reply) => askAddress(request, reply));

  pages.post('/account/login/provider', async (request, reply) => {
    const { email = '' } = formOf(request);
    const guesses = slowGuessingOf(services);
    await guesses.admit(request.ip);
    const row = await openProviderOfDomain(services, domainOfAddress(email));
    if (row) return beginAtProvider(pages, [request, reply], row, { purpose: 'provider', email });
    guesses.noteWrong(request.ip, email);
    return askAddress(request, reply, { email, message: noProvider });
  });

  pages.get('/account/login/provider/again', async (request, reply) => {
    const who = await whoCameByProvider(pages, request, reply);
    if (!who) return fail(reply, notAgain);
    const { row, userId } = who;
    return beginAtProvider(pages, [request, reply], row, { purpose: 'providerAgain', userId });
  });

  pages.get('/account/login/provider/:tenantId', async (request, reply) => {
    const { tenantId = '' } = request.params as { tenantId?: string };
    const row = isUuid(tenantId) ? await openProviderOf(services, tenantId) : null;
    if (!row) return askAddress(request, reply);
    const email = queryOf(request, 'email') ?? '';
    return beginAtProvider(pages, [request, reply], row, { purpose: 'provider', email });
  });

  pages.get('/account/login/provider/:tenantId/callback', async (request, reply) => {
    const taken = await takeAnswer(pages, request, reply);
    if (taken.kind === 'failed') return fail(reply, taken.message);
    if (taken.step.purpose === 'provider') return enterWith(request, reply, taken);
    const isProven = await proveByProvider(pages, [request, reply], taken);
    return isProven ? pages.show(reply, provenPage) : fail(reply, notAgain);
  });
}
