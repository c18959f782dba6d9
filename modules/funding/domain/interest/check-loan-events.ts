import type { LoanEvent } from './loan-terms.ts';

/** Nothing can be paid back before it was lent: names the first payment for which that is so. */
export function paymentBeforeAdvance(events: readonly LoanEvent[]): LoanEvent | undefined {
  const first = events
    .filter(({ kind }) => kind === 'advance')
    .reduce<string | null>((least, { on }) => (least === null || on < least ? on : least), null);
  return events.find(
    ({ kind, on }) => kind !== 'advance' && kind !== 'fee' && (first === null || on < first),
  );
}
