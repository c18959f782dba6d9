import type { WebModule } from '#kernel/web';

export const billingWeb: WebModule = {
  screens: {
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
    billingRule: async () => (await import('./prices/billing-rule.screens.tsx')).billingRuleScreens,
    serviceItem: async () => (await import('./prices/service-item.screens.tsx')).serviceItemScreens,
    servicePrice: async () =>
      (await import('./prices/service-price.screens.tsx')).servicePriceScreens,
  },
};
