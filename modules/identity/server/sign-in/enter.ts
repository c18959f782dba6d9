import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepProviderSignIn } from '../provider/provider-sign-ins.ts';
import type { CameBy } from '../provider/provider-sign-ins.ts';
import { issuePasswordLink } from '../links/password-link.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, currentSession, keepStepToken, startSession } from './browser-session.ts';
import type { Proof } from './browser-session.ts';
import { signInWith } from './check-password.ts';
import type { Login } from './find-login.ts';
import { currentInteraction, finishInteraction } from './interaction.ts';
import { isImpersonation } from './impersonation.ts';

/** The browser is this person's from now on, and goes on to where it wanted to. */
export async function enter(
  pages: AccountPages,
  request: FastifyRequest,
  reply: FastifyReply,
  login: Login,
  proof: Proof,
  cameBy?: CameBy | null,
) {
  const { userId } = login;
  const { services, provider } = pages;
  const browser = browserOf(request, reply);
  const [interaction, session] = await Promise.all([
    currentInteraction(provider, browser),
    currentSession(provider, browser),
  ]);
  // What ends with the provider is a session of its own.
  const isOwn =
    !cameBy && session?.accountId === userId && !(await isImpersonation(services, session.uid));
  if (!isOwn || !interaction) {
    const started = await startSession(pages, browser, userId, proof);
    if (cameBy) await keepProviderSignIn(services, login, started.uid, cameBy);
  }
  keepStepToken(provider, browser, null);
  if (!interaction) return reply.redirect('/', 303);
  return reply.redirect(
    await finishInteraction(interaction, userId, { keepSession: isOwn, proof }),
    303,
  );
}

export async function demandChange(
  { services }: AccountPages,
  reply: FastifyReply,
  { tenantId, userId }: Login,
) {
  const address = await services.db.transaction({ tenantId, userId }, (tx) =>
    issuePasswordLink(tx, services, userId, 'change'),
  );
  return reply.redirect(address, 303);
}

/** After everything that was asked. Null: the account may not sign in any more. */
export async function enterProven(
  pages: AccountPages,
  request: FastifyRequest,
  reply: FastifyReply,
  login: Login,
  proof: Proof,
  cameBy?: CameBy | null,
) {
  const outcome = await signInWith(pages.services, login, cameBy);
  if (outcome.kind === 'signedIn') return enter(pages, request, reply, login, proof, cameBy);
  return outcome.kind === 'mustChange' ? demandChange(pages, reply, login) : null;
}
