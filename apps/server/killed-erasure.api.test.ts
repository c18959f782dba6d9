import { resolve } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { aCasePractice, aStoredPerson } from '#cases/testing';
import { aForm } from '#documents/testing';
import { moduleNameOf } from '#kernel/domain';
import { eventually, freePort, testServer } from '#kernel/testing';
import { client } from '#parties/domain';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { anHourPasses } from './testing/an-hour-passes.ts';
import { startProcess } from './testing/processes.ts';
import type { ServerProcess } from './testing/processes.ts';

// Two whole processes start here.
vi.setConfig({ testTimeout: 600_000 });

registerCatalogue();
const server = await testServer({ modules: serverModules, database: 'own', role: 'web' });
const owner = new pg.Client({ connectionString: server.ownerUrl });
await owner.connect();
const running: ServerProcess[] = [];

afterAll(async () => {
  vi.resetConfig();
  await Promise.all(running.map((process) => process.end('SIGKILL')));
  await owner.end();
});

/** It works in the folder of the files, or it could not destroy them. */
const startWorker = async (): Promise<ServerProcess> => {
  const worker = startProcess(await freePort(), {
    DATABASE_URL: server.ownerUrl,
    DATA_DIR: resolve('.test', 'data'),
    SECRET_KEY_FILE: '.test/secret.key',
    SEED: 'none',
    ROLE: 'worker',
  });
  running.push(worker);
  return worker;
};

async function anOfficeAndItsClient() {
  const practice = await aCasePractice(server);
  await aTenant(server.services, { id: practice.tenantId, features: ['Assessment'] });
  const asker = await aStoredPerson(practice, 'ADMIN_STAFF');
  const other = await aStoredPerson(practice, 'ADMIN_STAFF', {}, 'Olive');
  const { body } = await asker.api.post('/app/clients', {
    firstName: 'Zebedine',
    lastName: 'Quillfeather',
    notes: 'Prefers to be called Zeb.',
  });
  const id = String(body.id);
  const place = { fromModule: moduleNameOf(client), objectId: id };
  const { payload, headers } = aForm({ name: 'Quillfeather.txt', bytes: Buffer.from('Zeb') }, {});
  const url = `/app/files?${new URLSearchParams(place).toString()}`;
  expect((await asker.api.post(url, payload, { headers })).status).toBe(201);
  const note = { ...place, content: 'Quillfeather rang.' };
  expect((await asker.api.post('/app/correspondences', note)).status).toBe(201);
  return { asker, other, id };
}

const waitingText = `select count(*)::int as n from pg_locks where not granted and relation = 'clients'::regclass`;
const filesText = `select count(*)::int as n from files where owner_id = $1 and status = 'stored'`;
const wordsText = `select (select count(*) from clients t where to_jsonb(t)::text ilike '%quillfeather%')
  + (select count(*) from correspondences t where to_jsonb(t)::text ilike '%quillfeather%')
  + (select count(*) from files t where to_jsonb(t)::text ilike '%quillfeather%')
  + (select count(*) from property_changes t where to_jsonb(t)::text ilike '%quillfeather%') as n`;
const countOf = async (text: string, ...values: unknown[]) =>
  Number((await owner.query<{ n: number }>(text, values)).rows[0]?.n);

test('kill -9 in the midst of an erasure: its certificate says it is under way, and the next process ends it', async () => {
  const { asker, other, id } = await anOfficeAndItsClient();
  const certificate = async () => {
    const { body } = await asker.api.get(`/app/erasures?clientId=${id}`);
    return (await asker.api.get(`/app/erasures/${String(body.items?.[0]?.['id'])}`)).body;
  };
  const asked = await asker.api.post(`/app/clients/${id}/erasure`, { reason: 'It was asked for.' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const agree = `/app/approval-requests/${String(asked.body['approvalId'])}/approve`;
  const agreed = await other.api.put(agree, {});
  expect(agreed.status, JSON.stringify(agreed.body)).toBe(200);
  // The person goes last: it stands there with everything about them gone, and they themselves not.
  await owner.query('begin');
  await owner.query('lock table clients in share mode');
  const victim = await startWorker();
  const waiting = await eventually(
    () => countOf(waitingText),
    (n) => n > 0 || victim.child.exitCode !== null,
    240,
  );
  expect(waiting, victim.output()).toBeGreaterThan(0);

  await victim.end('SIGKILL');
  await owner.query('rollback');

  expect(victim.child.signalCode).toBe('SIGKILL');
  expect(await certificate()).toMatchObject({ status: 'running', finishedAt: null, files: 1 });
  expect((await asker.api.get(`/app/clients/${id}`)).body['lastName']).toBe('Quillfeather');
  expect((await asker.api.get(`/app/clients/${id}/erased`)).body).toEqual({ certificate: null });
  expect(await countOf(filesText, id)).toBe(0);
  expect(await countOf(wordsText)).toBeGreaterThan(0);

  await anHourPasses(server.ownerUrl);
  const heir = await startWorker();
  const ended = await eventually(
    certificate,
    ({ status }) => status === 'done' || heir.child.exitCode !== null,
    300,
  );

  expect(ended, heir.output()).toMatchObject({ status: 'done', files: 1, mentions: null });
  expect(ended['finishedAt']).toEqual(expect.any(String));
  expect(ended['askedById']).not.toBe(ended['approvedById']);
  expect(await countOf(wordsText)).toBe(0);
  expect((await asker.api.get(`/app/clients/${id}/erased`)).body).toMatchObject({
    certificate: { number: ended['number'], isDone: true },
  });
});
