import { create } from '#kernel/domain';
import type { Creation } from '#kernel/domain';
import { loanEntry } from './loan-entry.resource.ts';
import { postLoan } from './loan-ledger.ts';
import type { LoanBooks, StoredLoan } from './loan-ledger.ts';

/** Entries are never changed: each gets one that takes it back, and the ledger follows. */
export function takeBackEntries(
  stored: StoredLoan,
  ids: readonly string[],
  reason: string,
  books: LoanBooks,
): readonly Creation[] {
  const taken = stored.loan.events.filter(({ id }) => ids.includes(id));
  const events = stored.loan.events.filter(({ id }) => !ids.includes(id));
  return [
    ...taken.map(({ id, kind, on, amount }) =>
      create(loanEntry, {
        loanId: stored.id,
        kind,
        happenedOn: on,
        amount,
        note: reason,
        isReversal: true,
        reversesId: id,
      }),
    ),
    ...postLoan(stored, { ...stored.loan, events }, books),
  ];
}
