import {
  advanceRequestOfTransaction,
  calculateAdvance,
  calculateAdvancePayment,
  changeAdvanceRequest,
  checkDuplicateAdvances,
  checkOnlyOneActive,
  checkTransactionCaseNo,
  deleteAdvanceRequest,
  requestAdvance,
  sendAdvanceRequest,
  sendAdvanceRequestByGet,
  transactionsOfAdvancePayment,
  transactionsOfAdvanceRequest,
} from './advance-actions.ts';
import { advancePayment } from './advance-payment.resource.ts';
import { advancePaymentWorkflow } from './advance-payment.workflow.ts';
import { advanceRequest } from './advance-request.resource.ts';
import { advanceRequestWorkflow } from './advance-request.workflow.ts';
import { askForCredit } from './credit-request-actions.ts';
import { creditRequest } from './credit-request.resource.ts';
import { creditRequestWorkflow } from './credit-request.workflow.ts';
import { fundingTransaction } from './funding-transaction.resource.ts';
import { fundingTransactionWorkflow } from './funding-transaction.workflow.ts';

export * from './advance-actions.ts';
export * from './advance-choices.ts';
export * from './advance-documents.ts';
export * from './advance-events.ts';
export * from './advance-payment.resource.ts';
export * from './advance-payment.workflow.ts';
export * from './advance-request.resource.ts';
export * from './advance-request.workflow.ts';
export * from './advance-shapes.ts';
export * from './credit-request-actions.ts';
export * from './credit-request.resource.ts';
export * from './credit-request.workflow.ts';
export * from './decide-advance-request.ts';
export * from './decide-credit-request.ts';
export * from './decide-loan-cancellation.ts';
export * from './decide-transaction-payment.ts';
export * from './duplicate-advances.ts';
export * from './funding-transaction.resource.ts';
export * from './funding-transaction.workflow.ts';
export * from './preview-advance.ts';
export * from './refusals.ts';
export * from './waiting-bills.ts';

export const advanceResources = [
  fundingTransaction,
  advanceRequest,
  advancePayment,
  creditRequest,
] as const;

export const advanceWorkflows = [
  fundingTransactionWorkflow,
  advanceRequestWorkflow,
  advancePaymentWorkflow,
  creditRequestWorkflow,
] as const;

export const advanceActions = [
  checkTransactionCaseNo,
  requestAdvance,
  changeAdvanceRequest,
  deleteAdvanceRequest,
  calculateAdvance,
  checkOnlyOneActive,
  checkDuplicateAdvances,
  sendAdvanceRequest,
  sendAdvanceRequestByGet,
  advanceRequestOfTransaction,
  transactionsOfAdvanceRequest,
  transactionsOfAdvancePayment,
  calculateAdvancePayment,
  askForCredit,
] as const;
