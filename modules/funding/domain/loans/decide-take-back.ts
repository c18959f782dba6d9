import { accept, create, refuse } from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { paymentBeforeAdvance } from '../interest/check-loan-events.ts';
import type { LoanToChange } from './decide-loan-entry.ts';
import type { LoanEntryKind } from './loan-choices.ts';
import { movedCredit } from './move-credit.ts';
import { isPaidBackTooMuch } from '../interest/credit-paid-back.ts';
import { loanEntry } from './loan-entry.resource.ts';
import { postLoan } from './loan-ledger.ts';
import type { LoanBooks } from './loan-ledger.ts';

export type EntryToTakeBack = {
  readonly id: string;
  readonly kind: LoanEntryKind;
  readonly on: PlainDate;
  readonly amount: Money;
  readonly sourceType: string | null;
  readonly isTakenBack: boolean;
};

/** The entry stays, another one names it, and the ledger is brought to what holds without it. */
export function decideTakeBack(
  given: LoanToChange,
  entry: EntryToTakeBack,
  reason: string,
  books: LoanBooks,
): Decision {
  const events = given.loan.events.filter(({ id }) => id !== entry.id);
  const without = { ...given.loan, events };
  return accept(
    given.status === 'cancelled' && refuse('loanNotActive', { values: { loanNo: given.loanNo } }),
    given.status === 'settled' &&
      entry.kind !== 'refund' &&
      refuse('loanNotActive', { values: { loanNo: given.loanNo } }),
    entry.isTakenBack && refuse('loanEntryTakenBack'),
    entry.sourceType !== null && entry.sourceType !== movedCredit && refuse('loanEntryOfDocument'),
    paymentBeforeAdvance(events) && refuse('loanEntryHoldsOthers'),
    isPaidBackTooMuch(without, books.today) && refuse('creditWasPaidBack'),
    create(loanEntry, {
      id: books.newId(),
      loanId: given.id,
      kind: entry.kind,
      happenedOn: entry.on,
      amount: entry.amount,
      isReversal: true,
      reversesId: entry.id,
      note: reason,
    }),
    postLoan(given, without, books),
  );
}
