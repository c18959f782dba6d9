import { correctPostings } from '../interest/correct-postings.ts';
import { payoutOn } from '../interest/payout.ts';
import { walkLoan } from '../interest/walk-loan.ts';
import type { LoanBooks, StoredLoan } from './loan-ledger.ts';
import type { NewLoanEntry } from './decide-loan-entry.ts';

const nothing = {
  fee: '0.00',
  interest: '0.00',
  principal: '0.00',
  unapplied: '0.00',
} as const;

/** Which parts the money goes to, and what the ledger will correct. */
export function previewOfEntry(
  { loan, posted }: Pick<StoredLoan, 'loan' | 'posted'>,
  { id, kind, on, amount }: NewLoanEntry,
  { today }: Pick<LoanBooks, 'today'>,
) {
  const changed = { ...loan, events: [...loan.events, { id, kind, on, amount }] };
  const book = walkLoan(changed, today);
  const found = book.allocations.find(({ eventId }) => eventId === id);
  const { fee, interest, principal, unapplied } = found ?? nothing;
  const rows = correctPostings(posted, book.postings);
  return {
    before: payoutOn(loan, on).total,
    after: payoutOn(changed, on).total,
    fee,
    interest,
    principal,
    unapplied,
    reversed: rows.reverse.length,
    posted: rows.post.length,
  };
}
