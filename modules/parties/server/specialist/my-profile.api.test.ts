import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { api, actor } = server.signedIn({ roles: ['STAFF'] });
const { tenantId } = actor;

let count = 0;
async function aDoctor(given: object = {}) {
  count += 1;
  const body = { firstName: 'Priya', lastName: `Own${count}`, feeArrangement: '4', ...given };
  const { body: record } = await api.post('/app/specialists', { ...body, notes: 'Talks a lot' });
  const id = String(record.id);
  const own = server.signedIn({
    tenantId,
    roles: ['SPECIALIST'],
    ids: { specialistId: [id], visibleSpecialistIds: [id] },
  });
  return { id, record, own: own.api };
}
const fee = {
  serviceType: 'ime',
  matterKind: 'gazette',
  amount: '900.00',
  effectiveFrom: '2026-01-01',
};

test('specialists change their contact and provider numbers, and nothing else', async () => {
  const { id, record, own } = await aDoctor();
  const url = '/app/specialists/AddOrUpdateMyDetail';
  const stamp = { concurrencyStamp: record.concurrencyStamp };
  const good = await own.put(url, { mobile: '0491570006', providerNumber: '2426781A', ...stamp });
  const late = await own.put(url, { mobile: '0491570007', ...stamp });
  const fees = await own.put(url, { feeArrangement: '1' });
  const status = await own.put(url, { recruitmentStatus: 'ONBOARDED' });

  expect(good).toMatchObject({ status: 200, body: { mobile: '0491570006' } });
  expect(JSON.stringify(good.body)).not.toContain('Talks a lot');
  expect(late.status).toBe(409);
  expect([fees.status, status.status]).toEqual([400, 400]);
  expect((await api.get(`/app/specialists/${id}`)).body).toMatchObject({
    mobile: '0491570006',
    providerNumber: '2426781A',
    feeArrangement: '4',
  });
});

test('[G-095] the profile carries contracts, leave and fees, but no fees for GENERAL_ADMIN_2', async () => {
  const { id, own } = await aDoctor();
  const second = await aDoctor({ adminLevel: 'GENERAL_ADMIN_2' });
  for (const one of [id, second.id]) {
    await api.put(`/app/specialists/${one}/fees`, { items: [fee] });
    await api.post(`/app/specialists/${one}/contracts`, { startDate: '2026-01-01' });
  }
  const mine = await own.get('/app/specialists/myProfile');
  const theirs = await second.own.get('/app/specialists/myProfile');

  expect(mine.body).toMatchObject({ contracts: [{ status: 'draft' }], fees: [fee], leaves: [] });
  expect(theirs.body).toMatchObject({ contracts: [{ status: 'draft' }] });
  expect(theirs.body).not.toHaveProperty('fees');
});

test('leave is added and removed by its owner only', async () => {
  const { id, own } = await aDoctor();
  const stranger = await aDoctor();
  const days = { startDate: '2026-07-01', endDate: '2026-07-14', reason: 'Conference' };
  const added = await own.post('/app/specialists/myLeave', days);
  const url = `/app/specialists/myLeave/${String(added.body.id)}`;

  expect(added).toMatchObject({ status: 201, body: days });
  expect((await api.get(`/app/specialists/${id}/leaves`)).body.items).toMatchObject([days]);
  expect(
    (await own.post('/app/specialists/myLeave', { ...days, endDate: '2026-06-01' })).status,
  ).toBe(422);
  expect((await stranger.own.delete(url)).status).toBe(404);
  expect((await own.delete(url)).status).toBe(204);
  expect((await own.delete(url)).status).toBe(404);
});

test('[B-108] nobody else has such a profile, and a login without a specialist finds none', async () => {
  const nobody = server.signedIn({ tenantId, roles: ['SPECIALIST'] }).api;

  expect((await api.get('/app/specialists/myProfile')).status).toBe(403);
  expect((await nobody.get('/app/specialists/myProfile')).status).toBe(404);
  expect((await nobody.put('/app/specialists/AddOrUpdateMyDetail', {})).status).toBe(404);
});
