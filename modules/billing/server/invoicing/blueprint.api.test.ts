import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { takeAwayCustomer } from '#cases/testing';
import { anInvoicingPractice } from '../../testing/index.ts';

registerCatalogue();
const practice = await anInvoicingPractice();
const { api, companyId, within, charge, chargedCase, billingOf } = practice;

const blueprint = (caseId: string, query = '&fromModuleType=IME') =>
  api.get(`/app/payments/blueprints?objectId=${caseId}${query}`);
const approve = (caseId: string, values: object = {}, as = api) =>
  as.post('/app/payments/blueprints', { objectId: caseId, lines: [], ...values });

const termsText = `insert into billing_setting (tenant_id, id, scope, company_id, service_type, effective_from,
    terms_days, tax_rate, requires_purchase_order, requires_claim_no)
  values (current_tenant(), gen_random_uuid(), $1, $2, $3, $4, $5, 10, $6, $7)`;
const terms = (
  days: number,
  {
    of = null,
    from = '2020-07-01',
    isStrict = false,
  }: {
    of?: string | null;
    from?: string;
    isStrict?: boolean;
  } = {},
) =>
  within((tx) =>
    tx.query(termsText, [of ? 'company' : 'tenant', of, null, from, days, isStrict, isStrict]),
  );
const company = async (name: string) => {
  const id = randomUUID();
  await within((tx) =>
    tx.query(
      `insert into companies (tenant_id, id, name, business_type) values (current_tenant(), $1, $2, 'insurer')`,
      [id, name],
    ),
  );
  return id;
};

describe('[C-422] [G-139] the proposal of an invoice', () => {
  test('each line of a case is explained, what only the specialist earns is left out', async () => {
    const { id } = await chargedCase({ priceRule: 'Contract of Kerr' });
    await charge(id, { kind: 'report', description: 'Report', amount: null });
    await charge(id, { kind: 'specialistOnly', amount: null, payeeAmount: '400.00' });

    const { status, body } = await blueprint(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      caseId: id,
      caseType: 'IME',
      companyId,
      lines: [
        { description: 'Examination', unitPrice: '1450.00', rule: 'Contract of Kerr' },
        { description: 'Report', unitPrice: null, rule: 'No price known: type one' },
      ],
      subtotal: '1450.00',
      gst: '145.00',
      total: '1595.00',
      missing: ['No price is known for "Report". Type one.'],
    });
  });

  test('the type may be named either way or not at all, but not wrongly', async () => {
    const { id } = await chargedCase();

    expect((await blueprint(id, '&fromModuleEnum=assessments')).status).toBe(200);
    expect((await blueprint(id, '')).status).toBe(200);
    expect((await blueprint(id, '&fromModuleType=OT')).status).toBe(404);
    expect((await blueprint(randomUUID())).status).toBe(404);
    expect((await blueprint('nonsense')).status).toBe(404);
  });

  test('[B-023] terms of the company come before those of the practice', async () => {
    await terms(21);
    const ofPractice = await chargedCase();
    const own = await company('Terms of its own');
    await terms(45, { of: own });
    await terms(7, { of: own, from: '2099-01-01' });
    const ofCompany = await chargedCase({}, { companyId: own });

    expect((await blueprint(ofPractice.id)).body).toMatchObject({
      termsFrom: 'Practice terms: 21 days',
    });
    expect((await blueprint(ofCompany.id)).body).toMatchObject({
      termsFrom: 'Company terms: 45 days',
    });
  });

  test('customers and specialists do not see it', async () => {
    const { id } = await chargedCase();
    for (const role of ['CASE_MANAGER', 'SPECIALIST', 'TENANT_ADMIN']) {
      const other = practice.signedIn([role]).api;
      expect((await other.get(`/app/payments/blueprints?objectId=${id}`)).status).toBe(403);
      expect((await approve(id, {}, other)).status).toBe(403);
    }
    const accounting = practice.signedIn(['ACCOUNTING']).api;
    expect((await accounting.get(`/app/payments/blueprints?objectId=${id}`)).status).toBe(200);
  });
});

