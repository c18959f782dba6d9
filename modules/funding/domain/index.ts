import { defineModule } from '#kernel/domain';
import {
  agreementRefusals,
  dayFeeFormats,
  fundingAgreement,
  fundingAgreementWorkflow,
  interestRate,
} from './agreements/index.ts';
import {
  enterOnLoan,
  explainLoanFunding,
  loanEntry,
  loanFunding,
  loanPosting,
  loanRefusals,
  loanWorkflow,
} from './loans/index.ts';
import { fundingPages } from './pages.ts';
import { readPortfolio } from './portfolio/index.ts';
import { fundingProvider } from './providers/index.ts';

export * from './agreements/index.ts';
export * from './interest/index.ts';
export * from './loans/index.ts';
export * from './pages.ts';
export * from './portfolio/index.ts';
export * from './prints.ts';
export * from './providers/index.ts';

export const funding = defineModule({
  name: 'funding',
  resources: [fundingProvider, fundingAgreement, interestRate, loanFunding, loanEntry, loanPosting],
  actions: [enterOnLoan, explainLoanFunding, readPortfolio],
  workflows: [fundingAgreementWorkflow, loanWorkflow],
  pages: fundingPages,
  textFormats: dayFeeFormats,
  refusals: { ...agreementRefusals, ...loanRefusals },
});
