import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import {
  accruedPrincipalInterest,
  borrowerInfo,
  forLoansName,
  fundingProvider,
  loanFunding,
  repaymentSchedule,
} from '../domain/index.ts';

export const fundingWeb: WebModule = {
  choices: {
    [forLoansName]: async () =>
      (await import('./agreements/rate-impact-dialog.tsx')).RateImpactDialog,
  },
  panels: [
    {
      on: fundingProvider.name,
      title: 'Borrowers',
      ability: borrowerInfo.ability,
      panel: lazy(() => import('./providers/borrowers-panel.tsx')),
    },
    {
      on: loanFunding.name,
      title: 'Repayment schedule',
      ability: `${repaymentSchedule.name}.list`,
      panel: lazy(() => import('./schedules/schedule-panel.tsx')),
    },
    {
      on: loanFunding.name,
      title: 'Saved accruals',
      ability: `${accruedPrincipalInterest.name}.list`,
      panel: lazy(() => import('./schedules/accruals-panel.tsx')),
    },
  ],
  screens: {
    fundingAgreement: async () =>
      (await import('./agreements/agreement.screens.tsx')).agreementScreens,
    fundingRequest: async () => (await import('./requests/request.screens.tsx')).requestScreens,
  },
};
