import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { uploadCreditNote, uploadInvoice } from '../domain/index.ts';

const uploadButtons = () => import('./accounting/upload-button.tsx');

export const billingWeb: WebModule = {
  pages: {
    '/view/ledger': lazy(() => import('./ledger/ledger-page.tsx')),
    '/view/accounting': lazy(() => import('./accounting/accounting-page.tsx')),
  },
  actions: [
    {
      on: 'invoice',
      ability: uploadInvoice.ability,
      action: lazy(async () => ({ default: (await uploadButtons()).UploadInvoiceButton })),
    },
    {
      on: 'creditNote',
      ability: uploadCreditNote.ability,
      action: lazy(async () => ({ default: (await uploadButtons()).UploadCreditNoteButton })),
    },
  ],
  screens: {
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
    ledgerPeriod: async () =>
      (await import('./ledger/ledger-period.screens.tsx')).ledgerPeriodScreens,
    accountingDrift: async () =>
      (await import('./accounting/accounting-drift.screens.tsx')).accountingDriftScreens,
  },
};
