import { expect, test } from 'vitest';
import { aXero, anAccountingPractice } from '#billing/testing';
import { enterOnLoan, fundingFeatures, fundingToWalk } from '#funding/testing';
import { newId } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { fundingServer } from '../index.ts';

registerCatalogue();
const xero = await aXero();
const practice = await anAccountingPractice({ env: xero.env, more: [fundingServer] });
const { tenantId, run } = practice;
const { api } = practice.signedIn(['ADMIN_STAFF', 'ACCOUNTING'], {
  features: [...fundingFeatures],
  edition: 'NONE',
});
const base = '/app/repayment-invoices';

/** Of one loan, which owes the hundred dollars of interest. */
async function anInvoice(): Promise<{ id: string; invoiceNo: string; loanNo: string }> {
  const { id } = await fundingToWalk(practice).aRepaymentInvoice();
  const { agreementId, invoiceNo } = (await api.get(`${base}/${id}`)).body;
  const loan = await api.post('/app/disbursement-funding', { agreementId, openedOn: '2026-01-01' });
  await enterOnLoan(practice, String(loan.body.id), { on: '2026-01-02', amount: '1000.00' });
  await run(
    `insert into repayment_lines (tenant_id, id, invoice_id, line_index, loan_id, principal, interest, fees, total)
      values ($1, $2, $3, 1, $4, 0, 100, 0, 100)`,
    [tenantId, newId(), id, loan.body.id],
  );
  return { id, invoiceNo: String(invoiceNo), loanNo: String(loan.body.loanNo) };
}
const upload = (id: string) => api.post(`${base}/${id}/upload-to-accounting`, {});
const there = (invoiceNo: string) =>
  xero.books.get(tenantId)?.invoices.filter(({ number }) => number === invoiceNo) ?? [];

test('[C-441] a repayment invoice is in accounting once, on the account of the loans', async () => {
  const { id, invoiceNo, loanNo } = await anInvoice();
  const [{ code } = { code: '' }] = await run(
    `select code from account_code where tenant_id = $1 and purpose = 'loans'`,
    [tenantId],
  );

  const answers = [await upload(id), await upload(id)];

  const [found, ...more] = there(invoiceNo);
  expect(more).toEqual([]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body).toMatchObject({
    accountingId: found?.id,
    uploadedAt: expect.stringMatching(/./),
  });
  expect(found).toMatchObject({ total: '100.00', status: 'AUTHORISED' });
  expect(found?.LineItems).toMatchObject([{ AccountCode: code, TaxAmount: '0.00' }]);
  expect(JSON.stringify(found?.LineItems)).toContain(loanNo);
});

test('a cancelled invoice is not uploaded', async () => {
  const { id, invoiceNo } = await anInvoice();
  await api.put(`${base}/${id}/cancel`, { cancelledReason: 'Made twice' });

  const { status } = await upload(id);

  expect(status).toBe(409);
  expect(there(invoiceNo)).toEqual([]);
});
