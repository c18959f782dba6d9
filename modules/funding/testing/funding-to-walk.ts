import { randomUUID } from 'node:crypto';
import { aStoredPerson } from '#cases/testing';
import type { aCasePractice } from '#cases/testing';
import { fundingFeatures } from './a-lender.ts';

type Practice = Awaited<ReturnType<typeof aCasePractice>>;

/** Records of funding in a practice that has cases, by the calls that people use. */
export function fundingToWalk(practice: Practice) {
  const { tenantId, companyId, run } = practice;
  const facts = { features: [...fundingFeatures], edition: 'NONE' } as const;
  const { api } = practice.signedIn(['ADMIN_STAFF', 'ACCOUNTING'], facts);
  const made = async (path: string, values: object): Promise<string> => {
    const { status, body } = await api.post(path, values);
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return String(body.id);
  };
  const anAgreement = async () => {
    const fundingProviderId = await made('/app/funding-providers', {
      name: `Lender ${randomUUID()}`,
      email: 'desk@lender.test',
    });
    const id = await made('/app/funding-agreements', {
      fundingProviderId,
      borrowerId: companyId,
      startsOn: '2020-01-01',
      facilityLimit: '100000.00',
    });
    await made('/app/interest-rates', {
      agreementId: id,
      effectiveFrom: '2020-01-01',
      percent: '10',
    });
    await api.put(`/app/funding-agreements/${id}/Active`, {});
    return id;
  };
  const aBill = async (caseId: string | null = null) => {
    const agreementId = await anAgreement();
    const loan = { agreementId, caseId, openedOn: '2026-01-01' };
    const loanId = await made('/app/disbursement-funding', loan);
    const id = await made('/app/funding-transactions', {
      loanId,
      kind: 'otherDisbursement',
      payeeName: 'Dr Lee',
      description: 'Report',
      amount: '1000.00',
    });
    return { id, agreementId, loanId };
  };
  /** Asked for by somebody who can be written to, for a case. */
  const aRequest = async () => {
    const { id, agreementId } = await aBill((await practice.newCase()).id);
    const asker = await aStoredPerson(practice, 'STAFF', facts);
    const asked = { agreementId, transactionIds: [id] };
    const { body } = await asker.api.post('/app/advance-requests', asked);
    return { id: String(body.id) };
  };
  const aPayment = async () => {
    const request = await aRequest();
    await api.post(`/app/advance-requests/${request.id}/send`, {});
    await api.put(`/app/advance-requests/${request.id}/approve`, {});
    const { body } = await api.get(`/app/agreement-advance-payments?requestId=${request.id}`);
    return { id: String(body.items?.[0]?.id) };
  };
  const aCreditRequest = async () => {
    const agreementId = await anAgreement();
    const [{ id: caseId }, chargeId] = [await practice.newCase(), randomUUID()];
    await run(
      `insert into case_charges (tenant_id, id, case_id, company_id, kind, move, description, charged_on, amount, has_gst, status)
        values ($1, $2, $3, $4, 'assessment', 'attended', 'Examination', '2026-01-05', 1450, true, 'pending')`,
      [tenantId, chargeId, caseId, companyId],
    );
    return { id: await made('/app/credit-requests', { caseId, chargeId, agreementId }) };
  };
  /** A fee that `askedById` asked for: it is entered once somebody else approves. */
  const anApprovalRequest = async (askedById: string) => {
    const [id, { loanId }] = [randomUUID(), await aBill()];
    const fee = { loanId, kind: 'fee', on: '2026-01-01', amount: '10.00', note: null };
    await run(
      `insert into approval_requests (tenant_id, id, subject, kind, amount, outcome, record_id, asked_by_id, asked_at, payload)
        values ($1, $2, 'Fee of $10.00', 'loanEntry', 10, 'The fee is entered.', $3, $4, now(), $5)`,
      [tenantId, id, loanId, askedById, JSON.stringify(fee)],
    );
    return { id };
  };
  /** Its sums come from loans, which its moves do not ask about. */
  const aRepaymentInvoice = async () => {
    const [id, agreementId] = [randomUUID(), await anAgreement()];
    await run(
      `insert into transaction_invoice (tenant_id, id, invoice_no, borrower_id, agreement_id, period,
          period_to, invoice_date, due_date, principal, interest, fees, total)
        values ($1, $2, $3, $4, $5, '2026-10', '2026-10-31', '2026-11-01', '2026-11-15', 0, 100, 0, 100)`,
      [tenantId, id, `RI-${id.slice(0, 8)}`, companyId, agreementId],
    );
    return { id };
  };
  return { aBill, anApprovalRequest, aRequest, aPayment, aCreditRequest, aRepaymentInvoice };
}
