import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventually } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBillingPractice } from '../../testing/index.ts';

registerCatalogue();
const practice = await aBillingPractice();
const { accounting, run, tenantId, companyId, smtp, address } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const aWaitingCase = async () => {
  const { id, caseNo } = await practice.newCase();
  await run(`update assessments set prepayment_status = 'required' where id = $1`, [id]);
  return { id, caseNo };
};
const request = (caseId: string, amount = '1595.00') =>
  accounting.post('/app/prepayment-requests', { caseId, amount });
const receive = (id: unknown, input: object) =>
  accounting.put(`/app/prepayment-requests/${String(id)}/receive`, input);
const aReceipt = async (amount: string, company = companyId) => {
  const id = randomUUID();
  await run(
    `insert into receipts (tenant_id, id, receipt_no, company_id, received_on, amount)
      values ($1, $2, $3, $4, '2026-11-16', $5::numeric)`,
    [tenantId, id, `T-${id.slice(-6)}`, company, amount],
  );
  return id;
};
const prepaymentOf = async (id: string) =>
  (await practice.api.get(`/app/assessments/${id}`)).body.prepaymentStatus;

describe('[G-130] a prepayment request', () => {
  test('is numbered, mailed with its amount, and asked for once at a time', async () => {
    const { id, caseNo } = await aWaitingCase();

    const [made, twice] = [await request(id), await request(id)];

    expect(made).toMatchObject({
      status: 201,
      body: {
        requestNo: expect.stringMatching(/^PRE-\d{4}-\d{6}$/),
        status: 'requested',
        sentTo: address,
      },
    });
    expect(codeOf(twice)).toEqual([409, 'prepaymentAskedAlready']);
    const mail = await eventually(
      () => Promise.resolve(smtp.received.find(({ source }) => source.includes(caseNo))),
      (found) => found !== undefined,
    );
    expect(mail?.source).toContain('USD 1,595.00');
  });

  test('is refused where the case waits for no money, or for an odd amount', async () => {
    const { id } = await practice.newCase();
    const waiting = await aWaitingCase();

    expect(codeOf(await request(id))).toEqual([409, 'prepaymentNotAsked']);
    expect(codeOf(await request(waiting.id, '0.00'))).toEqual([422, 'amountNotPositive']);
    expect(await request(randomUUID())).toMatchObject({ status: 404 });
  });

  test('marked received with a receipt of the company releases the case', async () => {
    const { id } = await aWaitingCase();
    const made = (await request(id)).body;

    const done = await receive(made.id, { receiptId: await aReceipt('1595.00') });

    expect(done).toMatchObject({ status: 200, body: { status: 'received' } });
    expect(await prepaymentOf(id)).toBe('paid');
    expect(await receive(made.id, { note: 'Again' })).toMatchObject({ status: 409 });
  });

  test('takes no receipt that is too small, used up or of another company', async () => {
    const [one, two] = [await aWaitingCase(), await aWaitingCase()];
    const [first, second] = [(await request(one.id)).body, (await request(two.id)).body];
    const other = await accounting.post('/app/companies', {
      name: `Other ${randomUUID()}`,
      businessType: 'insurer',
    });
    const receiptId = await aReceipt('2000.00');

    expect(codeOf(await receive(first.id, { receiptId: await aReceipt('1594.99') }))).toEqual([
      422,
      'prepaymentReceiptTooSmall',
    ]);
    expect(
      codeOf(
        await receive(first.id, { receiptId: await aReceipt('2000.00', String(other.body.id)) }),
      ),
    ).toEqual([422, 'prepaymentReceiptOfOther']);
    expect(codeOf(await receive(first.id, {}))).toEqual([422, 'prepaymentWithoutProof']);
    await receive(first.id, { receiptId });
    expect(codeOf(await receive(second.id, { receiptId }))).toEqual([
      422,
      'prepaymentReceiptTooSmall',
    ]);
    expect(await prepaymentOf(two.id)).toBe('required');
  });

  test('by hand needs a word how we know, and a withdrawn one makes room for another', async () => {
    const { id } = await aWaitingCase();
    const made = (await request(id)).body;
    const withdraw = `/app/prepayment-requests/${made.id}/withdraw`;

    await accounting.put(withdraw, { note: 'Wrong amount' });
    const again = (await request(id, '500.00')).body;
    const done = await receive(again.id, { note: 'Seen on the statement of the bank' });

    expect(done.body).toMatchObject({ status: 'received', receiptId: null });
    expect(await prepaymentOf(id)).toBe('paid');
  });
});
