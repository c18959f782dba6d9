import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export const billingWeb: WebModule = {
  pages: {
    '/view/billing-reports': lazy(() => import('./reports/financial-reports.tsx')),
    '/view/outstanding-balance-report': lazy(() => import('./reports/outstanding-balance.tsx')),
  },
  screens: {
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
  },
};
