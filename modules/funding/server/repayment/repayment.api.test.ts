import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/server';
import { eventually } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { aLender, enterOnLoan } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, smtp } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const base = '/app/repayment-invoices';

const aMonthlyAgreement = (values: object = {}) =>
  practice.anAgreement({ repayment: 'monthly', ...values }, '12');

/** Lent on the first of the year, so October ends with 303 days of interest. */
const aLentLoan = async (agreementId: string, amount: string, values: object = {}) => {
  const id = await practice.aLoan({ agreementId, ...values });
  await enterOnLoan(practice, id, { on: '2026-01-01', amount: amount });
  return id;
};

const generate = (input: object) =>
  lender.post('/app/disbursement-funding/GenerateRepaymentInvoice', input);

const anInvoice = async (amounts: readonly string[] = ['10000.00', '333.33', '50.01']) => {
  const agreementId = await aMonthlyAgreement();
  const loans: string[] = [];
  for (const amount of amounts) loans.push(await aLentLoan(agreementId, amount));
  const { body } = await lender.post(base, { agreementId, month: '2026-10' });
  return { agreementId, loans, id: String(body.id), invoice: body };
};

const invoiceOf = async (id: string) => (await lender.get(`${base}/${id}`)).body;
const itemsAt = async (path: string) => (await lender.get(path)).body.items ?? [];
const linesOf = async (id: string) =>
  (await itemsAt(`/app/repayment-lines?invoiceId=${id}`)).map(({ total, paid }) => ({
    total: String(total),
    paid: String(paid),
  }));
const paymentsOf = async (id: string) =>
  (await itemsAt(`/app/repayment-payments?invoiceId=${id}`)).map((one) => String(one.id));

test('[C-341] [C-350] the preview of a mail is filled with the real invoice', async () => {
  const { id, invoice } = await anInvoice();
  const body = { templateKey: 'RepaymentInvoice', repaymentInvoiceId: id };

  const shown = await lender.post('/app/email-preview/repaymentInvoice', body);
  const sent = await lender.post('/app/email-preview/repaymentInvoice/send', {
    ...body,
    sendToEmail: 'try@firm.test',
    answers: { unknownRecipient: 'yes', otherReader: 'yes' },
  });
  const unknown = await lender.post('/app/email-preview/repaymentInvoice', {
    ...body,
    repaymentInvoiceId: newId(),
  });

  expect(shown.body).toMatchObject({
    subject: `Repayment invoice ${invoice.invoiceNo}`,
    metaData: { fromModule: 'REPAYMENT_INVOICE' },
  });
  expect(sent.body).toMatchObject({
    subject: shown.body.subject,
    body: shown.body.body,
    destination: 'try@firm.test',
  });
  expect(unknown.status).toBe(404);
  const link = `fromModule=REPAYMENT_INVOICE&objectId=${id}`;
  const people = await lender.get(`/app/emails/recipients?${link}`);
  expect(people.body.items).toMatchObject([{ label: 'Borrower' }]);
});

