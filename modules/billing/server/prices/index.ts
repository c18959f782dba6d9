import type { ServerModule } from '#kernel/server';
import { feesAbovePrice } from './fees-above-price.ts';
import { pricesCoverPay } from './pay-above-price.ts';
import { previewHandlers } from './preview.handlers.ts';
import { ruleDefaults } from './rule-defaults.ts';

export const priceParts = {
  contributes: [feesAbovePrice],
  handlers: previewHandlers,
  rules: pricesCoverPay,
  tenantDefaults: ruleDefaults,
} satisfies Partial<ServerModule>;
