import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { addDays } from '#kernel/domain';
import type { ServerModule } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { anNdisPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const people: ServerModule = {
  name: 'people',
  tasks: {
    starter: (_services, { userId }) =>
      Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
  },
};
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer, people],
  role: 'all',
});
await server.services.jobs.start(server.services);
const practice = await anNdisPractice(server);
const { api, today, itemId } = practice;

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

async function funded(amount: string, values: object = {}) {
  const id = await practice.participant(values);
  await practice.budget(id, amount);
  return id;
}
const claimsOf = async (id: string) => (await api.get(`/app/ndis/${id}/claims`)).body.items ?? [];

describe('an NDIS appointment', () => {
  test('[B-201] is cancelled without a fee with seven clear days, and with one otherwise', async () => {
    const id = await funded('1000.00');
    const cancelled = async (days: number) => {
      const one = await practice.appointment(id, { appointmentOn: addDays(today, days) });
      const body = { cancelledOn: today, cancelReason: 'NSDH' };
      return (await practice.move(one, 'cancel', body)).body.status;
    };

    expect(await cancelled(8)).toBe('cancelledNoFee');
    expect(await cancelled(7)).toBe('cancelledWithFee');
  });

  test('the notice that was agreed counts', async () => {
    const id = await funded('1000.00');
    await api.put(`/app/ndis/${id}/service-agreement`, {
      startsOn: today,
      endsOn: addDays(today, 100),
      supports: 'Occupational therapy',
      noticeDays: 2,
    });
    const one = await practice.appointment(id, { appointmentOn: addDays(today, 3) });

    const { body } = await practice.move(one, 'cancel', {
      cancelledOn: today,
      cancelReason: 'NSDO',
    });

    expect(body.status).toBe('cancelledNoFee');
  });

  test('is attended on its day at the earliest, and leads the case on', async () => {
    const id = await funded('1000.00');
    const ahead = await practice.appointment(id, { appointmentOn: addDays(today, 1) });
    expect((await practice.move(ahead, 'confirm')).status).toBe(200);
    expect((await api.get(`/app/ndis/${id}`)).body).toMatchObject({ nextStep: 'ATTENDANCE' });

    expect(await practice.move(ahead, 'attend', { deliveredMinutes: 60 })).toMatchObject(
      refused(409, 'appointmentStillAhead'),
    );
    await practice.attended(id);
    expect((await api.get(`/app/ndis/${id}`)).body).toMatchObject({ nextStep: 'POST_ADMIN' });
  });
});

