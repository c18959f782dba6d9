import type { ServerModule } from '#kernel/server';
import { billsFollowCases, billsFollowCharges, settleMissedBills } from './follow-charges.ts';
import { payLedgerRules } from './pay-ledger-rules.ts';
import { feesFollowTerms, termsHandlers } from './follow-terms.ts';
import { payRoutes } from './pay-routes.ts';
import { paySettingHandlers } from './pay-setting.ts';
import { paymentHandlers } from './payment.handlers.ts';

export const providerPayParts = {
  contributes: payLedgerRules,
  handlers: [...paySettingHandlers, ...termsHandlers, ...paymentHandlers],
  subscriptions: [billsFollowCases],
  jobs: [settleMissedBills],
  rules: [billsFollowCharges, ...feesFollowTerms],
  routes: payRoutes,
  database: { tables: [], shows: ['provider_bills_payable'] },
} satisfies Partial<ServerModule>;
