import { caseCharge } from '#cases/domain';
import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import {
import { advanceRequest, creditRequest, fundingAgreement, interestRate } from '../domain/index.ts';
import { fundingAgreement, interestRate, loanFunding, readPayout } from '../domain/index.ts';
import { fundingAgreement, interestRate, loanEntry, loanFunding } from '../domain/index.ts';
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
  screens: {
    fundingTransaction: async () =>
      (await import('./advances/funding-transaction.screens.tsx')).fundingTransactionScreens,
  pages: {
    '/view/transaction-invoice/add': lazy(() => import('./repayment/generate-page.tsx')),
  },
  screens: {
    repaymentInvoice: async () =>
      (await import('./repayment/repayment-invoice.screens.tsx')).repaymentInvoiceScreens,
  pages: {
    '/view/dashboard-disbursement': lazy(() => import('./portfolio/portfolio-page.tsx')),
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
    {
      on: loanFunding.name,
      title: 'Settlement',
      ability: readPayout.ability,
      panel: lazy(() => import('./settlement/settlement-panel.tsx')),
    },
    {
      on: loanFunding.name,
      title: 'Entries',
      ability: `${loanEntry.name}.list`,
      panel: lazy(() => import('./loans/entries-panel.tsx')),
    },
  ],
  screens: {
    fundingAgreement: async () =>
      (await import('./agreements/agreement.screens.tsx')).agreementScreens,
    fundingRequest: async () => (await import('./requests/request.screens.tsx')).requestScreens,
    loanFunding: async () => (await import('./loans/loan.screens.tsx')).loanFundingScreens,
  },
};
