import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostTenantId } from '#platform/domain';
import { aTenant, somebody } from '#platform/testing';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
type Row = { id: string; method: Method; path: string; status: number };

const rows: Row[] = readFileSync(new URL('testing/host-calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^C-\d/.test(line))
  .map((line) => {
    const [id = '', method = '', path = '', status = ''] = line.split(/\s+/);
    return { id, method: method.toLowerCase() as Method, path, status: Number(status) };
  });

registerCatalogue();
const server = await testServer({ modules: serverModules, database: 'own' });
await aTenant(server.services, { id: hostTenantId });
const { api } = await somebody(server, {
  tenantId: hostTenantId,
  isHost: true,
  roles: ['TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF', 'ACCOUNTING'],
});
const paths = Object.entries(
  (await server.anonymous.get('/openapi.json')).body.paths as Record<string, object>,
);

/** A path of the description answers for the names that it leaves open. */
const isDescribed = ({ method, path }: Row): boolean =>
  paths.some(
    ([pattern, operations]) =>
      Object.hasOwn(operations, method) &&
      new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`, 'i').test(path.split('?')[0] ?? ''),
  );

test.each(rows)('[$id] $method $path answers $status', async (row) => {
  const answer = await api[row.method](row.path.replace('{id}', randomUUID()));

  expect(isDescribed(row)).toBe(true);
  expect(answer.status).toBe(row.status);
  if (row.status >= 400) expect(answer.body.error).toMatchObject({ code: expect.any(String) });
});
