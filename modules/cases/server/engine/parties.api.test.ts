import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { partiesServer } from '#parties/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [correspondenceServer, partiesServer, bookingServer, casesServer],
});
const practice = await aCasePractice(server);
const { api, clientId, companyId } = practice;
const own = [companyId];
const ids = { companyId: own, ownCompanyIds: own, bookableCompanyIds: own };
const customer = practice.signedIn(['CASE_MANAGER'], { ids }).api;

/** The other side: a company with a claimant and a case manager of its own. */
const made = async (path: string, body: object) => {
  const answer = await practice.signedIn(['ADMIN_STAFF']).api.post(path, body);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return String(answer.body.id);
};
const rival = await made('/app/companies', { name: 'Rival', businessType: 'insurer' });
const hidden = {
  clientId: await made('/app/clients', {
    firstName: 'Hidden',
    lastName: 'Claimant',
    companyId: rival,
  }),
  companyId: rival,
  bookingCmId: await made('/app/case-managers', {
    firstName: 'Hidden',
    lastName: 'Manager',
    email: 'hidden@rival.example',
    companyId: rival,
  }),
};

const answers = async (
  call: (id: string) => Promise<{ status: number; body: unknown }>,
  id: string,
) => {
  const [known, unknown] = [await call(id), await call(randomUUID())];
  return [known, unknown].map(({ status, body }) => ({ status, body: JSON.stringify(body) }));
};

test.each(['clientId', 'bookingCmId'] as const)(
  '[D7] a new case with a hidden %s is refused to a customer like one with an unknown one',
  async (field) => {
    const create = (id: string) =>
      customer.post('/app/assessments', { clientId, companyId, [field]: id });

    const [known, unknown] = await answers(create, hidden[field]);

    expect(known).toEqual(unknown);
    expect(known?.status).toBe(422);
  },
);

test.each([
  ['clientId', 'an unknown reference', () => ({ specialistId: randomUUID() })],
  ['clientId', 'an unfit reference', () => ({ matterTypeId: companyId })],
  ['bookingCmId', 'an unknown reference', () => ({ specialistId: randomUUID() })],
  ['bookingCmId', 'an unfit reference', () => ({ matterTypeId: companyId })],
] as const)(
  '[D7] a hidden %s is named like an unknown one before %s',
  async (field, _what, more) => {
    const given = { clientId, ...more() };
    const { id } = await practice.newCase();
    const { concurrencyStamp } = (await api.get(`/app/assessments/${id}`)).body;
    const create = (value: string) =>
      customer.post('/app/assessments', { ...given, [field]: value });
    const update = (value: string) =>
      customer.put(`/app/assessments/${id}`, { ...given, concurrencyStamp, [field]: value });

    for (const call of [create, update]) {
      const [known, unknown] = await answers(call, hidden[field]);

      expect(known).toEqual(unknown);
      expect(known?.body).toContain(field);
    }
  },
);

test.each(['clientId', 'companyId', 'bookingCmId'] as const)(
  '[D7] a section with a hidden %s is refused to a customer like one with an unknown one',
  async (field) => {
    const { id } = await practice.newCase();
    const save = (value: string) =>
      customer.put(`/app/assessments/${id}/booking-detail`, { [field]: value });

    const [known, unknown] = await answers(save, hidden[field]);

    expect(known).toEqual(unknown);
    expect(known?.status).toBe(422);
    expect(known?.body).not.toContain('Hidden');
  },
);

test.each(['clientId', 'bookingCmId'] as const)(
  '[D7] an update with a hidden %s is refused to a customer like one with an unknown one',
  async (field) => {
    const { id } = await practice.newCase();
    const { concurrencyStamp } = (await api.get(`/app/assessments/${id}`)).body;
    const update = (value: string) =>
      customer.put(`/app/assessments/${id}`, {
        ...{ clientId, companyId, concurrencyStamp },
        [field]: value,
      });

    const [known, unknown] = await answers(update, hidden[field]);

    expect(known).toEqual(unknown);
    expect(known?.status).toBe(422);
  },
);

test('a case manager of the company who was disabled stays in a case that is copied', async () => {
  const bookingCmId = await made('/app/case-managers', {
    firstName: 'Gone',
    lastName: 'Manager',
    email: 'gone@own.example',
    companyId,
  });
  const admin = practice.signedIn(['ADMIN_STAFF']).api;
  expect((await admin.put(`/app/case-managers/${bookingCmId}/disable`)).status).toBe(200);

  expect(await practice.newCase({ bookingCmId })).toMatchObject({ status: 201 });
});

test('the practice is told when the case manager works for another company', async () => {
  const { id } = await practice.newCase();
  const { bookingCmId } = hidden;

  expect(await api.put(`/app/assessments/${id}/booking-detail`, { bookingCmId })).toMatchObject({
    status: 422,
    body: {
      error: { code: 'caseManagerElsewhere', validationErrors: [{ members: ['bookingCmId'] }] },
    },
  });
});

test('[D7] another case manager of a hidden firm is refused like an unknown one, by every call', async () => {
  const { id } = await practice.newCase();
  const { concurrencyStamp } = (await customer.get(`/app/assessments/${id}`)).body;
  const calls = [
    (other: string) =>
      customer.post('/app/assessments', { clientId, companyId, otherCmIds: [other] }),
    (other: string) =>
      customer.put(`/app/assessments/${id}/booking-detail`, { otherCmIds: [other] }),
    (other: string) =>
      customer.put(`/app/assessments/${id}`, { otherCmIds: [other], concurrencyStamp }),
  ];

  for (const call of calls) {
    const [known, unknown] = await answers(call, hidden.bookingCmId);
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(422);
    expect(known?.body).toContain('otherCmIds');
  }
});

test('[G-052] reports go to no other firm: the practice is told where another case manager works', async () => {
  const { id } = await practice.newCase();
  const body = { otherCmIds: [hidden.bookingCmId] };

  expect(await api.put(`/app/assessments/${id}/booking-detail`, body)).toMatchObject({
    status: 422,
    body: {
      error: { code: 'caseManagerElsewhere', validationErrors: [{ members: ['otherCmIds'] }] },
    },
  });
});
