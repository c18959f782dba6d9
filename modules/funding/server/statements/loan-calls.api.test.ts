import { describe, expect, test } from 'vitest';
import { aLender, enterOnLoan } from '#funding/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender } = practice;
const place = '/app/disbursement-funding';
const agreementId = await practice.anAgreement({ feeHasGst: false });

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const aLoan = (values: object = {}) => practice.aLoan({ agreementId, ...values });

describe('calls of a loan', () => {
  test('[C-401] a duplicate has agreement and case, no numbers and no money', async () => {
    const { caseNo } = await practice.newCase();
    const id = await aLoan({ caseNo, fundingInvoiceNo: 'FI-D', borrowerReference: 'REF-D' });
    await enterOnLoan(practice, id, { on: '2026-01-01', amount: '100.00' });
    const loan = await practice.loanOf(id);

    const copy = await lender.post(`${place}/${id}/duplicate`);

    expect(copy).toMatchObject({
      status: 201,
      body: {
        agreementId,
        caseNo,
        claimantName: loan.claimantName,
        openedOn: '2026-11-16',
        fundingInvoiceNo: null,
        borrowerReference: null,
        payout: null,
      },
    });
    expect(copy.body.loanNo).not.toBe(loan.loanNo);
  });

  test('[C-402] [C-403] [C-406] numbers are checked before they are saved', async () => {
    const { caseNo } = await practice.newCase();
    const id = await aLoan({ fundingInvoiceNo: 'FI-C', borrowerReference: 'REF-C' });
    const ask = async (query: string) => (await lender.get(`${place}/${query}`)).body;

    expect(await ask(`checkCaseNo?caseNo=${caseNo}`)).toMatchObject({ isValid: true, caseNo });
    expect(await ask('checkCaseNo?caseNo=IM-1999-1')).toMatchObject({
      isValid: false,
      message: 'This case number does not exist. Please check again',
    });
    expect(await ask('validateInvoiceNo?invoiceNo=fi-c')).toMatchObject({ isValid: false });
    expect(await ask(`validateInvoiceNo?invoiceNo=FI-C&id=${id}`)).toMatchObject({ isValid: true });
    expect(await ask('validateBorrowerReference?borrowerReference=REF-C')).toMatchObject({
      isValid: false,
      message: expect.stringContaining('LN-'),
    });
    expect((await lender.get(`${place}/validateInvoiceNo`)).status).toBe(400);
  });

  test('[C-411] [C-412] case detail and funding type are changed by their own calls', async () => {
    const id = await aLoan();

    const detail = await lender.put(`${place}/${id}/CaseDetail`, { caseDetail: 'Listed in May' });
    const kind = await lender.put(`${place}/${id}/FundingType`, { fundingType: 'lumpSum' });
    const unknown = await lender.put(`${place}/${id}/CaseDetail`, { caseNo: 'IM-1999-1' });

    expect(detail.body).toMatchObject({ caseDetail: 'Listed in May' });
    expect(kind.body).toMatchObject({ fundingType: 'lumpSum', caseDetail: 'Listed in May' });
    expect(codeOf(unknown)).toEqual([422, 'loanCaseUnknown']);
  });

  test('[C-413] [C-414] cancelled with a reason while nothing is lent, and active again', async () => {
    const [empty, lent] = [await aLoan(), await aLoan()];
    await enterOnLoan(practice, lent, { on: '2026-01-01', amount: '100.00' });
    const cancel = (id: string) => lender.put(`${place}/${id}/Cancelled`, { reason: 'Twice' });

    const cancelled = await cancel(empty);
    const active = await lender.put(`${place}/${empty}/Active`);

    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      cancelledReason: 'Twice',
      cancelledAt: expect.any(String),
    });
    expect(active.body).toMatchObject({ status: 'active', cancelledReason: null });
    expect(codeOf(await cancel(lent))).toEqual([409, 'loanHasEntries']);
    expect((await lender.put(`${place}/${lent}/putOnHold`)).body).toMatchObject({
      isOnHold: true,
    });
  });

  test('[C-418] an import is tried first, then done', async () => {
    const { agreementNo } = (await lender.get(`/app/funding-agreements/${agreementId}`)).body;
    const rows = [
      { agreementId: agreementNo, openedOn: '1/2/2026', claimantName: 'From a sheet' },
      { agreementId: 'FA-0', openedOn: '1/2/2026' },
    ];
    const send = (more: object) => lender.post(`${place}/import`, { rows, ...more });

    const tried = await send({ dryRun: true });
    const done = await send({ validOnly: true });

    expect(tried.body).toMatchObject({ total: 2, valid: 1, imported: 0 });
    expect(tried.body.faults).toMatchObject([{ row: 2, column: 'agreementId' }]);
    expect(done.body).toMatchObject({ imported: 1 });
    const found = await lender.get(`${place}?filterText=From a sheet`);
    expect(found.body.items).toMatchObject([{ claimantName: 'From a sheet', status: 'active' }]);
  });
});

describe('entries of a loan', () => {
  const entry = (kind: string, happenedOn: string, amount: string) => ({
    kind,
    happenedOn,
    amount,
  });
  const preview = (id: string, values: object) =>
    lender.post(`${place}/${id}/entries/preview`, values);
  const entriesOf = async (id: string) =>
    (await lender.get(`/app/loan-entries?loanId=${id}&sorting=creationTime`)).body.items ?? [];

  test('a payment is shown by its parts before it is saved, and refused for the same reasons', async () => {
    const id = await aLoan();
    await enterOnLoan(practice, id, { on: '2025-11-16', amount: '1000.00' });
    const payment = entry('payment', '2026-11-16', '300.00');

    const shown = await preview(id, payment);

    expect(shown.body).toMatchObject({
      before: '1100.00',
      after: '800.00',
      fee: '0.00',
      interest: '100.00',
      principal: '200.00',
      unapplied: '0.00',
      reversed: 0,
    });
    expect((await practice.loanOf(id)).payout).toBe('1100.00');
    expect((await lender.post(`${place}/${id}/entries`, payment)).body.payout).toBe('800.00');
    expect(codeOf(await preview(id, entry('payment', '2025-01-01', '1.00')))).toEqual([
      422,
      'paymentBeforeAdvance',
    ]);
  });

  test('what is taken back counts no more, and the ledger follows', async () => {
    const id = await aLoan();
    await enterOnLoan(practice, id, { on: '2025-11-16', amount: '1000.00' });
    const loans = await practice.sumOn('loans');
    await lender.post(`${place}/${id}/entries`, entry('payment', '2026-05-17', '400.00'));
    const [advance, payment] = (await entriesOf(id)).map(({ id: entryId }) => entryId);
    const takeBack = (entryId: unknown, reason = 'Bounced') =>
      lender.post(`${place}/${id}/entries/take-back`, { entryId, reason });

    expect(codeOf(await takeBack(advance))).toEqual([409, 'loanEntryHoldsOthers']);
    const taken = await takeBack(payment);

    expect(taken.body).toMatchObject({ payout: '1100.00', principal: '1000.00' });
    expect(await practice.sumOn('loans')).toBe(loans);
    expect(codeOf(await takeBack(payment))).toEqual([409, 'loanEntryTakenBack']);
    expect(codeOf(await takeBack(id))).toEqual([404, 'notFound']);
    expect((await entriesOf(id)).at(-1)).toMatchObject({ note: 'Bounced', amount: '400.00' });
  });
});
