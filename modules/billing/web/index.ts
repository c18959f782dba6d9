import type { WebModule } from '#kernel/web';

export const billingWeb: WebModule = {
  screens: {
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
  },
};
