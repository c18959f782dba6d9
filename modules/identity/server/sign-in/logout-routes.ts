import { hostTenantId } from '#platform/domain';
import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { queryOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, currentSession, destroySession } from './browser-session.ts';
import { recordSignOut } from './record-sign-in.ts';

/** Only an address of our own: the parameter must not send anybody elsewhere. */
export function safeReturn(returnUrl: string | undefined, publicUrl: string): string {
  const fallback = `${publicUrl}/signout-oidc`;
  const target = URL.parse(returnUrl ?? fallback, publicUrl);
  const isOurs =
    target?.origin === new URL(publicUrl).origin && !target.username && !target.password;
  return isOurs ? target.href : fallback;
}

/** Ends every sign-in of this browser session, and the tokens that came from it. */
export async function endSessionSignIns(
  { hostDb, now }: Services,
  sessionUid: string,
): Promise<{ tenantId: string; userId: string } | null> {
  const [ended] = await hostDb.batch(systemContext(hostTenantId), [
    {
      text: `update sign_ins set ended_at = $2 where session_uid = $1 and ended_at is null
        returning tenant_id, user_id`,
      values: [sessionUid, now()],
    },
    {
      text: 'update impersonations set ended_at = $2 where session_uid = $1 and ended_at is null',
      values: [sessionUid, now()],
    },
  ]);
  const row = ended?.rows[0] as { tenant_id: string; user_id: string } | undefined;
  return row ? { tenantId: row.tenant_id, userId: row.user_id } : null;
}

/** By GET, as the spec has it: a browser navigation (B-072). */
export function logoutRoutes(pages: AccountPages): void {
  const { services, provider } = pages;

  pages.get('/account/logout', async (request, reply) => {
    const browser = browserOf(request, reply);
    const session = await currentSession(provider, browser);
    if (session) {
      const login = await endSessionSignIns(services, session.uid);
      await destroySession(provider, browser, session);
      if (login) await recordSignOut(services, login);
    }
    return reply.redirect(
      safeReturn(queryOf(request, 'returnUrl'), services.config.publicUrl),
      303,
    );
  });
}
