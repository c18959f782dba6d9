import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const features = ['BookingAgent', 'CompanyPMSConfig'];
const { api, actor } = server.signedIn({ roles: ['STAFF'], features });
const { tenantId } = actor;

const company = async (name: string, more: object = {}) =>
  (await api.post('/app/companies', { name, businessType: 'lawPlaintiff', ...more })).body;
const manager = async (lastName: string, companyId: unknown) =>
  (
    await api.post('/app/case-managers', {
      firstName: 'Robin',
      lastName,
      email: `${lastName.toLowerCase()}@firm.example`,
      companyId,
    })
  ).body;

test('[C-206] a name that another company has is told, whatever its case', async () => {
  const { id } = await company('Wattle Lawyers');
  const ask = async (query: string) =>
    (await api.get(`/app/companies/isDupplicateName?${query}`)).body;

  expect(await ask('name=wattle%20LAWYERS')).toBe(true);
  expect(await ask('name=Gum%20Lawyers')).toBe(false);
  expect(await ask(`name=Wattle%20Lawyers&id=${id}`)).toBe(false);
});

test('[B-234] the statement day of a company is one from 1st to 25th', async () => {
  expect(await company('Grevillea Law', { statementDay: '21st' })).toMatchObject({
    statementDay: '21st',
  });
  for (const statementDay of ['26th', '21th', 21]) {
    const input = { name: `Law ${statementDay}`, businessType: 'lawPlaintiff', statementDay };
    expect((await api.post('/app/companies', input)).status).toBe(400);
  }
});

test('[B-224] [C-167] [C-168] companies that look alike are found by name and by address', async () => {
  const { id } = await company('Ironbark Injury Law', { email: 'reception@ironbark.example' });

  const byName = await api.get('/app/companies/similarItemsByName?name=ironb');
  const byEmail = await api.get(
    '/app/companies/similarItemsByEmail?email=Reception%40ironbark.example',
  );

  expect(byName.body.items).toMatchObject([{ id, displayName: 'Ironbark Injury Law' }]);
  expect(byEmail.body.items).toMatchObject([{ id }]);
});

test('[C-323] the lookup knows the type, the exact name and the borrowers', async () => {
  const exact = await company('Banksia', { showAsBorrowerInLenders: true });
  await company('Banksia North');
  const names = async (query: string) => {
    const { body } = await api.get(`/app/companies?isSelectionList=true&${query}`);
    return (body.items ?? []).map((item) => String(item.displayName));
  };

  expect(await names('filterText=Banksia')).toEqual(['Banksia', 'Banksia North']);
  expect(await names('filterText=banksia&searchExact=true')).toEqual(['Banksia']);
  expect(await names('showAsBorrowerInLenders=true')).toEqual([String(exact.name)]);
  expect(await names('filterText=Banksia&businessType=insurer')).toEqual([]);
});

test('[B-400] [C-191..C-194] business units are kept on their company', async () => {
  const [{ id }, other] = [await company('Kestrel'), await company('Magpie')];
  const url = `/app/companies/${id}/business-units`;

  const unit = (await api.post(url, { name: 'CTP Claims' })).body;
  const renamed = await api.put(`${url}/${unit.id}`, {
    name: 'CTP',
    concurrencyStamp: unit.concurrencyStamp,
  });
  const elsewhere = await api.get(`/app/companies/${other.id}/business-units`);

  expect(renamed.body).toMatchObject({ name: 'CTP', companyId: id });
  expect((await api.get(url)).body).toMatchObject({ totalCount: 1, items: [{ name: 'CTP' }] });
  expect(elsewhere.body.totalCount).toBe(0);
  expect((await api.delete(`${url}/${unit.id}`)).status).toBe(204);
  expect((await api.get(url)).body.totalCount).toBe(0);
});

test('a case manager cannot be put into the unit of another company', async () => {
  const [mine, other] = [await company('Currawong'), await company('Lorikeet')];
  const unit = (await api.post(`/app/companies/${other.id}/business-units`, { name: 'Motor' }))
    .body;
  const body = { firstName: 'Ana', lastName: 'Silva', email: 'ana@firm.example' };
  const add = (companyId: unknown) =>
    api.post('/app/case-managers', { ...body, companyId, businessUnitId: unit.id });

  expect(await add(mine.id)).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'businessUnitElsewhere',
        validationErrors: [{ members: ['businessUnitId'] }],
      },
    },
  });
  expect((await add(other.id)).status).toBe(201);
});

test('[B-400] [C-203] [C-204] booking agents are replaced as a whole', async () => {
  const [{ id }, agency] = [await company('Harrow'), await company('Calloway')];
  const [first, second] = [await manager('First', agency.id), await manager('Second', agency.id)];
  const url = `/app/companies/${id}/booking-agents`;
  const put = (...ids: unknown[]) => api.put(url, { caseManagerIds: ids });

  await put(first.id, second.id);
  const answer = await put(second.id);

  expect(answer.body).toMatchObject({
    totalCount: 1,
    items: [{ id: second.id, displayName: 'Robin Second', companyName: 'Calloway' }],
  });
  expect((await api.get(url)).body).toMatchObject({
    totalCount: 1,
    items: [{ caseManagerId: second.id }],
  });
  expect((await put(crypto.randomUUID())).status).toBe(422);
});

test('[G-108] without the feature booking agents are neither shown nor changed', async () => {
  const [{ id }, agency] = [await company('Harrow East'), await company('Calloway East')];
  const agent = await manager('Third', agency.id);
  const url = `/app/companies/${id}/booking-agents`;
  await api.put(url, { caseManagerIds: [agent.id] });
  const without = server.signedIn({ tenantId, roles: ['STAFF'] }).api;

  expect((await without.get(url)).status).toBe(403);
  expect((await without.put(url, { caseManagerIds: [] })).status).toBe(403);
  expect((await without.post(url, { caseManagerId: agent.id })).status).toBe(403);
  expect((await api.get(url)).body.totalCount).toBe(1);
});

test('[C-169] [C-207] [C-142] nobody keeps bookings yet, so histories are empty lists', async () => {
  const { id } = await company('Quiet Firm');
  const { id: managerId } = await manager('Quiet', id);
  const empty = { status: 200, body: { items: [], totalCount: 0 } };

  expect(await api.get(`/app/companies/${id}/bookingHistory`)).toMatchObject(empty);
  expect(await api.get(`/app/companies/${id}/serviceBookingHistory`)).toMatchObject(empty);
  expect(await api.get(`/app/case-managers/${managerId}/bookingHistory`)).toMatchObject(empty);
});

test('a case manager sees neither the notes of the office nor another company', async () => {
  const [mine, other] = [await company('Own', { notes: 'slow payer' }), await company('Foreign')];
  const { api: outside } = server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: { companyId: [String(mine.id)] },
  });

  expect((await outside.get(`/app/companies/${mine.id}`)).body).not.toHaveProperty('notes');
  expect((await outside.get(`/app/companies/${other.id}`)).status).toBe(404);
  expect((await outside.get(`/app/companies/${other.id}/business-units`)).status).toBe(404);
  expect((await outside.get(`/app/companies/${other.id}/bookingHistory`)).status).toBe(404);
});
