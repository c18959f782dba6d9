import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { nilId } from '#platform/domain';
import { impersonationLink } from '../../domain/index.ts';
import { findLink, nullIfDead, useLink } from '../links/find-link.ts';
import type { FoundLink } from '../links/find-link.ts';
import { impersonatePage } from '../pages/impersonate-page.ts';
import { nobodyImpersonatedPage } from '../pages/nobody-impersonated-page.ts';
import { deadLinkPage } from '../pages/set-password-page.ts';
import { formOf, queryOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, currentSession, destroySession, startSession } from './browser-session.ts';
import { endSessionSignIns } from './end-session-sign-ins.ts';
import { findImpersonation, recordImpersonation, recordRevert } from './impersonation.ts';
import type { Issuer } from './impersonation.ts';

type Waiting = {
  readonly tenantId: string;
  readonly userId: string;
  readonly issuer: Issuer;
  readonly name: string;
};

const nameText =
  "select first_name || ' ' || last_name as name from users where tenant_id = $1 and id = $2";

function waitingOf(link: FoundLink): Omit<Waiting, 'name'> {
  const { tenantId, subjectId: userId, issuerId: id, issuerTenantId } = link;
  if (!userId || !id || !issuerTenantId) throw new Refused('linkNotValid');
  return { tenantId, userId, issuer: { id, tenantId: issuerTenantId } };
}

async function waitingLink(
  services: Services,
  token: string,
  request: FastifyRequest,
): Promise<Waiting> {
  const waiting = waitingOf(await findLink(services, impersonationLink, token, request));
  const { tenantId, userId } = waiting;
  const [found] = await services.db.batch(systemContext(tenantId), [
    { text: nameText, values: [tenantId, userId] },
  ]);
  return { ...waiting, name: String(found?.rows[0]?.['name'] ?? '') };
}

export function impersonationRoutes(pages: AccountPages): void {
  const { services, provider } = pages;

  async function begin(request: FastifyRequest, reply: FastifyReply, token: string) {
    const used = useLink(services, impersonationLink, token, request, async (_tx, link) =>
      waitingOf(link),
    );
    const link = await nullIfDead(used);
    if (!link) return pages.show(reply, deadLinkPage, 404);
    const session = await startSession(
      pages,
      browserOf(request, reply),
      link.userId,
      'impersonation',
    );
    await recordImpersonation(services, session.uid, link, link.issuer);
    return reply.redirect(`/?impersonatorUserId=${link.issuer.id}`, 303);
  }

  /** Whoever asked for the link goes straight on; anybody else is shown what it does. */
  pages.get('/account/impersonate', async (request, reply) => {
    const token = queryOf(request, 'token') ?? '';
    const waiting = await nullIfDead(waitingLink(services, token, request));
    if (!waiting) return pages.show(reply, deadLinkPage, 404);
    const session = await currentSession(provider, browserOf(request, reply));
    if (session?.accountId === waiting.issuer.id) return begin(request, reply, token);
    return pages.show(reply, (nonce) => impersonatePage(nonce, token, waiting.name));
  });

  pages.post('/account/impersonate', async (request, reply) => {
    const { token = '' } = formOf(request);
    if (!(await nullIfDead(waitingLink(services, token, request)))) {
      return pages.show(reply, deadLinkPage, 404);
    }
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
      await startSession(pages, browser, impersonation.impersonator.id, 'revert');
      await recordRevert(services, impersonation);
      return reply.redirect(`/?impersonatorUserId=${nilId}`, 303);
    }
    // B-027: the address opens for whoever is signed out, too.
    return session ? reply.redirect('/', 303) : pages.show(reply, nobodyImpersonatedPage);
  });
}
