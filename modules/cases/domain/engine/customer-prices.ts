import type { Money } from '#kernel/domain';
import type { ChargeKind } from './case-choices.ts';
import type { PayeeRule } from './specialist-share.ts';

/** What a customer pays for a charge, which rule says so, and how it pays the specialist. */
export type CustomerPrice = {
  readonly description: string;
  readonly amount: Money | null;
  readonly hasGst: boolean;
  readonly serviceItemId: string | null;
  readonly itemName: string | null;
  readonly priceRule: string | null;
  readonly payee: PayeeRule;
};

export type CustomerPrices = {
  readonly prices: Readonly<Partial<Record<ChargeKind, CustomerPrice>>>;
  /** What comes besides, by the kind that it comes with. */
  readonly loadings: Readonly<Partial<Record<ChargeKind, readonly CustomerPrice[]>>>;
};