describe('a claim', () => {
  test('has a line for the time, the travel and the work besides', async () => {
    const id = await funded('1000.00');
    const one = await practice.appointment(id);
    await practice.move(one, 'attend', {
      deliveredMinutes: 60,
      travelMinutes: 30,
      nonFaceMinutes: 15,
    });

    expect(await practice.claim(one)).toMatchObject({
      status: 200,
      body: { count: 3, total: '350.00' },
    });
    expect(await practice.left(id)).toBe('350.00');
    expect(await practice.claim(one)).toMatchObject(refused(409, 'appointmentClaimed'));
    expect(await practice.move(one, 'takeBack')).toMatchObject(refused(409, 'appointmentClaimed'));
  });

  test('says which of the time the catalogue does not pay for', async () => {
    const id = await funded('1000.00');
    const { supportCategoryId, unitCode, priceLimit } = (
      await api.get(`/app/ndis-service-items/${itemId}`)
    ).body;
    const { body: plain } = await api.post('/app/ndis-service-items', {
      ...{ supportCategoryId, unitCode, priceLimit, allowsTravel: false },
      supportItemNumber: '01_799_0128_1_3',
      name: 'Support without travel',
    });
    const one = await practice.appointment(id, { serviceItemId: plain.id });
    await practice.move(one, 'attend', { deliveredMinutes: 60, travelMinutes: 90 });

    expect(await practice.claim(one)).toMatchObject({
      status: 200,
      body: { count: 1, uncountedTravel: 0, unpaid: [{ kind: 'travel', minutes: 60 }] },
    });
  });

  test('above the price limit or the budget is refused with what is allowed', async () => {
    const id = await funded('250.00');
    const add = (values: object) =>
      api.post(`/app/ndis/${id}/claim`, {
        kind: 'nonFace',
        serviceItemId: itemId,
        deliveredFrom: addDays(today, -2),
        quantity: '1.00',
        ...values,
      });

    const dear = await add({ unitPrice: '200.01' });
    expect(dear).toMatchObject(refused(422, 'claimAboveLimit'));
    expect(JSON.stringify(dear.body)).toContain('USD 200.00');
    const much = await add({ quantity: '1.26' });
    expect(much).toMatchObject(refused(409, 'claimOverBudget'));
    expect(JSON.stringify(much.body)).toContain('Only USD 250.00 of the budget');
    expect(await add({ deliveredFrom: addDays(today, -101) })).toMatchObject(
      refused(422, 'claimOutsidePlan'),
    );
    expect(await add({ quantity: '1.25' })).toMatchObject({ body: { total: '250.00' } });
  });

  test('the limit is that of the place', async () => {
    await api.post(`/app/ndis-service-items/${itemId}/price-limits`, {
      zone: 'veryRemote',
      priceLimit: '300.00',
    });
    const id = await funded('1000.00', { remoteness: 'veryRemote' });

    expect(await practice.claim(await practice.attended(id))).toMatchObject({
      body: { total: '300.00' },
    });
  });

  test('eight at once never overdraw a budget', async () => {
    const id = await funded('500.00');
    const ids: string[] = [];
    for (let at = 0; at < 8; at += 1) ids.push(await practice.attended(id));

    const answers = await Promise.all(ids.map((one) => practice.claim(one)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await practice.left(id)).toBe('400.00');
    expect(await claimsOf(id)).toHaveLength(2);
  });

  test('withdrawn gives its money back, and the appointment can be claimed again', async () => {
    const id = await funded('200.00');
    const one = await practice.attended(id);
    await practice.claim(one);
    const [line] = await claimsOf(id);
    expect(await api.put(`/app/ndis/${id}/close`, { note: 'x' })).toMatchObject(
      refused(409, 'claimsNotSent'),
    );

    const path = `/app/ndis-claims/${String(line?.id)}`;
    expect((await api.put(`${path}/withdraw`, { note: 'Wrong day' })).status).toBe(200);
    expect(await practice.left(id)).toBe('0.00');
    expect((await practice.claim(one)).status).toBe(200);
    expect(await api.put(`${path}/withdraw`, { note: 'Again' })).toMatchObject(
      refused(409, 'claimAlreadySent'),
    );
    const [{ id: budgetId } = { id: '' }] =
      (await api.get(`/app/ndis/${id}/budgets`)).body.items ?? [];
    const { concurrencyStamp } = (await api.get(`/app/ndis-budgets/${budgetId}`)).body;
    const lower = { amount: '199.99', concurrencyStamp };
    expect(await api.put(`/app/ndis-budgets/${budgetId}`, lower)).toMatchObject(
      refused(422, 'budgetBelowUsed'),
    );
  });

  test('of a plan-managed participant becomes a charge for the invoice', async () => {
    const id = await funded('1000.00', { managementType: 'plan' });
    await practice.claim(await practice.attended(id));

    const { items } = (await api.get(`/app/case-charges?caseId=${id}`)).body;

    expect(items).toMatchObject([{ amount: '200.00', status: 'pending' }]);
    const [line] = await claimsOf(id);
    await api.put(`/app/ndis-claims/${String(line?.id)}/withdraw`, { note: 'Wrong' });
    const after = (await api.get(`/app/case-charges?caseId=${id}`)).body.items;
    expect(after).toMatchObject([{ status: 'reversed' }]);
  });
});

describe('a payment request', () => {
  const make = (values: object = {}) =>
    api.post('/app/ndis-payment-requests/make', {
      registrationNumber: '4050 012 345',
      deliveredFrom: addDays(today, -60),
      deliveredTo: addDays(today, -50),
      ...values,
    });
  const ready = (id: string) =>
    eventually(
      async () => (await api.get(`/app/ndis-payment-requests/${id}`)).body,
      ({ status }) => status === 'made',
      120,
    );

  test('holds every claim of its days once, as the NDIA reads it', async () => {
    const id = await funded('1000.00');
    const day = addDays(today, -55);
    await practice.claim(await practice.attended(id, 60, { appointmentOn: day }));
    await practice.claim(await practice.attended(id, 30, { appointmentOn: day }));

    const made = await make();
    expect(made).toMatchObject({ status: 202, body: { lineCount: 2 } });
    const request = await ready(String(made.body.id));
    expect(request).toMatchObject({ lineCount: 2, total: '300.00' });

    const file = await api.get(`/app/ndis-payment-requests/${String(made.body.id)}/file`);
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, first] = file.raw.toString().split('\r\n');
    expect(head).toMatch(/^RegistrationNumber,NDISNumber,/);
    expect(first).toContain(`4050012345,430123456,${day.replaceAll('-', '/')}`);
    expect(await make()).toMatchObject(refused(409, 'noClaimToRequest'));

    const [one, two] = await claimsOf(id);
    const path = (line: typeof one) => `/app/ndis-claims/${String(line?.id)}`;
    expect(await api.put(`${path(one)}/withdraw`, { note: 'x' })).toMatchObject(
      refused(409, 'claimAlreadySent'),
    );
    expect((await api.put(`${path(one)}/pay`)).body).toMatchObject({ status: 'paid' });
    expect(
      (await api.put(`${path(two)}/reject`, { note: 'No service booking' })).body,
    ).toMatchObject({ status: 'rejected' });
    expect((await api.get(`/app/ndis-payment-requests/${id}/file`)).status).toBe(404);
  });

  test('needs the number of a provider', async () => {
    expect((await make({ registrationNumber: '123' })).status).toBe(400);
  });
});

test('[S-043] the time budget shows what is planned, used and left, and what the pace gives', async () => {
  const id = await funded('300.00');
  await practice.claim(await practice.attended(id));

  const { body } = await api.get(`/app/ndis/timeBudget?ndisId=${id}`);

  expect(body.items).toMatchObject([
    {
      ndisId: id,
      budgets: [
        {
          category: 'Improved daily living',
          amount: '300.00',
          used: '200.00',
          left: '100.00',
          outcome: 'runsOut',
          points: [{ used: '200.00' }],
        },
      ],
    },
  ]);
  const all = (await api.get('/app/ndis/timeBudget')).body.items ?? [];
  expect(all.map(({ ndisId }) => ndisId)).toContain(id);
  expect((await api.get('/app/ndis/timeBudget?ndisId=nonsense')).status).toBe(404);
});