describe('[C-396] repayment invoices of a month', () => {
  test('ask for nothing that was paid after the month ended', async () => {
    const agreementId = await practice.anAgreement();
    const settled = await aLentLoan(agreementId, '5000.00');
    const path = `/app/disbursement-funding/${settled}`;
    const { body: payout } = await lender.get(`${path}/payout?on=2026-11-10`);
    const { status } = await lender.post(`${path}/settle`, {
      settledOn: '2026-11-10',
      received: payout.total,
    });
    const monthly = await aMonthlyAgreement();
    const loan = await aLentLoan(monthly, '10000.00');
    // 10,000 x 12 % x 308 / 365, of which 996.16 grew until the end of October.
    await lender.post(`/app/disbursement-funding/${loan}/entries`, {
      kind: 'payment',
      happenedOn: '2026-11-05',
      amount: '1012.60',
    });

    const plans = await Promise.all(
      [agreementId, monthly].map((id) =>
        generate({ agreementId: id, month: '2026-10', dryRun: true }),
      ),
    );

    expect(status).toBe(201);
    expect(plans.map(({ body }) => body.items)).toEqual([[], []]);
  });

  test('[G-141] are shown first, then made once for each agreement, whoever asks at the same time', async () => {
    const agreementId = await aMonthlyAgreement();
    await aLentLoan(agreementId, '10000.00');
    const asked = { agreementId, month: '2026-10' };

    const preview = await generate({ ...asked, dryRun: true });
    const before = (await lender.get(`${base}?agreementId=${agreementId}`)).body.totalCount;
    const runs = await Promise.all([generate(asked), generate(asked), generate(asked)]);
    const after = (await lender.get(`${base}?agreementId=${agreementId}`)).body;

    // 10,000 x 12 % x 303 / 365
    expect(preview.body).toMatchObject({
      period: '2026-10',
      periodTo: '2026-10-31',
      items: [{ loans: 1, principal: '0.00', interest: '996.16', isMade: false }],
    });
    expect(before).toBe(0);
    expect(runs.map(({ status }) => status)).toEqual([200, 200, 200]);
    const made = runs.flatMap(({ body }) => (body.items ?? []).map((one) => String(one.isMade)));
    expect(made.filter((isMade) => isMade === 'true')).toHaveLength(1);
    expect(after).toMatchObject({
      totalCount: 1,
      items: [
        { invoiceNo: expect.stringMatching(/^RI-2026-\d{6}$/), status: '5', total: '996.16' },
      ],
    });
  });

  test('ask for the principal once it is due, and for nothing before a settlement', async () => {
    const due = await aMonthlyAgreement();
    await aLentLoan(due, '1000.00', { dueOn: '2026-10-15' });
    const atSettlement = await practice.anAgreement({ repayment: 'settlement' });
    await aLentLoan(atSettlement, '1000.00');

    const monthly = await lender.post(base, { agreementId: due, month: '2026-10' });
    const waiting = await lender.post(base, { agreementId: atSettlement, month: '2026-10' });

    expect(monthly.body).toMatchObject({ principal: '1000.00', interest: '99.62' });
    expect(codeOf(waiting)).toEqual([422, 'nothingToRepay']);
  });

  test('ask for no cent twice: the next month has only what came since', async () => {
    const { agreementId, invoice } = await anInvoice(['10000.00']);
    const again = await lender.post(base, { agreementId, month: '2026-10' });
    const next = await lender.post(base, { agreementId, periodTo: '2026-11-10' });

    expect(codeOf(again)).toEqual([409, 'repaymentInvoicedAlready']);
    expect(again.body.error?.message).toContain(String(invoice.invoiceNo));
    // Ten days more.
    expect(next.body).toMatchObject({ period: '2026-11', interest: '32.88', total: '32.88' });
  });

  test('refuse a month that is not over and one that is none', async () => {
    const agreementId = await aMonthlyAgreement();

    expect(codeOf(await generate({ agreementId, month: '2026-11' }))).toEqual([
      422,
      'repaymentPeriodAhead',
    ]);
    expect(await generate({ agreementId, month: '2026-13' })).toMatchObject({
      status: 400,
      body: { error: { validationErrors: [{ members: ['month'] }] } },
    });
    // As people write it.
    expect((await generate({ agreementId, month: '10/2026' })).body).toMatchObject({
      period: '2026-10',
    });
  });
});

