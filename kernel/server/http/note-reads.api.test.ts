import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { defineAction, defineModule, register, text } from '#kernel/domain';
import {
  addTables,
  eventually,
  specimen,
  specimenPart,
  specimens,
  testServer,
} from '#kernel/testing';
import type { Api } from '#kernel/testing';
import { handle } from '../action/handle.ts';
import { acrossTenants } from '../db/context.ts';

const roles = ['STAFF'] as const;
const preview = defineAction({
  name: 'preview',
  on: specimen,
  route: 'POST /app/test-specimens/preview',
  roles,
  input: { specimenId: text('Specimen'), fullName: text('Name') },
  answer: { found: 'flag' },
});
const forgotten = defineAction({
  name: 'measure',
  on: specimen,
  route: 'GET /app/test-specimens/{id}/measure',
  roles,
  input: {},
  answer: { length: 'number' },
});
register([specimens, defineModule({ name: 'more', actions: [preview, forgotten] })]);

const server = await testServer({
  modules: [
    {
      name: 'more',
      handlers: [
        handle(preview, () => Promise.resolve({ found: true })),
        handle(forgotten, () => Promise.resolve({ length: 1 })),
      ],
    },
  ],
});
await addTables(server.ownerUrl, [specimen, specimenPart]);
const url = '/app/test-specimens';
const facts = { roles: ['STAFF'], features: ['Specimen'] };

/** What the calls left in the audit log, without what the triggers wrote. */
async function notesOf(tenantId: string, actorId: string | null = null) {
  await server.services.readLog.flush();
  const [found] = await server.services.hostDb.batch(acrossTenants, [
    {
      text: `select operation, resource, record_id, actor_id, detail from audit_log
        where tenant_id = $1 and ($2::uuid is null or actor_id = $2)
          and operation not in ('create', 'update', 'delete') order by id`,
      values: [tenantId, actorId],
    },
  ]);
  return (found?.rows ?? []).map(
    ({ operation, resource, record_id }) =>
      `${String(operation)} ${String(resource)} ${String(record_id ?? '-')}`,
  );
}

async function aPerson(): Promise<{ api: Api; tenantId: string; id: string }> {
  const { api, actor } = server.signedIn({ ...facts, tenantId: randomUUID() });
  const made = await api.post(url, { name: randomUUID(), shade: 'red', email: 'anna@law.test' });
  return { api, tenantId: actor.tenantId, id: String(made.body.id) };
}

test('every kind of read is noted by the edge, with its record, and once', async () => {
  const { api, tenantId, id } = await aPerson();
  const asked: [string, string][] = [
    [`${url}`, 'list specimen -'],
    [`${url}?parentId=${id}`, `list specimen ${id}`],
    [`${url}?isSelectionList=true`, 'lookup specimen -'],
    [`${url}/${id}`, `read specimen ${id}`],
    [`${url}/${id}/property-changes`, `history specimen ${id}`],
    [`/app/entity-changes/${id}/property-changes`, `property-changes entity-changes ${id}`],
    [`${url}/similarItemsByName?name=anna`, 'similar specimen -'],
    [`${url}/${id}/parts`, `list specimenPart ${id}`],
    ['/app/search?filter=anna', 'read search -'],
    [`${url}/${id}/measure`, `measure specimen ${id}`],
  ];

  for (const [path] of asked) expect((await api.get(path)).status, path).toBe(200);

  expect(await notesOf(tenantId)).toEqual(asked.map(([, note]) => note));
});

test('a POST that only read is noted, and one that wrote is not noted twice', async () => {
  const { api, tenantId, id } = await aPerson();
  await api.post(`${url}/preview`, { specimenId: id, fullName: 'Anna Berg' });
  await api.post(`${url}/export?ids=${id}`);

  expect(await notesOf(tenantId)).toEqual([`preview specimen ${id}`, `export specimen ${id}`]);
});

test('no parameter that names a person is kept', async () => {
  const { api, tenantId } = await aPerson();
  await api.get(`${url}?filterText=Anna%20Berg`);
  await api.get('/app/search?filter=Berg');
  await api.post(`${url}/preview`, { fullName: 'Anna Berg' });
  await server.services.readLog.flush();

  const [found] = await server.services.hostDb.batch(acrossTenants, [
    { text: 'select a::text as row from audit_log a where tenant_id = $1', values: [tenantId] },
  ]);
  const rows = (found?.rows ?? []).map(({ row }) => String(row));
  expect(rows).toHaveLength(4);
  expect(rows.filter((row) => /anna|berg/i.test(row))).toEqual([]);
});

test('what failed or was not found is no read; what was refused is on record', async () => {
  const { tenantId, id } = await aPerson();
  const { api, actor } = server.signedIn({
    tenantId,
    roles: ['SPECIALIST'],
    features: ['Specimen'],
  });

  expect((await api.get(`${url}/${id}`)).status).toBe(403);
  expect((await api.put(`${url}/${id}`, {})).status).toBe(403);
  expect((await api.get(url)).status).toBe(403);
  const office = server.signedIn({ ...facts, tenantId }).api;
  expect((await office.get(`${url}/${randomUUID()}`)).status).toBe(404);
  expect((await office.get(`${url}?sorting=nonsense`)).status).toBe(400);

  expect(await notesOf(tenantId, actor.userId)).toEqual([
    `refused read specimen ${id}`,
    `refused update specimen ${id}`,
    'refused list specimen -',
  ]);
  expect(await notesOf(tenantId)).toHaveLength(3);
});

test('a call of nobody is on record, once a minute for each address and route', async () => {
  const id = randomUUID();
  for (let count = 0; count < 20; count += 1) {
    expect((await server.anonymous.get(`${url}/${id}`)).status).toBe(401);
  }

  const notes = await eventually(
    () => notesOf(acrossTenants.tenantId),
    (found) => found.length > 0,
  );
  expect(notes.length).toBeLessThanOrEqual(2);
  expect(notes[0]).toBe(`refused read specimen ${id}`);
});
