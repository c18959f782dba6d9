import { caseCharge } from '#cases/domain';
import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { advanceRequest, creditRequest, fundingAgreement, interestRate } from '../domain/index.ts';

export const fundingWeb: WebModule = {
  screens: {
    fundingTransaction: async () =>
      (await import('./advances/funding-transaction.screens.tsx')).fundingTransactionScreens,
  },
  panels: [
    {
      on: fundingAgreement.name,
      title: 'Interest rates',
      ability: `${interestRate.name}.list`,
      panel: lazy(() => import('./agreements/rates-panel.tsx')),
    },
    {
      on: fundingAgreement.name,
      title: 'Advances',
      ability: `${advanceRequest.name}.list`,
      panel: lazy(() => import('./advances/advances-panel.tsx')),
    },
    {
      on: caseCharge.name,
      title: 'Funding',
      ability: `${creditRequest.name}.list`,
      panel: lazy(() => import('./advances/case-funding-panel.tsx')),
    },
  ],
};
