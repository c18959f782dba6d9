import { accept, create, exact, refuse, toCents } from '#kernel/domain';
import type { Decision, Money, PlainDate, Refused } from '#kernel/domain';
import type { AgreementStatus } from '../agreements/agreement-choices.ts';
import { paymentBeforeAdvance } from '../interest/check-loan-events.ts';
import { payoutOn } from '../interest/payout.ts';
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
  readonly capPerMatter: Money | null;
  readonly capPerAdvance: Money | null;
};

export type NewLoanEntry = {
  readonly id: string;
  readonly kind: LoanEntryKind;
  readonly on: PlainDate;
  readonly amount: Money;
  readonly note?: string | null;
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
  { on, amount }: Pick<NewLoanEntry, 'on' | 'amount'>,
): Refused | null {
  const { endsOn, capPerAdvance, capPerMatter } = limits;
  if (limits.status !== 'effective') return refuse('agreementNotEffective');
  if (isOnHold) return refuse('loanOnHold', { values: { loanNo } });
  if (on < limits.startsOn || (endsOn !== null && on > endsOn))
    return refuse('advanceOutsideAgreement', { field: 'happenedOn' });
  const beyond = (available: Money) =>
    refuse('advanceBeyondLimit', { field: 'amount', values: { available } });
  const left = minus(limits.facilityLimit, limits.drawn);
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

/** One more thing that happened, for today or a day that has passed; the ledger follows. */
export function decideLoanEntry(
  given: LoanToChange,
  entry: NewLoanEntry,
  books: LoanBooks,
): Decision {
  const { id, kind, on, amount, note = null, source } = entry;
  const loan = { ...given.loan, events: [...given.loan.events, { id, kind, on, amount }] };
  return accept(
    given.status !== 'active' && refuse('loanNotActive', { values: { loanNo: given.loanNo } }),
    !isMore(amount, '0') && refuse('amountNotPositive', { field: 'amount' }),
    on > books.today && refuse('loanEntryInFuture', { field: 'happenedOn' }),
    kind === 'advance' && checkAdvance(given, entry),
    (kind === 'payment' || kind === 'writeOff') && checkTaken(given, entry),
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
