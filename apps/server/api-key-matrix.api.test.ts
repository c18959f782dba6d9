import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiScopes } from '#kernel/domain';
import { defaultLimits } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { allRoles } from '#platform/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { notAnswering, operationsOf } from './testing/matrices.ts';

registerCatalogue();
const generous = { rate: 1e6, burst: 1e6 };
const limits = { ...defaultLimits, address: generous, user: generous, tenant: generous };
const server = await testServer({ modules: serverModules, limits: { ...limits, key: generous } });
const operations = (await operationsOf(server)).filter(({ isOpenToAll }) => !isOpenToAll);
const everyScope = apiScopes().flatMap(({ scopes }) => scopes);

/** Of an account that may do everything. */
const withKey = (scopes: readonly string[]) =>
  server.signedIn({ roles: [...allRoles], apiKey: { id: randomUUID(), scopes } }).api;

test('a key without a scope reaches nothing that asks for a token', async () => {
  expect(await notAnswering(403, withKey([]), operations)).toEqual([]);
  expect(operations.length).toBeGreaterThan(500);
});

test('a key with every scope and role reaches nothing that the document does not offer it', async () => {
  const closedToKeys = operations.filter(({ scope }) => scope === undefined);

  expect(await notAnswering(403, withKey(everyScope), closedToKeys)).toEqual([]);
  expect(closedToKeys.length).toBeGreaterThan(300);
});

test('keys are offered scopes of modules that are open to them, and nothing of accounts', () => {
  const offered = operations.filter(({ scope }) => scope !== undefined);
  const ofAccounts = /^\/app\/(users|roles|profile|api-keys|live-links|access)\b/;

  expect(new Set(offered.map(({ scope }) => scope))).toEqual(new Set(everyScope));
  expect(everyScope.filter((scope) => /^(identity|platform|integrations):/.test(scope))).toEqual(
    [],
  );
  expect(offered.filter(({ path }) => ofAccounts.test(path))).toEqual([]);
});
