import { expect, test } from 'vitest';
import { aPerson, aPractice, identityTestServer } from '#identity/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await identityTestServer([partiesServer]);
const { services } = server;
const practice = await aPractice(services);
const { tenantId } = practice;
const staff = await server.apiOf(await aPerson(services, practice, { roles: ['STAFF'] }));
const person = await aPerson(services, practice, { roles: ['CASE_MANAGER'] });
const outside = await server.apiOf(person);

const company = async (name: string) =>
  String((await staff.post('/app/companies', { name, businessType: 'lawPlaintiff' })).body.id);
const [own, friend, other] = [
  await company('Own Firm'),
  await company('Friendly Firm'),
  await company('Other Firm'),
];
for (const [lastName, companyId] of [
  ['Mine', own],
  ['Theirs', friend],
  ['Foreign', other],
]) {
  await staff.post('/app/clients', { firstName: 'Claimant', lastName, companyId });
}
await services.hostDb.batch({ tenantId }, [
  {
    text: `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id, user_id)
      values ($1, gen_random_uuid(), 'Robin', 'Reid', $2, $3, $4)`,
    values: [tenantId, person.userName, own, person.id],
  },
]);
server.advance(3);

const seen = async () => {
  const { body } = await outside.get('/app/clients?sorting=lastName');
  return (body.items ?? []).map((client) => String(client.lastName));
};
const group = async (name: string) =>
  String((await staff.post('/app/company-groups', { name })).body.id);
const join = (id: string, companyId: string) =>
  staff.post(`/app/company-groups/${id}/addCompany?companyId=${companyId}`);

test('[B-253] [C-208] [C-209] a group opens claimants to its members within seconds, and closes them', async () => {
  const id = await group('Motor matters');
  expect(await seen()).toEqual(['Mine']);

  await join(id, own);
  const joined = await join(id, friend);
  server.advance(3);

  expect(joined.body.companies).toMatchObject([
    { displayName: 'Friendly Firm' },
    { displayName: 'Own Firm' },
  ]);
  expect(await seen()).toEqual(['Mine', 'Theirs']);

  const left = await staff.delete(`/app/company-groups/${id}/removeCompany?companyId=${friend}`);
  server.advance(3);

  expect(left.body.companyIds).toEqual([own]);
  expect(await seen()).toEqual(['Mine']);
});

test('[B-253] a group that is disabled shares nothing, and companies themselves stay apart', async () => {
  const id = await group('Old matters');
  await join(id, own);
  await join(id, other);
  server.advance(3);
  expect(await seen()).toEqual(['Foreign', 'Mine']);
  expect((await outside.get(`/app/companies/${other}`)).status).toBe(404);

  await staff.put(`/app/company-groups/${id}/disable`);
  server.advance(3);

  expect(await seen()).toEqual(['Mine']);
});

test('[B-253] a company joins once; what is no company cannot', async () => {
  const id = await group('Rules');
  await join(id, own);

  expect((await join(id, own)).body.error?.code).toBe('companyAlreadyInGroup');
  expect((await join(id, crypto.randomUUID())).status).toBe(422);
  expect((await join(id, 'x')).status).toBe(400);
  expect((await staff.post(`/app/company-groups/${id}/addCompany`)).status).toBe(400);
  const never = await staff.delete(`/app/company-groups/${id}/removeCompany?companyId=${friend}`);
  expect(never.body.error?.code).toBe('companyNotInGroup');
});

test('members are written by their actions only, and case managers never see a group', async () => {
  expect((await staff.post('/app/company-groups', { name: 'X', companyIds: [own] })).status).toBe(
    400,
  );
  expect((await outside.get('/app/company-groups')).status).toBe(403);
});
