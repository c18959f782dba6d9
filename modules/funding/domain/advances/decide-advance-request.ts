import {
  accept,
  addMoney,
  change,
  create,
  emit,
  exact,
  move,
  refuse,
  toCents,
} from '#kernel/domain';
import type { Actor, Answers, Decision, Instant, Money, Refused } from '#kernel/domain';
import type { AgreementStatus } from '../agreements/agreement-choices.ts';
import type { AdvanceStatus, TransactionStatus } from './advance-choices.ts';
import { advanceDecided } from './advance-events.ts';
import { advancePayment } from './advance-payment.resource.ts';
import { advanceRequest } from './advance-request.resource.ts';
import { advanceRequestWorkflow } from './advance-request.workflow.ts';
import type { DuplicateAdvance } from './advance-shapes.ts';
import { askAboutDuplicates } from './duplicate-advances.ts';
import { fundingTransactionWorkflow } from './funding-transaction.workflow.ts';

/** Read under the lock of the agreement. */
export type AgreementToDraw = {
  readonly id: string;
  readonly status: AgreementStatus;
  readonly facilityLimit: Money;
  readonly drawn: Money;
  /** Approved and not yet paid. */
  readonly reserved: Money;
  readonly approvalAbove: Money | null;
};

export type AskedTransaction = {
  readonly id: string;
  readonly transactionNo: string;
  readonly status: TransactionStatus;
  readonly agreementId: string;
  readonly loanId: string;
  readonly payeeName: string | null;
  readonly invoiceNo: string | null;
  readonly amount: Money;
  readonly open: Money;
  /** The number of an active request or an unpaid payment that has it. */
  readonly holder: string | null;
};

const isMore = (one: Money, other: Money): boolean => exact(one).greaterThan(other);

export const availableOf = ({ facilityLimit, drawn, reserved }: AgreementToDraw): Money => {
  const left = exact(facilityLimit).minus(drawn).minus(reserved);
  return left.isNegative() ? '0.00' : toCents(left);
};

export const openOf = (transactions: readonly Pick<AskedTransaction, 'open'>[]): Money =>
  addMoney('0.00', ...transactions.map(({ open }) => open));

function checkTransactions(
  agreementId: string,
  transactions: readonly AskedTransaction[],
): Refused | null {
  if (!transactions.length) return refuse('advanceWithoutTransactions');
  if (transactions.some((one) => one.agreementId !== agreementId))
    return refuse('transactionOfOtherAgreement');
  const isOpen = ({ status, open }: AskedTransaction) =>
    (status === '0' || status === '1' || status === '2') && isMore(open, '0');
  const done = transactions.find((one) => !isOpen(one));
  if (done) return refuse('transactionNotOpen', { values: { transactionNo: done.transactionNo } });
  const held = transactions.find(({ holder }) => holder !== null);
  return held
    ? refuse('transactionHeld', {
        values: { transactionNo: held.transactionNo, holder: held.holder ?? '' },
      })
    : null;
}

export type AdvanceAsked = {
  readonly id: string;
  readonly agreement: AgreementToDraw;
  readonly transactions: readonly AskedTransaction[];
  readonly duplicates: readonly DuplicateAdvance[];
  readonly answers: Answers;
  readonly note: string | null;
};

function checkAsked({ agreement, transactions, duplicates, answers }: AdvanceAsked) {
  const available = availableOf(agreement);
  return [
    agreement.status !== 'effective' && refuse('agreementNotEffective'),
    checkTransactions(agreement.id, transactions),
    isMore(openOf(transactions), available) &&
      refuse('advanceBeyondLimit', { field: 'transactionIds', values: { available } }),
    askAboutDuplicates(duplicates, answers),
  ] as const;
}

/** What was a draft is requested from then on. */
const requested = (transactions: readonly AskedTransaction[]) =>
  transactions
    .filter(({ status }) => status === '0')
    .map((one) => move(fundingTransactionWorkflow, one, 'request'));

