import type { ScreenLoader, WebModule } from '#kernel/web';
import { lazy } from 'react';
import {
  appointmentTypes,
  caseTypes,
  makeCase,
  mt,
  ot,
  readQuotation,
  readReview,
  reportSignature,
} from '../domain/index.ts';
import { ndisPanels } from './ndis/panels.ts';

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

/** A new case of every type with an appointment: made, and booked where wanted. */
const newCasePages: WebModule['pages'] = Object.fromEntries(
  appointmentTypes.map((type) => [
    `/view/${type.resource.segment}/add`,
    lazy(async () => ({
      default: (await import('./new-case/new-case-page.tsx')).newCasePage(type),
    })),
  ]),
);

export const casesWeb: WebModule = {
  pages: {
    '/view/lmq': lazy(() => import('./lmq/lmq-page.tsx')),
    ...newCasePages,
    '/view/dashboard-typist': lazy(() => import('./typing/typist-dashboard.tsx')),
    '/view/case-typist-incomplete-jobs': lazy(() => import('./typing/incomplete-jobs.tsx')),
    '/view/case-typist-completed-jobs': lazy(() => import('./typing/completed-jobs.tsx')),
    '/view/ndis/add': lazy(() => import('./ndis/new-participant-page.tsx')),
    '/view/time-budget-breakdown': lazy(() => import('./ndis/time-budget-page.tsx')),
    '/view/universal-search': lazy(() => import('./search/combined-search.tsx')),
  },
  actions: [
    {
      on: 'client',
      ability: 'client.read',
      action: lazy(async () => ({ default: (await buttons()).NewCaseOfClient })),
    },
    {
      on: 'company',
      ability: 'company.read',
      action: lazy(async () => ({ default: (await buttons()).NewCaseOfCompany })),
    },
    {
      on: 'appointment',
      ability: makeCase.ability,
      action: lazy(() => import('./appointment/make-case-button.tsx')),
    },
  ],
  panels: [
    ...ndisPanels,
    {
      on: ot.name,
      title: 'Quotation',
      ability: readQuotation.ability,
      panel: lazy(() => import('./quotation/quotation-panel.tsx')),
      isFirst: true,
    },
    {
      on: mt.name,
      title: 'Eligibility review',
      ability: readReview.ability,
      panel: lazy(() => import('./mt/review-panel.tsx')),
    },
    {
      on: 'specialist',
      title: 'Signature for reports',
      ability: `${reportSignature.name}.read`,
      panel: lazy(() => import('./reports/signature-panel.tsx')),
    },
    {
      on: 'doctorProfile',
      title: 'Signature for reports',
      ability: `${reportSignature.name}.read`,
      panel: lazy(() => import('./reports/signature-panel.tsx')),
    },
  ],
  screens: {
    ...caseTypeScreens,
    case: async () => (await import('./search/case.screens.tsx')).caseScreens,
    amaServiceFee: async () => (await import('./price-list.screens.tsx')).amaServiceFeeScreens,
    ndisServiceItem: async () => (await import('./price-list.screens.tsx')).ndisServiceItemScreens,
    checkList: async () => (await import('./checklists/check-list.screens.tsx')).checkListScreens,
    massTortCampaign: async () => (await import('./mt/campaign.screens.tsx')).campaignScreens,
    ndisPaymentRequest: async () =>
      (await import('./ndis/payment-request.screens.tsx')).paymentRequestScreens,
    otQuotation: async () =>
      (await import('./quotation/ot-quotation.screens.tsx')).otQuotationScreens,
    defaultPic: async () =>
      (await import('./default-pic/default-pic.screens.tsx')).defaultPicScreens,
    reportCorrection: async () =>
      (await import('./corrections/report-correction.screens.tsx')).reportCorrectionScreens,
    reminderRule: async () =>
      (await import('./reminders/reminder-rule.screens.tsx')).reminderRuleScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
};
