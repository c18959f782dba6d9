import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

const slotsOf = async (practice: Practice, values = {}): Promise<string[]> => {
  const { id } = await practice.session(values);
  return (await practice.slots(id)).map((slot) => slot.id);
};

async function aCaseManager(practice: Practice, companyId: string): Promise<string> {
  const id = randomUUID();
  await practice.run(
    `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
      values ($1, $2, 'Anna', 'Kerr', $3, $4)`,
    [practice.tenantId, id, `${id}@kerr.example`, companyId],
  );
  return id;
}

async function share(practice: Practice, ...companies: string[]): Promise<void> {
  const id = randomUUID();
  await practice.run(`insert into company_groups (tenant_id, id, name) values ($1, $2, $3)`, [
    practice.tenantId,
    id,
    `Group ${id}`,
  ]);
  for (const company of companies) await practice.link('company_groups__companies', id, company);
}

const customerOf = ({ tenantId }: Practice, companyId: string, more = {}) =>
  server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
      ...more,
    },
  }).api;

describe('the case manager of a booking', () => {
  test('belongs to the company, its sharing group or its agents; others are refused', async () => {
    const practice = await aPractice(server);
    const [partner, opponent] = [await practice.company('Partner'), await practice.company('Foe')];
    await share(practice, practice.companyId, partner);
    const people = {
      own: await aCaseManager(practice, practice.companyId),
      shared: await aCaseManager(practice, partner),
      agent: await aCaseManager(practice, opponent),
      other: await aCaseManager(practice, opponent),
    };
    await practice.run(
      `insert into company_booking_agents (tenant_id, id, company_id, case_manager_id)
        values ($1, $2, $3, $4)`,
      [practice.tenantId, randomUUID(), practice.companyId, people.agent],
    );
    const [first, second, third] = await slotsOf(practice);

    for (const [slotId, caseManagerId] of [
      [first, people.own],
      [second, people.shared],
      [third, people.agent],
    ]) {
      const { status, body } = await practice.book(slotId ?? '', { caseManagerId });
      expect([status, body.caseManagerId]).toEqual([201, caseManagerId]);
    }
    const [fourth] = await slotsOf(practice);
    for (const caseManagerId of [people.other, randomUUID()]) {
      expect(await practice.book(fourth ?? '', { caseManagerId })).toMatchObject({
        status: 422,
        body: {
          error: {
            code: 'caseManagerElsewhere',
            validationErrors: [{ members: ['caseManagerId'] }],
          },
        },
      });
    }
    const { body: list } = await practice.api.get(
      `/app/appointment-sessions/bookableCaseManagers?companyId=${practice.companyId}`,
    );
    expect(list.items?.map(({ id }) => id).toSorted()).toEqual(
      [people.own, people.shared, people.agent].toSorted(),
    );
  });

  test('a customer cannot name somebody of another firm either', async () => {
    const practice = await aPractice(server);
    const foe = await practice.company('Foe');
    const caseManagerId = await aCaseManager(practice, foe);
    const [slotId] = await slotsOf(practice);
    const body = { clientId: practice.clientId, consultationType: 'inPerson', caseManagerId };

    const answer = await customerOf(practice, practice.companyId).post(
      `/app/appointment-slots/${slotId}/book`,
      body,
    );

    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'caseManagerElsewhere' } },
    });
  });

  test('of the client is not taken along to another company', async () => {
    const practice = await aPractice(server);
    const other = await practice.company('Other');
    const ofClient = await aCaseManager(practice, practice.companyId);
    await practice.run(`update clients set case_manager_id = $2 where id = $1`, [
      practice.clientId,
      ofClient,
    ]);
    const [first, second] = await slotsOf(practice);

    const own = await practice.book(first ?? '');
    const foreign = await practice.book(second ?? '', { companyId: other });

    expect(own.body.caseManagerId).toBe(ofClient);
    expect(foreign.body).toMatchObject({ companyId: other, caseManagerId: null });
  });

  test('[G-052] the risk of their company is what is asked about', async () => {
    const practice = await aPractice(server);
    const partner = await practice.company('Partner');
    await share(practice, practice.companyId, partner);
    const caseManagerId = await aCaseManager(practice, partner);
    await practice.run(
      `update companies set high_risk_applied = true, high_risk_applied_from = '2020-01-01',
        high_risk_reason_to_staff = 'Unpaid invoices.' where id = $1`,
      [partner],
    );
    const [first, second] = await slotsOf(practice);

    const without = await practice.book(first ?? '');
    const asked = await practice.book(second ?? '', { caseManagerId });

    expect(without.status).toBe(201);
    expect(asked).toMatchObject({
      status: 409,
      body: { error: { questions: [{ key: 'highRisk' }] } },
    });
  });
});

