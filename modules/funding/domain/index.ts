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
import { fundingProvider } from './providers/index.ts';
import {
  repaymentActions,
  repaymentInvoice,
  repaymentInvoiceWorkflow,
  repaymentLine,
  repaymentPayment,
  repaymentRefusals,
} from './repayment/index.ts';
import { loanSettlement, settlementActions, settlementRefusals } from './settlement/index.ts';

export * from './agreements/index.ts';
export * from './interest/index.ts';
export * from './loans/index.ts';
export * from './pages.ts';
export * from './prints.ts';
export * from './providers/index.ts';
export * from './repayment/index.ts';
export * from './settlement/index.ts';

export const funding = defineModule({
  name: 'funding',
  resources: [
    fundingProvider,
    fundingAgreement,
    interestRate,
    loanFunding,
    loanEntry,
    loanPosting,
    loanSettlement,
    repaymentInvoice,
    repaymentLine,
    repaymentPayment,
  ],
  actions: [enterOnLoan, explainLoanFunding, ...repaymentActions, ...settlementActions],
  workflows: [fundingAgreementWorkflow, loanWorkflow, repaymentInvoiceWorkflow],
  pages: fundingPages,
  textFormats: dayFeeFormats,
  refusals: { ...agreementRefusals, ...loanRefusals, ...repaymentRefusals, ...settlementRefusals },
});
