import { caseCharge } from '#cases/domain';
import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { readCaseMoney } from '../domain/index.ts';
import { afterInvoicingScreens, prepaymentActions } from './invoices/screens.ts';

export const billingWeb: WebModule = {
  actions: [...prepaymentActions],
  pages: {
    '/view/invoices/add': lazy(() => import('./making/new-invoice-page.tsx')),
    '/view/invoice-run': lazy(() => import('./making/invoice-run-page.tsx')),
  },
  panels: [
    {
      on: caseCharge.name,
      title: 'Invoices',
      ability: readCaseMoney.ability,
      panel: lazy(() => import('./making/case-money-panel.tsx')),
    },
  ],
  screens: {
    ...afterInvoicingScreens,
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
    billingRule: async () => (await import('./prices/billing-rule.screens.tsx')).billingRuleScreens,
    serviceItem: async () => (await import('./prices/service-item.screens.tsx')).serviceItemScreens,
    servicePrice: async () =>
      (await import('./prices/service-price.screens.tsx')).servicePriceScreens,
  },
};
