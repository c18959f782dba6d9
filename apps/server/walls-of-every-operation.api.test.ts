import { beforeAll, describe, expect, test, vi } from 'vitest';
import { resources } from '#kernel/domain';
import { acrossTenants, described, systemContext } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { sampleRecord, signInFor, testServer } from '#kernel/testing';
import type { TestServer } from '#kernel/testing';
import { allRoles } from '#platform/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { listsWith, operationsOf, tellApart, withoutRight } from './testing/matrices.ts';
import { walkedWorkflows } from './testing/walked-workflows.ts';

// Every operation is called twice for each record.
vi.setConfig({ testTimeout: 600_000 });

registerCatalogue();
const features = [...new Set(resources().flatMap((resource) => resource.features ?? []))];

/** Somebody of another practice who may do everything there. */
const aStranger = (server: TestServer) =>
  server.signedIn({ roles: [...allRoles], features, edition: 'NONE' }).api;

/** A claimant of this practice, whose account has no role. */
const aClaimantOf = (server: TestServer, tenantId: string, clientId: string) =>
  server.signedIn({ tenantId, roles: [], ids: { clientId: [clientId] }, features, edition: 'NONE' })
    .api;

type Made = { readonly base: string; readonly id: string };

describe('of every operation of the product', async () => {
  const server = await testServer({ modules: serverModules });
  const operations = (await operationsOf(server)).filter(({ isOpenToAll }) => !isOpenToAll);
  const walked = await walkedWorkflows(server, () => {});
  const records: Made[] = [];

  beforeAll(async () => {
    for (const resource of resources()) {
      if (resource.tenancy !== 'tenant' || !resource.verbs.create) continue;
      const { tenantId, make } = walked.of(resource.name);
      // What hangs on a record that it must name by hand has no sample.
      const made = await (make?.() ?? sampleRecord(signInFor(server, tenantId), resource)).catch(
        () => null,
      );
      if (made) records.push({ base: resource.base, id: made.id });
    }
  }, 600_000);

  test('none tells another practice whether a record is there', async () => {
    const stranger = aStranger(server);
    const open: string[] = [];
    for (const record of records) open.push(...(await tellApart(stranger, record, operations)));

    expect(open).toEqual([]);
    expect(records.length).toBeGreaterThan(60);
  });

  test('no list, search or count shows another practice a record', async () => {
    const ids = records.map(({ id }) => id);

    expect(await listsWith(aStranger(server), ids, operations)).toEqual([]);
  });

  test('none tells a claimant of records, of their practice or of another', async () => {
    const { tenantId } = walked.of('client');
    const own = await sampleRecord(signInFor(server, tenantId), clientResource());
    const claimant = aClaimantOf(server, tenantId, own.id);
    const open: string[] = [];
    for (const record of records) open.push(...(await tellApart(claimant, record, operations)));

    expect(open).toEqual([]);
    expect(
      await listsWith(
        claimant,
        records.map(({ id }) => id),
        operations,
      ),
    ).toEqual([]);
  });
});

const clientResource = () => {
  const found = resources().find(({ name }) => name === 'client');
  if (!found) throw new Error('There is no client');
  return found;
};

const shape = { name: 'text' } as const;
const answers = (policy: { signedIn: true } | { ability: string }) =>
  described({ config: { policy } } as const, { answer: shape });

/** Four holes, of which each way of looking must name its own. */
const holes: ServerModule = {
  name: 'holes',
  routes(app, { hostDb, db }) {
    app.get<{ Params: { id: string } }>(
      '/app/clients/:id/past-the-wall',
      answers({ signedIn: true }),
      async ({ params }) => {
        const text = 'select full_name as name from clients where id = $1::uuid';
        const [found] = await hostDb.batch(acrossTenants, [{ text, values: [params.id] }]);
        return found?.rows[0] ?? { name: '' };
      },
    );
    app.get('/app/holes/all-clients', answers({ signedIn: true }), async () => {
      const text = `select string_agg(id::text, ' ') as name from clients`;
      const [found] = await hostDb.batch(acrossTenants, [{ text, values: [] }]);
      return found?.rows[0] ?? { name: '' };
    });
    app.get<{ Params: { id: string } }>(
      '/app/clients/:id/of-any-claimant',
      answers({ signedIn: true }),
      async ({ params, actor }) => {
        const text = 'select full_name as name from clients where id = $1::uuid';
        const context = systemContext(actor.tenantId);
        const [found] = await db.batch(context, [{ text, values: [params.id] }]);
        return found?.rows[0] ?? { name: '' };
      },
    );
    app.get('/app/holes/forgets-its-right', answers({ signedIn: true }), async () => ({
      name: '',
    }));
  },
};

describe('planted holes are named', async () => {
  const server = await testServer({ modules: [...serverModules, holes] });
  const operations = (await operationsOf(server)).filter(({ path }) =>
    /past-the-wall|holes|of-any-claimant/.test(path),
  );
  const { api, actor } = server.signedIn({ roles: ['ADMIN_STAFF'] });
  const made = await api.post('/app/clients', { firstName: 'Ada', lastName: 'Hole' });
  const record = { base: 'clients', id: String(made.body.id) };

  test('one that reads past the wall of tenants', async () => {
    expect(await tellApart(aStranger(server), record, operations)).toEqual([
      'get /app/clients/{id}/past-the-wall',
    ]);
  });

  test('a list of all practices', async () => {
    expect(await listsWith(aStranger(server), [record.id], operations)).toEqual([
      'get /app/holes/all-clients',
    ]);
  });

  test('one that answers any claimant of the practice about another', async () => {
    const claimant = aClaimantOf(server, actor.tenantId, '00000000-0000-7000-8000-000000000001');

    expect(await tellApart(claimant, record, operations)).toContain(
      'get /app/clients/{id}/of-any-claimant',
    );
  });

  test('one that forgets its right', () => {
    expect(withoutRight(operations)).toContain('get /app/holes/forgets-its-right');
  });
});
