import type { FastifyReply, FastifyRequest } from 'fastify';
import { issuePasswordLink } from '../links/password-link.ts';
import { loginPage } from '../pages/login-page.ts';
import { formOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, currentSession, startSession } from './browser-session.ts';
import { checkPassword } from './check-password.ts';
import type { Login } from './find-login.ts';
import { isImpersonation } from './impersonation.ts';
import { slowGuessingOf } from './slow-guessing.ts';
import { currentInteraction, finishInteraction, skipConsent } from './interaction.ts';

/** The form is bound to the interaction cookie, which no other site's form can make a browser send. */
export function loginRoutes(pages: AccountPages): void {
  const { services, provider } = pages;

  async function enter(request: FastifyRequest, reply: FastifyReply, { userId }: Login) {
    const browser = browserOf(request, reply);
    const [interaction, session] = await Promise.all([
      currentInteraction(provider, browser),
      currentSession(provider, browser),
    ]);
    const isOwn = session?.accountId === userId && !(await isImpersonation(services, session.uid));
    if (!isOwn || !interaction) await startSession(pages, browser, userId);
    if (!interaction) return reply.redirect('/', 303);
    return reply.redirect(
      await finishInteraction(interaction, userId, { keepSession: isOwn }),
      303,
    );
  }

  async function demandChange(reply: FastifyReply, { tenantId, userId }: Login) {
    const address = await services.db.transaction({ tenantId, userId }, (tx) =>
      issuePasswordLink(tx, services, userId, 'change'),
    );
    return reply.redirect(address, 303);
  }

  pages.get('/account/login', async (request, reply) => {
    const interaction = await currentInteraction(provider, browserOf(request, reply));
    if (interaction?.prompt.name === 'consent') {
      return reply.redirect(await skipConsent(interaction), 303);
    }
    const hint = interaction?.params.login_hint;
    const brand = await pages.brandOf(request);
    const userName = typeof hint === 'string' ? hint : undefined;
    return pages.show(reply, (nonce) => loginPage({ nonce, brand, userName }));
  });

  pages.post('/account/login', async (request, reply) => {
    const { username = '', password = '' } = formOf(request);
    const guesses = slowGuessingOf(services);
    await guesses.admit(request.ip);
    const outcome = await checkPassword(services, username, password);
    if (outcome.kind === 'refused') guesses.noteWrong(request.ip, username);
    if (outcome.kind === 'signedIn') return enter(request, reply, outcome.login);
    if (outcome.kind === 'mustChange') return demandChange(reply, outcome.login);
    const brand = await pages.brandOf(request);
    const { message } = outcome;
    return pages.show(
      reply,
      (nonce) => loginPage({ nonce, brand, userName: username, message }),
      401,
    );
  });
}