describe('money on a repayment invoice', () => {
  test('[B-291] goes to the loans by what each has open, to the cent, and the status follows', async () => {
    const { id, invoice } = await anInvoice();

    const part = await lender.post(`${base}/${id}/payments`, { amount: '500.01' });
    const lines = await linesOf(id);
    const shares = lines.map(({ paid }) => Number(paid));
    const rest = await lender.put(`${base}/${id}/invoice-status`, { id, status: '3' });

    expect(part.body).toMatchObject({ status: '2', paid: '500.01' });
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(500.01, 5);
    for (const { total, paid } of lines) {
      expect(
        Math.abs(Number(paid) - (Number(total) * 500.01) / Number(invoice.total)),
      ).toBeLessThan(0.011);
    }
    expect(rest.body).toMatchObject({ status: '3', openAmount: '0.00', paidOn: '2026-11-16' });
    expect((await linesOf(id)).every(({ total, paid }) => total === paid)).toBe(true);
  });

  test('[E-143] [D-065] is told apart as principal, interest and revenue', async () => {
    const fee = { feeTime: 'perAdvance', feeUnit: '$', feeValue: '100.00' };
    const agreementId = await aMonthlyAgreement(fee);
    const loanId = await aLentLoan(agreementId, '1000.00', { dueOn: '2026-10-15' });
    const { body } = await lender.post(base, { agreementId, month: '2026-10' });
    const split = async () => itemsAt(`${base}/${body.id}/payment-categories`);

    await lender.post(`${base}/${body.id}/payments`, { receivedOn: '2026-10-31' });
    const paid = await split();
    const postings = await itemsAt(`/app/loan-postings?loanId=${loanId}&category=interest`);
    const [payment] = await paymentsOf(String(body.id));
    await lender.post(`/app/repayment-payments/${payment}/reverse`, { reason: 'Bounced' });

    expect(body).toMatchObject({ category: 'repayment', principal: '1000.00' });
    expect(paid).toEqual([
      {
        paymentId: payment,
        revenue: body.fees,
        principal: '1000.00',
        interest: body.interest,
        held: '0.00',
      },
    ]);
    expect(postings).toMatchObject([{ kind: 'payment', amount: `-${body.interest}` }]);
    const nothing = { revenue: '0.00', principal: '0.00', interest: '0.00', held: '0.00' };
    expect(await split()).toMatchObject([nothing]);
  });

  test('is posted to the loans, and taking it back leaves nothing of it', async () => {
    const { id, loans, invoice } = await anInvoice(['10000.00']);
    const shown = await lender.post(`/app/disbursement-funding/${loans[0]}/entries/preview`, {
      ...{ kind: 'payment', happenedOn: '2026-11-01', amount: '100.00' },
    });
    expect(shown.body.openInvoiceNo).toBe(invoice.invoiceNo);
    const before = [await practice.sumOn('bank'), await practice.sumOn('loans')];
    const payoutBefore = (await practice.loanOf(String(loans[0]))).payout;
    await lender.post(`${base}/${id}/payments`, { receivedOn: '2026-11-01' });
    const paid = await practice.loanOf(String(loans[0]));
    const [payment] = await paymentsOf(id);
    const reverse = `/app/repayment-payments/${payment}/reverse`;

    const back = await lender.post(reverse, { reason: 'The cheque was not honoured' });
    const twice = await lender.post(reverse, { reason: 'Again' });

    expect(paid).toMatchObject({ paid: '996.16' });
    expect(back.body).toMatchObject({ isReversed: true });
    expect(codeOf(twice)).toEqual([409, 'repaymentReversed']);
    expect(await invoiceOf(id)).toMatchObject({ status: '5', paid: '0.00' });
    expect([await practice.sumOn('bank'), await practice.sumOn('loans')]).toEqual(before);
    expect((await practice.loanOf(String(loans[0]))).payout).toBe(payoutBefore);
  });

  test('is at most what is open, and some', async () => {
    const { id } = await anInvoice(['10000.00']);
    const pay = (amount: string) => lender.post(`${base}/${id}/payments`, { amount });

    const [beyond, none] = [await pay('996.17'), await pay('0.00')];

    expect(codeOf(beyond)).toEqual([422, 'repaymentBeyondOpen']);
    expect(beyond.body.error?.message).toContain('USD 996.16');
    expect(codeOf(none)).toEqual([422, 'amountNotPositive']);
  });

  test('two payments at once: the second finds what the first left', async () => {
    const { id } = await anInvoice(['10000.00']);
    const pay = () => lender.post(`${base}/${id}/payments`, { amount: '600.00' });

    const both = await Promise.all([pay(), pay()]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await invoiceOf(id)).toMatchObject({ paid: '600.00' });
  });
});

