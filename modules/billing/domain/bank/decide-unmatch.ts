import { accept, change, exact, refuse } from '#kernel/domain';
import type { Decision, Instant, PlainDate } from '#kernel/domain';
import { post, reversalOf } from '../ledger/entry.ts';
import type { Entry } from '../ledger/entry.ts';
import { removalWrites } from '../receipts/decide-allocation.ts';
import type { Applied } from '../receipts/decide-allocation.ts';
import type { StoredReceipt } from '../receipts/decide-receipt.ts';
import { receipt } from '../receipts/receipt.resource.ts';
import { reopened } from './decide-match.ts';
import type { StoredLine } from './decide-match.ts';

export type MadeReceipt = {
  readonly receipt: StoredReceipt;
  readonly entry: Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>;
  readonly reversalId: string;
  /** What it pays now. */
  readonly applied: readonly Applied[];
};

const because = 'The line of the bank was unmatched.';

/** What the match posted is reversed: payments first, then the receipt; the line waits again. */
export function decideUnmatch(
  line: StoredLine,
  made: MadeReceipt | null,
  { on, now }: { readonly on: PlainDate; readonly now: Instant },
): Decision {
  if (!made || made.receipt.isReversed) return accept(reopened(line));
  const { receipt: gone, entry, reversalId, applied } = made;
  return accept(
    exact(gone.refunded).greaterThan(0) &&
      refuse('receiptRefunded', { values: { refunded: gone.refunded } }),
    applied.map((one) => removalWrites(one, { on, now, because })),
    change(receipt, gone, {
      applied: '0.00',
      isReversed: true,
      reversedAt: now,
      reversedBecause: because,
    }),
    post(reversalOf(entry, { id: reversalId, on })),
    reopened(line),
  );
}
