import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { mt, ot, readQuotation, readReview } from '../domain/index.ts';

const QuotationPanel = lazy(() => import('./quotation/quotation-panel.tsx'));
const ReviewPanel = lazy(() => import('./mt/review-panel.tsx'));

export const casesWeb: WebModule = {
  screens: {
    amaServiceFee: async () => (await import('./price-list.screens.tsx')).amaServiceFeeScreens,
    ndisServiceItem: async () => (await import('./price-list.screens.tsx')).ndisServiceItemScreens,
    checkList: async () => (await import('./checklists/check-list.screens.tsx')).checkListScreens,
    massTortCampaign: async () => (await import('./mt/campaign.screens.tsx')).campaignScreens,
    otQuotation: async () =>
      (await import('./quotation/ot-quotation.screens.tsx')).otQuotationScreens,
    defaultPic: async () =>
      (await import('./default-pic/default-pic.screens.tsx')).defaultPicScreens,
    talkingPointCategory: async () =>
      (await import('./talking-point-category.screens.tsx')).talkingPointCategoryScreens,
  },
  panels: [
    {
      on: ot.name,
      title: 'Quotation',
      ability: readQuotation.ability,
      panel: QuotationPanel,
      isFirst: true,
    },
    { on: mt.name, title: 'Eligibility review', ability: readReview.ability, panel: ReviewPanel },
  ],
};
