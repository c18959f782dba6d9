import type { FastifyReply, FastifyRequest } from 'fastify';
import { entryRefusals, isFactorProven, provenAt } from '../../domain/index.ts';
import { factorStateOf } from '../factors/factor-rows.ts';
import { startStep } from '../factors/sign-in-steps.ts';
import { providerFailedPage } from '../pages/provider-pages.ts';
import type { AccountPages } from '../sign-in/account-pages.ts';
import { browserOf, keepStepToken } from '../sign-in/browser-session.ts';
import { enterProven } from '../sign-in/enter.ts';
import type { Login } from '../sign-in/find-login.ts';
import { maySignIn } from '../sign-in/record-sign-in.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { sealIdToken } from './provider-sign-ins.ts';
import type { CameBy } from './provider-sign-ins.ts';
import type { TakenAnswer } from './take-answer.ts';

type Asked = { readonly login: Login; readonly hasFactor: boolean; readonly cameBy: CameBy };

async function askFactor(
  { services, provider }: AccountPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { login, hasFactor, cameBy }: Asked,
) {
  const purpose = hasFactor ? 'factor' : 'enrol';
  const token = await startStep(services, { ...login, purpose, payload: {}, cameBy });
  keepStepToken(provider, browserOf(request, reply), token);
  return reply.redirect(`/account/login/${hasFactor ? 'second-factor' : 'set-up'}`, 303);
}

/** Into the account of whoever the provider named, by way of a second factor where one is needed. */
export async function enterWithAnswer(
  pages: AccountPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, claims, idToken }: Extract<TakenAnswer, { kind: 'taken' }>,
) {
  const { services } = pages;
  const turnAway = (reason: keyof typeof entryRefusals) =>
    pages.show(reply, (nonce) => providerFailedPage(nonce, entryRefusals[reason]), 403);
  const entered = await enterByProvider(services, row, claims);
  if ('reason' in entered) return turnAway(entered.reason);
  const login = { tenantId: row.tenantId, userId: entered.userId };
  if (!(await maySignIn(services, login))) return turnAway('closed');
  const came = { issuer: row.issuer, idToken: sealIdToken(services, row.tenantId, idToken) };
  const { factors, isNeeded } = await factorStateOf(services, login);
  if ((isNeeded || factors.length) && !isFactorProven(claims, row.trustsFactor)) {
    const cameBy = { ...came, provedAt: null };
    return askFactor(pages, request, reply, { login, hasFactor: factors.length > 0, cameBy });
  }
  const cameBy = { ...came, provedAt: provenAt(claims, services.now()).toISOString() };
  const done = await enterProven(pages, request, reply, login, 'provider', cameBy);
  return done ?? turnAway('closed');
}
