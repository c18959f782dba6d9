import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/server';
import { eventually } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { aLender, fundingFeatures, someTransactions } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, companyId, smtp } = practice;
const { aBill, aTransaction, anEffectiveAgreement, ask, aSentRequest, paymentOf, transactionOf } =
  someTransactions(practice);
const staff = practice.as('STAFF');

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const at = (id: unknown, word = '') => `/app/advance-requests/${String(id)}${word && `/${word}`}`;
const payAt = (id: unknown, word: string) =>
  `/app/agreement-advance-payments/${String(id)}/${word}`;
const strangers = () =>
  practice.signedIn(['CASE_MANAGER'], {
    features: [...fundingFeatures],
    edition: 'FUNDING PROVIDER',
    ids: { ownCompanyIds: [newId()], companiesSharingClaimants: [newId()] },
  }).api;

describe('an advance request', () => {
  test('[C-876, C-385, C-392] adds its transactions up and requests those that were drafts', async () => {
    const { agreementId, loanId, transactionId } = await aBill();
    const second = await aTransaction(loanId, { amount: '250.50' });

    const made = await ask(agreementId, [transactionId, second], { note: 'Two reports' });

    expect(made).toMatchObject({
      status: 201,
      body: {
        requestNo: expect.stringMatching(/^AR-\d{4}-\d{6}$/),
        ...{ status: '0', amount: '1250.50', borrowerId: companyId },
      },
    });
    expect((await transactionOf(second)).status).toBe('1');
    expect((await lender.get(at(made.body.id, 'transactions'))).body).toMatchObject({
      totalCount: 2,
      items: [{ amount: '1000.00' }, { amount: '250.50' }],
    });
    const found = await lender.get(
      `/app/advance-requests/getByTransactionId?transactionId=${second}`,
    );
    expect(found.body.id).toBe(made.body.id);
    expect((await strangers().get(at(made.body.id))).status).toBe(404);
  });

  test('[C-389, B-351] is the only active one of its agreement, whoever races', async () => {
    const { agreementId, loanId, transactionId } = await aBill();
    const second = await aTransaction(loanId);
    const free = () =>
      lender.get(`/app/advance-requests/checkOnlyOneActiveAR?agreementId=${agreementId}`);

    const before = await free();
    const both = await Promise.all([ask(agreementId, [transactionId]), ask(agreementId, [second])]);
    const made = both.find(({ status }) => status === 201);

    expect(before.body).toMatchObject({ isFree: true, requestId: null });
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await free()).body).toMatchObject({ isFree: false, requestId: made?.body.id });
    await lender.put(at(made?.body.id, 'cancel'), { reason: 'Wrong one' });
    expect((await free()).body).toMatchObject({ isFree: true });
  });

  test('[C-390, B-351] asks before the same bill is asked for twice', async () => {
    const bill = { invoiceNo: 'INV-77', payeeName: 'Dr Lee' };
    const { agreementId, loanId, transactionId } = await aBill({}, bill);
    const first = await aSentRequest(agreementId, [transactionId]);
    await lender.put(at(first, 'reject'), { reason: 'Not legible' });
    const twin = await aTransaction(loanId, { ...bill, invoiceNo: 'inv-77 ' });

    const checked = await lender.get(
      `/app/advance-requests/check-duplicate-requests?transactionIds=${transactionId},${twin}`,
    );
    const asked = await ask(agreementId, [twin]);
    const sure = await ask(agreementId, [twin], { answers: { duplicateAdvances: 'yes' } });

    expect(checked.body.duplicates).toMatchObject([
      { transactionId, why: 'sameTransaction' },
      { transactionId: twin, why: 'sameInvoice' },
    ]);
    expect(codeOf(asked)).toEqual([409, 'confirmationRequired']);
    expect(sure.status).toBe(201);
  });

  test('[G-045] never beyond the limit, nor for what is paid or of another agreement', async () => {
    const { agreementId, transactionId, loanId } = await aBill({ facilityLimit: '1200.00' });
    const more = await aTransaction(loanId, { amount: '200.01' });
    const other = await aBill();

    const beyond = await ask(agreementId, [transactionId, more]);

    expect(codeOf(beyond)).toEqual([422, 'advanceBeyondLimit']);
    expect(beyond.body.error?.message).toContain('USD 1,200.00 is available');
    expect(codeOf(await ask(agreementId, [other.transactionId]))).toEqual([
      422,
      'transactionOfOtherAgreement',
    ]);
    expect(codeOf(await ask(agreementId, []))[0]).toBeGreaterThanOrEqual(400);
    expect(codeOf(await ask(agreementId, [newId()]))).toEqual([422, 'unknownReference']);
  });

  test('[C-877, C-878] is changed and deleted until it is sent', async () => {
    const { agreementId, loanId, transactionId } = await aBill();
    const second = await aTransaction(loanId, { amount: '50.00' });
    const { id } = (await ask(agreementId, [transactionId])).body;

    const changed = await lender.put(at(id), { transactionIds: [transactionId, second] });
    await lender.post(at(id, 'send'), {});

    expect(changed.body).toMatchObject({ amount: '1050.00' });
    expect(codeOf(await lender.put(at(id), { transactionIds: [second] }))).toEqual([
      409,
      'advanceRequestSent',
    ]);
    expect(codeOf(await lender.delete(at(id)))).toEqual([409, 'advanceRequestSent']);
    await lender.put(at(id, 'cancel'), { reason: 'Again' });
    const again = (await ask(agreementId, [second], { answers: { duplicateAdvances: 'yes' } }))
      .body;
    expect((await lender.delete(at(again.id))).status).toBe(204);
  });

  test('[C-388, C-384] shows first what it costs and leaves', async () => {
    const terms = { feeTime: 'perAdvance', feeUnit: '%', feeValue: '2.00', feeHasGst: true };
    const { agreementId, transactionId } = await aBill(terms);
    const asked = { agreementId, transactionIds: [transactionId], on: '2026-11-16' };

    const preview = (await lender.put('/app/advance-requests/calculate', asked)).body;
    const requestId = await aSentRequest(agreementId, [transactionId]);
    await lender.put(at(requestId, 'approve'), {});
    const again = await lender.put('/app/agreement-advance-payments/calculate', { requestId });

    const fee = Number(preview.fee);
    expect(preview).toMatchObject({
      ...{ principal: '1000.00', fee: '20.00', upfrontInterest: '0.00' },
      ...{ availableBefore: '100000.00', availableAfter: '99000.00' },
    });
    expect(Number(preview.total)).toBeCloseTo(1000 + fee + Number(preview.gst));
    // What is approved for it is not taken off twice.
    expect(again.body).toMatchObject({
      ...{ principal: '1000.00', fee: '20.00' },
      ...{ availableBefore: '100000.00', availableAfter: '99000.00' },
    });
  });

  test('[C-391, G-089] goes to the lender with its paper, by GET as by POST', async () => {
    const { agreementId, transactionId } = await aBill();
    const { id, requestNo } = (await ask(agreementId, [transactionId])).body;

    const sent = await lender.get(at(id, 'send'));
    const again = await lender.post(at(id, 'send'), {
      email: 'second@southern.test',
      answers: { unknownRecipient: 'yes' },
    });

    expect(sent.body).toMatchObject({ status: '1', sentTo: 'desk@southern.test' });
    expect(again.body).toMatchObject({ status: '1', sentTo: 'second@southern.test' });
    const mail = await eventually(
      () =>
        Promise.resolve(
          smtp.received.find(
            ({ source }) =>
              source.includes('second@southern.test') && source.includes(String(requestNo)),
          ),
        ),
      (found) => found !== undefined,
      200,
    );
    expect(mail?.source).toContain('application/pdf');
  }, 240_000);

  test('[C-368, C-369, R-279] is printed for who may read it', async () => {
    const { agreementId, transactionId } = await aBill();
    const requestId = await aSentRequest(agreementId, [transactionId]);
    await lender.put(at(requestId, 'approve'), {});
    const payment = await paymentOf(requestId);
    const print = (word: string, id: unknown, api = lender) =>
      api.get(`/app/funding-agreements/${word}?id=${String(id)}`);

    const request = await print('PrintAdvanceRequest', requestId);
    const paper = await print('PrintAdvancePayment', payment?.id);

    expect(request.raw.toString()).toContain('Advance request');
    expect(request.raw.toString()).toContain('Dr Lee');
    expect(paper.raw.toString()).toContain('Not yet paid');
    expect((await print('PrintAdvanceRequest', requestId, strangers())).status).toBe(404);
    expect((await print('PrintAdvancePayment', newId())).status).toBe(404);
  });
});