describe('[C-423] making the invoice of a case', () => {
  test('as proposed: number, ledger, charge and status of the case follow', async () => {
    const { id, chargeId } = await chargedCase({}, { claimNo: 'WC-77' });

    const { status, body } = await approve(id);

    expect(status).toBe(201);
    expect(body).toMatchObject({ caseId: id, total: '1595.00', status: '5', claimNo: 'WC-77' });
    expect(String(body.invoiceNo)).toMatch(/^INV-\d{4}-\d{6}$/);
    expect((await api.get(`/app/case-charges/${chargeId}`)).body.status).toBe('invoiced');
    expect(await billingOf(id)).toBe('clientInvoiced');
    expect((await blueprint(id)).body).toMatchObject({
      lines: [],
      missing: ['Nothing of this case waits to be invoiced.'],
    });
    expect((await approve(id)).body).toMatchObject({ error: { code: 'nothingToInvoice' } });
  });

  test('with a changed price, its reason and a line of the price list', async () => {
    const { id, chargeId } = await chargedCase();
    const serviceItemId = await anItem();
    const lines = [
      { chargeId, unitPrice: '1300.00' },
      { serviceItemId, quantity: '2' },
    ];

    const refused = await approve(id, { lines });
    const reasoned = [{ ...lines[0], adjustedBecause: 'Agreed by phone' }, lines[1]];
    const { status, body } = await approve(id, { lines: reasoned, note: 'Thank you' });

    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'adjustmentWithoutReason' } },
    });
    expect([status, body.note]).toEqual([201, 'Thank you']);
    const { body: made } = await api.get(
      `/app/invoice-lines?invoiceId=${String(body.id)}&fields=adjustedBecause,unitPrice,quantity,rule`,
    );
    expect(made.items).toMatchObject([
      { unitPrice: '1300.00', adjustedBecause: 'Agreed by phone' },
      { quantity: '2', rule: 'Price list: IME-PGS' },
    ]);
  });

  test('a company that requires numbers gets no invoice without them', async () => {
    const strict = await company('Strict Insurance');
    await terms(14, { of: strict, isStrict: true });
    const { id } = await chargedCase({}, { companyId: strict });

    const withoutAny = await approve(id);
    const withoutClaim = await approve(id, { purchaseOrderNo: 'PO-9' });
    const whole = await approve(id, { purchaseOrderNo: 'PO-9', claimNo: 'WC-9' });

    expect((await blueprint(id)).status).toBe(200);
    expect(withoutAny).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'purchaseOrderMissing',
          message:
            'Strict Insurance requires a purchase order number on its invoices. Enter it first.',
        },
      },
    });
    expect(withoutClaim.body).toMatchObject({ error: { code: 'claimNoMissing' } });
    expect(whole).toMatchObject({ status: 201, body: { purchaseOrderNo: 'PO-9' } });
  });

  test('the purchase order of the case stands on its invoice', async () => {
    const { id } = await chargedCase({}, { purchaseOrderNo: 'PO-CASE' });

    expect((await approve(id)).body.purchaseOrderNo).toBe('PO-CASE');
  });

  test.each([
    ['nothing is charged', async () => (await practice.newCase()).id, {}, 'nothingToInvoice'],
    [
      'a price is not known',
      async () => (await chargedCase({ amount: null })).id,
      {},
      'chargeWithoutPrice',
    ],
    [
      'it is due before its date',
      async () => (await chargedCase()).id,
      { invoiceDate: '2026-11-16', dueDate: '2026-11-15' },
      'dueBeforeInvoice',
    ],
    [
      'nobody is to pay',
      async () => {
        const { id } = await chargedCase();
        await takeAwayCustomer(api, `/app/assessments/${id}`, ['bookingCmId', 'companyId']);
        return id;
      },
      {},
      'caseWithoutCompany',
    ],
  ])('it is refused where %s', async (_, caseOf, values, code) => {
    const answer = await approve(await caseOf(), values);

    expect(answer).toMatchObject({ status: 422, body: { error: { code } } });
  });

  test('a charge is invoiced once when several press at once, and no number is lost', async () => {
    const { id } = await chargedCase();
    const answers = await Promise.all([1, 2, 3, 4].map(() => approve(id)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const next = await approve((await chargedCase()).id);
    const [made] = answers.filter(({ status }) => status === 201);
    const no = (of: unknown) => Number(String(of).slice(-6));
    expect(no(next.body.invoiceNo)).toBe(no(made?.body.invoiceNo) + 1);
  });

  test('the same key twice makes one invoice', async () => {
    const { id } = await chargedCase();
    const send = () =>
      api.post(
        '/app/payments/blueprints',
        { objectId: id, lines: [] },
        { headers: { 'idempotency-key': `key-${id}` } },
      );
    const [first, second] = [await send(), await send()];

    expect(second.body.id).toBe(first.body.id);
  });
});

async function anItem(): Promise<string> {
  const { body } = await api.post('/app/service-items', {
    code: 'IME-PGS',
    name: 'Further pages',
    serviceType: 'IME',
    unitPrice: '180.00',
  });
  return String(body.id);
}
