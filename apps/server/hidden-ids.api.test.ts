import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { workflows } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { sampleRecord, signInFor, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { walkedWorkflows } from './testing/walked-workflows.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules });
const walked = await walkedWorkflows(server, () => {});
const { body: document } = await server.anonymous.get('/openapi.json');

type Method = 'get' | 'post' | 'put' | 'delete';
const methods = ['get', 'post', 'put', 'delete'] as const;
const described = Object.entries(
  document.paths as unknown as Record<string, Partial<Record<Method, object>>>,
).flatMap(([path, operations]) =>
  methods.filter((method) => operations[method]).map((method) => ({ method, path })),
);

const answerOf = async (api: Api, method: Method, path: string, id: string) => {
  const other = '00000000-0000-7000-8000-000000000000';
  const at = path.replace('{id}', id).replaceAll(/\{\w+\}/g, other);
  const { status, body } = await (method === 'get' ? api.get(at) : api[method](at, {}));
  return { status, body: JSON.stringify(body).replaceAll(id, 'the id') };
};

/** Every id that a scope compares, and none of them the record's. */
const elsewhere = ({ scope = {}, writeScope = {} }: AnyResource, companies: readonly string[]) => {
  const names = [...Object.values(scope), ...Object.values(writeScope)].flatMap((each) =>
    Object.values(each),
  );
  return {
    ...Object.fromEntries(names.map((name) => [name, [randomUUID()]])),
    // G-131: an agent books for a company whose records stay closed to them.
    bookableCompanyIds: companies,
  };
};

describe('[D7] whoever may not see a record gets the answers of an unknown one', () => {
  // What only other records make (invoices, payments) has no sample.
  const scoped = workflows()
    .filter(({ on }) => on.verbs.create ?? walked.of(on.name).make)
    .flatMap(({ on }) => Object.keys(on.scope ?? {}).map((role) => ({ on, role, name: on.name })));

  test.each(scoped)('$role and a hidden $name, by every call', async ({ on, role }) => {
    const { tenantId, make } = walked.of(on.name);
    const { id } = await (make?.() ?? sampleRecord(signInFor(server, tenantId), on));
    const company = walked.practice.companyId;
    const { api } = server.signedIn({
      tenantId,
      roles: [role],
      ids: elsewhere(on, [company]),
      features: on.features ?? [],
      edition: 'NONE',
    });
    const calls = described.filter(({ path }) => path.startsWith(`/app/${on.base}/{id}`));

    for (const { method, path } of calls) {
      const hidden = await answerOf(api, method, path, id);
      const unknown = await answerOf(api, method, path, randomUUID());
      expect(hidden, `${method} ${path}`).toEqual(unknown);
    }
    expect(calls.length).toBeGreaterThan(0);
  });
});
