import { creditNote, invoiceCategories, paymentCategories, tenantInvoice } from '#billing/domain';
import { resourceOfModule } from '#kernel/domain';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../catalogue.ts';
import {
  accruedPrincipalInterest,
  advancePayment,
  advanceRequest,
  advanceStatuses,
  agreementStatuses,
  borrowerKinds,
  feeTimes,
  feeUnits,
  fundingAgreement,
  fundingPrintRoutes,
  fundingProvider,
  fundingRequest,
  fundingRequestStatuses,
  fundingTransaction,
  fundingTransactionWorkflow,
  fundingTypes,
  interestKinds,
  interestRate,
  interestTimings,
  loanFunding,
  providerKinds,
  repaymentInvoice,
  repaymentSchedule,
  repaymentTimings,
  transactionStatuses,
} from './index.ts';

registerCatalogue();

const requests = { 0: 'Pending', 1: 'Submitted', 2: 'Approved', 3: 'Rejected', 4: 'Cancelled' };

const categories = ['Revenue', 'Credit Note', 'Principal', 'Interest'];
const documents = ['Repayment', 'Advance payment', 'System invoice', 'Credit notes'];

test.each([
  ['[E-135] funding types', fundingTypes, ['Disbursement', 'Loan', 'Lump-Sum Loan']],
  ['[E-136] repayment timings', repaymentTimings, ['Monthly', 'Settlement']],
  ['[E-138] kinds of interest', interestKinds, ['Simple', 'Compound']],
  ['[E-139] timings of interest', interestTimings, ['Upfront', 'Daily']],
  ['[E-140] bases of a fee', feeTimes, ['Per matter', 'Per advance']],
  ['[E-137] units of an amount', feeUnits, ['$', '%']],
  ['[E-141] [G-036] kinds of borrowers', borrowerKinds, ['Law Firm', 'Claimant', 'Company']],
  ['[E-142] [G-036] kinds of providers', providerKinds, ['Lender', 'Broker', 'Internal facility']],
  ['[E-143] [D-065] categories of a payment', paymentCategories, categories],
  ['[E-144] categories of an invoice', invoiceCategories, documents],
  [
    '[B-292] [E-151] states of an agreement',
    agreementStatuses,
    ['Pending', 'Effective', 'Cancelled'],
  ],
])('%s', (_what, choices, names) => {
  expect(Object.values(choices)).toEqual(names);
});

test('[E-129] a request and a payment of an advance are printed by two types of one page', () => {
  const printed = fundingPrintRoutes.filter(({ page }) => page === '/view/agreement-advance/print');

  expect(printed.map(({ type }) => type)).toEqual(['printAdvanceRequest', 'printAdvancePayment']);
  expect(printed.map(({ call }) => call)).toEqual([
    'GET /app/funding-agreements/PrintAdvanceRequest',
    'GET /app/funding-agreements/PrintAdvancePayment',
  ]);
});

test('[B-289] [E-146] requests for a facility, an advance and a credit have the codes of the wire', () => {
  expect(fundingRequestStatuses).toEqual(requests);
  expect(advanceStatuses).toEqual(requests);
});

test('[B-290] [E-147] a funding transaction has seven codes', () => {
  expect(transactionStatuses).toEqual({
    0: 'Draft',
    1: 'Requested',
    2: 'Partial Pay',
    3: 'Claimed',
    4: 'Settled',
    5: 'Cancelled',
    6: 'Full Pay',
  });
});

test('[B-293] [E-148] people reach five of them', () => {
  const { moves } = fundingTransactionWorkflow;
  const reached = Object.values(moves).flatMap(({ who, axes }) =>
    who ? [axes['status']?.to ?? []].flat() : [],
  );

  expect([...new Set(['0', ...reached])].toSorted()).toEqual(['0', '1', '2', '5', '6']);
});

test.each([
  ['[D-095] [S-086] [R-153]', fundingProvider, 'funding-providers', 'Funding Provider'],
  ['[D-060] [S-087] [R-156]', fundingRequest, 'facility-requests', 'Facility Request'],
  ['[D-059] [S-088] [R-159]', fundingAgreement, 'facility-agreements', 'Facility Agreement'],
  ['[D-061] [M-028] [R-162]', fundingTransaction, 'facility-transactions', 'Funding Transaction'],
  ['[D-064] [S-090] [M-029] [R-165]', repaymentInvoice, 'transaction-invoice', 'Funding Invoice'],
  ['[D-062] [S-091] [M-030] [R-168]', loanFunding, 'disbursement-funding', 'Loan Funding'],
  ['[D-131]', interestRate, 'interest-rates', 'Interest Rate'],
  ['[D-132]', repaymentSchedule, 'repayment-schedules', 'Instalment'],
  ['[D-066]', advanceRequest, 'advance-requests', 'Advance Request'],
  ['[D-067]', advancePayment, 'agreement-advance-payments', 'Advance Payment'],
])('%s %#: its segment and its name', (_rows, resource, segment, name) => {
  expect([resource.segment, resource.label[0]]).toEqual([segment, name]);
});

test.each([
  [
    '[D-059]',
    fundingAgreement,
    ['fundingType', 'interestKind', 'fundingProviderId', 'borrowerId', 'status'],
  ],
  [
    '[D-016] [D-062] [B-402]',
    loanFunding,
    [
      'fundingInvoiceNo',
      'borrowerReference',
      'caseNo',
      'claimNo',
      'matterId',
      'companyPMSId',
      'isOnHold',
      'fundingType',
      'caseDetail',
    ],
  ],
  ['[D-061]', fundingTransaction, ['status', 'caseNo']],
  ['[D-064]', repaymentInvoice, ['cancelledReason', 'status']],
  ['[D-133]', accruedPrincipalInterest, ['principal', 'interest']],
])('%s the fields that the specification names', (_row, resource, fields) => {
  expect(Object.keys(resource.fields)).toEqual(expect.arrayContaining(fields));
});

test.each([
  ['FUNDING_AGREEMENT', 'fundingAgreement'],
  ['FUNDING_REQUEST', 'fundingRequest'],
  ['FUNDING_TRANSACTION', 'fundingTransaction'],
  ['DISBURSEMENT_FUNDING', 'loanFunding'],
  ['DISBURSEMENT_FUNDING_SETTLEMENT', 'loanSettlement'],
  ['REPAYMENT_INVOICE', 'repaymentInvoice'],
  ['TRANSACTION_PAYMENT', 'repaymentPayment'],
  ['AGREEMENT_ADVANCE_REQUEST', 'advanceRequest'],
  ['AGREEMENT_ADVANCE_PAYMENT', 'advancePayment'],
  ['PROVIDER_REMITTANCE', 'providerPayment'],
  ['SYSTEM_INVOICE', 'tenantInvoice'],
  ['INVOICE', 'invoice'],
])('[E-134] a link to a %s is one to a record of ours', (kind, name) => {
  expect(resourceOfModule(kind)?.name).toBe(name);
});

test.each([
  [repaymentInvoice, 'repayment'],
  [advancePayment, 'advancePayment'],
  [tenantInvoice, 'systemInvoice'],
  [creditNote, 'creditNotes'],
])('[E-144] %# a document has the category of its kind, and nobody writes another', (of, kind) => {
  expect(of.fields.category).toMatchObject({ readOnly: true, default: kind });
  expect(Object.values(of.detail).flat()).toContain('category');
});
