import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { fundingAgreement, interestRate, loanFunding, readPayout } from '../domain/index.ts';

export const fundingWeb: WebModule = {
  pages: {
    '/view/transaction-invoice/add': lazy(() => import('./repayment/generate-page.tsx')),
  },
  screens: {
    repaymentInvoice: async () =>
      (await import('./repayment/repayment-invoice.screens.tsx')).repaymentInvoiceScreens,
  },
  panels: [
    {
      on: fundingAgreement.name,
      title: 'Interest rates',
      ability: `${interestRate.name}.list`,
      panel: lazy(() => import('./agreements/rates-panel.tsx')),
    },
    {
      on: loanFunding.name,
      title: 'Settlement',
      ability: readPayout.ability,
      panel: lazy(() => import('./settlement/settlement-panel.tsx')),
    },
  ],
};
