import { accept, create, exact, move, refuse } from '#kernel/domain';
import type { Decision, Instant, Money, PlainDate } from '#kernel/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import type { AdvanceStatus } from './advance-choices.ts';
import { creditRequest } from './credit-request.resource.ts';
import { creditRequestWorkflow } from './credit-request.workflow.ts';
import { availableOf, checkApproval } from './decide-advance-request.ts';
import type { AgreementToDraw, Approver } from './decide-advance-request.ts';
import { fundingTransaction } from './funding-transaction.resource.ts';

/** What shall be funded, with what is open of it for the case. */
export type CreditSubject = {
  readonly invoiceId: string | null;
  readonly chargeId: string | null;
  readonly description: string;
  readonly open: Money;
};

export type CreditAsked = {
  readonly id: string;
  readonly caseId: string;
  readonly subject: CreditSubject;
  readonly agreementId: string | null;
  /** One that asks for the same and was neither rejected nor cancelled. */
  readonly askedInNo: string | null;
  readonly amount: Money | null;
  readonly note: string | null;
};

export function decideCreditRequest(given: CreditAsked): Decision {
  const { subject, askedInNo, agreementId } = given;
  const { open, ...what } = subject;
  const amount = given.amount ?? open;
  if (agreementId === null) return refuse('creditWithoutAgreement');
  return accept(
    askedInNo !== null && refuse('creditAskedAlready', { values: { requestNo: askedInNo } }),
    exact(open).lessThanOrEqualTo(0) && refuse('creditOfOtherCase'),
    exact(amount).lessThanOrEqualTo(0) && refuse('amountNotPositive', { field: 'amount' }),
    exact(amount).greaterThan(open) && refuse('creditBeyondOpen', { values: { open } }),
    create(creditRequest, {
      id: given.id,
      caseId: given.caseId,
      agreementId,
      ...what,
      amount,
      note: given.note,
    }),
  );
}

type StoredCreditRequest = {
  readonly id: string;
  readonly status: AdvanceStatus;
  readonly caseId: string;
  readonly invoiceId: string | null;
  readonly description: string;
  readonly amount: Money;
};

export type CreditApproval = {
  readonly agreement: AgreementToDraw;
  /** The loan of the matter that runs under the agreement. */
  readonly activeLoanId: string | null;
  readonly invoiceNo: string | null;
  readonly approver: Approver;
  readonly newLoanId: string;
  readonly transactionId: string;
  readonly today: PlainDate;
  readonly now: Instant;
};

/** The loan of the matter where none is active, and the transaction that pays the practice. */
export function decideCreditApproval(
  request: StoredCreditRequest,
  given: CreditApproval,
): Decision {
  const { agreement, activeLoanId, transactionId, today, now } = given;
  const { amount, caseId, invoiceId } = request;
  const available = availableOf(agreement);
  const loanId = activeLoanId ?? given.newLoanId;
  return accept(
    agreement.status !== 'effective' && refuse('agreementNotEffective'),
    checkApproval(agreement, amount, given.approver),
    exact(amount).greaterThan(available) && refuse('advanceBeyondLimit', { values: { available } }),
    activeLoanId === null &&
      create(loanFunding, { id: loanId, agreementId: agreement.id, caseId, openedOn: today }),
    create(fundingTransaction, {
      id: transactionId,
      loanId,
      kind: 'practiceInvoice',
      description: request.description,
      invoiceNo: given.invoiceNo,
      invoiceId,
      amount,
    }),
    move(creditRequestWorkflow, request, 'approve', {
      values: { decidedAt: now, loanId, transactionId },
    }),
  );
}
