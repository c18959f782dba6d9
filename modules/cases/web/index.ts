import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export const casesWeb: WebModule = {
  pages: {
    '/view/lmq': lazy(() => import('./lmq/lmq-page.tsx')),
  },
  screens: {
    amaServiceFee: async () => (await import('./price-list.screens.tsx')).amaServiceFeeScreens,
    ndisServiceItem: async () => (await import('./price-list.screens.tsx')).ndisServiceItemScreens,
    checkList: async () => (await import('./checklists/check-list.screens.tsx')).checkListScreens,
    defaultPic: async () =>
      (await import('./default-pic/default-pic.screens.tsx')).defaultPicScreens,
    reminderRule: async () =>
      (await import('./reminders/reminder-rule.screens.tsx')).reminderRuleScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
};
