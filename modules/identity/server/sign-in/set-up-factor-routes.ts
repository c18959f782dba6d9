import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { confirmTotp, startTotp, waitingTotp } from '../factors/enrol-totp.ts';
import { factorStateOf } from '../factors/factor-rows.ts';
import { findStep, moveStep, takeStep } from '../factors/sign-in-steps.ts';
import type { Step, StepPurpose } from '../factors/sign-in-steps.ts';
import { recoveryCodesPage, setUpFactorPage } from '../pages/second-factor-page.ts';
import { formOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, stepTokenOf } from './browser-session.ts';
import { enterProven } from './enter.ts';
import type { Login } from './find-login.ts';

const nameText = 'select user_name as "userName" from users where tenant_id = $1 and id = $2';

async function nameOf({ db }: Services, { tenantId, userId }: Login): Promise<string> {
  const [found] = await db.batch(systemContext(tenantId), [
    { text: nameText, values: [tenantId, userId] },
  ]);
  return String(found?.rows[0]?.['userName'] ?? '');
}

/** Who needs a second factor and has none makes one before anything else. */
export function setUpFactorRoutes(pages: AccountPages): void {
  const { services, provider } = pages;

  async function waitingFor(request: FastifyRequest, reply: FastifyReply, purpose: StepPurpose) {
    const token = stepTokenOf(provider, browserOf(request, reply));
    const step = await findStep(services, token, purpose);
    if (!step?.userId) return null;
    const login = { tenantId: step.tenantId, userId: step.userId };
    // Whoever has one meanwhile is asked for that one, and makes no other without it.
    const { factors } = await factorStateOf(services, login);
    return purpose === 'enrol' && factors.length ? null : { step, login };
  }

  async function ask(
    reply: FastifyReply,
    { step, login }: { readonly step: Step; readonly login: Login },
    message?: string,
  ) {
    const name = await nameOf(services, login);
    const known = step.payload['factorId'];
    const begun =
      (known && (await waitingTotp(services, login, known, name))) ||
      (await startTotp(services, login, name));
    await moveStep(services, step, { payload: { factorId: begun.id } });
    const { picture, secret } = begun;
    return pages.show(
      reply,
      (nonce) => setUpFactorPage({ nonce, picture, secret, message }),
      message ? 401 : 200,
    );
  }

  pages.get('/account/login/set-up', async (request, reply) => {
    const waiting = await waitingFor(request, reply, 'enrol');
    return waiting ? ask(reply, waiting) : reply.redirect('/account/login', 303);
  });

  pages.post('/account/login/set-up', async (request, reply) => {
    const waiting = await waitingFor(request, reply, 'enrol');
    if (!waiting) return reply.redirect('/account/login', 303);
    const { step, login } = waiting;
    const factorId = step.payload['factorId'] ?? '';
    const { code = '' } = formOf(request);
    const codes = await confirmTotp(services, login, factorId, code);
    if (!codes) return ask(reply, waiting, 'This code is not right.');
    await moveStep(services, step, { purpose: 'proven', payload: {} });
    return pages.show(reply, (nonce) => recoveryCodesPage(nonce, codes));
  });

  pages.post('/account/login/go-on', async (request, reply) => {
    const waiting = await waitingFor(request, reply, 'proven');
    const isOwn = waiting && (await takeStep(services, waiting.step, 'proven'));
    const entered =
      isOwn && (await enterProven(pages, request, reply, waiting.login, 'mfa', isOwn.cameBy));
    return entered || reply.redirect('/account/login', 303);
  });
}
