import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { contractQuestion } from '#parties/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import type { Clinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });
const beside = await testServer({ modules: [bookingServer], beside: server });

const freeSlot = async (clinic: Clinic): Promise<string> => {
  const { id } = await clinic.session();
  return (await clinic.slots(id))[0]?.id ?? '';
};
const colleagueOf = ({ tenantId }: Clinic) => server.signedIn({ tenantId, roles: ['STAFF'] });
const hold = (slotId: string) => `/app/appointment-slots/${slotId}/hold`;

describe('holding', () => {
  test('shows the holder and the minutes; a colleague can neither hold nor book it', async () => {
    const clinic = await aClinic(server);
    const slotId = await freeSlot(clinic);
    const { api: colleague } = colleagueOf(clinic);

    const held = await clinic.api.post(hold(slotId));
    const second = await colleague.post(hold(slotId));
    const booked = await colleague.post(`/app/appointment-slots/${slotId}/book`, {
      clientId: clinic.clientId,
      consultationType: 'inPerson',
    });

    expect(held).toMatchObject({ status: 200, body: { state: 'held', heldById: clinic.userId } });
    const minutes = (Date.parse(String(held.body.heldUntil)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    for (const answer of [second, booked]) {
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'slotHeld' } } });
    }
  });

  test('let go, or run out, it is free for others', async () => {
    const clinic = await aClinic(server);
    const [slotId, { api: colleague }] = [await freeSlot(clinic), colleagueOf(clinic)];
    await clinic.api.post(hold(slotId));

    expect((await colleague.post(`/app/appointment-slots/${slotId}/release`)).status).toBe(409);
    await clinic.api.post(`/app/appointment-slots/${slotId}/release`);
    expect((await colleague.post(hold(slotId))).status).toBe(200);

    await server.services.hostDb.batch({ tenantId: clinic.tenantId }, [
      {
        text: `update appointment_slots set held_until = now() - interval '1 second' where id = $1`,
        values: [slotId],
      },
    ]);
    expect((await clinic.api.post(hold(slotId))).status).toBe(200);
  });

  test('a slot of another tenant answers like one that does not exist', async () => {
    const [clinic, other] = [await aClinic(server), await aClinic(server)];
    const slotId = await freeSlot(other);

    for (const id of [slotId, randomUUID(), 'nobody']) {
      expect(await clinic.api.post(hold(id))).toMatchObject({
        status: 404,
        body: { error: { code: 'slotNotFound' } },
      });
    }
  });
});

