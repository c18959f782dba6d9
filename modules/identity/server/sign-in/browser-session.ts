import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { lifetimes } from '../oidc/client.ts';

/** One browser's request, as the provider's cookies need it. */
export type Browser = { readonly req: IncomingMessage; readonly res: ServerResponse };

export const browserOf = (request: FastifyRequest, reply: FastifyReply): Browser => ({
  req: request.raw,
  res: reply.raw,
});

export type BrowserSession = Awaited<ReturnType<Provider['Session']['get']>>;

const contextOf = (provider: Provider, { req, res }: Browser): KoaContextWithOIDC =>
  provider.createContext(req, res) as unknown as KoaContextWithOIDC;

const cookieOf = (provider: Provider) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: provider.issuer.startsWith('https:'),
  overwrite: true,
});

const sessionCookie = 'caseway.session';

/** Null when nobody is signed in with this browser. */
export async function currentSession(
  provider: Provider,
  browser: Browser,
): Promise<BrowserSession | null> {
  const session = await provider.Session.get(contextOf(provider, browser));
  return session.accountId ? session : null;
}

/**
 * A session of its own for the user. An earlier session of somebody else stays alive: its tokens
 * belong to an account that the user may switch back to (B-391).
 */
export async function startSession(
  provider: Provider,
  browser: Browser,
  userId: string,
): Promise<BrowserSession> {
  const session = new provider.Session();
  session.loginAccount({ accountId: userId });
  await session.save(lifetimes.idle);
  setCookie(provider, browser, session.jti, new Date(Date.now() + lifetimes.idle * 1000));
  return session;
}

export async function destroySession(
  provider: Provider,
  browser: Browser,
  session: BrowserSession,
): Promise<void> {
  await session.destroy();
  setCookie(provider, browser, null, new Date(0));
}

function setCookie(
  provider: Provider,
  browser: Browser,
  value: string | null,
  expires: Date,
): void {
  const { cookies } = contextOf(provider, browser);
  cookies.set(sessionCookie, value, { ...cookieOf(provider), expires });
}
