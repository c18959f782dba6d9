import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { nilId } from '#platform/domain';
import { consumeLink, readLinkedRecord, tenantOfToken } from '../links/one-time-link.ts';
import type { Link } from '../links/one-time-link.ts';
import { impersonatePage } from '../pages/impersonate-page.ts';
import { nobodyImpersonatedPage } from '../pages/nobody-impersonated-page.ts';
import { deadLinkPage } from '../pages/set-password-page.ts';
import { formOf, queryOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, currentSession, destroySession, startSession } from './browser-session.ts';
import { endSessionSignIns } from './end-session-sign-ins.ts';
import { findImpersonation, recordImpersonation, recordRevert } from './impersonation.ts';

async function waitingLink(
  { db, now }: Services,
  token: string,
): Promise<{ link: Link; name: string } | null> {
  const tenantId = tenantOfToken(token);
  if (!tenantId) return null;
  return db.transaction(systemContext(tenantId), async (tx) => {
    const link = await readLinkedRecord(tx, token, now());
    if (link?.purpose !== 'impersonate') return null;
    const [user] = await tx.query<{ name: string }>(
      "select first_name || ' ' || last_name as name from users where tenant_id = $1 and id = $2",
      [tenantId, link.userId],
    );
    return { link, name: user?.name ?? '' };
  });
}

export function impersonationRoutes(pages: AccountPages): void {
  const { services, provider } = pages;

  async function begin(request: FastifyRequest, reply: FastifyReply, token: string) {
    const tenantId = tenantOfToken(token);
    const link =
      tenantId &&
      (await services.db.transaction(systemContext(tenantId), (tx) =>
        consumeLink(tx, token, services.now()),
      ));
    if (!link || link.purpose !== 'impersonate' || !link.issuer) {
      return pages.show(reply, deadLinkPage, 410);
    }
    const session = await startSession(pages, browserOf(request, reply), link.userId);
    await recordImpersonation(services, session.uid, link, link.issuer);
    return reply.redirect(`/?impersonatorUserId=${link.issuer.id}`, 303);
  }

  /** Whoever asked for the link goes straight on; anybody else is shown what it does. */
  pages.get('/account/impersonate', async (request, reply) => {
    const token = queryOf(request, 'token') ?? '';
    const waiting = await waitingLink(services, token);
    if (!waiting) return pages.show(reply, deadLinkPage, 410);
    const session = await currentSession(provider, browserOf(request, reply));
    if (session?.accountId === waiting.link.issuer?.id) return begin(request, reply, token);
    return pages.show(reply, (nonce) => impersonatePage(nonce, token, waiting.name));
  });

  pages.post('/account/impersonate', async (request, reply) => {
    const { token = '' } = formOf(request);
    if (!(await waitingLink(services, token))) return pages.show(reply, deadLinkPage, 410);
    return begin(request, reply, token);
  });

  /** B-073: with the parameter the client forgets what it kept of the other person. */
  pages.get('/account/RevertImpersonation', async (request, reply) => {
    const browser = browserOf(request, reply);
    const session = await currentSession(provider, browser);
    const impersonation = session && (await findImpersonation(services, session.uid));
    if (session && impersonation) {
      await endSessionSignIns(services, session.uid);
      await destroySession(provider, browser, session);
      await startSession(pages, browser, impersonation.impersonator.id);
      await recordRevert(services, impersonation);
      return reply.redirect(`/?impersonatorUserId=${nilId}`, 303);
    }
    // B-027: the address opens for whoever is signed out, too.
    return session ? reply.redirect('/', 303) : pages.show(reply, nobodyImpersonatedPage);
  });
}
