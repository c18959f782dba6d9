import { exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { feeBasis } from '#parties/domain';
import type { FeeArrangement, FeeRow, MatterKind } from '#parties/domain';

/** How a rule pays the specialist for a charge. */
export const payeeWays = {
  arrangement: 'By the fees of the specialist',
  percent: 'Share of what the customer pays',
  fixed: 'Fixed amount',
  none: 'Nothing',
} as const;

export type PayeeRule = {
  readonly way: keyof typeof payeeWays;
  readonly percent: string | null;
  readonly amount: Money | null;
  /** At least this, wherever anything is paid. */
  readonly minimum: Money | null;
};

/** Where no rule says otherwise. */
export const byArrangement: PayeeRule = {
  way: 'arrangement',
  percent: null,
  amount: null,
  minimum: null,
};

export type Fee = Pick<FeeRow, 'amount' | 'splitPercent' | 'matterKind'>;

export type ShareFacts = {
  /** The row of the fee table that fits; null: the specialist has none for it. */
  readonly fee: Fee | null;
  readonly arrangement: FeeArrangement | null;
  /** What the customer pays without GST; null: nothing, or nobody knows yet. */
  readonly customer: Money | null;
};

const shareOf = (customer: Money | null, percent: string | null | undefined): Money | null =>
  customer === null || !percent ? null : toCents(exact(customer).times(percent).div(100));

/** G-128: split is a percentage of the customer's fee, fixed is the amount of the fee table. */
function arranged({ fee, arrangement, customer }: ShareFacts): Money | null {
  if (!fee) return null;
  const basis = arrangement
    ? feeBasis(arrangement, fee.matterKind as MatterKind)
    : fee.amount
      ? 'fixed'
      : 'split';
  return basis === 'fixed' ? (fee.amount ?? null) : shareOf(customer, fee.splitPercent);
}

function byRule(rule: PayeeRule, facts: ShareFacts): Money | null {
  if (rule.way === 'percent') return shareOf(facts.customer, rule.percent);
  if (rule.way === 'fixed') return rule.amount;
  return arranged(facts);
}

/** What the specialist earns by a charge, without GST; null: nothing. */
export function specialistShare(rule: PayeeRule, facts: ShareFacts): Money | null {
  if (rule.way === 'none') return null;
  const share = byRule(rule, facts);
  if (!rule.minimum) return share;
  return share !== null && exact(share).greaterThan(rule.minimum) ? share : toCents(rule.minimum);
}