describe('[C-439] [C-440] the status of a repayment invoice', () => {
  test('[B-295] cancelling needs a reason, and makes room for another; a paid one is not cancelled', async () => {
    const { id, agreementId } = await anInvoice(['10000.00']);
    const cancel = (of: string, body: object) => lender.put(`${base}/${of}/cancel`, body);

    expect((await cancel(id, { id })).status).toBe(400);
    await lender.put(`${base}/${id}/invoice-status`, { status: '0' });
    const asked = await cancel(id, { id, cancelledReason: 'Wrong month' });
    expect(asked.body.error?.message).toContain('The borrower has been sent it: tell them.');
    const answers = { othersKnow: 'yes' };
    expect((await cancel(id, { id, cancelledReason: 'Wrong month', answers })).body).toMatchObject({
      status: '6',
      cancelledReason: 'Wrong month',
      openAmount: '0.00',
    });
    const again = await lender.post(base, { agreementId, month: '2026-10' });
    expect(again).toMatchObject({ status: 201, body: { total: '996.16' } });
    const other = String(again.body.id);
    await lender.post(`${base}/${other}/payments`, { amount: '1.00' });
    expect(codeOf(await cancel(other, { cancelledReason: 'No' }))).toEqual([
      409,
      'repaymentPaidNotCancelled',
    ]);
    expect(codeOf(await lender.post(`${base}/${id}/payments`, {}))).toEqual([
      409,
      'repaymentCancelled',
    ]);
  });

  test('[C-439] is set to Sent by hand; what money decides is not', async () => {
    const { id } = await anInvoice(['10000.00']);
    const set = (body: object) => lender.put(`${base}/${id}/invoice-status`, body);

    expect((await set({ status: '0' })).body).toMatchObject({ status: '0' });
    expect(codeOf(await set({ status: '5' }))).toEqual([422, 'repaymentStatusFollows']);
    expect(codeOf(await set({ status: '2' }))).toEqual([422, 'repaymentPartWithoutAmount']);
    expect(codeOf(await set({ id: newId(), status: '3' }))).toEqual([422, 'repaymentOtherId']);
  });
});

describe('the paper of a repayment invoice', () => {
  test('[C-362] [C-363] [C-364] is printed for whoever sees it, and for nobody else', async () => {
    const { id, invoice } = await anInvoice(['10000.00']);
    const manager = practice.as('CASE_MANAGER');
    const print = `${base}/InvoicePrint?id=${id}`;

    const page = String((await lender.get(print)).body);
    const summary = String((await lender.get(`${base}/InvoiceSummaryPrint?status=5`)).body);
    const open = String(
      (await lender.get(`${base}/OutStandingStatementPrint?asOf=2026-11-30`)).body,
    );

    expect(page).toContain(`Repayment invoice ${String(invoice.invoiceNo)}`);
    expect(page).toContain('USD 996.16');
    expect(summary).toContain(String(invoice.invoiceNo));
    expect(open).toContain(String(invoice.invoiceNo));
    expect((await manager.get(print)).status).toBeGreaterThanOrEqual(403);
  });

  test('is mailed as a PDF and marked as sent', async () => {
    const { id, invoice } = await anInvoice(['10000.00']);

    const sent = await lender.post(`${base}/${id}/emails`, {
      email: 'accounts@firm.test',
      answers: { unknownRecipient: 'yes' },
    });

    expect(sent.body).toMatchObject({ status: '0', sentTo: 'accounts@firm.test' });
    const mail = await eventually(
      () =>
        Promise.resolve(
          smtp.received.find(({ source }) => source.includes(String(invoice.invoiceNo))),
        ),
      (found) => found !== undefined,
      200,
    );
    expect(mail?.source).toContain('application/pdf');
  }, 240_000);
});
