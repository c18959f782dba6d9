import type { ScreenLoader, WebModule } from '#kernel/web';
import { lazy } from 'react';
import { caseTypes, makeCase } from '../domain/index.ts';

const buttons = () => import('./new-case/new-case-button.tsx');

/** The page, the list and the board of every case type. */
const caseTypeScreens: Readonly<Record<string, ScreenLoader>> = Object.fromEntries(
  caseTypes.map((type) => [
    type.resource.name,
    async () => ({
      ...(await import('./case-page/case-screens.ts')).casePageScreens,
      ...(await import('./board/case-list.screens.tsx')).caseListScreens(type),
    }),
  ]),
);

export const casesWeb: WebModule = {
  pages: {
    '/view/assessments/add': lazy(() => import('./new-case/new-case-page.tsx')),
    '/view/dashboard-typist': lazy(() => import('./typing/typist-dashboard.tsx')),
    '/view/case-typist-incomplete-jobs': lazy(() => import('./typing/incomplete-jobs.tsx')),
    '/view/case-typist-completed-jobs': lazy(() => import('./typing/completed-jobs.tsx')),
    '/view/universal-search': lazy(() => import('./search/combined-search.tsx')),
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
    ...caseTypeScreens,
    case: async () => (await import('./search/case.screens.tsx')).caseScreens,
    amaServiceFee: async () => (await import('./price-list.screens.tsx')).amaServiceFeeScreens,
    ndisServiceItem: async () => (await import('./price-list.screens.tsx')).ndisServiceItemScreens,
    checkList: async () => (await import('./checklists/check-list.screens.tsx')).checkListScreens,
    defaultPic: async () =>
      (await import('./default-pic/default-pic.screens.tsx')).defaultPicScreens,
    reportCorrection: async () =>
      (await import('./corrections/report-correction.screens.tsx')).reportCorrectionScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
};
