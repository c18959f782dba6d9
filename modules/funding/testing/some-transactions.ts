import type { aLender } from './a-lender.ts';

type Lender = Awaited<ReturnType<typeof aLender>>;

/** Effective agreements, loans under them and bills to pay, made by the calls that people use. */
export function someTransactions(practice: Lender) {
  const { lender } = practice;
  const made = async (path: string, values: object): Promise<string> => {
    const { status, body } = await lender.post(path, values);
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return String(body.id);
  };
  const anEffectiveAgreement = async (values: object = {}) => {
    const id = await practice.anAgreement(values);
    await practice.run(`update facility_agreements set status = 'effective' where id = $1`, [id]);
    return id;
  };
  const aTransaction = (loanId: string, values: object = {}) =>
    made('/app/funding-transactions', {
      loanId,
      kind: 'otherDisbursement',
      payeeName: 'Dr Lee',
      description: 'Report of an orthopaedic surgeon',
      amount: '1000.00',
      ...values,
    });
  /** An agreement with one loan and one bill of $1,000. */
  const aBill = async (terms: object = {}, values: object = {}) => {
    const agreementId = await anEffectiveAgreement(terms);
    const loanId = await practice.aLoan({ agreementId });
    return { agreementId, loanId, transactionId: await aTransaction(loanId, values) };
  };
  const transactionOf = async (id: string) =>
    (await lender.get(`/app/funding-transactions/${id}`)).body;
  const ask = (agreementId: string, transactionIds: readonly string[], more: object = {}) =>
    lender.post('/app/advance-requests', { agreementId, transactionIds, ...more });
  /** Asked for and sent to the lender. */
  const aSentRequest = async (agreementId: string, transactionIds: readonly string[]) => {
    const id = await made('/app/advance-requests', { agreementId, transactionIds });
    await lender.post(`/app/advance-requests/${id}/send`, {});
    return id;
  };
  const paymentOf = async (requestId: string) => {
    const { body } = await lender.get(`/app/agreement-advance-payments?requestId=${requestId}`);
    type Payment = { readonly id: string; readonly status: string; readonly amount: string };
    return ((body.items ?? []) as readonly object[] as readonly Payment[])[0];
  };
  return {
    anEffectiveAgreement,
    aTransaction,
    aBill,
    transactionOf,
    ask,
    aSentRequest,
    paymentOf,
  };
}
