import { joinParts } from '#cases/server';
import { printsWithoutRecords } from '#documents/server';
import type { ServerModule } from '#kernel/server';
import { billingDemo } from '../demo/index.ts';
import { bankParts } from './bank/index.ts';
import { casePricesOfItems } from './case-prices.ts';
import { billingDefaults } from './billing-defaults.ts';
import { billingPrintRoutes } from '../domain/index.ts';
import { receiptParts } from './receipts/index.ts';

export const billingServer: ServerModule = {
  name: 'billing',
  ...joinParts([
    {
      contributes: [...printsWithoutRecords(billingPrintRoutes, 'invoice'), casePricesOfItems],
      tenantDefaults: billingDefaults,
    },
    receiptParts,
    bankParts,
  ]),
  demo: billingDemo,
};