describe('booking', () => {
  test('makes an appointment with a number, and the session counts it', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session();
    const [slot] = await clinic.slots(session.id);
    await clinic.api.post(hold(slot?.id ?? ''));

    const { status, body } = await clinic.book(slot?.id ?? '', { note: 'Bring the scans.' });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^APT-\d{4}-\d{6}$/),
      status: 'booked',
      clientId: clinic.clientId,
      companyId: clinic.companyId,
      specialistId: clinic.specialistId,
      dateFrom: slot?.startsAt,
      note: 'Bring the scans.',
    });
    expect((await clinic.api.get(`/app/appointment-sessions/${session.id}`)).body).toMatchObject({
      freeSlots: 2,
      sessionStatus: 'available',
    });
  });

  test('the last one closes the session', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session({ capacity: 1 });
    const [first, second] = await clinic.slots(session.id);

    await clinic.book(first?.id ?? '');
    const answer = await clinic.book(second?.id ?? '');

    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'sessionFull' } } });
    expect((await clinic.api.get(`/app/appointment-sessions/${session.id}`)).body).toMatchObject({
      sessionStatus: 'booked',
      sessionStatusCode: 3,
    });
  });

  test('[D9] of 200 at once, through two processes, exactly one wins', async () => {
    const clinic = await aClinic(server);
    const slotId = await freeSlot(clinic);
    const people = Array.from({ length: 200 }, (_, n) =>
      (n % 2 ? server : beside).signedIn({ tenantId: clinic.tenantId, roles: ['STAFF'] }),
    );
    const started = Date.now();

    const answers = await Promise.all(
      people.map(({ api }) =>
        api.post(`/app/appointment-slots/${slotId}/book`, {
          clientId: clinic.clientId,
          consultationType: 'inPerson',
        }),
      ),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(Date.now() - started).toBeLessThan(5000);
  });

  test('the same key books once, however often it is sent', async () => {
    const clinic = await aClinic(server);
    const slotId = await freeSlot(clinic);
    const headers = { 'idempotency-key': randomUUID() };
    const send = () =>
      clinic.api.post(
        `/app/appointment-slots/${slotId}/book`,
        { clientId: clinic.clientId, consultationType: 'inPerson' },
        { headers },
      );

    const [first, second] = [await send(), await send()];

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
  });

  test('[B-085] without a contract staff are asked', async () => {
    const clinic = await aClinic(server);
    await server.services.hostDb.batch({ tenantId: clinic.tenantId }, [
      {
        text: `update specialists set onboarded_end_date = '2021-01-01' where id = $1`,
        values: [clinic.specialistId],
      },
    ]);
    const slotId = await freeSlot(clinic);

    const asked = await clinic.book(slotId);
    const sure = await clinic.book(slotId, { confirmed: true });

    expect(asked).toMatchObject({
      status: 409,
      body: { error: { code: 'confirmationRequired', message: contractQuestion } },
    });
    expect(sure.status).toBe(201);
  });

  test('[B-401] a case manager books for the own company, and not what is reserved for others', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session({ reservedForCompanyIds: [clinic.companyId] });
    const [first, second] = await clinic.slots(session.id);
    const open = await clinic.session({
      dateFrom: '2031-05-05T22:00:00.000Z',
      dateTo: '2031-05-06T01:00:00.000Z',
    });
    const [free] = await clinic.slots(open.id);
    const [otherCompany, otherClient] = [randomUUID(), randomUUID()];
    await server.services.hostDb.batch({ tenantId: clinic.tenantId }, [
      {
        text: `insert into companies (tenant_id, id, name, business_type) values ($1, $2, 'Other Law', 'lawPlaintiff')`,
        values: [clinic.tenantId, otherCompany],
      },
      {
        text: `insert into clients (tenant_id, id, first_name, last_name, company_id) values ($1, $2, 'Kim', 'Lee', $3)`,
        values: [clinic.tenantId, otherClient, otherCompany],
      },
    ]);
    const caseManager = (companyId: string) =>
      server.signedIn({
        tenantId: clinic.tenantId,
        roles: ['CASE_MANAGER'],
        ids: {
          companyId: [companyId],
          ownCompanyIds: [companyId],
          companiesSharingClaimants: [companyId],
        },
      }).api;
    const body = { clientId: clinic.clientId, consultationType: 'inPerson' };
    const path = (id = '') => `/app/appointment-slots/${id}/book`;

    const own = await caseManager(clinic.companyId).post(path(first?.id), body);
    const theirs = { ...body, clientId: otherClient };
    const foreign = await caseManager(otherCompany).post(path(second?.id), theirs);
    // The same person books the same client where nothing is reserved.
    const elsewhere = await caseManager(otherCompany).post(path(free?.id), theirs);

    expect([own.status, elsewhere.status]).toEqual([201, 201]);
    expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'slotNotFound' } } });
  });

  test('[G-131] an agent books clients of the company that named them, and for no other', async () => {
    const [clinic, own] = [await aClinic(server), randomUUID()];
    const { id } = await clinic.session({ reservedForCompanyIds: [clinic.companyId] });
    const [first, second] = await clinic.slots(id);
    const agent = (...bookableCompanyIds: string[]) =>
      server.signedIn({
        tenantId: clinic.tenantId,
        roles: ['CASE_MANAGER'],
        ids: {
          companyId: [own],
          ownCompanyIds: [own],
          companiesSharingClaimants: [own],
          bookableCompanyIds,
        },
      }).api;
    const body = { clientId: clinic.clientId, consultationType: 'inPerson', tell: [] };
    const path = (slotId = '') => `/app/appointment-slots/${slotId}/book`;

    const named = agent(own, clinic.companyId);
    const held = await named.post(hold(first?.id ?? ''));
    const booked = await named.post(path(first?.id), body);
    const foreign = await named.post(path(second?.id), { ...body, companyId: randomUUID() });
    const stranger = await agent(own).post(path(second?.id), body);
    const companies = await named.get('/app/appointment-sessions/bookableCompanies');
    const clients = await named.get('/app/appointment-sessions/bookableClients?filterText=hadd');
    const none = await agent(own).get('/app/appointment-sessions/bookableClients');

    expect(held.status).toBe(200);
    expect(booked).toMatchObject({ status: 201, body: { companyId: clinic.companyId } });
    expect(foreign.body.error?.code).toBe('unknownReference');
    expect(stranger.body.error?.code).toBe('slotNotFound');
    expect(companies.body.items).toMatchObject([{ displayName: 'Harbour Legal' }]);
    expect(clients.body.items).toMatchObject([{ id: clinic.clientId }]);
    expect(none.body.items).toEqual([]);
  });

  test('hostile input answers 4xx', async () => {
    const clinic = await aClinic(server);
    const slotId = await freeSlot(clinic);

    for (const values of [
      { clientId: randomUUID() },
      { clientId: null },
      { companyId: randomUUID() },
      { caseManagerId: randomUUID() },
      { languageId: clinic.clientId },
      { consultationType: 'telepathy' },
      { nonsense: 1 },
    ]) {
      const { status } = await clinic.book(slotId, values);
      expect(status, JSON.stringify(values)).toBeGreaterThanOrEqual(400);
      expect(status, JSON.stringify(values)).toBeLessThan(500);
    }
  });
});

