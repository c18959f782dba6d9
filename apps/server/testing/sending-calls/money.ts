import { sendStatementPath, specialistsWithPayment } from '#billing/domain';
import { aPayPractice } from '#billing/testing';
import type { billingOn } from '#billing/testing';
import type { TestServer } from '#kernel/testing';
import { enterOnLoan } from '#funding/testing';
import type { lendingOn } from '#funding/testing';
import { answered, post } from './calls.ts';
import type { SendCall } from '#correspondence/testing';
import type { SendingCalls } from './moves.ts';

type Billing = Awaited<ReturnType<typeof billingOn>>;
type Lending = Awaited<ReturnType<typeof lendingOn>>;

export function billingSending(practice: Billing): SendingCalls {
  const { accounting, run, address } = practice;
  const aPrepaidCase = async () => {
    const { id } = await practice.newCase();
    await run(`update assessments set prepayment_status = 'required' where id = $1`, [id]);
    return { caseId: id, amount: '1595.00', email: address };
  };
  return {
    'invoice.sendInvoice': async () =>
      post(accounting, `/app/payments/${(await practice.invoiced()).id}/emails`),
    'creditNote.sendCreditNote': async () => {
      const { id } = await practice.invoiced();
      const note = { reason: 'Not attended', lines: [] };
      const { body } = await accounting.post(`/app/payments/${id}/credit-notes`, note);
      return post(accounting, `/app/credit-notes/${body.id}/emails`);
    },
    'prepaymentRequest.requestPrepayment': async () =>
      post(accounting, '/app/prepayment-requests', await aPrepaidCase()),
    'prepaymentRequest.sendPrepayment': async () => {
      const { body } = await accounting.post('/app/prepayment-requests', await aPrepaidCase());
      return post(accounting, `/app/prepayment-requests/${body.id}/emails`);
    },
  };
}

/** What is due is stated, what was paid is advised. */
export async function remittanceSending(server: TestServer): Promise<SendingCalls> {
  const { api, aPayee, earned } = await aPayPractice(server);
  const period = 'invoiceDateFrom=2026-11-01&invoiceDateTo=2026-11-30&paymentPeriod=whole';
  const send = (id: string, isPaid: boolean) => ({
    ...post(api, `${sendStatementPath}?${period}&showProviderPayment=${isPaid}`),
    body: [id],
  });
  const owed = async () => {
    const { id } = await aPayee();
    await earned(id);
    return id;
  };
  const { ability } = specialistsWithPayment;
  return {
    [`${ability} statement`]: async () => send(await owed(), false),
    [`${ability} advice`]: async () => {
      const specialistId = await owed();
      const { body } = await api.post('/app/provider-payments/generate', {
        periodFrom: '2026-11-01',
        periodTo: '2026-11-30',
        payOn: '2026-11-16',
        payees: [{ specialistId }],
      });
      const ids = [String(body.payments?.[0]?.id)];
      await api.post('/app/provider-payments/markPaid', { ids, paidOn: '2026-11-16' });
      return send(specialistId, true);
    },
  };
}

export function fundingSending(lending: Lending): SendingCalls {
  const { lender } = lending;
  const place = '/app/disbursement-funding';
  const repaid = async () => {
    const agreementId = await lending.anAgreement({ repayment: 'monthly' });
    const loanId = await lending.aLoan({ agreementId });
    await enterOnLoan(lending, loanId, { on: '2026-01-01', amount: '10000.00' });
    const asked = { agreementId, month: '2026-10' };
    const { body } = await lender.post('/app/repayment-invoices', asked);
    return { agreementId, loanId, invoiceId: String(body.id) };
  };
  const email = 'accounts@firm.test';
  const sentTo = (path: string, more: object = {}): SendCall =>
    answered(post(lender, path, { email, ...more }), 'unknownRecipient');
  return {
    'repaymentInvoice.send': async () =>
      sentTo(`/app/repayment-invoices/${(await repaid()).invoiceId}/emails`),
    'loanFunding.sendSelectedInvoices': async () =>
      post(lender, `${place}/SendSelectedInvoices`, { invoiceIds: [(await repaid()).invoiceId] }),
    'loanFunding.sendFundingStatement': async () => {
      const { agreementId } = await repaid();
      return post(lender, `${place}/SendFundingStatement`, { agreementId, asOf: '2026-09-30' });
    },
    'loanFunding.sendRemittanceAdvice': async () => {
      const { agreementId } = await repaid();
      const days = { from: '2026-01-01', asOf: '2026-01-31' };
      return post(lender, `${place}/SendRemittanceAdvice`, { agreementId, ...days });
    },
    'loanFunding.emails': async () => {
      const { loanId } = await repaid();
      return sentTo(`${place}/${loanId}/emails`, { emailType: 'statement' });
    },
    'fundingAgreement.sendAgreement': async () =>
      post(lender, `/app/funding-agreements/${await lending.anAgreement()}/emails`, {
        to: 'lender',
      }),
    'advanceRequest.send': async () => {
      const { agreementId, loanId } = await repaid();
      const transactionIds = [await aBill(lending, loanId)];
      const { body } = await lender.post('/app/advance-requests', { agreementId, transactionIds });
      return sentTo(`/app/advance-requests/${body.id}/send`);
    },
  };
}

const aBill = async ({ lender }: Lending, loanId: string): Promise<string> => {
  const bill = { kind: 'otherDisbursement', payeeName: 'Dr Lee', description: 'Report' };
  const { body } = await lender.post('/app/funding-transactions', {
    loanId,
    ...bill,
    amount: '1000.00',
  });
  return String(body.id);
};
