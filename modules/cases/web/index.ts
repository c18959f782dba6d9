import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { caseTypes, makeCase } from '../domain/index.ts';

const buttons = () => import('./new-case/new-case-button.tsx');
const pageOfCase = async () => (await import('./case-page/case-screens.ts')).caseScreens;

export const casesWeb: WebModule = {
  pages: {
    '/view/assessments/add': lazy(() => import('./new-case/new-case-page.tsx')),
  },
  actions: [
    {
      on: 'client',
      ability: 'ime.create',
      action: lazy(async () => ({ default: (await buttons()).NewCaseOfClient })),
    },
    {
      on: 'company',
      ability: 'ime.create',
      action: lazy(async () => ({ default: (await buttons()).NewCaseOfCompany })),
    },
    {
      on: 'appointment',
      ability: makeCase.ability,
      action: lazy(() => import('./appointment/make-case-button.tsx')),
    },
  ],
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
