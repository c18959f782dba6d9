import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import pg from 'pg';
import { aCasePractice, aStoredPerson } from '#cases/testing';
import { moduleNameOf } from '#kernel/domain';
import { newStorageKey, sealAudit, systemContext, taskJobs, verifyAudit } from '#kernel/server';
import { aForm } from '#documents/testing';
import { aMessage } from '#correspondence/testing';
import { hostTenantId } from '#platform/domain';
import { aTenant } from '#platform/testing';
import { testServer } from '#kernel/testing';
import { client } from '#parties/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { plantEverywhere } from './testing/plant-everywhere.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules, database: 'own' });
const owner = new pg.Client({ connectionString: server.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

const works = serverModules.flatMap(({ tasks }) => tasks?.work ?? []);
const jobs = taskJobs([
  {
    tasks: {
      work: works,
      starter: (_services, { userId }) =>
        Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
    },
  },
]);
const signal = new AbortController().signal;

async function anOffice() {
  const practice = await aCasePractice(server);
  const asker = await aStoredPerson(practice, 'ADMIN_STAFF');
  const other = await aStoredPerson(practice, 'ADMIN_STAFF', {}, 'Olive');
  const newClient = async (facts: object) =>
    String((await asker.api.post('/app/clients', facts)).body.id);
  const work = async (name: string) => {
    const { rows } = await owner.query<{ id: string }>(
      `select id from tasks where tenant_id = $1 and name = $2 and state in ('waiting', 'running')`,
      [practice.tenantId, name],
    );
    const order = { tenantId: practice.tenantId, taskId: rows[0]?.id };
    await jobs.find((job) => job.name === `tasks.${name}`)?.run(order, server.services, signal);
    return rows[0]?.id;
  };
  const ask = (id: string) =>
    asker.api.post(`/app/clients/${id}/erasure`, { reason: 'The person asked for it.' });
  const agree = async (by = other) => {
    const { body } = await by.api.get('/app/approval-requests?status=waiting');
    return by.api.put(`/app/approval-requests/${String(body.items?.[0]?.['id'])}/approve`, {});
  };
  const certificate = async () => {
    const { body } = await asker.api.get('/app/erasures');
    return (await asker.api.get(`/app/erasures/${String(body.items?.[0]?.['id'])}`)).body;
  };
  return { practice, asker, other, newClient, work, ask, agree, certificate };
}

/** Every table with rows of a tenant whose text says the word. */
async function placesOf(tenantId: string, word: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`);
  const found: string[] = [];
  for (const { name } of rows) {
    const answer = await owner.query<{ row: object }>(
      `select to_jsonb(t) as row from ${name} t where tenant_id = $1 and to_jsonb(t)::text ilike $2 limit 1`,
      [tenantId, `%${word}%`],
    );
    for (const { row } of answer.rows) found.push(`${name} ${JSON.stringify(row)}`);
  }
  return found;
}

async function aKnownClient(office: Awaited<ReturnType<typeof anOffice>>) {
  const { newClient, asker } = office;
  const id = await newClient({
    firstName: 'Zebedine',
    lastName: 'Quillfeather',
    email: 'zebedine@quillfeather.example',
    phone: '0298765432',
    notes: 'Prefers to be called Zeb.',
  });
  const { body } = await asker.api.get(`/app/clients/${id}`);
  const { status } = await asker.api.put(`/app/clients/${id}`, {
    firstName: 'Zebedina',
    lastName: 'Quillfeather',
    email: 'zebedine@quillfeather.example',
    concurrencyStamp: body['concurrencyStamp'],
  });
  expect(status).toBe(200);
  const place = `fromModule=${moduleNameOf(client)}&objectId=${id}`;
  const { payload, headers } = aForm(
    { name: 'Quillfeather letter.txt', bytes: Buffer.from('Quillfeather') },
    {},
  );
  const file = await asker.api.post(`/app/files?${place}`, payload, { headers });
  expect(file.status, JSON.stringify(file.body)).toBe(201);
  const note = await asker.api.post('/app/correspondences', {
    fromModule: moduleNameOf(client),
    objectId: id,
    content: 'Quillfeather rang.',
  });
  expect(note.status, JSON.stringify(note.body)).toBe(201);
  const request = await asker.api.post('/app/privacy-requests', {
    clientId: id,
    kind: 'erasure',
    receivedOn: '2026-01-05',
    asked: 'Zebedine Quillfeather asks to be erased.',
  });
  expect(request.status, JSON.stringify(request.body)).toBe(201);
  return id;
}

test('two people erase a person: no table says the name, no file is left, and the audit holds', async () => {
  const office = await anOffice();
  const { practice, ask, agree, work, certificate, asker } = office;
  const id = await aKnownClient(office);
  const { rows: kept } = await owner.query<{ key: string }>(
    'select storage_key as key from files where owner_id = $1',
    [id],
  );
  await sealAudit(server.services.hostDb);

  const asked = await ask(id);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  expect((await agree(asker)).body.error?.code).toBe('approvalByAsker');
  expect((await asker.api.get(`/app/clients/${id}`)).body['lastName']).toBe('Quillfeather');
  const agreed = await agree();
  expect(agreed.status, JSON.stringify(agreed.body)).toBe(200);
  const taskId = await work('erasePerson');

  const { body: task } = await office.other.api.get(`/app/tasks/${String(taskId)}`);
  expect(task, JSON.stringify(task)).toMatchObject({ state: 'done' });
  for (const word of ['Quillfeather', 'Zebedin', '0298765432', 'called Zeb'])
    expect(await placesOf(practice.tenantId, word), word).toEqual([]);
  expect(kept).toHaveLength(1);
  for (const { key } of kept) expect(await server.services.storage.get(key)).toBeNull();
  expect(await certificate()).toMatchObject({ status: 'done', files: 1, mentions: null });
  const { body: person } = await asker.api.get(`/app/clients/${id}`);
  expect(person).toMatchObject({ firstName: 'Erased person', isActive: false });
  await sealAudit(server.services.hostDb);
  expect(await verifyAudit(server.services.hostDb)).toMatchObject({ ok: true });
});

test('a hold that came after two people agreed stops it; once released and asked again it goes on under its number', async () => {
  const office = await anOffice();
  const { asker, other, ask, agree, work, certificate } = office;
  const id = await aKnownClient(office);
  expect((await ask(id)).status).toBe(200);
  expect((await agree()).status).toBe(200);
  const link = { fromModule: moduleNameOf(client), objectId: id };
  const held = await asker.api.post('/app/files/holds', { ...link, reason: 'Matter 9 of 2026' });

  const taskId = await work('erasePerson');

  const read = async () => (await other.api.get(`/app/tasks/${String(taskId)}`)).body;
  const nameNow = async () => (await asker.api.get(`/app/clients/${id}`)).body['lastName'];
  expect(await read()).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('Matter 9 of 2026'),
  });
  expect(await nameNow()).toBe('Quillfeather');
  const { number } = (await certificate()) as { number?: string };
  await asker.api.post('/app/files/holds/release', { holdId: held.body.id });
  expect((await ask(id)).status).toBe(200);
  expect((await agree()).status).toBe(200);
  await work('erasePerson');
  expect(await nameNow()).not.toBe('Quillfeather');
  expect(await certificate()).toMatchObject({ status: 'done', number });
  expect((await ask(id)).body.error?.code).toBe('alreadyErased');
});

/** A mail that has come and that no worker has read yet. */
async function anUnreadMail(from: string, to: string) {
  const id = randomUUID();
  const key = newStorageKey(hostTenantId);
  await server.services.storage.put(key, Readable.from([Buffer.from(aMessage({ from, to }))]));
  await owner.query(
    `insert into incoming_mail_sources (tenant_id, id, storage_key, received_at) values ($1, $2, $3, now())`,
    [hostTenantId, id, key],
  );
  return async () => {
    const { rows } = await owner.query('select 1 from incoming_mail_sources where id = $1', [id]);
    const bytes = await server.services.storage.get(key);
    bytes?.destroy();
    return { row: rows.length === 1, bytes: bytes !== null };
  };
}

test('a mail that nobody has read yet goes with the person, those of others and of other practices stay', async () => {
  const office = await anOffice();
  const inbox = `${randomUUID()}@practice.test`;
  await aTenant(server.services, { id: office.practice.tenantId, email: inbox });
  const id = await aKnownClient(office);
  const own = await anUnreadMail('Zeb <Zebedine@quillfeather.example>', inbox);
  const elsewhere = await anUnreadMail('zebedine@quillfeather.example', 'other@practice.test');
  const others = await anUnreadMail('anna@law.test', inbox);

  await office.ask(id);
  await office.agree();
  await office.work('erasePerson');

  expect(await office.certificate()).toMatchObject({ status: 'done' });
  expect(await own()).toEqual({ row: false, bytes: false });
  expect(await elsewhere()).toEqual({ row: true, bytes: true });
  expect(await others()).toEqual({ row: true, bytes: true });
});

test('an erased person tells who opens them, and takes no edit, no file and no note', async () => {
  const office = await anOffice();
  const { asker, ask, agree, work, practice } = office;
  const id = await aKnownClient(office);
  const read = async (by = asker) => (await by.api.get(`/app/clients/${id}/erased`)).body;
  expect(await read()).toEqual({ certificate: null });
  await ask(id);
  await agree();
  await work('erasePerson');

  expect(await read()).toMatchObject({
    certificate: {
      number: expect.stringMatching(/^ERA-/),
      isDone: true,
      askedBy: expect.any(String),
      agreedBy: expect.stringContaining('Olive'),
    },
  });
  const { body } = await asker.api.get(`/app/clients/${id}`);
  const place = { fromModule: moduleNameOf(client), objectId: id };
  const { payload, headers } = aForm({ name: 'late.txt', bytes: Buffer.from('late') }, {});
  const url = `/app/files?${new URLSearchParams(place).toString()}`;
  const answers = [
    await asker.api.put(`/app/clients/${id}`, {
      firstName: 'Zebedine',
      lastName: 'Quillfeather',
      concurrencyStamp: body['concurrencyStamp'],
    }),
    await asker.api.post(url, payload, { headers }),
    await asker.api.post('/app/correspondences', { ...place, content: 'Late.' }),
  ];
  expect(answers.map((one) => one.body.error?.code)).toEqual(Array(3).fill('personErased'));
  const made = await asker.api.post('/app/assessments', {
    clientId: id,
    companyId: practice.companyId,
  });
  expect(made.body.error?.code, JSON.stringify(made.body)).toBe('personErased');
});

test('who has an open hold, or is of another tenant, is not even asked about', async () => {
  const office = await anOffice();
  const { asker, ask } = office;
  const id = await aKnownClient(office);
  const link = { fromModule: moduleNameOf(client), objectId: id };
  await asker.api.post('/app/files/holds', { ...link, reason: 'Matter 9 of 2026' });

  expect((await ask(id)).body.error?.code).toBe('personMustStay');
  const staff = office.practice.signedIn(['STAFF']);
  const url = `/app/clients/${id}/erasure`;
  expect((await staff.api.post(url, { reason: 'x' })).status).toBe(403);
  const stranger = server.signedIn({ roles: ['ADMIN_STAFF'] });
  expect((await stranger.api.post(url, { reason: 'x' })).status).toBe(404);
});

test('the door to the history opens only for an erasure that two people agreed to', async () => {
  const { tenantId } = (await anOffice()).practice;
  const open = (text: string) =>
    server.services.db.batch(systemContext(tenantId), [{ text, values: [] }]);
  const none = `'${randomUUID()}'`;

  await expect(open(`select erase_history(${none}, '{}', '{}', '{}', 'x')`)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(
    open(`select erase_kept_words(${none}, 'invoice_lines', 'id', '{}', '{}', '{}', 'x', true)`),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(open('set role caseway_eraser')).rejects.toMatchObject({ code: '42501' });
});

test('of every resource every field about a person is emptied, whatever its definition will be', async () => {
  const office = await anOffice();
  const { practice, newClient, ask, agree, work } = office;
  const id = await newClient({ firstName: 'Plantina', lastName: 'Vexhollow' });
  const word = 'Plantina Vexhollow';
  const planted = await plantEverywhere({ owner, services: server.services }, practice.tenantId, {
    clientId: id,
    userId: office.asker.actor.userId,
    word,
  });

  const asked = await ask(id);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  expect((await agree()).status).toBe(200);
  const taskId = await work('erasePerson');

  const { body: task } = await office.other.api.get(`/app/tasks/${String(taskId)}`);
  expect(task, JSON.stringify(task)).toMatchObject({ state: 'done' });
  expect(await placesOf(practice.tenantId, 'Vexhollow')).toEqual([]);
  expect(planted.notPlanted).toEqual([]);
  expect(planted.resources).toBeGreaterThan(80);
  await planted.remove();
});
