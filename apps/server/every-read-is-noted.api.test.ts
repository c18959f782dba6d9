import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { allRoles } from '#platform/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules });
const { services } = server;
const { body: document } = await server.anonymous.get('/openapi.json');

type Operation = { readonly responses: Readonly<Record<string, object>> };
const gets = Object.entries(
  document.paths as unknown as Record<string, Record<string, Operation>>,
).filter(([path, methods]) => path.startsWith('/app/') && methods['get']);

/** Some day somebody adds a route, and nothing but this test knows it. */
test('whatever a GET of the API answered, the audit log says who asked', async () => {
  const { api, actor } = server.signedIn({ roles: allRoles, features: ['Assessment', 'Client'] });
  const answered: string[] = [];
  for (const [path] of gets) {
    const { status } = await api.get(path.replaceAll(/\{\w+\}/g, randomUUID()));
    if (status < 300) answered.push(path);
  }
  await services.readLog.flush();

  const [found] = await services.db.batch(systemContext(actor.tenantId), [
    {
      text: `select count(*)::int as noted, count(distinct request_id)::int as requests
        from audit_log
        where actor_id = $1 and operation not like 'refused %'
          and operation not in ('create', 'update', 'delete')`,
      values: [actor.userId],
    },
  ]);
  expect(answered.length).toBeGreaterThan(50);
  expect(found?.rows[0]?.['noted'], answered.join('\n')).toBe(answered.length);
  // By its request each answer is found again, however long the names of what it read.
  expect(found?.rows[0]?.['requests']).toBe(answered.length);
});