/** B-351: one active request for an agreement. */
export const decideAdvanceRequest = (
  given: AdvanceAsked,
  activeRequestNo: string | null,
): Decision =>
  accept(
    activeRequestNo !== null &&
      refuse('advanceRequestActive', { values: { requestNo: activeRequestNo } }),
    checkAsked(given),
    create(advanceRequest, {
      id: given.id,
      agreementId: given.agreement.id,
      transactionIds: given.transactions.map(({ id }) => id),
      amount: openOf(given.transactions),
      note: given.note,
    }),
    requested(given.transactions),
  );

type StoredRequest = {
  readonly id: string;
  readonly status: AdvanceStatus;
  readonly requestNo: string | null;
  readonly agreementId: string;
  readonly amount: Money;
};

const refuseSent = ({ status, requestNo }: StoredRequest) =>
  status !== '0' && refuse('advanceRequestSent', { values: { requestNo: requestNo ?? '' } });

export const decideAdvanceChange = (request: StoredRequest, given: AdvanceAsked): Decision =>
  accept(
    refuseSent(request),
    checkAsked(given),
    change(advanceRequest, request.id, {
      transactionIds: given.transactions.map(({ id }) => id),
      amount: openOf(given.transactions),
      note: given.note,
    }),
    requested(given.transactions),
  );

export const checkDiscard = (request: StoredRequest): Refused | null => refuseSent(request) || null;

/** The first time it is submitted; it is sent again while it waits. */
export const decideAdvanceSending = (
  request: StoredRequest,
  { to, now }: { readonly to: string | null; readonly now: Instant },
): Decision =>
  accept(
    request.status !== '0' &&
      request.status !== '1' &&
      refuse('advanceRequestDecided', { values: { requestNo: request.requestNo ?? '' } }),
    !to && refuse('lenderWithoutAddress'),
    request.status === '0'
      ? move(advanceRequestWorkflow, request, 'submit', { values: { sentAt: now, sentTo: to } })
      : change(advanceRequest, request.id, { sentAt: now, sentTo: to }),
  );

export type Approver = { readonly userId: string; readonly isAdministrator: boolean };

export const approverOf = ({ userId, roles }: Pick<Actor, 'userId' | 'roles'>): Approver => ({
  userId,
  isAdministrator: roles.includes('ADMIN_STAFF'),
});

/** Up to the limit of the agreement anybody of the office, above it an administrator. */
export const checkApproval = (
  { approvalAbove: above }: Pick<AgreementToDraw, 'approvalAbove'>,
  amount: Money,
  { isAdministrator }: Pick<Approver, 'isAdministrator'>,
): Refused | null =>
  above !== null && !isAdministrator && isMore(amount, above)
    ? refuse('advanceNeedsAdministrator', { values: { above } })
    : null;

export type AdvanceApproval = {
  readonly agreement: AgreementToDraw;
  readonly transactions: readonly Pick<AskedTransaction, 'open'>[];
  readonly approver: Approver;
  readonly paymentId: string;
  readonly now: Instant;
};

/** The payment is made with it, for whoever pays. */
export function decideAdvanceApproval(request: StoredRequest, given: AdvanceApproval): Decision {
  const { agreement, approver, transactions, paymentId, now } = given;
  const { amount, requestNo } = request;
  const available = availableOf(agreement);
  return accept(
    agreement.status !== 'effective' && refuse('agreementNotEffective'),
    checkApproval(agreement, amount, approver),
    !exact(openOf(transactions)).equals(amount) &&
      refuse('advanceRequestChanged', { values: { no: requestNo ?? '' } }),
    isMore(amount, available) && refuse('advanceBeyondLimit', { values: { available } }),
    move(advanceRequestWorkflow, request, 'approve', { values: { decidedAt: now } }),
    create(advancePayment, {
      id: paymentId,
      requestId: request.id,
      agreementId: agreement.id,
      amount,
    }),
    emit(advanceDecided({ requestId: request.id, isApproved: true, decidedById: approver.userId })),
  );
}

export type AdvanceRejection = {
  readonly reason: string;
  readonly userId: string;
  readonly now: Instant;
};

export const decideAdvanceRejection = (
  request: StoredRequest,
  { reason, userId, now }: AdvanceRejection,
): Decision =>
  accept(
    move(advanceRequestWorkflow, request, 'reject', {
      note: reason,
      values: { decidedAt: now, decidedReason: reason },
    }),
    emit(advanceDecided({ requestId: request.id, isApproved: false, decidedById: userId })),
  );
