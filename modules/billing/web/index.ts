import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { applyCreditNote, creditNote, takeReceipt } from '../domain/index.ts';

export const billingWeb: WebModule = {
  pages: {
    '/view/receipts/add': lazy(() => import('./receipts/new-receipt-page.tsx')),
  },
  panels: [
    {
      on: creditNote.name,
      title: 'Applied',
      ability: applyCreditNote.ability,
      panel: lazy(() => import('./receipts/credit-note-applied.tsx')),
    },
    {
      on: 'company',
      title: 'Money not applied',
      ability: takeReceipt.ability,
      panel: lazy(() => import('./receipts/company-credit.tsx')),
    },
  ],
  screens: {
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
    receipt: async () => (await import('./receipts/receipt.screens.tsx')).receiptScreens,
    bankStatement: async () =>
      (await import('./bank/bank-statement.screens.tsx')).bankStatementScreens,
  },
};
