import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apiScopes } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { defaultLimits } from '#kernel/server';
import { testServer } from '#kernel/testing';
import type { Api, TestServer } from '#kernel/testing';
import { allRoles } from '#platform/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules });

const methods = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof methods)[number];
type Operation = { readonly 'x-ability'?: string; readonly security?: readonly object[] };
type Described = { readonly method: Method; readonly path: string; readonly operation: Operation };

async function operationsOf({ anonymous }: TestServer): Promise<Described[]> {
  const { body } = await anonymous.get('/openapi.json');
  const paths = body.paths as unknown as Record<string, Partial<Record<Method, Operation>>>;
  return Object.entries(paths).flatMap(([path, found]) =>
    methods.flatMap((method) => {
      const operation = found[method];
      return operation && path.startsWith('/app/') ? [{ method, path, operation }] : [];
    }),
  );
}

/** Whatever did not answer with this status to these hands, of which the document says that it must. */
async function notAnswering(status: number, api: Api, operations: readonly Described[]) {
  const others: string[] = [];
  for (const { method, path } of operations) {
    const at = path.replaceAll(/\{\w+\}/g, randomUUID());
    const answer = await (method === 'get' ? api.get(at) : api[method](at, {}));
    if (answer.status !== status) others.push(`${method} ${path}: ${answer.status}`);
  }
  return others;
}

const closed = ({ operation }: Described): boolean => operation.security?.length !== 0;
const withAbility = ({ operation }: Described): boolean => Boolean(operation['x-ability']);

test('every operation that is not open to all asks for a token, by every method', async () => {
  const operations = (await operationsOf(server)).filter(closed);

  expect(await notAnswering(401, server.anonymous, operations)).toEqual([]);
  expect(operations.length).toBeGreaterThan(500);
});

test('every operation with a right refuses whoever has no role', async () => {
  const operations = (await operationsOf(server)).filter(withAbility);
  const nobody = server.signedIn({ roles: [] });

  expect(await notAnswering(403, nobody.api, operations)).toEqual([]);
  expect(operations.length).toBeGreaterThan(500);
});

test('planted: where everybody is let in as staff, both tables name the operations', async () => {
  const staff = server.signedIn({ roles: ['STAFF'] }).actor;
  const holed = await testServer({ authenticate: () => () => Promise.resolve<Actor>(staff) });
  const operations = (await operationsOf(holed)).filter(({ path }) => path === '/app/companies');

  expect(operations).not.toEqual([]);
  expect(await notAnswering(401, holed.anonymous, operations.filter(closed))).not.toEqual([]);
  expect(await notAnswering(403, holed.anonymous, operations.filter(withAbility))).not.toEqual([]);
});

describe('keys of the API', () => {
  const byKey = (operation: Operation) =>
    operation.security?.some((each) => 'apiKey' in each) === true;
  const generous = { rate: 1e6, burst: 1e6 };
  const everyScope = apiScopes().flatMap(({ scopes }) => scopes);
  const withKey = async (scopes: readonly string[]) => {
    const limits = { ...defaultLimits, address: generous, user: generous, tenant: generous };
    const limited = await testServer({
      modules: serverModules,
      limits: { ...limits, key: generous },
    });
    const roles = [...allRoles];
    const { api } = limited.signedIn({ roles, apiKey: { id: randomUUID(), scopes } });
    return { api, operations: (await operationsOf(limited)).filter(closed) };
  };

  test('without a scope reach nothing that asks for a token', async () => {
    const { api, operations } = await withKey([]);

    expect(await notAnswering(403, api, operations)).toEqual([]);
  });

  test('with every scope and role reach nothing that the document does not offer them', async () => {
    const { api, operations } = await withKey(everyScope);
    const closedToKeys = operations.filter(({ operation }) => !byKey(operation));

    expect(await notAnswering(403, api, closedToKeys)).toEqual([]);
    expect(closedToKeys.length).toBeGreaterThan(300);
  });

  test('are offered scopes of modules that are open to them, and nothing of accounts', async () => {
    const operations = (await operationsOf(server)).filter(({ operation }) => byKey(operation));
    const named = operations.flatMap(({ operation }) =>
      (operation.security ?? []).flatMap((each) => ('apiKey' in each ? [each.apiKey].flat() : [])),
    );

    expect([...new Set(named)].toSorted()).toEqual(everyScope.toSorted());
    expect(everyScope.filter((scope) => /^(identity|platform|integrations):/.test(scope))).toEqual(
      [],
    );
    expect(
      operations.filter(({ path }) =>
        /^\/app\/(users|roles|profile|api-keys|live-links|access)\b/.test(path),
      ),
    ).toEqual([]);
  });
});
