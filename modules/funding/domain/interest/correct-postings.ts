import type { LoanPosting } from './loan-book.ts';

const keyOf = ({ on, kind, part, amount, eventId }: LoanPosting): string =>
  [on, kind, part, amount, eventId].join('|');

function without(
  rows: readonly LoanPosting[],
  others: readonly LoanPosting[],
): readonly LoanPosting[] {
  const counts = new Map<string, number>();
  for (const row of others) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return rows.filter((row) => {
    const left = counts.get(keyOf(row)) ?? 0;
    if (left > 0) counts.set(keyOf(row), left - 1);
    return left === 0;
  });
}

/**
 * What must be done to the posted rows when something is entered for a day that has passed: no row
 * is edited, those that no longer hold are reversed and the right ones are posted.
 */
export const correctPostings = (
  posted: readonly LoanPosting[],
  right: readonly LoanPosting[],
): { readonly reverse: readonly LoanPosting[]; readonly post: readonly LoanPosting[] } => ({
  reverse: without(posted, right),
  post: without(right, posted),
});
