import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { fundingAgreement, interestRate } from '../domain/index.ts';

export const fundingWeb: WebModule = {
  pages: {
    '/view/dashboard-disbursement': lazy(() => import('./portfolio/portfolio-page.tsx')),
  },
  panels: [
    {
      on: fundingAgreement.name,
      title: 'Interest rates',
      ability: `${interestRate.name}.list`,
      panel: lazy(() => import('./agreements/rates-panel.tsx')),
    },
  ],
};
