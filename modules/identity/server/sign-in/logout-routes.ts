import { queryOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { browserOf, currentSession, destroyChain, destroySession } from './browser-session.ts';
import { endSessionSignIns } from './end-session-sign-ins.ts';
import { addressToLeaveProvider } from '../provider/leave-provider.ts';
import { leftProviderPage } from '../pages/provider-pages.ts';
import { recordSignOut } from './record-sign-in.ts';

/** Only an address of our own: the parameter must not send anybody elsewhere. */
export function safeReturn(returnUrl: string | undefined, publicUrl: string): string {
  const fallback = `${publicUrl}/signout-oidc`;
  const target = URL.parse(returnUrl ?? fallback, publicUrl);
  const isOurs =
    target?.origin === new URL(publicUrl).origin && !target.username && !target.password;
  return isOurs ? target.href : fallback;
}

/** By GET, as the spec has it: a browser navigation (B-072). Accounts switched away from end too. */
export function logoutRoutes(pages: AccountPages): void {
  const { services, provider } = pages;

  pages.get('/account/logout', async (request, reply) => {
    const browser = browserOf(request, reply);
    const session = await currentSession(provider, browser);
    for (const uid of await destroyChain(pages, browser)) {
      const left = await endSessionSignIns(services, uid);
      if (left) await recordSignOut(services, left);
    }
    if (session) {
      const login = await endSessionSignIns(services, session.uid);
      await destroySession(provider, browser, session);
      if (login) await recordSignOut(services, login);
    }
    const here = safeReturn(queryOf(request, 'returnUrl'), services.config.publicUrl);
    const left = session && (await addressToLeaveProvider(services, session.uid));
    if (!left) return reply.redirect(here, 303);
    return pages.show(reply, (nonce) =>
      leftProviderPage(nonce, left.label, { there: left.address, here }),
    );
  });
}
