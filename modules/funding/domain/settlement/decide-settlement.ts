import {
  accept,
  addDays,
  addMoney,
  amountText,
  askUnanswered,
  create,
  exact,
  move,
  refuse,
  toCents,
} from '#kernel/domain';
import type { Answers, Decision, Money, PlainDate, Refused } from '#kernel/domain';
import { askAboutBills, refuseWhileHeld } from '../advances/waiting-bills.ts';
import type { WaitingBills } from '../advances/waiting-bills.ts';
import type { LoanEvent } from '../interest/loan-terms.ts';
import { isPaidBackTooMuch } from '../interest/credit-paid-back.ts';
import { payoutOn } from '../interest/payout.ts';
import type { Payout } from '../interest/payout.ts';
import type { LoanToChange } from '../loans/decide-loan-entry.ts';
import { loanEntry } from '../loans/loan-entry.resource.ts';
import { postLoan } from '../loans/loan-ledger.ts';
import type { LoanBooks, StoredLoan } from '../loans/loan-ledger.ts';
import { loanWorkflow } from '../loans/loan.workflow.ts';
import { takeBackEntries } from '../loans/take-back-entries.ts';
import { loanSettlement } from './loan-settlement.resource.ts';
import type { PayoutFigure } from './settlement-actions.ts';

const minus = (one: Money, other: Money): Money => toCents(exact(one).minus(other));
const isMore = (one: Money, other: Money): boolean => exact(one).greaterThan(other);
const isSome = (amount: Money): boolean => exact(amount).greaterThan(0);
const negated = (amount: Money): Money => toCents(exact(amount).negated());

/** What a person is told before a loan is settled. */
export function payoutFigure(
  { loan }: Pick<StoredLoan, 'loan'>,
  on: PlainDate,
  today: PlainDate,
): PayoutFigure {
  const payout = payoutOn(loan, on);
  const next = payoutOn(loan, addDays(on, 1));
  return {
    ...payout,
    perDay: minus(next.total, payout.total),
    validUntil: on,
    isForecast: on > today,
  };
}

export type Settling = {
  readonly id: string;
  readonly settledOn: PlainDate;
  readonly received: Money;
  readonly writeOff: Money | null;
  /** By somebody who may give up what is missing. */
  readonly isApproved: boolean;
  readonly isInvoiced: boolean;
  readonly reason: string | null;
  readonly userId: string;
  /** A repayment invoice that asks for a part of the loan. */
  readonly openInvoiceNo: string | null;
  readonly waiting: WaitingBills;
  readonly answers: Answers;
};

function checkMissing(given: Settling, missing: Money, payout: Money): Refused | null {
  if (!isSome(missing) || given.isInvoiced) return null;
  if (!given.isApproved)
    return refuse('settlementBelowPayout', { field: 'received', values: { payout, missing } });
  if (given.writeOff !== null && !exact(given.writeOff).equals(missing))
    return refuse('writeOffNotMissing', { field: 'writeOff', values: { missing } });
  return given.reason?.trim() ? null : refuse('writeOffWithoutReason', { field: 'reason' });
}

function checkSettling(stored: LoanToChange, given: Settling, today: PlainDate): Refused | false {
  const { events } = stored.loan;
  const { settledOn, openInvoiceNo } = given;
  if (settledOn > today) return refuse('loanEntryInFuture', { field: 'settledOn' });
  if (!events.some(({ kind, on }) => kind === 'advance' && on <= settledOn))
    return refuse('settlementBeforeAdvance', { field: 'settledOn' });
  const later = events.map(({ on }) => on).find((on) => on > settledOn);
  if (later) return refuse('settlementBeforeEntries', { field: 'settledOn', values: { later } });
  if (openInvoiceNo !== null)
    return refuse('settlementWithInvoice', { values: { invoiceNo: openInvoiceNo } });
  return refuseWhileHeld(given.waiting);
}

const newEvents = (given: Settling, writtenOff: Money, newId: () => string): LoanEvent[] =>
  [
    { kind: 'settle' as const, amount: '0.00' },
    { kind: 'payment' as const, amount: given.received },
    { kind: 'writeOff' as const, amount: writtenOff },
  ]
    .filter(({ kind, amount }) => kind === 'settle' || isSome(amount))
    .map((event) => ({ ...event, id: newId(), on: given.settledOn }));

