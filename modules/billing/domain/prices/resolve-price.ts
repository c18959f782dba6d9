import { formatDate } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { priceKinds, priceOrder } from './price-choices.ts';
import type { PriceKind } from './price-choices.ts';

export type PriceRow = {
  readonly id: string;
  readonly serviceItemId: string;
  readonly kind: PriceKind;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly schemeId: string | null;
  readonly schemeName: string | null;
  readonly specialistId: string | null;
  readonly specialtyId: string | null;
  readonly effectiveFrom: PlainDate;
  readonly effectiveTo: PlainDate | null;
  /** Of a preview that looks at days before it: when it really begins. */
  readonly since?: PlainDate;
  readonly unitPrice: Money;
  readonly hasGst: boolean;
};

export type PricedItem = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly unitPrice: Money;
  readonly hasGst: boolean;
};

/** Who is charged, for whose work, on which day. */
export type PriceWish = {
  readonly companyId: string | null;
  readonly schemeId: string | null;
  readonly specialistId: string | null;
  readonly specialtyId: string | null;
  readonly day: PlainDate;
};

export type ResolvedPrice = {
  readonly unitPrice: Money;
  readonly hasGst: boolean;
  /** Which price it is, in words that accounting reads. */
  readonly rule: string;
  /** Null: the usual price of the service item. */
  readonly priceId: string | null;
};

export const priceConditions = ['companyId', 'schemeId', 'specialistId', 'specialtyId'] as const;

const fits = (price: PriceRow, wish: PriceWish): boolean =>
  price.effectiveFrom <= wish.day &&
  (!price.effectiveTo || wish.day <= price.effectiveTo) &&
  priceConditions.every((key) => price[key] === null || price[key] === wish[key]);

/** Of one kind: the price of the specialist, then of the specialty, then with more said, then the newer. */
const rank = (price: PriceRow): string =>
  [
    priceOrder.indexOf(price.kind),
    price.specialistId ? 0 : 1,
    price.specialtyId ? 0 : 1,
    9 - priceConditions.filter((key) => price[key] !== null).length,
  ].join();

const wins = (a: PriceRow, b: PriceRow): number => {
  if (rank(a) !== rank(b)) return rank(a) < rank(b) ? -1 : 1;
  if (a.effectiveFrom !== b.effectiveFrom) return a.effectiveFrom > b.effectiveFrom ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

function words({ kind, companyName, schemeName, effectiveFrom, since }: PriceRow): string {
  const whose = kind === 'list' ? null : (companyName ?? schemeName);
  return `${priceKinds[kind]}${whose ? ` of ${whose}` : ''} from ${formatDate(since ?? effectiveFrom, 'D MMM YYYY')}`;
}

/** First match wins: contract, company, gazetted, scheme, list of the practice, usual price of the item. */
export function resolvePrice(
  item: PricedItem,
  prices: readonly PriceRow[],
  wish: PriceWish,
): ResolvedPrice {
  const [found] = prices
    .filter((price) => price.serviceItemId === item.id && fits(price, wish))
    .toSorted(wins);
  if (!found)
    return {
      unitPrice: item.unitPrice,
      hasGst: item.hasGst,
      rule: `Usual price of ${item.code}`,
      priceId: null,
    };
  const { unitPrice, hasGst, id } = found;
  return { unitPrice, hasGst, rule: words(found), priceId: id };
}
