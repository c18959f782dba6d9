import { expect, test } from 'vitest';
import type { ShownPicture } from '#billing/domain';
import { newId } from '#kernel/server';
import { asSuperuser } from '#kernel/testing';
import { aLender, someTransactions } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { anEffectiveAgreement } = someTransactions(practice);
const features = ['Disbursement', 'FundingTransaction', 'DisbursementFunding'];
const as = (roles: readonly string[], more = features) =>
  practice.signedIn(roles, { features: [...practice.actor.features, ...more] }).api;
const office = as(['ADMIN_STAFF', 'ACCOUNTING']);

const pictureOf = async (caseId: string, api = office) => {
  const { status, body } = await api.get(`/app/payments/pictureOfCase?objectId=${caseId}`);
  return { status, ...(body as object as ShownPicture) };
};
const sums = ({ reckonings }: Awaited<ReturnType<typeof pictureOf>>) =>
  Object.fromEntries(
    reckonings.map(({ name, total, parts }) => [name, [total, ...parts.map((one) => one.amount)]]),
  );

/** A report that a lender paid for, and a second charge that waits. */
async function aFundedCase() {
  await anEffectiveAgreement();
  const { id: invoiceId, caseId, invoiceNo } = await practice.invoicedCase();
  const asked = await office.post('/app/credit-requests', { caseId, invoiceId, amount: '1000.00' });
  const { body } = await office.put(`/app/credit-requests/${asked.body.id}/approve`, {});
  const at = `/app/funding-transactions/${body.transactionId}/pay`;
  const paid = await office.put(at, { paidOn: '2026-11-16' });
  await practice.run(
    `insert into case_charges (tenant_id, id, case_id, company_id, kind, move, description, charged_on, amount, has_gst, status)
      values ($1, $2, $3, $4, 'assessment', 'attended', 'Addendum', '2026-11-02', 200, true, 'pending')`,
    [practice.tenantId, newId(), caseId, practice.companyId],
  );
  return { caseId, invoiceId, invoiceNo, transactionNo: String(paid.body.transactionNo) };
}

test('one case is one picture: charges, invoice, receipt and the loan that paid for it', async () => {
  const { caseId, invoiceNo, transactionNo } = await aFundedCase();

  const picture = await pictureOf(caseId);

  expect(picture.disagreements).toEqual([]);
  expect(picture.lines.map(({ kind, name }) => [kind, name])).toEqual([
    ['charge', 'Examination'],
    ['charge', 'Addendum'],
    ['invoice', invoiceNo],
    ['payment', expect.stringMatching(/^RCT-/)],
    ['transaction', transactionNo],
    ['loan', expect.stringMatching(/^LN-/)],
  ]);
  expect(picture.lines.at(-1)?.page).toMatch(/^\/view\/disbursement-funding\/detail\//);
  expect(sums(picture)).toEqual({
    'Charged without GST': ['1650.00', '1450.00', '200.00'],
    'Invoiced with GST': ['1595.00', '1000.00', '0.00', '0.00', '595.00'],
    'Paid by lenders': ['1000.00', '1000.00'],
  });
});

test('what was credited and written off is part of the sum', async () => {
  const { id, caseId } = await practice.invoicedCase();
  const { body: lines } = await office.get(`/app/invoice-lines?invoiceId=${id}`);
  const credited = [{ invoiceLineId: lines.items?.[0]?.id, amount: '50.00' }];
  await office.post(`/app/payments/${id}/credit-notes`, { reason: 'Disputed', lines: credited });
  await office.post(`/app/payments/${id}/write-off`, { reason: 'Agreed with the insurer' });

  const after = await pictureOf(caseId);

  expect(after.disagreements).toEqual([]);
  expect(sums(after)['Invoiced with GST']).toEqual([
    ...['1595.00', '0.00', '55.00', '1540.00', '0.00'],
  ]);
});

test('what was changed behind our back is named', async () => {
  const { caseId, invoiceId, invoiceNo, transactionNo } = await aFundedCase();
  const set = (settled: string, paid: string) =>
    asSuperuser(
      practice.server.ownerUrl,
      `update invoices set settled = ${settled} where id = '${invoiceId}';
       update facility_transactions set paid = ${paid} where transaction_no = '${transactionNo}'
         and tenant_id = '${practice.tenantId}'`,
    );

  await set('1040.00', '1010.00');
  const { disagreements } = await pictureOf(caseId);
  await set('1000.00', '1000.00');

  const subject = `Invoice ${invoiceNo}`;
  expect(disagreements).toMatchObject([
    { subject, what: 'paid', shows: '1040.00', against: 'the ledger', has: '1000.00' },
    { subject, what: 'paid', against: 'the list of its payments' },
    { subject: `Transaction ${transactionNo}`, shows: '1010.00', has: '1000.00' },
    { subject: `Transaction ${transactionNo}`, what: 'paid to the practice' },
  ]);
});

test('it is for the office; without funding it has no loan, and a hidden case is unknown', async () => {
  const { caseId } = await aFundedCase();
  const without = await pictureOf(caseId, as(['ACCOUNTING'], []));

  expect(without.status).toBe(200);
  expect(without.lines.map(({ kind }) => kind)).toEqual([
    ...['charge', 'charge', 'invoice', 'payment'],
  ]);
  expect(without.disagreements).toEqual([]);
  expect((await pictureOf(caseId, as(['CASE_MANAGER']))).status).toBe(403);
  expect((await pictureOf(caseId, as(['SPECIALIST']))).status).toBe(403);
  expect((await pictureOf(newId())).status).toBe(404);
});
