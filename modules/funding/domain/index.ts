import { defineModule } from '#kernel/domain';
import {
  advanceActions,
  advanceRefusals,
  advanceResources,
  advanceWorkflows,
} from './advances/index.ts';
import {
  agreementRefusals,
  changeFundingType,
  dayFeeFormats,
  fundingAgreement,
  fundingAgreementWorkflow,
  interestRate,
  sendAgreement,
} from './agreements/index.ts';
import {
  enterOnLoan,
  explainLoanFunding,
  loanEntry,
  loanFunding,
  loanPosting,
  loanRefusals,
  loanWorkflow,
  previewLoanEntry,
  takeBackLoanEntry,
} from './loans/index.ts';
import { fundingPages } from './pages.ts';
import { borrowerInfo, fundingProvider } from './providers/index.ts';
import {
import { readPortfolio } from './portfolio/index.ts';
import { fundingProvider } from './providers/index.ts';
import { loanSettlement, settlementActions, settlementRefusals } from './settlement/index.ts';
import { loanCalls, statementActions, statementRefusals } from './statements/index.ts';
  fundingRequest,
  fundingRequestRefusals,
  fundingRequestWorkflow,
  sentFundingRequests,
} from './requests/index.ts';
import {
  accruedPrincipalInterest,
  repaymentSchedule,
  scheduleActions,
  scheduleRefusals,
} from './schedules/index.ts';
  repaymentActions,
  repaymentInvoice,
  repaymentInvoiceWorkflow,
  repaymentLine,
  repaymentPayment,
  repaymentRefusals,
} from './repayment/index.ts';

export * from './advances/index.ts';
export * from './agreements/index.ts';
export * from './interest/index.ts';
export * from './loans/index.ts';
export * from './pages.ts';
export * from './portfolio/index.ts';
export * from './prints.ts';
export * from './providers/index.ts';
export * from './requests/index.ts';
export * from './schedules/index.ts';
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
    fundingRequest,
    repaymentSchedule,
    accruedPrincipalInterest,
  ],
  actions: [
    enterOnLoan,
    explainLoanFunding,
    changeFundingType,
    sendAgreement,
    borrowerInfo,
    sentFundingRequests,
    ...scheduleActions,
  ],
  workflows: [fundingAgreementWorkflow, loanWorkflow, fundingRequestWorkflow, ...advanceWorkflows, repaymentInvoiceWorkflow],
  resources: [fundingProvider, fundingAgreement, interestRate, loanFunding, loanEntry, loanPosting],
  actions: [enterOnLoan, explainLoanFunding, readPortfolio],
  pages: fundingPages,
  textFormats: dayFeeFormats,
  refusals: {
    ...agreementRefusals,
    ...loanRefusals,
    ...fundingRequestRefusals,
    ...scheduleRefusals,
  },
    ...advanceResources,
  ],
  actions: [enterOnLoan, explainLoanFunding, ...advanceActions, ...repaymentActions, ...settlementActions],
  pages: fundingPages,
  textFormats: dayFeeFormats,
  refusals: { ...agreementRefusals, ...loanRefusals, ...advanceRefusals },
    loanSettlement,
    repaymentInvoice,
    repaymentLine,
    repaymentPayment,
  ],
  pages: fundingPages,
  textFormats: dayFeeFormats,
  refusals: { ...agreementRefusals, ...loanRefusals, ...repaymentRefusals, ...settlementRefusals },
export * from './statements/index.ts';
  resources: [fundingProvider, fundingAgreement, interestRate, loanFunding, loanEntry, loanPosting],
  actions: [
    previewLoanEntry,
    takeBackLoanEntry,
    ...loanCalls,
    ...statementActions,
  ],
  pages: fundingPages,
  textFormats: dayFeeFormats,
  refusals: { ...agreementRefusals, ...loanRefusals, ...statementRefusals },
});
