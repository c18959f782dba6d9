import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Services } from '#kernel/server';
import { lifetimes } from '../oidc/client.ts';
import { hostCookie } from './cookie-names.ts';
import { chainCookie, readChain, writeChain } from './session-chain.ts';

/** One browser's request, as the provider's cookies need it. */
export type Browser = { readonly req: IncomingMessage; readonly res: ServerResponse };

export const browserOf = (request: FastifyRequest, reply: FastifyReply): Browser => ({
  req: request.raw,
  res: reply.raw,
});

export type BrowserSession = Awaited<ReturnType<Provider['Session']['get']>>;

/** How a person came in. Who returns from another account has proven nothing anew. */
export type Proof = 'pwd' | 'mfa' | 'passkey' | 'provider' | 'impersonation' | 'revert';

type Sessions = { readonly provider: Provider; readonly services: Pick<Services, 'secrets'> };

const contextOf = (provider: Provider, { req, res }: Browser): KoaContextWithOIDC =>
  provider.createContext(req, res) as KoaContextWithOIDC;

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
  { provider, services }: Sessions,
  browser: Browser,
  userId: string,
  proof: Proof,
): Promise<BrowserSession> {
  const before = await currentSession(provider, browser);
  const session = new provider.Session();
  session.loginAccount({ accountId: userId, amr: [proof] });
  await session.save(lifetimes.idle);
  const until = new Date(Date.now() + lifetimes.idle * 1000);
  setCookie(provider, browser, session.jti, until);
  if (before) {
    const chain = writeChain(services, [...chainOf({ provider, services }, browser), before.uid]);
    const absolute = new Date(Date.now() + lifetimes.absolute * 1000);
    setCookie(provider, browser, chain, absolute, chainCookie);
  }
  return session;
}

/** The sessions that this browser has left behind. */
const chainOf = ({ provider, services }: Sessions, browser: Browser): readonly string[] =>
  readChain(services, readCookie(provider, browser, chainCookie));

/** Ends those that were left behind; answers their names. */
export async function destroyChain(
  sessions: Sessions,
  browser: Browser,
): Promise<readonly string[]> {
  const { provider } = sessions;
  const uids = chainOf(sessions, browser);
  for (const uid of uids) await (await provider.Session.findByUid(uid))?.destroy();
  if (uids.length) setCookie(provider, browser, null, new Date(0), chainCookie);
  return uids;
}

export async function destroySession(
  provider: Provider,
  browser: Browser,
  session: BrowserSession,
): Promise<void> {
  await session.destroy();
  setCookie(provider, browser, null, new Date(0));
}

/** Of a sign-in that has begun: nobody else's browser can go on with it. */
const stepCookie = 'caseway.step';

export const stepTokenOf = (provider: Provider, browser: Browser): string | undefined =>
  readCookie(provider, browser, stepCookie);

export function keepStepToken(provider: Provider, browser: Browser, token: string | null): void {
  const until = token === null ? new Date(0) : new Date(Date.now() + lifetimes.interaction * 1000);
  setCookie(provider, browser, token, until, stepCookie);
}

const readCookie = (provider: Provider, browser: Browser, name: string): string | undefined =>
  contextOf(provider, browser).cookies.get(hostCookie(provider.issuer, name));

function setCookie(
  provider: Provider,
  browser: Browser,
  value: string | null,
  expires: Date,
  name = sessionCookie,
): void {
  const { cookies } = contextOf(provider, browser);
  cookies.set(hostCookie(provider.issuer, name), value, { ...cookieOf(provider), expires });
}