describe('what waits for the lender', () => {
  const loanAt = (id: string, word: string) => `/app/disbursement-funding/${id}/${word}`;

  test('keeps its loan and its agreement from being ended', async () => {
    const { agreementId, loanId, transactionId } = await aBill();
    const requestId = await aSentRequest(agreementId, [transactionId]);
    const reason = 'No need';

    const loan = await lender.put(loanAt(loanId, 'Cancelled'), { reason });
    const agreement = await lender.put(`/app/funding-agreements/${agreementId}/Cancelled`, {
      reason,
    });

    expect([loan, agreement].map(codeOf)).toEqual([
      [409, 'advanceUnderWay'],
      [409, 'advanceUnderWay'],
    ]);
    await lender.put(at(requestId, 'reject'), { reason });
    const asked = await lender.put(loanAt(loanId, 'Cancelled'), { reason });
    expect(asked.body.error?.message).toContain('1 bill on it is not paid.');
    expect((await transactionOf(transactionId)).status).toBe('1');
    const done = await lender.put(loanAt(loanId, 'Cancelled'), {
      reason,
      answers: { billsWait: 'yes' },
    });
    expect(done.body).toMatchObject({ status: 'cancelled' });
    expect(await transactionOf(transactionId)).toMatchObject({
      status: '5',
      cancelledReason: reason,
    });
  });

  test('is told before the loan is settled', async () => {
    const { agreementId, loanId, transactionId } = await aBill();
    await lender.put(`/app/funding-transactions/${transactionId}/request`, {});
    await lender.put(`/app/funding-transactions/${transactionId}/pay`, { paidOn: '2026-11-16' });
    const second = await aTransaction(loanId, { amount: '80.00' });
    const settle = (more: object = {}) =>
      lender.post(loanAt(loanId, 'settle'), {
        ...{ settledOn: '2026-11-16', received: '1000.00' },
        ...more,
      });

    const asked = await settle();
    const requestId = await aSentRequest(agreementId, [second]);
    const held = await settle({ answers: { billsWait: 'yes' } });
    await lender.put(at(requestId, 'reject'), { reason: 'Late' });
    const settled = await settle({ answers: { billsWait: 'yes' } });

    expect(asked.body.error?.message).toContain('1 bill on it is not paid.');
    expect(codeOf(held)).toEqual([409, 'advanceUnderWay']);
    expect(settled.status).toBe(201);
    expect(await transactionOf(transactionId)).toMatchObject({ status: '4' });
  });
});

