import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aBookingPractice } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { identityServer } from '#identity/server';
import { addDays, dayIn } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { billingServer } from '../index.ts';

registerCatalogue();
const clock: { now: Date | null } = { now: null };
const server = await testServer({
  modules: [
    platformServer,
    identityServer,
    documentsServer,
    correspondenceServer,
    bookingServer,
    casesServer,
    billingServer,
  ],
  now: () => clock.now ?? new Date(),
});
const practice = await aBookingPractice(server);
const { api, companyId } = practice;
const accounting = practice.signedIn(['ACCOUNTING']).api;
const admin = practice.signedIn(['ADMIN_STAFF']).api;

const anItem = async (code: string, name: string, unitPrice: string): Promise<string> => {
  const values = { code, name, serviceType: 'IME', unitPrice };
  return String((await accounting.post('/app/service-items', values)).body.id);
};
const standard = await anItem('IME-STD', 'Standard examination', '1450.00');
const cancellation = await anItem('IME-CAN', 'Cancellation', '700.00');
const interpreter = await anItem('IME-INT', 'Interpreter loading', '260.00');

const addRule = (values: object) =>
  accounting.post('/app/billing-rules', { caseType: 'IME', ...values });
const exam = { kind: 'assessment', serviceItemId: standard };
const examRule = String((await addRule(exam)).body.id);
await addRule({ kind: 'assessment', loading: 'interpreter', serviceItemId: interpreter });
const late = {
  kind: 'lateCancellation',
  serviceItemId: cancellation,
  priceItemId: standard,
};
await addRule({ ...late, percent: '100', notice: 0 });
await addRule({ ...late, percent: '50', notice: 10 });

const addPrice = (values: object) =>
  accounting.post('/app/service-prices', {
    serviceItemId: standard,
    effectiveFrom: '2020-07-01',
    unitPrice: '1300.00',
    ...values,
  });

async function confirmedCase(values: object = {}) {
  clock.now = null;
  return practice.confirmedCase(values);
}

async function onTheDay(appointmentId: string, minutes = 0) {
  const { dateFrom } = await practice.readAppointment(appointmentId);
  clock.now = new Date(Date.parse(String(dateFrom)) + minutes * 60_000);
}

const attend = (id: string) =>
  api.put(`/app/assessments/${id}/attendance`, { attendanceOutcome: 'confirmed' });
const cancel = (id: string, outcome = 'cancelledChargeable') =>
  api.put(`/app/assessments/${id}/cancellation`, {
    outcome,
    cancelReason: 'MatterSettled',
  });
const chargesOf = async (id: string) => {
  const fields = 'kind,description,amount,serviceItemId,priceRule,status';
  const { body } = await api.get(
    `/app/case-charges?caseId=${id}&fields=${fields}&sorting=description`,
  );
  return body.items as unknown as Record<string, unknown>[];
};
async function attendedCase(values: object = {}) {
  const made = await confirmedCase(values);
  await onTheDay(made.appointmentId);
  await attend(made.id);
  return made;
}

test('[G-025] a claimant of a mass tort is charged by the table of prices, without a task', async () => {
  const screening = await anItem('MT-SCR', 'Group claimant screening', '450.00');
  await addRule({ caseType: 'MT', kind: 'service', serviceItemId: screening });
  const campaign = await admin.post('/app/mass-tort-campaigns', {
    name: 'Hip implants',
    defendant: 'Acme Pharma',
  });
  const { id } = await practice.newCase(
    { campaignId: campaign.body.id, specialistId: null },
    'mass-torts',
  );
  for (const move of ['startIntake', 'startReview', 'qualify'])
    expect((await api.put(`/app/mass-torts/${id}/${move}`, {})).status).toBe(200);

  expect(await chargesOf(id)).toMatchObject([
    { description: 'Group claimant screening', amount: '450.00', serviceItemId: screening },
  ]);
  expect(
    await practice.run(`select title from action_required_search where object_id = $1`, [id]),
  ).toEqual([]);
});

