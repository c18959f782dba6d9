import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { passwordProblems } from '../../domain/index.ts';
import { consumeLink, readLinkedRecord, tenantOfToken, voidLinks } from '../links/one-time-link.ts';
import { hashPassword } from '../password/hashing.ts';
import { setPasswordHash } from '../password/set-password.ts';
import { deadLinkPage, passwordSavedPage, setPasswordPage } from '../pages/set-password-page.ts';
import { formOf, queryOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { endSignIns } from './end-sign-ins.ts';

async function linkIsGood({ db, now }: Services, token: string): Promise<boolean> {
  const tenantId = tenantOfToken(token);
  if (!tenantId) return false;
  const link = await db.transaction(systemContext(tenantId), (tx) =>
    readLinkedRecord(tx, token, now()),
  );
  return link !== null && link.purpose !== 'impersonate';
}

/** D23. False: somebody else used the link first, or it ran out. */
async function usePasswordLink(services: Services, token: string, hash: string): Promise<boolean> {
  const { db } = services;
  const tenantId = tenantOfToken(token);
  if (!tenantId) return false;
  return db.transaction(systemContext(tenantId), async (tx) => {
    const now = services.now();
    const link = await consumeLink(tx, token, now);
    if (!link) return false;
    await setPasswordHash(tx, link.userId, hash);
    await voidLinks(tx, link.userId, now);
    await endSignIns(tx, link.userId, now);
    await tx.query("select write_audit($1, 'passwordSet', 'user', $2, $3)", [
      tenantId,
      link.userId,
      { by: link.purpose },
    ]);
    return true;
  });
}

const problemsOf = (password: string, repeated: string): string[] =>
  password === repeated ? passwordProblems(password) : ['The two passwords are not the same.'];

/** GET shows the form and changes nothing: a mail scanner may open the link. */
export function setPasswordRoutes(pages: AccountPages): void {
  const { services } = pages;

  pages.get('/account/set-password', async (request, reply) => {
    const token = queryOf(request, 'token') ?? '';
    if (!(await linkIsGood(services, token))) return pages.show(reply, deadLinkPage, 410);
    return pages.show(reply, (nonce) => setPasswordPage({ nonce, token }));
  });

  pages.post('/account/set-password', async (request, reply) => {
    const { token = '', password = '', repeated = password } = formOf(request);
    if (!(await linkIsGood(services, token))) return pages.show(reply, deadLinkPage, 410);
    const problems = problemsOf(password, repeated);
    if (problems.length) {
      return pages.show(reply, (nonce) => setPasswordPage({ nonce, token, problems }), 422);
    }
    const isSet = await usePasswordLink(services, token, await hashPassword(password));
    return isSet ? pages.show(reply, passwordSavedPage) : pages.show(reply, deadLinkPage, 410);
  });
}