describe('approving and paying an advance', () => {
  test('above the limit of the agreement an administrator approves, below it anybody', async () => {
    const { agreementId, loanId, transactionId } = await aBill({ approvalAbove: '500.00' });
    const small = await aTransaction(loanId, { amount: '500.00' });
    const big = await aSentRequest(agreementId, [transactionId]);

    const refused = await staff.put(at(big, 'approve'), {});
    const approved = await practice.as('ADMIN_STAFF').put(at(big, 'approve'), {});
    const request = await aSentRequest(agreementId, [small]);
    const byStaff = await staff.put(at(request, 'approve'), {});

    expect(codeOf(refused)).toEqual([403, 'advanceNeedsAdministrator']);
    expect(refused.body.error?.message).toContain('USD 500.00');
    expect(approved.body).toMatchObject({ status: '2' });
    expect(byStaff.body).toMatchObject({ status: '2' });
    expect(await paymentOf(big)).toMatchObject({ status: 'pending', amount: '1000.00' });
  });

  test('[C-880, C-386] each transaction is an advance on its loan, once whatever races', async () => {
    const agreementId = await anEffectiveAgreement();
    const loans = [await practice.aLoan({ agreementId }), await practice.aLoan({ agreementId })];
    const bills: string[] = [];
    for (const loanId of loans) bills.push(await aTransaction(loanId));
    const requestId = await aSentRequest(agreementId, bills);
    await lender.put(at(requestId, 'approve'), {});
    const { id } = (await paymentOf(requestId)) ?? {};
    const pay = () => lender.put(payAt(id, 'pay'), { paidOn: '2026-11-16', reference: 'EFT 12' });
    const held = await lender.put(`/app/funding-transactions/${bills[0]}/pay`, {
      paidOn: '2026-11-16',
    });
    const shown = await transactionOf(String(bills[0]));

    const both = await Promise.all([pay(), pay()]);

    expect(codeOf(held)).toEqual([409, 'transactionHeld']);
    expect(shown.heldBy).toMatch(/^AP-/);
    expect(shown.can).not.toContain('fundingTransaction.pay');
    expect((await transactionOf(String(bills[0]))).heldBy).toBeNull();
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const loanId of loans)
      expect(await practice.loanOf(loanId)).toMatchObject({ principal: '1000.00' });
    for (const bill of bills) expect((await transactionOf(bill)).status).toBe('6');
    expect((await lender.get(payAt(id, 'transactions'))).body.totalCount).toBe(2);
    const { body } = await lender.get(`/app/funding-agreements/${agreementId}`);
    expect(body).toMatchObject({ drawn: '2000.00' });
  });

  test('a payment that is cancelled frees its transactions and their room in the limit', async () => {
    const { agreementId, loanId, transactionId } = await aBill({ facilityLimit: '1000.00' });
    const requestId = await aSentRequest(agreementId, [transactionId]);
    await lender.put(at(requestId, 'approve'), {});
    const other = await aTransaction(loanId, { amount: '900.00' });

    const waits = await ask(agreementId, [other]);
    const held = await transactionOf(transactionId);
    const cancelled = await lender.put(payAt((await paymentOf(requestId))?.id, 'cancel'), {
      reason: 'Lender has no money',
    });
    const fits = await ask(agreementId, [other]);

    expect(codeOf(waits)).toEqual([422, 'advanceBeyondLimit']);
    expect(cancelled.body).toMatchObject({ status: 'cancelled' });
    expect(fits.status).toBe(201);
    const freed = await transactionOf(transactionId);
    expect([held, freed].map(({ heldBy }) => heldBy !== null)).toEqual([true, false]);
    expect(freed.can).toEqual(
      expect.arrayContaining(['fundingTransaction.pay', 'fundingTransaction.cancel']),
    );
    const taken = await transactionOf(other);
    expect([taken.heldBy, taken.can?.includes('fundingTransaction.cancel')]).toEqual([
      fits.body.requestNo,
      false,
    ]);
    await lender.delete(at(fits.body.id));
    expect((await transactionOf(other)).heldBy).toBeNull();
  });
});
