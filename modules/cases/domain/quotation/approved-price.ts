import { exact } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import type { CustomerPrice, CustomerPrices } from '../engine/customer-prices.ts';
import { approvedQuotationRule } from '../engine/price-charge.ts';
import { byArrangement } from '../engine/specialist-share.ts';

/** What the customer approved, without GST: the items that it is added to, and those without it. */
export type ApprovedQuotation = {
  readonly quotationNo: string;
  readonly withGst: Money;
  readonly withoutGst: Money;
};

const isSomething = (amount: Money): boolean => exact(amount).greaterThan(0);

/**
 * G-023. The quotation that the customer approved is the price of the assessment and of its report, in
 * place of every price list, and has no loadings. Items without GST are a charge of their own.
 */
export function withApprovedQuotation(
  known: CustomerPrices,
  quotation: ApprovedQuotation | null,
): CustomerPrices {
  if (!quotation) return known;
  const { quotationNo, withGst, withoutGst } = quotation;
  const part = (amount: Money, hasGst: boolean, words: string): CustomerPrice => ({
    serviceItemId: null,
    itemName: null,
    payee: byArrangement,
    ...known.prices.assessment,
    description: words,
    amount,
    hasGst,
    priceRule: `${approvedQuotationRule} ${quotationNo}`,
  });
  const { assessment: _priced, report: _included, ...prices } = known.prices;
  const { assessment: _loaded, report: _urgent, ...loadings } = known.loadings;
  const words = `Assessment as quoted in ${quotationNo}`;
  const [main, beside] = isSomething(withGst)
    ? [part(withGst, true, words), isSomething(withoutGst)]
    : [part(withoutGst, false, words), false];
  return {
    prices: { ...prices, assessment: main },
    loadings: {
      ...loadings,
      ...(beside && { assessment: [part(withoutGst, false, `${words}, without GST`)] }),
    },
  };
}
