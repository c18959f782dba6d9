import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/server';
import type { ApiAnswer } from '#kernel/testing';
import { aLender, fundingFeatures, someTransactions } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, companyId } = practice;
const { aBill, aTransaction, anEffectiveAgreement, transactionOf } = someTransactions(practice);

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const at = (id: string, word = '') => `/app/funding-transactions/${id}${word && `/${word}`}`;
const pay = (id: string, amount: string | null, api = lender) =>
  api.put(at(id, 'pay'), { paidOn: '2026-11-16', ...(amount !== null && { amount }) });
const reader = (role: string, ids: Record<string, string[]>) =>
  practice.signedIn([role], {
    features: [...fundingFeatures],
    edition: 'FUNDING PROVIDER',
    attributes: { contractorCompanyType: 'insurer' },
    ids,
  }).api;

describe('a funding transaction', () => {
  test('[S-089] has its number, its parties and its matter from its loan', async () => {
    const { id: caseId, caseNo } = await practice.newCase();
    const agreementId = await anEffectiveAgreement();
    const loanId = await practice.aLoan({ agreementId, caseId });

    const made = await transactionOf(await aTransaction(loanId, { gst: '90.91' }));

    expect(made).toMatchObject({
      transactionNo: expect.stringMatching(/^FT-\d{4}-\d{6}$/),
      ...{ status: '0', agreementId, borrowerId: companyId, caseId, caseNo },
      ...{ claimantName: expect.stringMatching(/\S/), open: '1000.00', paid: '0.00' },
    });
  });

  test('names who is paid, and no more GST than its amount', async () => {
    const { loanId } = await aBill();
    const values = { loanId, description: 'MRI', amount: '300.00', kind: 'otherDisbursement' };

    const nobody = await lender.post('/app/funding-transactions', values);
    const gst = await lender.post('/app/funding-transactions', {
      ...{ ...values, payeeName: 'Radiology', gst: '300.01' },
    });

    expect(codeOf(nobody)).toEqual([422, 'transactionPayeeMissing']);
    expect(codeOf(gst)).toEqual([422, 'gstAboveAmount']);
  });

  test('[B-290, G-037] goes from draft to full pay; each payment is an advance on its loan', async () => {
    const { loanId, transactionId: id } = await aBill();

    const tooEarly = await pay(id, '400.00');
    const requested = await lender.put(at(id, 'request'), {});
    const partly = await pay(id, '400.00');
    const tooMuch = await pay(id, '600.01');
    const fully = await pay(id, null);
    const again = await pay(id, null);

    expect(tooEarly.status).toBe(409);
    expect(requested.body.status).toBe('1');
    expect(partly.body).toMatchObject({ status: '2', paid: '400.00', open: '600.00' });
    expect(codeOf(tooMuch)).toEqual([422, 'advanceAboveOpen']);
    expect(fully.body).toMatchObject({ status: '6', open: '0.00', lastPaidOn: '2026-11-16' });
    expect(again.status).toBe(409);
    expect(await practice.loanOf(loanId)).toMatchObject({ principal: '1000.00' });
    const { body } = await lender.get(`/app/loan-entries?loanId=${loanId}&sourceId=${id}`);
    expect(body.items).toMatchObject([{ kind: 'advance' }, { kind: 'advance' }]);
  });

  test('[B-293] nobody claims or settles it by hand; its loan settles it', async () => {
    const { loanId, transactionId: id } = await aBill();
    await lender.put(at(id, 'request'), {});
    await pay(id, null);

    const written = await lender.put(at(id), { status: '4', description: 'x' });
    const moved = await Promise.all(
      ['claim', 'settle'].map((word) => lender.put(at(id, word), {})),
    );
    await practice.run(`update disbursement_funding set status = 'settled' where id = $1`, [
      loanId,
    ]);
    const settled = await transactionOf(id);
    await practice.run(`update disbursement_funding set status = 'active' where id = $1`, [loanId]);

    expect(written.status).toBe(400);
    expect(moved.map(({ status }) => status)).toEqual([404, 404]);
    expect(settled.status).toBe('4');
    expect((await transactionOf(id)).status).toBe('6');
  });

  test('[G-045] beyond the limit is refused with what is available', async () => {
    const { transactionId: id, loanId } = await aBill({ facilityLimit: '1500.00' });
    const second = await aTransaction(loanId);
    for (const one of [id, second]) await lender.put(at(one, 'request'), {});
    await pay(id, null);

    const beyond = await pay(second, null);

    expect(codeOf(beyond)).toEqual([422, 'advanceBeyondLimit']);
    expect(beyond.body.error?.message).toContain('USD 500.00 is available');
    expect(await transactionOf(second)).toMatchObject({ status: '1', paid: '0.00' });
  });

  test('two who pay it at once pay it once', async () => {
    const { transactionId: id, loanId } = await aBill();
    await lender.put(at(id, 'request'), {});

    const both = await Promise.all([pay(id, null), pay(id, null)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await practice.loanOf(loanId)).toMatchObject({ principal: '1000.00' });
  });

  test('keeps its amount once it is paid; a draft is deleted, the rest is cancelled', async () => {
    const { transactionId: id, loanId } = await aBill();
    const draft = await aTransaction(loanId);
    const other = await aTransaction(loanId);
    for (const one of [id, other]) await lender.put(at(one, 'request'), {});
    await pay(id, '10.00');

    const changed = await lender.put(at(id), { ...(await values(id)), amount: '5.00' });
    const cancelled = await lender.put(at(other, 'cancel'), { reason: 'Not needed' });

    expect(codeOf(changed)).toEqual([409, 'transactionIsAskedFor']);
    expect((await lender.delete(at(draft))).status).toBeLessThan(300);
    expect(codeOf(await lender.delete(at(other)))).toEqual([409, 'transactionNotDraft']);
    expect(cancelled.body).toMatchObject({ status: '5', open: '0.00' });
    expect((await lender.put(at(id, 'cancel'), { reason: 'x' })).status).toBe(409);
  });

  test('[C-395] an empty case number is not checked, an unknown one gets the sentence', async () => {
    const { id: caseId, caseNo } = await practice.newCase();
    const loanId = await practice.aLoan({ agreementId: await anEffectiveAgreement(), caseId });
    const check = (no: string) =>
      lender.get(`/app/funding-transactions/checkCaseNo?caseNo=${encodeURIComponent(no)}`);

    expect((await check('  ')).body).toEqual({ caseNo: null, loans: [] });
    expect((await check(` ${caseNo} `)).body).toMatchObject({ caseNo, loans: [{ id: loanId }] });
    expect((await check('IM-1999-000001')).body.error?.message).toBe(
      'This case number does not exist. Please check again',
    );
  });

  test('[C-394] is exported', async () => {
    const { loanId } = await aBill();

    const { status } = await lender.post(`/app/funding-transactions/export?loanId=${loanId}`);

    expect(status).toBe(200);
  });
});

const values = async (id: string) => {
  const { loanId, kind, payeeName, description, concurrencyStamp } = await transactionOf(id);
  return { loanId, kind, payeeName, description, concurrencyStamp };
};

describe('who sees a funding transaction', () => {
  test('[B-099] the firm that borrows, and the insurer of its loan; nobody else', async () => {
    const insurerId = String(
      (await lender.post('/app/companies', { name: `Insurer ${newId()}`, businessType: 'insurer' }))
        .body.id,
    );
    const agreementId = await anEffectiveAgreement();
    const loanId = await practice.aLoan({ agreementId, insurerId });
    const id = await aTransaction(loanId);
    const statusFor = async (api: typeof lender) => (await api.get(at(id))).status;
    const insurer = reader('CONTRACTOR', { companyId: [insurerId] });

    expect(
      await statusFor(
        reader('CASE_MANAGER', {
          ownCompanyIds: [companyId],
          companiesSharingClaimants: [companyId],
        }),
      ),
    ).toBe(200);
    expect(
      await statusFor(
        reader('CASE_MANAGER', { ownCompanyIds: [newId()], companiesSharingClaimants: [newId()] }),
      ),
    ).toBe(404);
    expect(await statusFor(insurer)).toBe(200);
    expect(await statusFor(reader('CONTRACTOR', { companyId: [newId()] }))).toBe(404);
    expect((await pay(id, null, insurer)).status).toBe(403);

    await practice.run('update disbursement_funding set insurer_id = null where id = $1', [loanId]);
    expect(await statusFor(insurer)).toBe(404);
  });
});
