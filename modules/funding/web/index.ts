import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { fundingAgreement, interestRate, loanEntry, loanFunding } from '../domain/index.ts';

export const fundingWeb: WebModule = {
  panels: [
    {
      on: fundingAgreement.name,
      title: 'Interest rates',
      ability: `${interestRate.name}.list`,
      panel: lazy(() => import('./agreements/rates-panel.tsx')),
    },
    {
      on: loanFunding.name,
      title: 'Entries',
      ability: `${loanEntry.name}.list`,
      panel: lazy(() => import('./loans/entries-panel.tsx')),
    },
  ],
  screens: {
    loanFunding: async () => (await import('./loans/loan.screens.tsx')).loanFundingScreens,
  },
};
