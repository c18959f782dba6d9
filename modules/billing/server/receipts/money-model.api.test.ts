import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReceiptPractice } from '../../testing/index.ts';

registerCatalogue();
const { api, bill, within, companyId } = await aReceiptPractice();

/** The model counts in whole cents and knows nothing of the code that it checks. */
type Model = {
  readonly invoices: Map<string, { readonly total: number; paid: number }>;
  readonly receipts: Map<string, { readonly amount: number; used: number; isReversed: boolean }>;
  readonly payments: Map<
    string,
    { readonly invoice: string; readonly receipt: string; readonly cents: number }
  >;
  refunds: number;
};

type Step = {
  readonly kind: 'invoice' | 'receipt' | 'apply' | 'remove' | 'reverse' | 'refund';
  readonly a: number;
  readonly b: number;
  readonly cents: number;
};

const money = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const pick = <T>(map: Map<string, T>, at: number): [string, T] | undefined =>
  map.size ? [...map][at % map.size] : undefined;

async function makeInvoice(model: Model, { cents }: Step) {
  const { id } = await bill({ price: money(cents) });
  model.invoices.set(id, { total: cents, paid: 0 });
}

async function takeReceipt(model: Model, { cents }: Step) {
  const made = await api.post('/app/receipts', {
    companyId,
    receivedOn: '2026-11-16',
    method: 'transfer',
    amount: money(cents),
    allocations: [],
  });
  model.receipts.set(String(made.body.id), { amount: cents, used: 0, isReversed: false });
}

async function apply(model: Model, { a, b, cents }: Step) {
  const [invoice, receipt] = [pick(model.invoices, a), pick(model.receipts, b)];
  if (!invoice || !receipt) return;
  const [[invoiceId, owed], [receiptId, has]] = [invoice, receipt];
  const mayPass =
    !has.isReversed && cents <= owed.total - owed.paid && cents <= has.amount - has.used;
  const path = `/app/receipts/${receiptId}/apply`;
  const done = await api.post(path, { allocations: [{ invoiceId, amount: money(cents) }] });
  expect(done.status === 200).toBe(mayPass);
  if (!mayPass) return;
  owed.paid += cents;
  has.used += cents;
  const rows =
    (await api.get(`/app/payments/${invoiceId}/partial-payments?maxResultCount=1000`)).body.items ??
    [];
  const made = rows.find(({ id, isRemoved }) => !isRemoved && !model.payments.has(String(id)));
  model.payments.set(String(made?.id), { invoice: invoiceId, receipt: receiptId, cents });
}

async function remove(model: Model, { a }: Step) {
  const found = pick(model.payments, a);
  if (!found) return;
  const [id, { invoice, receipt, cents }] = found;
  const done = await api.delete(`/app/payments/${invoice}/partial-payments/${id}`);
  expect(done.status).toBe(200);
  model.payments.delete(id);
  const [owed, has] = [model.invoices.get(invoice), model.receipts.get(receipt)];
  if (owed) owed.paid -= cents;
  if (has) has.used -= cents;
}

async function reverse(model: Model, { b }: Step) {
  const found = pick(model.receipts, b);
  if (!found) return;
  const [id, has] = found;
  const mayPass = !has.isReversed && has.used === 0;
  const done = await api.post(`/app/receipts/${id}/reverse`, { reason: 'Wrong' });
  expect(done.status === 200).toBe(mayPass);
  if (mayPass) has.isReversed = true;
}

async function refund(model: Model, { b, cents }: Step) {
  const found = pick(model.receipts, b);
  if (!found) return;
  const [id, has] = found;
  const mayPass = !has.isReversed && cents <= has.amount - has.used;
  const body = { amount: money(cents), refundedOn: '2026-11-16', reason: 'Too much' };
  expect((await api.post(`/app/receipts/${id}/refund`, body)).status === 200).toBe(mayPass);
  if (!mayPass) return;
  has.used += cents;
  model.refunds += cents;
}

const work = { invoice: makeInvoice, receipt: takeReceipt, apply, remove, reverse, refund };

const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0);

const ledgerText = `select coalesce(a.purpose, 'income') as purpose, round(sum(p.debit - p.credit) * 100)::int as cents
  from postings p join account_code a on a.id = p.account_code_id group by 1`;

async function ledger(): Promise<Readonly<Record<string, number>>> {
  const rows = await within((tx) => tx.query<{ purpose: string; cents: number }>(ledgerText));
  return Object.fromEntries(rows.map(({ purpose, cents }) => [purpose, cents]));
}

async function check(model: Model, before: Readonly<Record<string, number>>) {
  const after = await ledger();
  const grown = (purpose: string) => (after[purpose] ?? 0) - (before[purpose] ?? 0);
  const live = [...model.receipts.values()].filter(({ isReversed }) => !isReversed);
  const owed = [...model.invoices.values()].map(({ total, paid }) => total - paid);
  expect(grown('receivable')).toBe(sum(owed));
  expect(grown('bank')).toBe(sum(live.map(({ amount }) => amount)) - model.refunds);
  expect(grown('customerCredit')).toBe(0 - sum(live.map(({ amount, used }) => amount - used)));
  expect(sum(Object.values(after))).toBe(0);
  for (const [id, { total, paid }] of model.invoices) {
    const { openAmount, status } = (await api.get(`/app/payments/${id}`)).body;
    expect(openAmount).toBe(money(total - paid));
    expect(status).toBe(paid === 0 ? '5' : paid === total ? '3' : '2');
  }
  for (const [id, { amount, used, isReversed }] of model.receipts)
    expect((await api.get(`/app/receipts/${id}`)).body.unapplied).toBe(
      money(isReversed ? 0 : amount - used),
    );
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>(
      'invoice',
      'receipt',
      'receipt',
      'apply',
      'apply',
      'apply',
      'remove',
      'reverse',
      'refund',
    ),
    a: fc.nat(20),
    b: fc.nat(20),
    // Few different amounts, so that invoices are often paid to the cent.
    cents: fc.constantFrom(1, 1, 99, 100, 3333, 5000, 10_001),
  }),
  { minLength: 10, maxLength: 30 },
);

test('random receipts, payments, removals, reversals and refunds: equal to the model, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const model: Model = {
        invoices: new Map(),
        receipts: new Map(),
        payments: new Map(),
        refunds: 0,
      };
      const before = await ledger();
      for (const step of plan) await work[step.kind](model, step);
      await check(model, before);
    }),
    { numRuns: 8 },
  );
});
