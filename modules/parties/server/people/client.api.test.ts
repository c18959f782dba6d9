import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClient, asBody } from '../../testing/index.ts';
import { client } from '../../domain/index.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { api, actor } = server.signedIn({ roles: ['STAFF'] });
const { tenantId } = actor;
const url = '/app/clients';

const aCompany = async (name: string) =>
  String((await api.post('/app/companies', { name, businessType: 'insurer' })).body.id);
const add = async (given: object) =>
  (await api.post(url, asBody(client, { ...aClient(), email: null, ...given }))).body;
const managerOf = (companyId: string, ...others: string[]) =>
  server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: { companyId: [companyId], companiesSharingClaimants: [companyId, ...others] },
  }).api;

describe('[B-107] who sees which clients', () => {
  test('a case manager sees those of the companies they may see, and changes their own only', async () => {
    const [own, shared, foreign] = [
      await aCompany('Own Mutual'),
      await aCompany('Shared Mutual'),
      await aCompany('Foreign Mutual'),
    ];
    const mine = await add({ companyId: own, lastName: 'Mine' });
    const theirs = await add({ companyId: shared, lastName: 'Shared' });
    const other = await add({ companyId: foreign, lastName: 'Foreign' });
    const manager = managerOf(own, shared);

    const names = (await manager.get(url)).body.items?.map((item) => item.lastName);
    expect(names).toEqual(['Mine', 'Shared']);
    expect((await manager.get(`${url}/${other.id}`)).status).toBe(404);
    expect((await manager.get(`${url}/${theirs.id}`)).body.can).not.toContain('client.update');
    expect((await manager.get(`${url}/${mine.id}`)).body.can).toContain('client.update');

    const change = (record: typeof mine, more: object) =>
      manager.put(`${url}/${record.id}`, { concurrencyStamp: record.concurrencyStamp, ...more });
    expect((await change(theirs, { phone: '0255501234' })).status).toBe(404);
    expect((await change(mine, { companyId: foreign })).status).toBe(403);
    expect((await change(mine, { phone: '0255501234' })).status).toBe(200);
  });

  test('a new one of a case manager belongs to their company, whatever they send', async () => {
    const [own, foreign] = [await aCompany('Maker Mutual'), await aCompany('Other Mutual')];
    const manager = managerOf(own);
    const body = { firstName: 'Kai', lastName: 'Tan' };

    expect((await manager.post(url, body)).body).toMatchObject({ company: { id: own } });
    expect((await manager.post(url, { ...body, companyId: foreign })).status).toBe(403);
    const lasting = await api.get(`${url}?companyId=${foreign}`);
    expect(lasting.body.totalCount).toBe(0);
  });

  test('a contractor sees whom they brought in, and nobody without being one', async () => {
    const body = { type: 'broker', firstName: 'Marco', lastName: 'Santoro' };
    const { id } = (await api.post('/app/contractors', body)).body;
    const facts = { tenantId, roles: ['CONTRACTOR'] };
    const broker = server.signedIn({ ...facts, ids: { contractorId: [String(id)] } }).api;
    await add({ lastName: 'Unknown' });

    const made = await broker.post(url, { firstName: 'Ana', lastName: 'Introduced' });

    expect(made).toMatchObject({ status: 201, body: { contractor: { id } } });
    expect((await broker.get(url)).body).toMatchObject({ totalCount: 1 });
    const stranger = server.signedIn(facts).api;
    expect((await stranger.get(url)).body.totalCount).toBe(0);
    expect((await stranger.post(url, { firstName: 'A', lastName: 'B' })).status).toBe(403);
  });

  test('internal notes stay inside', async () => {
    const own = await aCompany('Notes Mutual');
    const { id } = await add({ companyId: own, notes: 'Owes us money' });

    const seen = await managerOf(own).get(`${url}/${id}`);

    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain('Owes us money');
  });
});

test('[B-335] [C-322] the lookup is sorted by first name, then last name', async () => {
  const own = server.signedIn({ roles: ['STAFF'] }).api;
  for (const [firstName, lastName] of [
    ['bea', 'Young'],
    ['Adam', 'Zed'],
    ['Bea', 'Adler'],
  ]) {
    await own.post(url, { firstName, lastName });
  }

  const { items } = (await own.get(`${url}?isSelectionList=true`)).body;

  expect(items?.map((item) => item.displayName)).toEqual(['Adam Zed', 'Bea Adler', 'bea Young']);
  const id = String(items?.[0]?.id);
  const one = await own.get(`${url}?isSelectionList=true&clientId=${id}`);
  expect(one.body.items).toHaveLength(1);
});

test('[B-224] [C-148] [C-149] [C-150] similar ones are found by last name, email and name', async () => {
  const own = server.signedIn({ roles: ['STAFF'] }).api;
  const body = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@mail.example' };
  const { id } = (await own.post(url, body)).body;
  const found = async (call: string) => (await own.get(`${url}/${call}`)).body.items?.[0]?.id;

  expect(await found('similarItemsByLastName?lastName=hadd')).toBe(id);
  expect(await found('similarItemsByEmail?email=NOOR@mail.example')).toBe(id);
  expect(await found('similarItemsByName?name=noor+had')).toBe(id);
  expect(await found('similarItemsByLastName?lastName=Smith')).toBeUndefined();
});

test('[B-205] [C-146] [C-147] a disabled client leaves the lookup by isActive, and comes back', async () => {
  const own = server.signedIn({ roles: ['STAFF'] }).api;
  const { id } = (await own.post(url, { firstName: 'Kai', lastName: 'Tan' })).body;
  const active = async () =>
    (await own.get(`${url}?isSelectionList=true&isActive=true`)).body.items?.length;

  await own.put(`${url}/${id}/disable`);
  expect(await active()).toBe(0);
  await own.put(`${url}/${id}/enable`);
  expect(await active()).toBe(1);
});

test('[B-321] a party that is disabled or deleted keeps its name on older records', async () => {
  const companyId = await aCompany('Fading Mutual');
  const { id } = await add({ companyId });
  const shown = async () => (await api.get(`${url}/${id}`)).body.company?.displayName;

  expect(await shown()).toBe('Fading Mutual');
  await api.put(`/app/companies/${companyId}/disable`);
  expect(await shown()).toBe('Fading Mutual (InActive)');
});

test('[C-151] the booking history is there, and empty before the first booking', async () => {
  const { id } = await add({});

  const answer = await api.get(`${url}/${id}/bookingHistory`);

  expect(answer).toMatchObject({ status: 200, body: { items: [], totalCount: 0 } });
  expect((await api.get(`${url}/${randomUUID()}/bookingHistory`)).status).toBe(404);
});

test('[C-153] [G-124] names of companies and case managers become references in an import', async () => {
  await aCompany('Imported Mutual');
  const rows = [
    {
      firstName: 'Ana',
      lastName: 'Imported',
      companyId: 'imported mutual',
      dateOfBirth: '3/4/1980',
    },
    { firstName: 'Tom', lastName: 'Imported', companyId: 'Nobody Ltd' },
  ];

  const { body } = await api.post(`${url}/import`, { rows, validOnly: true });

  expect(body).toMatchObject({
    imported: 1,
    faults: [{ row: 2, column: 'companyId', message: 'There is no Company called “Nobody Ltd”.' }],
  });
  const [ana] =
    (await api.get(`${url}?filterText=ana imported&fields=fullName,dateOfBirth,companyId`)).body
      .items ?? [];
  expect(ana).toMatchObject({
    fullName: 'Ana Imported',
    dateOfBirth: '1980-04-03',
    company: { displayName: 'Imported Mutual' },
  });
});
