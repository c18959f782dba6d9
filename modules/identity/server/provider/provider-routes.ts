import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#kernel/server';
import { domainOfAddress } from '../../domain/index.ts';
import { providerAddressPage, providerFailedPage, provenPage } from '../pages/provider-pages.ts';
import { formOf, queryOf } from '../sign-in/account-pages.ts';
import type { AccountPages } from '../sign-in/account-pages.ts';
import { slowGuessingOf } from '../sign-in/slow-guessing.ts';
import { beginAtProvider } from './begin-at-provider.ts';
import { enterWithAnswer } from './enter-with-answer.ts';
import { openProviderOf, openProviderOfDomain } from './provider-row.ts';
import { proveByProvider, whoCameByProvider } from './prove-by-provider.ts';
import { takeAnswer } from './take-answer.ts';

const noProvider = 'No practice signs in with this mail address. Please use your password.';
const notAgain =
  'Your provider did not say that you proved it just now. Please sign out and sign in again, or set up a second step under My Details.';

/** To the provider of a practice and back; what comes back is checked before anything is looked up. */
export function providerRoutes(pages: AccountPages): void {
  const { services } = pages;

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
    if (taken.step.purpose === 'provider') return enterWithAnswer(pages, request, reply, taken);
    const isProven = await proveByProvider(pages, [request, reply], taken);
    return isProven ? pages.show(reply, provenPage) : fail(reply, notAgain);
  });
}
