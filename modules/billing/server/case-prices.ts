import { casePricePoint } from '#cases/server';
import { pricesOfCase } from '../domain/index.ts';
import { billingFacts } from './prices/billing-facts.ts';
import { priceTablesOf } from './prices/price-tables.ts';

/** What the customer of a case pays, by the rules and the prices of the practice. */
export const casePricesOfItems = casePricePoint.contribute(
  async (tx, services, _type, record, day) => {
    const facts = await billingFacts(tx, record.id, day, services.now());
    if (!facts) return { prices: {}, loadings: {} };
    return pricesOfCase(await priceTablesOf(tx, facts), facts);
  },
);