describe('an appointment', () => {
  test('is moved to another slot, and its own is free again', async () => {
    const clinic = await aClinic(server);
    const [from, to] = [await clinic.session(), await clinic.session()];
    const [first] = await clinic.slots(from.id);
    const [, other] = await clinic.slots(to.id);
    const { body } = await clinic.book(first?.id ?? '');

    const moved = await clinic.move(body.id, other?.id);
    const again = await clinic.move(body.id, other?.id);

    expect(moved).toMatchObject({
      status: 200,
      body: { sessionId: to.id, dateFrom: other?.startsAt },
    });
    expect(again).toMatchObject({ status: 422, body: { error: { code: 'sameSlot' } } });
    expect((await clinic.slots(from.id)).map(({ state }) => state)).not.toContain('booked');
    expect((await clinic.slots(to.id)).map(({ state }) => state)).toContain('booked');
  });

  test('is not moved onto another one', async () => {
    const clinic = await aClinic(server);
    const { id } = await clinic.session();
    const [first, second] = await clinic.slots(id);
    const { body } = await clinic.book(first?.id ?? '');
    await clinic.book(second?.id ?? '');

    const answer = await clinic.move(body.id, second?.id);

    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'slotTaken' } } });
    expect((await clinic.slots(id))[0]?.state).toBe('booked');
  });

  test('is confirmed, then cancelled, and its place can be sold again', async () => {
    const clinic = await aClinic(server);
    const slotId = await freeSlot(clinic);
    const { body } = await clinic.book(slotId);

    expect((await clinic.api.put(`/app/appointments/${body.id}/confirm`)).body.status).toBe(
      'confirmed',
    );
    const cancelled = await clinic.cancel(body.id, { note: 'By phone' });
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      cancelledFor: { displayName: 'Matter settled' },
      cancellationReason: 'By phone',
    });
    expect(await clinic.cancel(body.id)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'moveNotPossible',
          message: 'This appointment is Cancelled. Nothing more can be done with it.',
        },
      },
    });
    expect((await clinic.book(slotId)).status).toBe(201);
  });
});
