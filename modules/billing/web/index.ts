import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export const billingWeb: WebModule = {
  pages: {
    '/view/generate-doctor-payment': lazy(() => import('./provider-pay/doctor-payments-page.tsx')),
    '/view/remittance-statements': lazy(() => import('./remittance/remittance-page.tsx')),
  },
  screens: {
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
    providerPayment: async () =>
      (await import('./provider-pay/provider-payment.screens.tsx')).providerPaymentScreens,
  },
};
