import {
  choice,
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  money,
  state,
  text,
} from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { transactionKinds, transactionStatuses, transactionTones } from './advance-choices.ts';

const recorded = { readOnly: true } as const;
const fromLoan = { computedBy: ['fill_funding_transaction', 'follow_loan_funding'] } as const;
const caseTeamAndInsurer = [...caseTeam, 'CONTRACTOR'] as const;

/** R-162, S-089, C-621 to C-626: one bill that the lender pays for a matter. */
export const fundingTransaction = defineResource({
  name: 'fundingTransaction',
  segment: 'facility-transactions',
  base: 'funding-transactions',
  label: ['Funding Transaction', 'Funding Transactions'],
  title: '{transactionNo} {claimantName}',
  pages: { row: 'R-162' },
  features: ['FundingTransaction'],
  rowsDifferByUser: true,

  fields: {
    transactionNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'FT',
    }),
    status: state('Status', transactionStatuses, {
      initial: '0',
      tones: transactionTones,
      alsoSetBy: ['settle_funding_transactions'],
    }),
    loanId: lookup('Loan', loanFunding.name, { required: true }),
    agreementId: lookup('Agreement', fundingAgreement.name, fromLoan),
    borrowerId: lookup('Borrower', 'company', fromLoan),
    insurerId: lookup('Insurer', 'company', fromLoan),
    caseId: lookup('Case', 'case', fromLoan),
    caseNo: text('Case number', { searchable: true, max: 50, ...fromLoan }),
    claimantName: text('Claimant', { searchable: true, max: 200, ...fromLoan }),
    kind: choice('Kind', transactionKinds, { required: true, default: 'specialistInvoice' }),
    specialistId: lookup('Specialist', 'specialist'),
    payeeName: text('Payee', {
      searchable: true,
      max: 200,
      alsoSetBy: ['fill_funding_transaction'],
      hint: 'Empty: the specialist, or for an invoice of the practice the practice.',
    }),
    description: longText('For', { required: true, max: 1000 }),
    invoiceNo: text('Invoice number', { searchable: true, max: 50 }),
    /** An invoice of this practice: what the lender pays for it is received for it. */
    invoiceId: lookup('Invoice', 'invoice', recorded),
    amount: money('Amount', { required: true, min: 0, hint: 'With GST.' }),
    gst: money('GST in it', { min: 0 }),
    paid: money('Paid', { ...recorded, required: true, default: '0.00' }),
    open: money('Open', {
      computed: `case when {status} = '5' then 0 else greatest({amount} - {paid}, 0) end`,
    }),
    neededBy: date('Needed by'),
    lastPaidOn: date('Last paid on', recorded),
    /** Decision 133: the number of the request or the unpaid payment that has it. */
    heldBy: text('Part of', { max: 30, history: false, computedBy: ['hold_transactions'] }),
    cancelledAt: dateTime('Cancelled', recorded),
    cancelledReason: longText('Cancelled because', { ...recorded, max: 1000 }),
  },
  checks: {
    gstWithinAmount: { field: 'gst', op: '<=', than: 'amount', refusal: 'gstAboveAmount' },
  },
  verbs: {
    list: caseTeamAndInsurer,
    read: caseTeamAndInsurer,
    lookup: caseTeam,
    create: office,
    update: office,
    delete: office,
    export: office,
    import: office,
  },
  verbsWhile: { delete: { status: ['0'] }, pay: { heldBy: [] }, cancel: { heldBy: [] } },
  scope: {
    CASE_MANAGER: { borrowerId: 'ownCompanyIds' },
    CONTRACTOR: { insurerId: 'companyId', borrowerId: 'companyId' },
  },

  list: {
    columns: [
      'transactionNo',
      'status',
      'claimantName',
      'payeeName',
      'invoiceNo',
      'amount',
      'open',
      'borrowerId',
      'loanId',
      'neededBy',
    ],
    sort: 'transactionNo desc',
  },
  filters: [
    'status',
    'kind',
    'borrowerId',
    'agreementId',
    'loanId',
    'caseId',
    'insurerId',
    'specialistId',
    'neededBy',
    'lastPaidOn',
    'amount',
    'open',
  ],
  lookup: {
    text: '{transactionNo} {claimantName}',
    sort: 'transactionNo',
    filters: ['agreementId', 'loanId', 'status'],
  },
  facts: ['status', 'borrowerId', 'loanId', 'amount', 'open', 'lastPaidOn'],
  detail: {
    Transaction: ['loanId', 'kind', 'description', 'amount', 'gst', 'neededBy'],
    Payee: ['specialistId', 'payeeName', 'invoiceNo', 'invoiceId'],
    Matter: ['agreementId', 'borrowerId', 'insurerId', 'caseId', 'caseNo', 'claimantName'],
    'Advance requests': 'panel',
    Record: ['heldBy', 'paid', 'lastPaidOn', 'cancelledAt', 'cancelledReason'],
  },
});
