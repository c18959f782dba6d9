import type { WebModule } from '#kernel/web';
import { caseTypes } from '../domain/index.ts';

const pageOfCase = async () => (await import('./case-page/case-screens.ts')).caseScreens;

export const casesWeb: WebModule = {
  screens: {
    ...Object.fromEntries(caseTypes.map(({ resource }) => [resource.name, pageOfCase])),
    amaServiceFee: async () => (await import('./price-list.screens.tsx')).amaServiceFeeScreens,
    ndisServiceItem: async () => (await import('./price-list.screens.tsx')).ndisServiceItemScreens,
    checkList: async () => (await import('./checklists/check-list.screens.tsx')).checkListScreens,
    defaultPic: async () =>
      (await import('./default-pic/default-pic.screens.tsx')).defaultPicScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
};
