import type { Money } from '#kernel/domain';
import type { Remoteness } from './ndis-choices.ts';

export type PriceFacts = {
  readonly priceType: string;
  /** The national limit. */
  readonly priceLimit: Money | null;
  /** Limits that differ, by state or by `remote` and `veryRemote`. */
  readonly zones: Readonly<Record<string, Money>>;
};

/** Where the support is given. */
export type PricePlace = { readonly state: string | null; readonly remoteness: Remoteness };

/**
 * What one unit may cost at most. A far place goes before its state, and what the catalogue leaves
 * out is the national limit. Null: the price is agreed by quotation.
 */
export function priceLimitAt(item: PriceFacts, { state, remoteness }: PricePlace): Money | null {
  if (item.priceType === 'quotable') return null;
  if (item.priceType === 'unitPriceOne') return '1.00';
  const far = remoteness === 'national' ? undefined : item.zones[remoteness];
  return far ?? (state ? item.zones[state] : undefined) ?? item.priceLimit;
}
