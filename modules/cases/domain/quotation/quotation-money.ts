import { lineAmounts, statutoryGst, totalsOf } from '../line-money.ts';
import type { PricedLine } from '../line-money.ts';

export type ItemCost = PricedLine;

/** A quotation is made before the terms of an invoice are known: it counts with the rate of the law. */
export const itemAmounts = (item: ItemCost) => lineAmounts(item, statutoryGst);

export const quotationTotals = (items: readonly ItemCost[]) => totalsOf(items.map(itemAmounts));
