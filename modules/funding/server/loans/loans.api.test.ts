import { describe, expect, test } from 'vitest';
import type { ApiAnswer } from '#kernel/testing';
import { aLender, enterOnLoan } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, companyId } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];

const enter = (id: string, kind: string, happenedOn: string, amount: string) =>
  lender.post(`/app/disbursement-funding/${id}/entries`, { kind, happenedOn, amount });

describe('a loan', () => {
  test('[B-402] takes lender, borrower and kind from its agreement', async () => {
    const agreementId = await practice.anAgreement({ fundingType: 'loan', repayment: 'monthly' });
    const loan = await practice.loanOf(await practice.aLoan({ agreementId }));

    expect(loan).toMatchObject({
      loanNo: expect.stringMatching(/^LN-\d{4}-\d{6}$/),
      borrowerId: companyId,
      fundingProviderId: practice.providerId,
      fundingType: 'loan',
      repayment: 'monthly',
      status: 'active',
    });
  });

  test('[B-402] takes its numbers from the case, which a typed number finds', async () => {
    const agreementId = await practice.anAgreement();
    const { id: caseId, caseNo } = await practice.newCase();
    const found = await practice.loanOf(
      await practice.aLoan({ agreementId, caseNo: ` ${caseNo} ` }),
    );
    const unknown = await lender.post('/app/disbursement-funding', {
      agreementId,
      openedOn: '2026-01-01',
      caseNo: 'IM-1999-000001',
    });

    expect(found).toMatchObject({ caseId, caseNo, claimantName: expect.stringMatching(/\S/) });
    expect(unknown).toMatchObject({
      status: 422,
      body: { error: { message: 'This case number does not exist. Please check again' } },
    });
  });

  test('[B-322] its invoice number and the borrower reference are used once', async () => {
    const agreementId = await practice.anAgreement();
    const values = { agreementId, fundingInvoiceNo: 'FI-1', borrowerReference: 'REF-1' };
    await practice.aLoan(values);

    const twice = await lender.post('/app/disbursement-funding', {
      ...values,
      openedOn: '2026-01-01',
    });

    expect(twice.status).toBe(409);
  });

  test('[C-638] is deleted while nothing belongs to it', async () => {
    const agreementId = await practice.anAgreement();
    const [empty, lent] = [
      await practice.aLoan({ agreementId }),
      await practice.aLoan({ agreementId }),
    ];
    await enterOnLoan(practice, lent, { on: '2025-03-01', amount: '100.00' });

    const offered = [await practice.loanOf(empty), await practice.loanOf(lent)].map(({ can }) =>
      (can as readonly string[]).includes('loanFunding.delete'),
    );
    const gone = await lender.delete(`/app/disbursement-funding/${empty}`);
    const kept = await lender.delete(`/app/disbursement-funding/${lent}`);

    expect([gone.status, (await lender.get(`/app/disbursement-funding/${empty}`)).status]).toEqual([
      204, 404,
    ]);
    expect(offered).toEqual([true, false]);
    expect([kept.status, (await practice.loanOf(lent)).principal]).toEqual([409, '100.00']);
  });
});

describe('what is entered on a loan', () => {
  test('nothing is paid back before it was lent, nor on a day to come', async () => {
    const id = await practice.aLoan({ agreementId: await practice.anAgreement() });

    expect(codeOf(await enter(id, 'payment', '2025-06-01', '10.00'))).toEqual([
      422,
      'paymentBeforeAdvance',
    ]);
    expect(codeOf(await enter(id, 'fee', '2030-01-01', '10.00'))).toEqual([
      422,
      'loanEntryInFuture',
    ]);
    expect(codeOf(await enter(id, 'fee', '2026-01-01', '0.00'))).toEqual([
      422,
      'amountNotPositive',
    ]);
  });

  test('a fee is owed, posted, and shown line by line', async () => {
    const id = await practice.aLoan({ agreementId: await practice.anAgreement() });
    const before = await practice.sumOn('loans');

    const entered = await enter(id, 'fee', '2026-11-16', '55.00');

    expect(entered).toMatchObject({ status: 200, body: { fees: '55.00', payout: '55.00' } });
    expect(Number(await practice.sumOn('loans')) - Number(before)).toBeCloseTo(55);
    const shown = await lender.get(`/app/disbursement-funding/${id}/explanation?asOf=2026-11-16`);
    expect(shown.body).toMatchObject({
      payout: { total: '55.00' },
      lines: [{ kind: 'posted', what: 'Fee', amount: '55.00' }],
    });
  });
});
