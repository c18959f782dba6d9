import { expect, test } from 'vitest';
import { newId } from '#kernel/server';
import { eventually } from '#kernel/testing';
import { aLender, enterOnLoan } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, smtp } = practice;

const anInvoice = async () => {
  const agreementId = await practice.anAgreement({ repayment: 'monthly' });
  await enterOnLoan(practice, await practice.aLoan({ agreementId }), {
    on: '2026-01-01',
    amount: '1000.00',
  });
  const { body } = await lender.post('/app/repayment-invoices', { agreementId, month: '2026-10' });
  return { id: String(body.id), no: String(body.invoiceNo) };
};
const send = (invoiceIds: readonly string[], api = lender) =>
  api.post('/app/disbursement-funding/SendSelectedInvoices', { invoiceIds });

test('[C-407] the chosen invoices leave, each once; what cannot be sent is named', async () => {
  const [one, two, off] = [await anInvoice(), await anInvoice(), await anInvoice()];
  await lender.put(`/app/repayment-invoices/${off.id}/cancel`, { cancelledReason: 'Wrong month' });

  const sent = await send([one.id, two.id, off.id, one.id]);

  expect(sent.body).toEqual({
    sent: 2,
    skipped: [{ id: off.id, name: off.no, reason: 'It is cancelled.' }],
  });
  for (const { id, no } of [one, two]) {
    const { body } = await lender.get(`/app/repayment-invoices/${id}`);
    expect(body).toMatchObject({ status: '0', sentTo: practice.address });
    const mails = await eventually(
      () => Promise.resolve(smtp.received.filter(({ source }) => source.includes(no))),
      (found) => found.length > 0,
    );
    expect(mails).toHaveLength(1);
  }
});

test('[C-407] nothing leaves when one of them is unknown, none is chosen, or it is not for them', async () => {
  const { id } = await anInvoice();

  expect((await send([id, newId()])).status).toBeGreaterThanOrEqual(404);
  expect((await send([])).status).toBe(400);
  expect((await send([id], practice.as('CASE_MANAGER'))).status).toBe(403);
  const { body } = await lender.get(`/app/repayment-invoices/${id}`);
  expect(body).toMatchObject({ status: '5', sentTo: null });
});
