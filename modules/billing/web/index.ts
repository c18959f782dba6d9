import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export const billingWeb: WebModule = {
  pages: {
    '/view/billing-reports': lazy(() => import('./reports/financial-reports.tsx')),
    '/view/tenant-invoice/add': lazy(() => import('./tenant-invoices/add-tenant-invoice.tsx')),
    '/view/outstanding-balance-report': lazy(() => import('./reports/outstanding-balance.tsx')),
  },
  screens: {
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
    tenantInvoice: async () =>
      (await import('./tenant-invoices/tenant-invoice.screens.tsx')).tenantInvoiceScreens,
  },
};