describe('questions', () => {
  test('the same claimant at one time in two places, or twice with one specialist on a day', async () => {
    const practice = await aPractice(server);
    const other = await practice.specialist('Omar Aziz');
    const times = { dateFrom: '2030-03-01T09:00:00.000Z', dateTo: '2030-03-01T12:00:00.000Z' };
    const [first, second] = await slotsOf(practice, times);
    const [elsewhere] = await slotsOf(practice, { ...times, specialistId: other });
    await practice.book(first ?? '');
    const book = (slotId = '', more = {}) => practice.book(slotId, { answers: undefined, ...more });

    const twice = await book(second);
    const atOnce = await book(elsewhere);

    expect(twice.body.error).toMatchObject({ questions: [{ key: 'sameSpecialistThatDay' }] });
    expect(atOnce.body.error).toMatchObject({ questions: [{ key: 'claimantElsewhere' }] });
    const wrong = await book(second, { answers: { claimantElsewhere: 'yes' } });
    expect(wrong.status).toBe(409);
    const sure = await book(second, { answers: { sameSpecialistThatDay: 'yes' } });
    expect(sure.status).toBe(201);
    expect((await book(elsewhere, { confirmed: true })).status).toBe(201);
  });

  test('confirmed answers nothing that was not asked before', async () => {
    const practice = await aPractice(server);
    const [first, second] = await slotsOf(practice);
    await practice.book(first ?? '');

    const blind = await practice.book(second ?? '', { answers: undefined, confirmed: true });

    expect(blind).toMatchObject({
      status: 409,
      body: { error: { code: 'confirmationRequired' } },
    });
  });
});

describe('a slot that is kept for others', () => {
  test('answers hold, release, book and move like one that does not exist', async () => {
    const practice = await aPractice(server);
    const [other, own] = [await practice.company('Other'), practice.companyId];
    const [hidden, taken] = await slotsOf(practice, { reservedForCompanyIds: [other] });
    await practice.book(taken ?? '', { companyId: other });
    const [mine] = await slotsOf(practice);
    const customer = customerOf(practice, own);
    const body = { clientId: practice.clientId, consultationType: 'inPerson' };
    const booked = await customer.post(`/app/appointment-slots/${mine}/book`, body);
    const calls = (id: string | undefined) =>
      Promise.all([
        customer.post(`/app/appointment-slots/${id}/hold`),
        customer.post(`/app/appointment-slots/${id}/release`),
        customer.post(`/app/appointment-slots/${id}/book`, body),
        customer.post(`/app/appointment-slots/${id}/book`, { ...body, clientId: randomUUID() }),
        customer.put(`/app/appointments/${booked.body.id}/move`, { slotId: id }),
        customer.get(`/app/appointments/recipients?slotId=${id}`),
      ]);
    const said = async (id: string | undefined) =>
      (await calls(id)).map(({ status, body: answer }) => [status, answer]);

    const unknown = await said(randomUUID());

    expect(unknown[0]).toMatchObject([404, { error: { code: 'slotNotFound' } }]);
    expect(await said(hidden)).toEqual(unknown);
    expect(await said(taken)).toEqual(unknown);
  });
});

describe('a session', () => {
  test('never takes fewer appointments than it has', async () => {
    const practice = await aPractice(server);
    const session = await practice.session();
    const [first, second] = await practice.slots(session.id);
    await practice.book(first?.id ?? '');
    await practice.book(second?.id ?? '');
    const { body } = await practice.api.get(`/app/appointment-sessions/${session.id}`);
    const set = (capacity: number) =>
      practice.api.put(`/app/appointment-sessions/${session.id}`, {
        capacity,
        concurrencyStamp: body.concurrencyStamp,
      });

    expect(await set(1)).toMatchObject({
      status: 422,
      body: { error: { code: 'capacityBelowBooked' } },
    });
    expect((await set(2)).status).toBe(200);
  });

  test('with one place left takes one of two who book different slots at once', async () => {
    const practice = await aPractice(server);
    const slots = await slotsOf(practice, { capacity: 1 });

    const answers = await Promise.all(slots.map((id) => practice.book(id)));

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
  });
});
