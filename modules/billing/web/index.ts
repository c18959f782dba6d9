import type { WebModule } from '#kernel/web';
import { afterInvoicingScreens, prepaymentActions } from './invoices/screens.ts';

export const billingWeb: WebModule = {
  actions: [...prepaymentActions],
  screens: {
    ...afterInvoicingScreens,
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
  },
};
