import { expect, test } from 'vitest';
import { addMoney } from '#kernel/domain';
import { aLender, enterOnLoan } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
let now = new Date('2026-11-16T02:00:00Z');
const practice = await aLender(() => now);
const { lender } = practice;

type Instalment = {
  readonly instalment: string;
  readonly invoiceId: string | null;
  readonly paidOn: string | null;
};
const scheduleOf = async (loanId: string) =>
  ((
    await lender.get(`/app/repayment-schedules?loanId=${loanId}&fields=instalment,invoiceId,paidOn`)
  ).body.items ?? []) as readonly object[] as readonly Instalment[];
const makeSchedule = (loanId: string, firstDueOn: string) =>
  lender.post(`/app/disbursement-funding/${loanId}/make-schedule`, { firstDueOn, instalments: 3 });

/** Lent today, to be repaid in three months. */
async function aScheduledLoan() {
  now = new Date('2026-11-16T02:00:00Z');
  const agreementId = await practice.anAgreement({ repayment: 'monthly' }, '12');
  const loanId = await practice.aLoan({ agreementId });
  await enterOnLoan(practice, loanId, { on: '2026-11-16', amount: '3000.00' });
  await makeSchedule(loanId, '2026-12-16');
  return { agreementId, loanId };
}
const generate = (agreementId: string, values: object) =>
  lender.post('/app/disbursement-funding/GenerateRepaymentInvoice', { agreementId, ...values });

test('the invoice of a month asks for its instalment, once, whoever asks at the same time', async () => {
  const { agreementId, loanId } = await aScheduledLoan();
  const [first] = await scheduleOf(loanId);
  now = new Date('2026-12-16T02:00:00Z');
  const asked = { periodTo: '2026-12-16' };

  const runs = await Promise.all([1, 2, 3].map(() => generate(agreementId, asked)));
  const { body } = await lender.get(`/app/repayment-invoices?agreementId=${agreementId}`);

  const made = runs.flatMap((run) => (run.body.items ?? []) as { isMade?: boolean }[]);
  expect(made.filter(({ isMade }) => isMade)).toHaveLength(1);
  // 3,000 x 12 % x 30 / 365
  expect(body.items).toMatchObject([{ total: first?.instalment }]);
  const invoiceId = String(body.items?.[0]?.['id']);
  const invoice = (await lender.get(`/app/repayment-invoices/${invoiceId}`)).body;
  expect(invoice).toMatchObject({ interest: '29.59' });
  expect(addMoney(String(invoice.principal), '29.59')).toBe(first?.instalment);
  const rows = await scheduleOf(loanId);
  expect(rows.map((row) => row.invoiceId)).toEqual([invoiceId, null, null]);

  const anew = await makeSchedule(loanId, '2027-01-16');
  expect([anew.status, anew.body.error?.code]).toEqual([409, 'scheduleInvoiced']);
});

test('paid the instalment is paid, taken back it is open, cancelled it is asked for again', async () => {
  const { agreementId, loanId } = await aScheduledLoan();
  now = new Date('2026-12-16T02:00:00Z');
  const made = await lender.post('/app/repayment-invoices', {
    agreementId,
    periodTo: '2026-12-16',
  });
  const at = `/app/repayment-invoices/${made.body.id}`;
  const [one] = await scheduleOf(loanId);

  await lender.post(`${at}/payments`, {});
  const [paid] = await scheduleOf(loanId);
  const payments = (await lender.get(`/app/repayment-payments?invoiceId=${made.body.id}`)).body;
  const paymentId = String(payments.items?.[0]?.['id']);
  await lender.post(`/app/repayment-payments/${paymentId}/reverse`, { reason: 'Bounced' });
  const [open] = await scheduleOf(loanId);
  await lender.put(`${at}/cancel`, { cancelledReason: 'Wrong' });
  const [free] = await scheduleOf(loanId);
  const again = await lender.post('/app/repayment-invoices', {
    agreementId,
    periodTo: '2026-12-16',
  });

  expect(paid).toMatchObject({ paidOn: '2026-12-16' });
  expect(open).toMatchObject({ paidOn: null, invoiceId: made.body.id });
  expect(free).toMatchObject({ paidOn: null, invoiceId: null });
  expect(again.body).toMatchObject({ total: one?.instalment });
});

test('paid in time, three instalments repay the loan and the last asks for the rest', async () => {
  const { agreementId, loanId } = await aScheduledLoan();
  for (const periodTo of ['2026-12-16', '2027-01-16', '2027-02-16']) {
    now = new Date(`${periodTo}T02:00:00Z`);
    const made = await lender.post('/app/repayment-invoices', { agreementId, periodTo });
    await lender.post(`/app/repayment-invoices/${made.body.id}/payments`, {});
  }

  expect(await practice.loanOf(loanId)).toMatchObject({ payout: '0.00' });
  expect((await scheduleOf(loanId)).map(({ paidOn }) => paidOn)).toEqual([
    ...['2026-12-16', '2027-01-16', '2027-02-16'],
  ]);
});
