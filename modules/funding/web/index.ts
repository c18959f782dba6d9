import { attachmentPanelsOn } from '#documents/web';
import { fundingPapers } from '../domain/papers.ts';
import { caseCharge } from '#cases/domain';
import { notePanelsOn } from '#correspondence/web';
import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import {
  accruedPrincipalInterest,
  borrowerInfo,
  creditRequest,
  forLoansName,
  forSigningName,
  fundingProvider,
  loanEntry,
  loanFunding,
  readPayout,
  repaymentInvoice,
  repaymentSchedule,
} from '../domain/index.ts';

export const fundingWeb: WebModule = {
  pages: {
    '/view/dashboard-disbursement': lazy(() => import('./portfolio/portfolio-page.tsx')),
    '/view/outstanding-balance-report': lazy(
      () => import('./outstanding/outstanding-balance-page.tsx'),
    ),
    '/view/transaction-invoice/add': lazy(() => import('./repayment/generate-page.tsx')),
  },
  choices: {
    [forLoansName]: async () =>
      (await import('./agreements/rate-impact-dialog.tsx')).RateImpactDialog,
    [forSigningName]: async () =>
      (await import('./signing/void-envelope-dialog.tsx')).VoidEnvelopeDialog,
  },
  panels: [
    ...fundingPapers.flatMap(({ resource, attach }) =>
      attachmentPanelsOn({ name: resource }, attach),
    ),
    {
      on: fundingProvider.name,
      title: 'Borrowers',
      ability: borrowerInfo.ability,
      panel: lazy(() => import('./providers/borrowers-panel.tsx')),
    },
    {
      on: loanFunding.name,
      title: 'Entries',
      ability: `${loanEntry.name}.list`,
      panel: lazy(() => import('./loans/entries-panel.tsx')),
    },
    {
      on: loanFunding.name,
      title: 'Settlement',
      ability: readPayout.ability,
      panel: lazy(() => import('./settlement/settlement-panel.tsx')),
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
      on: caseCharge.name,
      title: 'Funding',
      ability: `${creditRequest.name}.list`,
      panel: lazy(() => import('./advances/case-funding-panel.tsx')),
    },
    ...notePanelsOn(loanFunding.name, 'LOAN_FUNDING'),
    ...notePanelsOn(repaymentInvoice.name, 'REPAYMENT_INVOICE'),
  ],
  screens: {
    fundingAgreement: async () =>
      (await import('./agreements/agreement.screens.tsx')).agreementScreens,
    fundingRequest: async () => (await import('./requests/request.screens.tsx')).requestScreens,
    fundingTransaction: async () =>
      (await import('./advances/funding-transaction.screens.tsx')).fundingTransactionScreens,
    loanFunding: async () => (await import('./loans/loan.screens.tsx')).loanFundingScreens,
    repaymentInvoice: async () =>
      (await import('./repayment/repayment-invoice.screens.tsx')).repaymentInvoiceScreens,
  },
};
