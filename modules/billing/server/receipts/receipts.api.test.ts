import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReceiptPractice } from '../../testing/index.ts';

registerCatalogue();
const practice = await aReceiptPractice();
const { api, bill, balance, companyId, within } = practice;
const other = (await api.post('/app/companies', { name: 'Banksia Legal', businessType: 'insurer' }))
  .body;

const day = '2026-11-16';
const take = (values: object, key?: string) =>
  api.post(
    '/app/receipts',
    {
      companyId,
      receivedOn: day,
      method: 'transfer',
      amount: '1000.00',
      allocations: [],
      ...values,
    },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const to = (invoiceId: string, amount: string) => ({ invoiceId, amount });
const invoiceOf = async (id: string) => (await api.get(`/app/payments/${id}`)).body;
const paymentsOf = async (id: string) =>
  (await api.get(`/app/payments/${id}/partial-payments`)).body.items ?? [];

describe('receipts by hand', () => {
  test('money that comes in pays invoices in the same call; the rest stays as credit', async () => {
    const [one, two] = [await bill({ price: '300.00' }), await bill({ price: '500.00' })];
    const made = await take({ allocations: [to(one.id, '300.00'), to(two.id, '200.00')] });

    expect(made).toMatchObject({
      status: 201,
      body: { amount: '1000.00', applied: '500.00', unapplied: '500.00' },
    });
    expect(made.body.receiptNo).toMatch(/^RCT-2026-\d{6}$/);
    expect(await invoiceOf(one.id)).toMatchObject({ status: '3', openAmount: '0.00', paidOn: day });
    expect(await invoiceOf(two.id)).toMatchObject({ status: '2', openAmount: '300.00' });
  });

  test('the same key twice is one receipt', async () => {
    const [first, second] = [await take({}, 'key-1'), await take({}, 'key-1')];

    expect(second.body.id).toBe(first.body.id);
  });

  test('what is left is applied later, to several invoices at once', async () => {
    const { id } = (await take({ amount: '70.00' })).body;
    const [one, two] = [await bill({ price: '40.00' }), await bill({ price: '50.00' })];
    const applied = await api.post(`/app/receipts/${id}/apply`, {
      allocations: [to(one.id, '40.00'), to(two.id, '30.00')],
    });

    expect(applied).toMatchObject({ status: 200, body: { unapplied: '0.00' } });
    expect((await invoiceOf(two.id)).openAmount).toBe('20.00');
  });

  test.each([
    ['more than is open', { price: '10.00' }, '10.01', 'paymentBeyondOpen'],
    ['more than the receipt', { price: '5000.00' }, '1000.01', 'allocationBeyondCredit'],
    ['nothing', { price: '10.00' }, '0.00', 'amountNotPositive'],
  ])('%s is refused with a sentence, and nothing is posted', async (_, given, amount, code) => {
    const { id } = await bill(given);
    const before = await balance('bank');
    const refused = await take({ allocations: [to(id, amount)] });

    expect(refused).toMatchObject({ status: 422, body: { error: { code } } });
    expect(await balance('bank')).toBe(before);
    expect((await invoiceOf(id)).settled).toBe('0.00');
  });

  test('a cancelled invoice, one of another company and one twice are refused', async () => {
    const gone = await bill();
    await within((tx) => tx.query(`update invoices set status = '6' where id = $1`, [gone.id]));
    const foreign = await bill({ companyId: other.id });
    const twice = await bill();

    expect((await take({ allocations: [to(gone.id, '1.00')] })).body.error?.code).toBe(
      'invoiceCancelled',
    );
    expect((await take({ allocations: [to(foreign.id, '1.00')] })).body.error?.code).toBe(
      'allocationToOtherCompany',
    );
    expect(
      (await take({ allocations: [to(twice.id, '1.00'), to(twice.id, '2.00')] })).body.error?.code,
    ).toBe('invoiceTwice');
  });

  test('nothing comes in on a day of a closed month or on a day to come', async () => {
    await within((tx) =>
      tx.query(`insert into ledger_periods (tenant_id, id, month, status, changed_at)
        values (current_tenant(), gen_random_uuid(), '2025-02', 'closed', now())`),
    );

    expect((await take({ receivedOn: '2025-02-03' })).body.error?.code).toBe('monthClosed');
    expect((await take({ receivedOn: '2999-01-01' })).body.error?.code).toBe('dayToCome');
  });

  test('a hidden or unknown invoice is answered alike, and other roles may not', async () => {
    const unknown = await take({ allocations: [to(crypto.randomUUID(), '1.00')] });
    const manager = practice.signedIn(['CASE_MANAGER']).api;

    expect(unknown.status).toBe(422);
    expect((await manager.post('/app/receipts', {})).status).toBe(403);
    expect((await manager.get('/app/receipts')).status).toBe(403);
  });
});

describe('undoing', () => {
  test('[C-430] [B-354] a partial payment is removed: balance and status of the invoice follow', async () => {
    const { id } = await bill({ price: '90.00' });
    const receipt = (await take({ amount: '90.00', allocations: [to(id, '90.00')] })).body;
    const before = await balance('receivable');
    const [payment] = await paymentsOf(id);
    const path = `/app/payments/${id}/partial-payments/${payment?.id}`;
    const removed = await api.delete(path);

    expect(removed).toMatchObject({ status: 200, body: { status: '5', openAmount: '90.00' } });
    expect((await api.get(`/app/receipts/${receipt.id}`)).body.unapplied).toBe('90.00');
    expect(Number(await balance('receivable')) - Number(before)).toBeCloseTo(90);
    expect((await api.delete(path)).body.error?.code).toBe('paymentRemovedAlready');
  });

  test('a payment of another invoice is an unknown one', async () => {
    const [one, two] = [await bill(), await bill()];
    await take({ allocations: [to(one.id, '10.00')] });
    const [payment] = await paymentsOf(one.id);

    expect(
      (await api.delete(`/app/payments/${two.id}/partial-payments/${payment?.id}`)).status,
    ).toBe(404);
    expect((await api.delete(`/app/payments/${two.id}/partial-payments/x`)).status).toBe(404);
  });

  test('a receipt is reversed with a reason once nothing of it is applied', async () => {
    const bank = await balance('bank');
    const { id: invoiceId } = await bill();
    const { id } = (await take({ allocations: [to(invoiceId, '10.00')] })).body;
    const reverse = () => api.post(`/app/receipts/${id}/reverse`, { reason: 'Cheque bounced' });
    const early = await reverse();
    const [payment] = await paymentsOf(invoiceId);
    await api.delete(`/app/payments/${invoiceId}/partial-payments/${payment?.id}`);

    expect(early.body.error).toMatchObject({ code: 'receiptStillApplied' });
    expect(await reverse()).toMatchObject({ status: 200, body: { unapplied: '0.00' } });
    expect(await balance('bank')).toBe(bank);
    expect((await reverse()).body.error?.code).toBe('receiptReversed');
    expect(
      (await api.post(`/app/receipts/${id}/apply`, { allocations: [to(invoiceId, '1.00')] })).body
        .error?.code,
    ).toBe('receiptReversed');
  });
});

describe('money of nobody yet', () => {
  test('is applied only once it is said whose it is, and the ledger moves with it', async () => {
    const { id } = (await take({ companyId: null, amount: '55.00' })).body;
    const invoice = await bill({ price: '55.00' });
    const apply = () =>
      api.post(`/app/receipts/${id}/apply`, { allocations: [to(invoice.id, '55.00')] });
    const early = await apply();
    const named = await api.put(`/app/receipts/${id}/company`, { companyId });
    const credit = await within((tx) =>
      tx.query<{ companyId: string | null; credit: string }>(
        `select p.company_id::text as "companyId", sum(p.credit - p.debit)::text as credit
          from postings p join journals j on j.id = p.journal_id
          join account_code a on a.id = p.account_code_id and a.purpose = 'customerCredit'
          where j.source_id = $1 group by p.company_id having sum(p.credit - p.debit) <> 0`,
        [id],
      ),
    );

    expect(early.body.error?.code).toBe('receiptWithoutCompany');
    expect(named).toMatchObject({ status: 200, body: { companyId } });
    expect(credit).toEqual([{ companyId, credit: '55.00' }]);
    expect((await apply()).status).toBe(200);
    expect(
      (await api.put(`/app/receipts/${id}/company`, { companyId: other.id })).body.error?.code,
    ).toBe('receiptInUse');
  });

  test('what is left is paid back, numbered and posted, and never more', async () => {
    const before = await balance('bank');
    const { id } = (await take({ amount: '80.00' })).body;
    const refund = (amount: string) =>
      api.post(`/app/receipts/${id}/refund`, { amount, refundedOn: day, reason: 'Paid twice' });

    expect((await refund('80.01')).body.error?.code).toBe('refundBeyondCredit');
    expect(await refund('80.00')).toMatchObject({ status: 200, body: { unapplied: '0.00' } });
    expect(await balance('bank')).toBe(before);
    const [kept] = (await api.get(`/app/refunds?receiptId=${id}`)).body.items ?? [];
    expect(kept?.refundNo).toMatch(/^RFD-2026-\d{6}$/);
    expect((await api.post(`/app/receipts/${id}/reverse`, { reason: 'No' })).body.error?.code).toBe(
      'receiptRefunded',
    );
  });
});

describe('two people at once', () => {
  test('never apply more of a receipt than it has', async () => {
    const { id } = (await take({ amount: '100.00' })).body;
    const invoices = await Promise.all([1, 2, 3, 4].map(() => bill({ price: '60.00' })));
    const answers = await Promise.all(
      invoices.map((one) =>
        api.post(`/app/receipts/${id}/apply`, { allocations: [to(one.id, '60.00')] }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await api.get(`/app/receipts/${id}`)).body.unapplied).toBe('40.00');
  });

  test('never pay an invoice beyond what is open', async () => {
    const { id } = await bill({ price: '100.00' });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => take({ amount: '60.00', allocations: [to(id, '60.00')] })),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await invoiceOf(id)).openAmount).toBe('40.00');
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('applying and removing cross without harm', async () => {
    const { id } = await bill({ price: '100.00' });
    const receipt = (await take({ amount: '100.00', allocations: [to(id, '50.00')] })).body;
    const [payment] = await paymentsOf(id);
    await Promise.all([
      api.post(`/app/receipts/${receipt.id}/apply`, { allocations: [to(id, '50.00')] }),
      api.delete(`/app/payments/${id}/partial-payments/${payment?.id}`),
    ]);
    const live = (await paymentsOf(id)).filter(({ isRemoved }) => !isRemoved);
    const open = (await invoiceOf(id)).openAmount;

    expect(Number(open)).toBe(100 - live.length * 50);
    expect((await api.get(`/app/receipts/${receipt.id}`)).body.unapplied).toBe(open);
  });
});

describe('remittance advice', () => {
  test('is compared with what is open: short paid, unknown and exact are told', async () => {
    const [one, two] = [await bill({ price: '100.00' }), await bill({ price: '200.00' })];
    const { id } = (await take({ amount: '250.00' })).body;
    const content = `Invoice,Claim,Paid\n${one.invoiceNo},C1,100.00\n${two.invoiceNo},C2,150.00\nINV-2020-999999,C3,5.00`;
    const { status, body } = await api.post(`/app/receipts/${id}/advice`, { content });

    expect(status).toBe(200);
    expect(
      body.lines?.map(({ finding, amount, difference }) => [finding, amount, difference]),
    ).toEqual([
      ['exact', '100.00', '0.00'],
      ['shortPaid', '150.00', '-50.00'],
      ['unknown', '0.00', '5.00'],
    ]);
    expect(body).toMatchObject({ advised: '255.00', proposed: '250.00', unapplied: '250.00' });
    expect((await api.post(`/app/receipts/${id}/advice`, { content: 'Hello' })).status).toBe(422);
  });
});

test('cheques and cash are printed on a deposit slip, transfers are not', async () => {
  const cheque = (await take({ method: 'cheque', reference: '004711', amount: '33.00' })).body;
  const transfer = (await take({ amount: '44.00' })).body;
  const { status, body } = await api.get(
    `/app/receipts/DepositSlip?ids=${cheque.id},${transfer.id},x`,
  );

  expect(status).toBe(200);
  expect(body).toContain('004711');
  expect(body).toContain('USD 33.00');
  expect(body).not.toContain('USD 44.00');
});
