import { expect, test } from 'vitest';
import { resourceNamed } from '#kernel/domain';
import { sampleRecord, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { partiesServer } from './index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { api, actor } = server.signedIn({ roles: ['ADMIN_STAFF'] });
const staff = server.signedIn({ tenantId: actor.tenantId, roles: ['STAFF'] }).api;

const make = async (name: string, values: object = {}) =>
  (await sampleRecord(() => api, resourceNamed(name), { ...values, offerAccount: undefined })).id;
const remove = (name: string, id: string) => api.delete(`/app/${resourceNamed(name).base}/${id}`);
const inUse = {
  status: 409,
  body: {
    error: {
      code: 'inUse',
      message: 'This record is used by other records and cannot be deleted. Disable it instead.',
    },
  },
};

/** What points at each party first, and as what. */
const users = [
  ['C-524', 'company', 'caseManager', (id: string) => ({ companyId: id })],
  ['C-518', 'caseManager', 'client', (id: string) => ({ caseManagerId: id })],
  ['C-548', 'contractor', 'client', (id: string) => ({ contractorId: id })],
  ['C-554', 'specialist', 'centre', (id: string) => ({ specialistIds: [id] })],
  ['C-536', 'centre', 'centreRoom', (id: string) => ({ centreId: id })],
] as const;

test.each(users)('[%s] a %s that a %s points at stays', async (_row, name, user, values) => {
  const id = await make(name);
  const other = await make(user, values(id));

  expect(await remove(name, id)).toMatchObject(inUse);
  expect((await api.get(`/app/${resourceNamed(name).base}/${id}`)).status).toBe(200);
  expect((await remove(user, other)).status).toBe(204);
  expect((await remove(name, id)).status).toBe(204);
});

test('[C-542] a client whom nothing points at is deleted, by admin staff only', async () => {
  const id = await make('client');

  expect((await staff.delete(`/app/clients/${id}`)).status).toBe(403);
  expect((await remove('client', id)).status).toBe(204);
});

test('[C-521] a case manager reads their own company, and who has none reads none', async () => {
  const companyId = await make('company', { name: 'Own Mutual' });
  const facts = { tenantId: actor.tenantId, roles: ['CASE_MANAGER'] };
  const manager = server.signedIn({ ...facts, ids: { companyId: [companyId] } }).api;
  const stranger = server.signedIn(facts).api;

  const { body } = await manager.get('/app/companies/myDetail');

  expect(body).toMatchObject({ id: companyId, name: 'Own Mutual' });
  expect(body).not.toHaveProperty('highRiskReasonToStaff');
  expect((await stranger.get('/app/companies/myDetail')).status).toBe(404);
});

test.each(['companies', 'centres'])(
  '[C-166] [C-175] %s are found by the last name that begins theirs',
  async (base) => {
    const name = base === 'companies' ? 'company' : 'centre';
    const id = await make(name, { name: `Kirkwood ${name}` });

    const { body } = await staff.get(`/app/${base}/similarItemsByLastName?lastName=kirkw`);

    expect(body.items).toMatchObject([{ id }]);
  },
);
