import type { ScreenLoader, WebModule } from '#kernel/web';
import { lazy } from 'react';
import {
  appointmentTypes,
  co,
  caseTypes,
  fr,
  ime,
  makeCase,
  mn,
  mr,
  mt,
  ot,
  readOpinions,
  readPoll,
  readQuotation,
  readCaseTime,
  readRequests,
  readReview,
  reportSignature,
  requestTypes,
  supp,
  caseCharge,
  priceCharge,
} from '../domain/index.ts';
import { insuranceClaimPanels } from './insurance-claim/panels.ts';
import { mvaPages, mvaPanels, mvaScreens } from './mva/index.ts';
import { tpdPages, tpdPanels } from './tpd/index.ts';
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

/** In the header, for those who enter time. */
export const TimerButton = lazy(() => import('./time-tracking/timer-button.tsx'));

const timePanels: NonNullable<WebModule['panels']> = caseTypes.map(({ resource }) => ({
  on: resource.name,
  title: 'Time',
  ability: readCaseTime.ability,
  panel: lazy(() => import('./time-tracking/case-time-panel.tsx')),
}));
const clientFormPanels: NonNullable<WebModule['panels']> = caseTypes.map(({ resource }) => ({
  on: resource.name,
  title: 'Forms of the claimant',
  ability: 'clientDocument.list',
  panel: lazy(async () =>
    (await import('./client-forms/client-forms-panel.tsx')).clientFormsOf(resource),
  ),
}));

/** A new report on papers: from an origin case, or from outside. */
const newRequestPages: WebModule['pages'] = Object.fromEntries(
  requestTypes.map((type) => [
    `/view/${type.resource.segment}/add`,
    lazy(async () => ({
      default: (await import('./request/new-request-page.tsx')).newRequestPage(type),
    })),
  ]),
);
/** The types whose report may be supplemented. */
const origins = [ime, ot, supp, fr];

export const casesWeb: WebModule = {
  pages: {
    [`/view/${mr.segment}/add`]: lazy(() => import('./mr/new-record-page.tsx')),
    '/view/record-chasing': lazy(() => import('./mr/chase-board.tsx')),
    '/view/retention': lazy(() => import('./retention/retention-page.tsx')),
    '/view/lmq': lazy(() => import('./lmq/lmq-page.tsx')),
    ...newCasePages,
    ...mvaPages,
    ...tpdPages,
    ...newRequestPages,
    '/view/co-teleconference/add': lazy(() => import('./co/new-conference-page.tsx')),
    '/view/mednegs/add': lazy(() => import('./mn/new-matter-page.tsx')),
    '/view/dashboard-typist': lazy(() => import('./typing/typist-dashboard.tsx')),
    '/view/case-typist-incomplete-jobs': lazy(() => import('./typing/incomplete-jobs.tsx')),
    '/view/case-typist-completed-jobs': lazy(() => import('./typing/completed-jobs.tsx')),
    '/view/impairmentChecker': lazy(() => import('./impairment/impairment-checker.tsx')),
    '/view/ndis/add': lazy(() => import('./ndis/new-participant-page.tsx')),
    '/view/time-budget-breakdown': lazy(() => import('./ndis/time-budget-page.tsx')),
    '/view/cases/detail/{id}': lazy(() => import('./search/case-of-any-type.tsx')),
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
    ...origins.map(({ name }) => ({
      on: name,
      ability: `${supp.name}.create`,
      action: lazy(() => import('./request/ask-supplementary-button.tsx')),
    })),
  ],
  panels: [
    ...mvaPanels,
    ...tpdPanels,
    ...timePanels,
    ...clientFormPanels,
    ...ndisPanels,
    ...insuranceClaimPanels,
    {
      on: caseCharge.name,
      title: 'Charges without a price',
      ability: priceCharge.ability,
      panel: lazy(() => import('./case-page/charges-without-price.tsx')),
    },
    {
      on: ot.name,
      title: 'Quotation',
      ability: readQuotation.ability,
      panel: lazy(() => import('./quotation/quotation-panel.tsx')),
      isFirst: true,
    },
    {
      on: supp.name,
      title: 'Request',
      ability: `${supp.name}.readMaterial`,
      panel: lazy(() => import('./request/supp-panel.tsx')),
      isFirst: true,
    },
    {
      on: fr.name,
      title: 'Request',
      ability: `${fr.name}.readMaterial`,
      panel: lazy(() => import('./request/fr-panel.tsx')),
      isFirst: true,
    },
    ...[ime, ot].map(({ name }) => ({
      on: name,
      title: 'Supplementary reports',
      ability: `${supp.name}.list`,
      panel: lazy(() => import('./request/origin-requests-panel.tsx')),
    })),
    {
      on: mt.name,
      title: 'Eligibility review',
      ability: readReview.ability,
      panel: lazy(() => import('./mt/review-panel.tsx')),
    },
    {
      on: co.name,
      title: 'Who can when',
      ability: readPoll.ability,
      panel: lazy(() => import('./co/conference-panel.tsx')),
      isFirst: true,
    },
    {
      on: co.name,
      title: 'Minutes',
      ability: readPoll.ability,
      panel: lazy(() => import('./co/minutes-panel.tsx')),
      isFirst: true,
    },
    {
      on: mn.name,
      title: 'Preliminary opinions',
      ability: readOpinions.ability,
      panel: lazy(() => import('./mn/opinions-panel.tsx')),
      isFirst: true,
    },
    {
      on: mr.name,
      title: 'Requests to providers',
      ability: readRequests.ability,
      panel: lazy(() => import('./mr/requests-panel.tsx')),
      isFirst: true,
    },
    {
      on: mr.name,
      title: 'Received files',
      ability: readRequests.ability,
      panel: lazy(() => import('./mr/files-panel.tsx')),
      isFirst: true,
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
    mva: mvaScreens,
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
    timeEntry: async () =>
      (await import('./time-tracking/time-entry.screens.tsx')).timeEntryScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
};
