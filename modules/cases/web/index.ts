import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export const casesWeb: WebModule = {
  pages: {
    '/view/dashboard-typist': lazy(() => import('./typing/typist-dashboard.tsx')),
    '/view/case-typist-incomplete-jobs': lazy(() => import('./typing/incomplete-jobs.tsx')),
    '/view/case-typist-completed-jobs': lazy(() => import('./typing/completed-jobs.tsx')),
  },
  screens: {
    amaServiceFee: async () => (await import('./price-list.screens.tsx')).amaServiceFeeScreens,
    ndisServiceItem: async () => (await import('./price-list.screens.tsx')).ndisServiceItemScreens,
    ime: async () => (await import('./dictation/ime.screens.tsx')).imeScreens,
    checkList: async () => (await import('./checklists/check-list.screens.tsx')).checkListScreens,
    defaultPic: async () =>
      (await import('./default-pic/default-pic.screens.tsx')).defaultPicScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
};
