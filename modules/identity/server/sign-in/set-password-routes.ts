import type { FastifyRequest } from 'fastify';
import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { passwordLink, passwordProblems } from '../../domain/index.ts';
import { findLink, nullIfDead, useLink } from '../links/find-link.ts';
import { withdrawLinksOf } from '../links/withdraw-links.ts';
import { hashPassword } from '../password/hashing.ts';
import { setPasswordHash } from '../password/set-password.ts';
import { deadLinkPage, passwordSavedPage, setPasswordPage } from '../pages/set-password-page.ts';
import { formOf, queryOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { endSignIns } from './end-sign-ins.ts';

/** D23. Refused: somebody else used the link first, or it ran out. */
const usePasswordLink = (
  services: Services,
  token: string,
  request: FastifyRequest,
  hash: string,
): Promise<boolean> =>
  useLink(services, passwordLink, token, request, async (tx, link) => {
    const { subjectId: userId, tenantId, payload } = link;
    if (!userId) throw new Refused('linkNotValid');
    await setPasswordHash(tx, userId, hash);
    await withdrawLinksOf(tx, services, passwordLink, userId);
    await endSignIns(tx, userId, services.now());
    await tx.query("select write_audit($1, 'passwordSet', 'user', $2, $3)", [
      tenantId,
      userId,
      { by: payload['purpose'] },
    ]);
    return true;
  });

const problemsOf = (password: string, repeated: string): string[] =>
  password === repeated ? passwordProblems(password) : ['The two passwords are not the same.'];

/** GET shows the form and changes nothing: a mail scanner may open the link. */
export function setPasswordRoutes(pages: AccountPages): void {
  const { services } = pages;

  pages.get('/account/set-password', async (request, reply) => {
    const token = queryOf(request, 'token') ?? '';
    if (!(await nullIfDead(findLink(services, passwordLink, token, request)))) {
      return pages.show(reply, deadLinkPage, 404);
    }
    return pages.show(reply, (nonce) => setPasswordPage({ nonce, token }));
  });

  pages.post('/account/set-password', async (request, reply) => {
    const { token = '', password = '', repeated = password } = formOf(request);
    if (!(await nullIfDead(findLink(services, passwordLink, token, request)))) {
      return pages.show(reply, deadLinkPage, 404);
    }
    const problems = problemsOf(password, repeated);
    if (problems.length) {
      return pages.show(reply, (nonce) => setPasswordPage({ nonce, token, problems }), 422);
    }
    const hash = await hashPassword(password);
    const isSet = await nullIfDead(usePasswordLink(services, token, request, hash));
    return isSet ? pages.show(reply, passwordSavedPage) : pages.show(reply, deadLinkPage, 404);
  });
}
