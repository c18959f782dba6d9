import type { Money } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import type { CustomerPrices } from '../engine/customer-prices.ts';
import { byArrangement } from '../engine/specialist-share.ts';

/** A fee that was agreed for one case stands in place of every price list, and has no loadings. */
export function withAgreedFee(known: CustomerPrices, record: CaseRecord): CustomerPrices {
  const { requestKind, agreedFee } = record;
  if (requestKind !== 'withFee' || agreedFee === null || agreedFee === undefined) return known;
  const { service: _dropped, ...loadings } = known.loadings;
  const service = {
    description: 'Report at the agreed fee',
    hasGst: true,
    serviceItemId: null,
    itemName: null,
    payee: byArrangement,
    ...known.prices.service,
    amount: String(agreedFee) as Money,
    priceRule: 'Agreed fee of the case',
  };
  return { prices: { ...known.prices, service }, loadings };
}
