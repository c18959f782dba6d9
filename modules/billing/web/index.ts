import type { WebModule } from '#kernel/web';
import { afterInvoicingScreens } from './invoices/screens.ts';

export const billingWeb: WebModule = {
  screens: {
    ...afterInvoicingScreens,
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
  },
};
