import { expect, test } from 'vitest';
import type { Authenticate } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  identityTestServer,
  password,
  refresh,
  signIn,
} from '../../testing/index.ts';
import { createAuthenticator } from '../actor/authenticator.ts';
import { identityCleanUp } from '../clean-up.job.ts';
import { signingKeys } from './signing-keys.ts';

registerCatalogue();
const server = await identityTestServer();
const { origin, services } = server;
const practice = await aPractice(services);

test('processes that start at once sign with one key, and it is stored sealed', async () => {
  await services.hostDb.batch({ tenantId: practice.tenantId }, [{ text: 'delete from oidc_keys' }]);

  const keys = await Promise.all(Array.from({ length: 4 }, () => signingKeys(services)));

  expect(new Set(keys.map(([key]) => key?.kid)).size).toBe(1);
  const [stored] = await services.hostDb.batch({ tenantId: practice.tenantId }, [
    { text: 'select sealed from oidc_keys' },
  ]);
  expect(stored?.rows).toHaveLength(1);
  expect(String(stored?.rows[0]?.sealed)).not.toContain(String(keys[0]?.[0]?.d));
});

test('the clean-up removes what has run out and leaves what is in use', async () => {
  const person = await aPerson(services, practice);
  const tokens = await signIn(server.browser(), person.userName, password);
  await services.hostDb.batch({ tenantId: practice.tenantId }, [
    {
      text: "insert into oidc_payloads (model, id, payload, expires_at) values ('Session', 'old', 'x', now() - interval '1 minute')",
    },
  ]);

  await identityCleanUp.run({}, services, new AbortController().signal);

  const [left] = await services.hostDb.batch({ tenantId: practice.tenantId }, [
    { text: "select 1 from oidc_payloads where id = 'old'" },
  ]);
  expect(left?.rows).toEqual([]);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(200);
});

test('a known actor is looked up again only after two seconds', async () => {
  const person = await aPerson(services, practice);
  const { access_token: token } = await signIn(server.browser(), person.userName, password);
  const authenticate = createAuthenticator(services);
  const ask = () =>
    authenticate({ headers: { authorization: `Bearer ${token}` } } as Parameters<Authenticate>[0]);

  const rename = (name: string) =>
    services.hostDb.batch({ tenantId: practice.tenantId }, [
      { text: 'update users set first_name = $2 where id = $1', values: [person.id, name] },
    ]);

  const [first, second] = await server.atOnce(async () => {
    const before = await ask();
    await rename('Robyn');
    return [before, await ask()];
  });
  server.advance(3);
  const third = await ask();

  expect(first).toMatchObject({ userId: person.id, name: 'Robin Reid' });
  expect(second).toBe(first);
  expect(third).toEqual({ ...first, name: 'Robyn Reid' });
});

test('an actor of whom nothing has changed stays the same, and one that is locked is none', async () => {
  const person = await aPerson(services, practice);
  const { access_token: token } = await signIn(server.browser(), person.userName, password);
  const authenticate = createAuthenticator(services);
  const askLater = () => {
    server.advance(3);
    return authenticate({
      headers: { authorization: `Bearer ${token}` },
    } as Parameters<Authenticate>[0]);
  };
  const change = (text: string) =>
    services.hostDb.batch({ tenantId: practice.tenantId }, [{ text, values: [person.id] }]);

  const [first, second] = [await askLater(), await askLater()];
  await change('delete from users__roles where owner_id = $1');
  const withoutRoles = await askLater();
  await change('update users set is_locked = true where id = $1');

  expect(first?.roles).not.toEqual([]);
  expect(second).toBe(first);
  expect(withoutRoles).toEqual({ ...first, roles: [] });
  expect(await askLater()).toBeNull();
});
