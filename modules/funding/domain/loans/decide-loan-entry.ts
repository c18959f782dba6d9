import { accept, amountText, askUnanswered, create, exact, refuse, toCents } from '#kernel/domain';
import type { Answers, Decision, Money, PlainDate, Question, Refused } from '#kernel/domain';
import type { AgreementStatus } from '../agreements/agreement-choices.ts';
import { paymentBeforeAdvance } from '../interest/check-loan-events.ts';
import { moneyOf } from '../interest/accrual.ts';
import { payoutOn } from '../interest/payout.ts';
import { walkLoan } from '../interest/walk-loan.ts';
import type { LoanEntryKind, LoanStatus } from './loan-choices.ts';
import { loanEntry } from './loan-entry.resource.ts';
import { postLoan } from './loan-ledger.ts';
import type { LoanBooks, StoredLoan } from './loan-ledger.ts';

/** What the agreement allows, read under its lock. */
export type LoanLimits = {
  readonly status: AgreementStatus;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly facilityLimit: Money;
  readonly drawn: Money;
  /** Approved for payment and not paid yet. */
  readonly promised: Money;
  readonly capPerMatter: Money | null;
  readonly capPerAdvance: Money | null;
};

export type NewLoanEntry = {
  readonly id: string;
  readonly kind: LoanEntryKind;
  readonly on: PlainDate;
  readonly amount: Money;
  readonly note?: string | null;
  /** An advance that was approved: what is promised holds its own amount already. */
  readonly isPromised?: boolean;
  readonly source?: { readonly type: string; readonly id: string };
};

export type LoanToChange = StoredLoan & {
  readonly status: LoanStatus;
  readonly isOnHold: boolean;
  readonly limits: LoanLimits;
};

const minus = (one: Money, other: Money): Money => toCents(exact(one).minus(other));
const isMore = (one: Money, other: Money): boolean => exact(one).greaterThan(other);

/** G-045: refused with the amount that is available. */
export function checkAdvance(
  { limits, isOnHold, loan, loanNo }: LoanToChange,
  { on, amount, isPromised = false }: Pick<NewLoanEntry, 'on' | 'amount' | 'isPromised'>,
): Refused | null {
  const { endsOn, capPerAdvance, capPerMatter } = limits;
  if (limits.status !== 'effective') return refuse('agreementNotEffective');
  if (isOnHold) return refuse('loanOnHold', { values: { loanNo } });
  if (on < limits.startsOn || (endsOn !== null && on > endsOn))
    return refuse('advanceOutsideAgreement', { field: 'happenedOn' });
  const beyond = (available: Money) =>
    refuse('advanceBeyondLimit', { field: 'amount', values: { available } });
  const undrawn = minus(limits.facilityLimit, limits.drawn);
  const left = isPromised ? undrawn : minus(undrawn, limits.promised);
  if (isMore(amount, left)) return beyond(isMore(left, '0') ? left : '0.00');
  if (capPerAdvance && isMore(amount, capPerAdvance)) return beyond(capPerAdvance);
  const lent = loan.events
    .filter(({ kind }) => kind === 'advance')
    .reduce((sum, one) => sum.plus(one.amount), exact(0));
  const ofMatter = capPerMatter && minus(capPerMatter, toCents(lent));
  return ofMatter && isMore(amount, ofMatter)
    ? beyond(isMore(ofMatter, '0') ? ofMatter : '0.00')
    : null;
}

function checkTaken(given: LoanToChange, entry: NewLoanEntry): Refused | null {
  const events = [...given.loan.events, { ...entry }];
  if (paymentBeforeAdvance(events)) return refuse('paymentBeforeAdvance', { field: 'happenedOn' });
  const { total } = payoutOn(given.loan, entry.on);
  return entry.kind === 'writeOff' && isMore(entry.amount, total)
    ? refuse('writeOffAbovePayout', { field: 'amount', values: { payout: total } })
    : null;
}

/** Credit is paid back also after the loan was settled: it often comes from settling. */
const takesEntries = ({ status }: LoanToChange, kind: LoanEntryKind): boolean =>
  status === 'active' || (status === 'settled' && kind === 'refund');

/** What is held on the day, and still is after all that is known of later days. */
export function creditHeld({ loan }: Pick<StoredLoan, 'loan'>, on: PlainDate, today: PlainDate) {
  const held = [on, today].map((day) => walkLoan(loan, day).credit);
  const [first = 0n, second = 0n] = held;
  return moneyOf(first < second ? first : second);
}

/** Asked before money is taken that is more than is owed, or that was most likely entered already. */
export function questionsOfPayment(
  given: Pick<LoanToChange, 'loan' | 'loanNo'>,
  { on, amount }: Pick<NewLoanEntry, 'on' | 'amount'>,
): readonly Question[] {
  const { total } = payoutOn(given.loan, on);
  const surplus = minus(amount, total);
  const isTwice = given.loan.events.some(
    (one) => one.kind === 'payment' && one.on === on && exact(one.amount).equals(amount),
  );
  return [
    ...(isMore(surplus, '0')
      ? [
          {
            key: 'overpaid',
            text: `${amountText(total)} settles loan ${given.loanNo} on that day. ${amountText(surplus)} more would stay as credit of the borrower. Take it?`,
          },
        ]
      : []),
    ...(isTwice
      ? [
          {
            key: 'samePayment',
            text: `A payment of ${amountText(amount)} on that day stands on loan ${given.loanNo} already. Take it a second time?`,
          },
        ]
      : []),
  ];
}

/** One more thing that happened, for today or a day that has passed; the ledger follows. */
export function decideLoanEntry(
  given: LoanToChange,
  entry: NewLoanEntry,
  books: LoanBooks,
  /** Null: nobody is there to be asked. */
  answers: Answers | null = null,
): Decision {
  const { id, kind, on, amount, note = null, source } = entry;
  const loan = { ...given.loan, events: [...given.loan.events, { id, kind, on, amount }] };
  const credit = kind === 'refund' ? creditHeld(given, on, books.today) : '0.00';
  return accept(
    !takesEntries(given, kind) && refuse('loanNotActive', { values: { loanNo: given.loanNo } }),
    !isMore(amount, '0') && refuse('amountNotPositive', { field: 'amount' }),
    on > books.today && refuse('loanEntryInFuture', { field: 'happenedOn' }),
    kind === 'advance' && checkAdvance(given, entry),
    (kind === 'payment' || kind === 'writeOff') && checkTaken(given, entry),
    kind === 'refund' &&
      isMore(amount, credit) &&
      refuse('refundAboveCredit', { field: 'amount', values: { credit } }),
    kind === 'payment' && answers && askUnanswered(questionsOfPayment(given, entry), answers),
    create(loanEntry, {
      id,
      loanId: given.id,
      kind,
      happenedOn: on,
      amount,
      note,
      isReversal: false,
      sourceType: source?.type ?? null,
      sourceId: source?.id ?? null,
    }),
    postLoan(given, loan, books),
  );
}
