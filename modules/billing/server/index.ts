import { joinParts } from '#cases/server';
import { printsWithoutRecords } from '#documents/server';
import type { ServerModule } from '#kernel/server';
import { billingDemo } from '../demo/index.ts';
import { afterInvoicingParts } from './after-invoicing.ts';
import { casePricesOfItems } from './case-prices.ts';
import { billingDefaults } from './billing-defaults.ts';
import { priceParts } from './prices/index.ts';
import { makingParts } from './making/index.ts';
import { printsToCome } from '../domain/index.ts';

export const billingServer: ServerModule = {
  name: 'billing',
  ...joinParts([
    {
      contributes: [...printsWithoutRecords(printsToCome, 'invoice'), casePricesOfItems],
      tenantDefaults: billingDefaults,
    },
    priceParts,
    makingParts,
    afterInvoicingParts,
  ]),
  demo: billingDemo,
};