const partsOf = ({ principal, interest, minimumTopUp, rebate, fees, credit, total }: Payout) => ({
  principal,
  interest: addMoney(interest, minimumTopUp, rebate),
  fees,
  creditUsed: negated(credit),
  payout: total,
});

const askAboutSurplus = (stored: LoanToChange, given: Settling, payout: Money) =>
  askUnanswered(
    [
      {
        key: 'overpaid',
        text: `${amountText(payout)} settles loan ${stored.loanNo} on that day. ${amountText(minus(given.received, payout))} more would stay as credit of the borrower. Take it?`,
      },
    ],
    given.answers,
  );

const billsStay = 'Nothing is paid on a loan that is settled. Settle it?';

/** The payout of the day is paid, written off by approval, or invoiced; what is more stays as credit. */
export function decideSettlement(
  stored: LoanToChange,
  given: Settling,
  books: LoanBooks,
): Decision {
  const { settledOn, received, reason, userId, isInvoiced } = given;
  const payout = payoutOn(stored.loan, settledOn);
  const left = minus(payout.total, received);
  const missing = isSome(left) ? left : '0.00';
  const writtenOff = isInvoiced ? '0.00' : missing;
  const added = newEvents(given, writtenOff, books.newId);
  return accept(
    checkSettling(stored, given, books.today),
    checkMissing(given, missing, payout.total),
    isMore(received, payout.total) && askAboutSurplus(stored, given, payout.total),
    askAboutBills(given.waiting, given.answers, billsStay),
    move(loanWorkflow, stored, 'settle', { note: reason, values: { settledOn } }),
    create(loanSettlement, {
      id: given.id,
      loanId: stored.id,
      settledOn,
      ...partsOf(payout),
      received,
      writtenOff,
      toInvoice: isInvoiced ? missing : '0.00',
      creditLeft: addMoney(payout.surplus, isSome(left) ? '0.00' : negated(left)),
      reason,
      approvedById: isSome(writtenOff) ? userId : null,
      isReversal: false,
    }),
    added.map(({ id, kind, on, amount }) =>
      create(loanEntry, {
        id,
        loanId: stored.id,
        kind,
        happenedOn: on,
        amount,
        note: reason,
        isReversal: false,
        sourceType: loanSettlement.name,
        sourceId: given.id,
      }),
    ),
    postLoan(stored, { ...stored.loan, events: [...stored.loan.events, ...added] }, books),
  );
}

export type StoredSettlement = {
  readonly id: string;
  readonly settledOn: PlainDate;
  readonly principal: Money;
  readonly interest: Money;
  readonly fees: Money;
  readonly creditUsed: Money;
  readonly payout: Money;
  readonly received: Money;
  readonly writtenOff: Money;
  readonly toInvoice: Money;
  readonly creditLeft: Money;
  readonly entryIds: readonly string[];
};

/** What the settlement entered is taken back; interest runs again from its day. */
export function decideReopening(
  stored: LoanToChange,
  settlement: StoredSettlement | null,
  {
    reason,
    books,
    openInvoiceNo,
  }: {
    readonly reason: string;
    readonly books: LoanBooks;
    readonly openInvoiceNo: string | null;
  },
): Decision {
  const { loanNo } = stored;
  if (!settlement) return refuse('loanNotSettled', { values: { loanNo } });
  const { id, entryIds, ...figures } = settlement;
  const events = stored.loan.events.filter((event) => !entryIds.includes(event.id));
  return accept(
    isPaidBackTooMuch({ ...stored.loan, events }, books.today) && refuse('creditWasPaidBack'),
    openInvoiceNo !== null &&
      refuse('settlementWithInvoice', { values: { invoiceNo: openInvoiceNo } }),
    move(loanWorkflow, stored, 'reopen', { note: reason, values: { settledOn: null } }),
    create(loanSettlement, {
      loanId: stored.id,
      ...figures,
      reason,
      approvedById: null,
      isReversal: true,
      reversesId: id,
    }),
    takeBackEntries(stored, entryIds, reason, books),
  );
}
