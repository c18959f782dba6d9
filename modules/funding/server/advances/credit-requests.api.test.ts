import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/server';
import type { ApiAnswer } from '#kernel/testing';
import { aLender, someTransactions } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { companyId } = practice;
const { anEffectiveAgreement } = someTransactions(practice);
/** The office of a practice, which has cases and funding. */
const features = ['Disbursement', 'FundingTransaction', 'DisbursementFunding'];
const { lender } = practice;
const as = (...roles: readonly string[]) =>
  practice.signedIn(roles, { features: [...practice.actor.features, ...features] }).api;
const office = as('ADMIN_STAFF', 'ACCOUNTING');

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const fund = (values: object, api = office) => api.post('/app/credit-requests', values);
const at = (id: unknown, word: string) => `/app/credit-requests/${String(id)}/${word}`;
const read = async (id: string) => (await office.get(`/app/payments/${id}`)).body;

describe('[D-073] fund this report', () => {
  test('makes the loan of the matter and a transaction; paid, the invoice is paid', async () => {
    const agreementId = await anEffectiveAgreement();
    const { id: invoiceId, caseId, invoiceNo } = await practice.invoicedCase();

    const asked = await fund({ caseId, invoiceId });
    const twice = await fund({ caseId, invoiceId });
    const approved = (await office.put(at(asked.body.id, 'approve'), {})).body;
    const paid = await office.put(`/app/funding-transactions/${approved.transactionId}/pay`, {
      paidOn: '2026-11-16',
    });

    expect(asked).toMatchObject({ status: 201, body: { status: '1', amount: '1595.00' } });
    expect(codeOf(twice)).toEqual([409, 'creditAskedAlready']);
    expect(approved).toMatchObject({ status: '2', loanId: expect.any(String) });
    expect(paid.body).toMatchObject({ status: '6', invoiceNo, caseId });
    expect(await practice.loanOf(String(approved.loanId))).toMatchObject({
      ...{ caseId, borrowerId: companyId, principal: '1595.00' },
    });
    expect(await read(invoiceId)).toMatchObject({ status: '3', openAmount: '0.00' });
    const receipts = await office.get(`/app/receipts?filterText=${paid.body.transactionNo}`);
    expect(receipts.body.items).toMatchObject([{ amount: '1595.00', unapplied: '0.00' }]);
    expect((await lender.get(`/app/funding-agreements/${agreementId}`)).status).toBe(200);
  });

  test('a second report of the matter joins its loan; a charge stays credit until invoiced', async () => {
    await anEffectiveAgreement({ facilityLimit: '900000.00' });
    const { id: caseId } = await practice.newCase();
    const charge = async (amount: number) => {
      const id = newId();
      await practice.run(
        `insert into case_charges (tenant_id, id, case_id, company_id, kind, move, description, charged_on, amount, has_gst, status)
          values ($1, $2, $3, $4, 'assessment', 'attended', 'Examination', '2026-11-01', $5, true, 'pending')`,
        [practice.tenantId, id, caseId, companyId, amount],
      );
      return id;
    };
    const approved = async (chargeId: string) => {
      const { body } = await fund({ caseId, chargeId });
      return (await office.put(at(body.id, 'approve'), {})).body;
    };

    const first = await approved(await charge(1000));
    const second = await approved(await charge(500));
    const paid = await office.put(`/app/funding-transactions/${first.transactionId}/pay`, {
      paidOn: '2026-11-16',
    });

    expect(first).toMatchObject({ amount: '1100.00' });
    expect(second).toMatchObject({ amount: '550.00', loanId: first.loanId });
    const receipts = await office.get(`/app/receipts?filterText=${paid.body.transactionNo}`);
    expect(receipts.body.items).toMatchObject([{ amount: '1100.00', unapplied: '1100.00' }]);
  });

  test('is refused without an agreement, for another case, and for more than is open', async () => {
    const { id: invoiceId, caseId } = await practice.invoicedCase();
    const { id: otherCase } = await practice.newCase();
    const stop = (status: string) =>
      practice.run('update facility_agreements set status = $2 where tenant_id = $1', [
        practice.tenantId,
        status,
      ]);

    await stop('pending');
    const without = await fund({ caseId, invoiceId });
    await stop('effective');

    expect(codeOf(without)).toEqual([409, 'creditWithoutAgreement']);
    expect(codeOf(await fund({ caseId }))).toEqual([422, 'creditWithoutSubject']);
    expect(codeOf(await fund({ caseId: otherCase, invoiceId }))).toEqual([
      422,
      'creditOfOtherCase',
    ]);
    expect(codeOf(await fund({ caseId, invoiceId, amount: '1595.01' }))).toEqual([
      422,
      'creditBeyondOpen',
    ]);
    expect((await fund({ caseId: newId(), invoiceId })).status).toBe(404);
  });

  test('above the limit of the agreement an administrator approves; a rejected one says why', async () => {
    const agreementId = await anEffectiveAgreement({ approvalAbove: '100.00' });
    const { id: invoiceId, caseId } = await practice.invoicedCase();
    const { id } = (await fund({ caseId, invoiceId, agreementId })).body;

    const refused = await as('ACCOUNTING').put(at(id, 'approve'), {});
    const rejected = await office.put(at(id, 'reject'), { reason: 'Weak claim' });

    expect(codeOf(refused)).toEqual([403, 'advanceNeedsAdministrator']);
    expect(rejected.body).toMatchObject({ status: '3', decidedReason: 'Weak claim' });
    expect((await fund({ caseId, invoiceId })).status).toBe(201);
  });
});