describe('the charges of a move', () => {
  test('carry their item and the rule of their price, loadings as charges of their own', async () => {
    const { id } = await attendedCase({ interpreterRequired: true });

    expect(await chargesOf(id)).toMatchObject([
      {
        kind: 'loading',
        description: 'Interpreter loading',
        amount: '260.00',
        serviceItemId: interpreter,
        priceRule: 'Usual price of IME-INT',
      },
      {
        kind: 'assessment',
        description: 'Standard examination',
        amount: '1450.00',
        serviceItemId: standard,
        priceRule: 'Usual price of IME-STD',
      },
    ]);
  });

  test('are reversed together, and made again with the step', async () => {
    const { id } = await attendedCase({ interpreterRequired: true });

    await admin.put(`/app/assessments/${id}/undo`, { note: 'By mistake' });

    expect((await chargesOf(id)).map(({ status }) => status)).toEqual(['reversed', 'reversed']);
    await api.put(`/app/assessments/${id}/attend`, {});
    const pending = (await chargesOf(id)).filter(({ status }) => status === 'pending');
    expect(pending.map(({ kind }) => kind)).toEqual(['loading', 'assessment']);
  });

  test('the price of a company goes before that of the practice, and the rule names it', async () => {
    const company = await practice.company('Wattle & Gum');
    await addPrice({ kind: 'company', companyId: company });
    const other = await attendedCase();
    const { id } = await attendedCase({ companyId: company });

    expect(await chargesOf(id)).toMatchObject([
      { amount: '1300.00', priceRule: 'Company price of Wattle & Gum from 1 Jul 2020' },
    ]);
    expect(await chargesOf(other.id)).toMatchObject([{ amount: '1450.00' }]);
  });

  test('a cancellation costs by the notice given', async () => {
    const cancelledBefore = async (minutes: number) => {
      const made = await confirmedCase();
      await onTheDay(made.appointmentId, -minutes);
      await cancel(made.id);
      return made;
    };
    const early = await cancelledBefore(7 * 24 * 60);
    const sameDay = await cancelledBefore(1);

    expect(await chargesOf(early.id)).toMatchObject([
      {
        amount: '725.00',
        serviceItemId: cancellation,
        priceRule: expect.stringMatching(
          /^50 % of IME-STD: Usual price of IME-STD; \d+ business days? of notice$/,
        ),
      },
    ]);
    expect(await chargesOf(sameDay.id)).toMatchObject([
      { amount: '1450.00', priceRule: expect.stringContaining('; 0 business days of notice') },
    ]);
  });

  test('[G-128] a day that nobody pays for is split by what its late cancellation costs', async () => {
    const { specialistId } = practice;
    await practice.run(`update specialists set fee_arrangement = '1' where id = $1`, [
      specialistId,
    ]);
    await practice.run(
      `insert into specialist_fees (tenant_id, id, specialist_id, service_type, service_item, matter_kind,
          split_percent, effective_from)
        values ($1, gen_random_uuid(), $2, 'ime', 'Late cancellation', 'nonGazette', 60, '2020-01-01')`,
      [practice.tenantId, specialistId],
    );
    const made = await confirmedCase();
    await onTheDay(made.appointmentId, -1);

    await cancel(made.id, 'cancelledPaySpecialist');

    const { body } = await accounting.get(
      `/app/case-charges?caseId=${made.id}&fields=kind,amount,payeeAmount`,
    );
    expect(body.items).toMatchObject([
      { kind: 'specialistOnly', amount: null, payeeAmount: '870.00' },
    ]);
  });

  test('a holiday at the place of the appointment is no day of notice', async () => {
    const made = await confirmedCase();
    const { dateFrom, timeZone } = await practice.readAppointment(made.appointmentId);
    const day = dayIn(String(timeZone), new Date(String(dateFrom)));
    const daysOff: string[] = [];
    for (let back = 1; back <= 7; back += 1) {
      const given = { name: `Day ${back}`, date: addDays(day, -back) };
      daysOff.push(String((await admin.post('/app/holidays', given)).body.id));
    }
    await onTheDay(made.appointmentId, -7 * 24 * 60);
    await cancel(made.id);
    for (const id of daysOff) await admin.delete(`/app/holidays/${id}`);

    expect(await chargesOf(made.id)).toMatchObject([
      { amount: '1450.00', priceRule: expect.stringContaining('; 0 business days of notice') },
    ]);
  });

  test('are told before the move is made', async () => {
    const { id } = await confirmedCase({ interpreterRequired: true });

    const { body } = await api.post('/app/case-status-logs/consequences', {
      fromModule: 'IME',
      objectId: id,
      move: 'attend',
    });

    expect(body).toMatchObject({
      charge: { amount: '1450.00', priceRule: 'Usual price of IME-STD' },
      besides: [{ description: 'Interpreter loading', amount: '260.00' }],
    });
  });
});

