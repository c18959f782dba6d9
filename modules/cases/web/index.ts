import type { ScreenLoader, WebModule } from '#kernel/web';
import { lazy } from 'react';
import { caseTypes } from '../domain/index.ts';

/** The list and the board of every case type. */
const listScreens: Readonly<Record<string, ScreenLoader>> = Object.fromEntries(
  caseTypes.map((type) => [
    type.resource.name,
    async () => (await import('./board/case-list.screens.tsx')).caseListScreens(type),
  ]),
);

export const casesWeb: WebModule = {
  pages: {
    '/view/universal-search': lazy(() => import('./search/combined-search.tsx')),
  },
  screens: {
    ...listScreens,
    case: async () => (await import('./search/case.screens.tsx')).caseScreens,
    amaServiceFee: async () => (await import('./price-list.screens.tsx')).amaServiceFeeScreens,
    ndisServiceItem: async () => (await import('./price-list.screens.tsx')).ndisServiceItemScreens,
    checkList: async () => (await import('./checklists/check-list.screens.tsx')).checkListScreens,
    defaultPic: async () =>
      (await import('./default-pic/default-pic.screens.tsx')).defaultPicScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
};
