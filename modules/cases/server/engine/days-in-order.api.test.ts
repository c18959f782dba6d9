import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer],
  now: () => new Date('2026-11-16T02:00:00Z'),
});
const practice = await aCasePractice(server);
const { api } = practice;

const outOfOrder = (field: string) => ({
  status: 422,
  body: { error: { code: 'daysOutOfOrder', validationErrors: [{ members: [field] }] } },
});

const post = async (base: string, values: object) =>
  api.post(`/app/${base}`, {
    clientId: practice.clientId,
    companyId: practice.companyId,
    specialistId: base === 'mva-claim' ? null : practice.specialistId,
    ...values,
  });

const aClaimant = async (dateOfBirth: string | null) => {
  const { body } = await practice.signedIn(['ADMIN_STAFF']).api.post('/app/clients', {
    firstName: 'Ada',
    lastName: 'Born',
    companyId: practice.companyId,
    dateOfBirth,
  });
  return String(body.id);
};

test.each([
  ['assessments', { dateOfInjury: '2026-05-02', requestedOn: '2026-05-01' }, 'requestedOn'],
  ['ot', { dateOfInjury: '2026-05-02', requestedOn: '2026-05-01' }, 'requestedOn'],
  ['mednegs', { treatedFrom: '2026-05-02', requestedOn: '2026-05-01' }, 'requestedOn'],
  ['tpd', { formSentOn: '2026-05-02', formSignedOn: '2026-05-01' }, 'formSignedOn'],
])('%s with %j is refused', async (base, values, field) => {
  expect((await post(base, values)).body.error?.validationErrors).toMatchObject([
    { members: [field] },
  ]);
});

test.each([
  ['clinical-records', { recordsFrom: '2061-01-01' }, 'recordsFrom'],
  ['mednegs', { treatedFrom: '2061-01-01' }, 'treatedFrom'],
])('no fact of %s is still to come: %j', async (base, values, field) => {
  expect(await post(base, values)).toMatchObject({
    status: 400,
    body: { error: { validationErrors: [{ members: [field] }] } },
  });
});

test('nothing happened to a claimant who was not born yet', async () => {
  const clientId = await aClaimant('1990-01-01');
  const early = { clientId, dateOfInjury: '1989-12-31' };
  const admin = practice.signedIn(['ADMIN_STAFF']).api;

  expect(await post('assessments', early)).toMatchObject(outOfOrder('dateOfInjury'));
  await post('assessments', { clientId, dateOfInjury: '2020-03-01' });
  const { body: client } = await admin.get(`/app/clients/${clientId}`);
  const born = (dateOfBirth: string) =>
    admin.put(`/app/clients/${clientId}`, {
      dateOfBirth,
      concurrencyStamp: client.concurrencyStamp,
    });

  const late = await born('2021-01-01');
  expect(late).toMatchObject(outOfOrder('dateOfBirth'));
  expect(late.body.error?.message).toContain('the injury of IME-');
  expect((await born('1991-01-01')).status).toBe(200);
});

test('a treatment follows its accident, and the accident comes before what follows it', async () => {
  const { body: claim } = await post('mva-claim', { accidentDate: '2026-03-10' });
  const part = (name: string, values: object) =>
    api.post(`/app/mva-claim/${String(claim.id)}/${name}`, values);
  const provider = await part('medical-providers', { name: 'Hand', profession: 'physiotherapist' });
  const treatment = { providerId: provider.body.id, treatment: 'Exercises' };

  expect(await part('treatment-periods', { ...treatment, dateFrom: '2026-03-09' })).toMatchObject(
    outOfOrder('dateFrom'),
  );
  expect((await part('treatment-periods', { ...treatment, dateFrom: '2026-03-11' })).status).toBe(
    201,
  );
  expect(
    await api.put(`/app/mva-claim/${String(claim.id)}`, {
      accidentDate: '2026-03-12',
      concurrencyStamp: claim.concurrencyStamp,
    }),
  ).toMatchObject(outOfOrder('accidentDate'));
});
