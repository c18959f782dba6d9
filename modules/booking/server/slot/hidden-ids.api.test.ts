import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { partiesServer } from '#parties/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer, bookingServer] });
const there = await aClinic(server);
const session = await there.session();
const [slot] = await there.slots(session.id);

/** Ids differ between two answers; everything else must be the same. */
const answerOf = async (call: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await call;
  return { status, body: JSON.stringify(body) };
};

test.each(['STAFF', 'CASE_MANAGER', 'SPECIALIST'])(
  'a slot of another tenant answers %s like one that does not exist',
  async (role) => {
    const here = await aClinic(server);
    const { tenantId, companyId, clientId, specialistId } = here;
    const ids = {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
      bookableCompanyIds: [companyId],
      specialistId: [specialistId],
      visibleSpecialistIds: [specialistId],
    };
    const { api } = server.signedIn({ tenantId, roles: [role], ids });
    const url = '/app/appointment-slots';
    const calls = (id: string) => [
      api.post(`${url}/${id}/hold`),
      api.post(`${url}/${id}/release`),
      api.post(`${url}/${id}/book`, { clientId, consultationType: 'inPerson' }),
    ];

    const hidden = await Promise.all(calls(slot?.id ?? '').map(answerOf));
    const unknown = await Promise.all(calls(randomUUID()).map(answerOf));

    expect(hidden).toEqual(unknown);
    expect(hidden.every(({ status }) => status === 403 || status === 404)).toBe(true);
  },
);

test.each(['STAFF', 'CASE_MANAGER', 'SPECIALIST'])(
  'a specialist of another tenant answers %s like one who does not exist',
  async (role) => {
    const { tenantId, specialistId, companyId } = await aClinic(server);
    const ids = {
      specialistId: [specialistId],
      visibleSpecialistIds: [specialistId],
      companyId: [companyId],
    };
    const { api } = server.signedIn({ tenantId, roles: [role], ids });
    const calls = (id: string) => [
      api.get(`/app/specialists/${id}/contracts`),
      api.get(`/app/specialists/${id}/leaves`),
      api.post(`/app/specialists/${id}/checkContract`, {}),
    ];

    const hidden = await Promise.all(calls(there.specialistId).map(answerOf));
    const unknown = await Promise.all(calls(randomUUID()).map(answerOf));

    expect(hidden).toEqual(unknown);
  },
);

test('another specialist answers a specialist like one who does not exist', async () => {
  const { tenantId, specialistId } = there;
  const ids = { visibleSpecialistIds: [randomUUID()] };
  const { api } = server.signedIn({ tenantId, roles: ['SPECIALIST'], ids });
  const calls = (id: string) => [
    api.get(`/app/specialists/${id}/contracts`),
    api.get(`/app/specialists/${id}/leaves`),
    api.post(`/app/specialists/${id}/checkContract`, {}),
  ];

  const hidden = await Promise.all(calls(specialistId).map(answerOf));
  const unknown = await Promise.all(calls(randomUUID()).map(answerOf));

  expect(hidden).toEqual(unknown);
});

test('a slot that is kept for another company answers a customer like one that does not exist', async () => {
  const { tenantId, clientId } = there;
  const rival = await there.api.post('/app/companies', { name: 'Rival', businessType: 'insurer' });
  const kept = await there.session({ reservedForCompanyIds: [rival.body.id] });
  const [hiddenSlot] = await there.slots(kept.id);
  const own = [there.companyId];
  const ids = { companyId: own, ownCompanyIds: own, bookableCompanyIds: own };
  const { api } = server.signedIn({ tenantId, roles: ['CASE_MANAGER'], ids });
  const calls = (id: string) => [
    api.post(`/app/appointment-slots/${id}/hold`),
    api.post(`/app/appointment-slots/${id}/release`),
    api.post(`/app/appointment-slots/${id}/book`, { clientId, consultationType: 'inPerson' }),
  ];

  const hidden = await Promise.all(calls(hiddenSlot?.id ?? '').map(answerOf));
  const unknown = await Promise.all(calls(randomUUID()).map(answerOf));

  expect(hidden).toEqual(unknown);
  expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404]);
});
