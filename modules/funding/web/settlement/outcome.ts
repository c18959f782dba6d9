import { exact, toCents } from '#kernel/domain';

export type Outcome = {
  readonly kind: 'settled' | 'writtenOff' | 'invoiced' | 'refused' | 'credit';
  readonly amount: string;
};

type Typed = {
  readonly received?: unknown;
  readonly approval?: unknown;
  readonly isInvoiced?: unknown;
};

const isAmount = (typed: unknown): typed is string =>
  typeof typed === 'string' && /^\d+(?:\.\d{1,2})?$/.test(typed);

/** What pressing the button would do, by what is typed so far. */
export function outcomeOf(
  payout: string,
  { received, approval, isInvoiced }: Typed,
): Outcome | null {
  if (!isAmount(received)) return null;
  const left = exact(payout).minus(received);
  if (left.isZero()) return { kind: 'settled', amount: payout };
  if (left.isNegative()) return { kind: 'credit', amount: toCents(left.negated()) };
  const kind = isInvoiced ? 'invoiced' : approval ? 'writtenOff' : 'refused';
  return { kind, amount: toCents(left) };
}
