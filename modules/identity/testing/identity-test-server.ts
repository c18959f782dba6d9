import type { ServerModule, Services } from '#kernel/server';
import { apiFor, freePort, testServer } from '#kernel/testing';
import type { Api, TestServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { createAuthenticator, identityServer } from '../server/index.ts';
import { Browser, signIn } from './browser.ts';
import { password } from './people.ts';
import type { Person } from './people.ts';

export type IdentityTestServer = {
  readonly origin: string;
  readonly services: Services;
  /** Moves the server's clock; the browser's and the provider's stay. */
  advance(seconds: number): void;
  /** Nothing that is done meanwhile takes any time on the server's clock. */
  atOnce<T>(work: () => Promise<T>): Promise<T>;
  browser(): Browser;
  apiWith(accessToken: string): Api;
  /** For one more process on its database: `testServer({ beside })`. */
  readonly process: TestServer;
  /** Through the real sign-in page. */
  apiOf(person: Person): Promise<Api>;
};

/**
 * The real server on a real port, with the real sign-in. The caller registers the catalogue. Its
 * database is its own: names of users are unique over all tenants, and there is one host.
 */
export async function identityTestServer(
  more: readonly ServerModule[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<IdentityTestServer> {
  let offset = 0;
  let stoppedAt: number | undefined;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const process = await testServer({
    modules: [platformServer, identityServer, ...more],
    database: 'own',
    authenticate: createAuthenticator,
    env: { PUBLIC_URL: origin, ...env },
    now: () => new Date((stoppedAt ?? Date.now()) + offset),
  });
  const { app, services } = process;
  await app.listen({ port, host: 'localhost' });
  const apiWith = (accessToken: string) => apiFor(app, accessToken);
  return {
    origin,
    services,
    process,
    advance: (seconds) => void (offset += seconds * 1000),
    async atOnce(work) {
      stoppedAt = Date.now();
      return work().finally(() => (stoppedAt = undefined));
    },
    browser: () => new Browser(origin),
    apiWith,
    apiOf: async (person) =>
      apiWith((await signIn(new Browser(origin), person.userName, password)).access_token),
  };
}