describe('the preview', () => {
  const today = dayIn('Australia/Sydney', new Date());
  const period = { from: addDays(today, -1), to: addDays(today, 1) };
  const preview = (values: object, as = accounting) =>
    as.post('/app/billing-rules/preview', {
      ...{ caseType: 'IME', ...exam, percent: '100', payeeWay: 'arrangement' },
      ...{ ...period, ...values },
    });

  test('shows which invoices of the period would differ, and the rule stays as it was', async () => {
    const first = await attendedCase();
    const second = await attendedCase({ interpreterRequired: true });

    const { status, body } = await preview({ id: examRule, amount: '1500.00' });

    expect(status).toBe(200);
    const rows = body['rows'] as unknown as { caseId: string; before: string; after: string }[];
    const rowOf = (id: string) => rows.find(({ caseId }) => caseId === id);
    expect(rowOf(first.id)).toMatchObject({ before: '1450.00', after: '1500.00' });
    expect(rowOf(second.id)).toMatchObject({ before: '1710.00', after: '1760.00' });
    expect(body['invoices']).toBe(rows.length);
    const kept = await accounting.get(`/app/billing-rules/${examRule}`);
    expect(kept.body).toMatchObject({ amount: null });
  });

  test('a step that was undone is no longer counted', async () => {
    const { id } = await attendedCase();
    await admin.put(`/app/assessments/${id}/undo`, { note: 'By mistake' });

    const { body } = await preview({ id: examRule, amount: '1500.00' });

    expect(JSON.stringify(body['rows'])).not.toContain(id);
  });

  test('of a price looks at those whom it is for', async () => {
    const company = await practice.company('Banksia Mutual');
    const { id } = await attendedCase({ companyId: company });

    const { body } = await accounting.post('/app/service-prices/preview', {
      ...{ serviceItemId: standard, kind: 'company', companyId: company, unitPrice: '1400.00' },
      ...{ effectiveFrom: addDays(today, 60), ...period },
    });

    expect(body).toMatchObject({
      invoices: 1,
      difference: '-50.00',
      rows: [{ caseId: id, before: '1450.00', after: '1400.00', companyName: 'Banksia Mutual' }],
    });
  });

  test('is for those who keep the rules, over a period that begins before it ends', async () => {
    const manager = practice.signedIn(['CASE_MANAGER']).api;

    expect(await preview({}, manager)).toMatchObject({ status: 403 });
    expect(await preview({ from: today, to: addDays(today, -1) })).toMatchObject({
      status: 422,
      body: { error: { code: 'previewTooLong' } },
    });
    expect(await preview({ from: null, to: null })).toMatchObject({ status: 200 });
  });
});

describe('prices and rules', () => {
  test.each([
    [{ kind: 'company' }, 'priceWithoutCompany'],
    [{ kind: 'contract' }, 'priceWithoutCompany'],
    [{ kind: 'gazetted' }, 'priceWithoutScheme'],
    [{ kind: 'list', companyId }, 'listPriceForSome'],
    [{ effectiveFrom: '2026-07-01', effectiveTo: '2026-06-30' }, 'priceEndsBeforeStart'],
  ])('the price %o is refused: %s', async (values, code) => {
    expect(await addPrice(values)).toMatchObject({ status: 422, body: { error: { code } } });
  });

  test('a table of a scheme is imported by the codes of its items, never shipped', async () => {
    const name = 'Gazette of the test';
    const { body: scheme } = await admin.post('/app/matter-types', { name, isGazetted: true });
    const row = {
      ...{ serviceItemId: 'IME-STD Standard examination', kind: 'Gazetted price', schemeId: name },
      ...{ effectiveFrom: '2026-07-01', unitPrice: 1234.5 },
    };
    const send = (rows: object[]) => accounting.post('/app/service-prices/import', { rows });

    expect(await send([row])).toMatchObject({ status: 200, body: { imported: 1 } });

    const found = await accounting.get(`/app/service-prices?schemeId=${scheme.id}`);
    expect(found.body.items).toMatchObject([
      { serviceItemId: standard, kind: 'gazetted', unitPrice: '1234.50' },
    ]);
    expect(await send([row])).toMatchObject({
      status: 409,
      body: { error: { code: 'pricesOverlap' } },
    });
  });

  test('two prices for the same customer never hold on one day, whoever is faster', async () => {
    const company = await practice.company('Ironbark Insurance');
    const price = { kind: 'contract', companyId: company, effectiveTo: '2021-06-30' };
    const both = await Promise.all([addPrice(price), addPrice(price)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(
      await addPrice({ ...price, effectiveFrom: '2021-06-30', effectiveTo: null }),
    ).toMatchObject({ status: 409, body: { error: { code: 'pricesOverlap' } } });
    const next = { ...price, effectiveFrom: '2021-07-01', effectiveTo: null };
    expect(await addPrice(next)).toMatchObject({ status: 201 });
  });

  test.each([
    [{ kind: 'report' }, 422, 'ruleWithoutPrice'],
    [{ kind: 'specialistOnly', loading: 'urgent' }, 422, 'ruleWithoutPrice'],
    [{ ...exam, loading: 'urgent', notice: 2 }, 422, 'noticeWithoutCancellation'],
    [{ ...exam, loading: 'urgent', unitSize: 50 }, 422, 'unitsWithoutLoading'],
    [{ ...exam, kind: 'report', payeeWay: 'percent' }, 422, 'payPercentMissing'],
    [{ ...exam, kind: 'report', payeeWay: 'fixed' }, 422, 'payAmountMissing'],
  ])('the rule %o is refused', async (values, status, code) => {
    expect(await addRule(values)).toMatchObject({ status, body: { error: { code } } });
  });

  test('there is one rule for each charge, company and step of the ladder', async () => {
    expect(await addRule(exam)).toMatchObject({ status: 409 });
    expect(await addRule({ ...exam, companyId })).toMatchObject({ status: 201 });
    expect(await addRule({ ...exam, companyId })).toMatchObject({ status: 409 });
  });
});
