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
  countLoansAgainTask,
  dayFeeFormats,
  fundingAgreement,
  fundingAgreementWorkflow,
  interestRate,
  sendAgreement,
} from './agreements/index.ts';
import { arrearsActions, repaymentReminderRule } from './arrears/index.ts';
import { agreementCovenant, covenantRefusals, testCovenants } from './covenants/index.ts';
import {
  enterOnLoan,
  explainLoanFunding,
  loanEntry,
  loanFunding,
  loanPosting,
  loanRefusals,
  loanWorkflow,
  moveLoanCredit,
  previewLoanEntry,
  takeBackLoanEntry,
} from './loans/index.ts';
import { readLenderDesk } from './desk/index.ts';
import { fundingPages } from './pages.ts';
import { portfolioRefusals, readOutstandingLoans, readPortfolio } from './portfolio/index.ts';
import { borrowerInfo, fundingProvider } from './providers/index.ts';
import {
  repaymentActions,
  repaymentInvoice,
  repaymentInvoiceWorkflow,
  repaymentLine,
  repaymentPayment,
  repaymentRefusals,
} from './repayment/index.ts';
import {
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
import { loanSettlement, settlementActions, settlementRefusals } from './settlement/index.ts';
import {
  readAgreementSignature,
  sendAgreementForSignature,
  signingOfAgreementRefusals,
} from './signing/index.ts';
import { loanCalls, statementActions, statementRefusals } from './statements/index.ts';

export * from './papers.ts';
export * from './advances/index.ts';
export * from './agreements/index.ts';
export * from './arrears/index.ts';
export * from './covenants/index.ts';
export * from './desk/index.ts';
export * from './interest/index.ts';
export * from './loans/index.ts';
export * from './pages.ts';
export * from './portfolio/index.ts';
export * from './prints.ts';
export * from './providers/index.ts';
export * from './repayment/index.ts';
export * from './requests/index.ts';
export * from './schedules/index.ts';
export * from './settlement/index.ts';
export * from './signing/index.ts';
export * from './statements/index.ts';

export const funding = defineModule({
  name: 'funding',
  openToKeys: true,
  resources: [
    fundingProvider,
    fundingAgreement,
    interestRate,
    agreementCovenant,
    loanFunding,
    loanEntry,
    loanPosting,
    fundingRequest,
    repaymentSchedule,
    accruedPrincipalInterest,
    ...advanceResources,
    loanSettlement,
    repaymentInvoice,
    repaymentLine,
    repaymentPayment,
    repaymentReminderRule,
  ],
  actions: [
    enterOnLoan,
    explainLoanFunding,
    previewLoanEntry,
    takeBackLoanEntry,
    moveLoanCredit,
    changeFundingType,
    sendAgreement,
    sendAgreementForSignature,
    readAgreementSignature,
    testCovenants,
    borrowerInfo,
    sentFundingRequests,
    readPortfolio,
    readOutstandingLoans,
    readLenderDesk,
    ...scheduleActions,
    ...advanceActions,
    ...repaymentActions,
    ...arrearsActions,
    ...settlementActions,
    ...loanCalls,
    ...statementActions,
  ],
  workflows: [
    fundingAgreementWorkflow,
    loanWorkflow,
    fundingRequestWorkflow,
    repaymentInvoiceWorkflow,
    ...advanceWorkflows,
  ],
  tasks: [countLoansAgainTask],
  pages: fundingPages,
  textFormats: dayFeeFormats,
  refusals: {
    ...agreementRefusals,
    ...covenantRefusals,
    ...portfolioRefusals,
    ...signingOfAgreementRefusals,
    ...loanRefusals,
    ...fundingRequestRefusals,
    ...scheduleRefusals,
    ...advanceRefusals,
    ...repaymentRefusals,
    ...settlementRefusals,
    ...statementRefusals,
  },
});
