import {
  choice,
  date,
  dateTime,
  defineResource,
  flag,
  longText,
  lookup,
  money,
  state,
  stateFlag,
  text,
} from '#kernel/domain';
import { caseTypeNames } from '#cases/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingTypes, repaymentTimings } from '../agreements/agreement-choices.ts';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { fundingProvider } from '../providers/funding-provider.resource.ts';
import { loanStatuses, loanTones } from './loan-choices.ts';

const recorded = { readOnly: true } as const;
/** Counted by the engine to the end of `figuresOn`. */
const counted = { readOnly: true, history: false, recounted: true } as const;
const fromAgreement = { computedBy: ['fill_loan_funding', 'take_agreement_along'] } as const;
const typeOfAgreement = { alsoSetBy: ['fill_loan_funding', 'take_agreement_along'] } as const;
/** B-402: from the case where there is one, else as typed. */
const derived = { alsoSetBy: ['fill_loan_funding'] } as const;
const caseTeamAndInsurer = [...caseTeam, 'CONTRACTOR'] as const;

/** Said by what is missing, for lists to be asked by; it changes with that alone. */
const sought = { computedBy: ['mark_what_a_loan_lacks'], history: false, default: false } as const;

/** D-062, R-168, S-091, C-633 to C-638: the money lent for one matter. */
export const loanFunding = defineResource({
  name: 'loanFunding',
  alsoCalled: 'DISBURSEMENT_FUNDING',
  segment: 'disbursement-funding',
  label: ['Loan Funding', 'Loan Fundings'],
  title: '{loanNo} {claimantName}',
  pages: { row: 'R-168' },
  features: ['DisbursementFunding'],
  rowsDifferByUser: true,
  deleteOnlyUnused: true,
  verbsWhile: { delete: { firstEntryOn: [] } },

  fields: {
    loanNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'LN',
    }),
    status: state('Status', loanStatuses, { initial: 'active', tones: loanTones }),
    isOnHold: stateFlag('On hold', { false: 'Not on hold', true: 'On hold' }, { tone: 'warning' }),
    agreementId: lookup('Agreement', fundingAgreement.name, { required: true }),
    fundingProviderId: lookup('Funding provider', fundingProvider.name, fromAgreement),
    borrowerId: lookup('Borrower', 'company', fromAgreement),
    insurerId: lookup('Insurer', 'company', { hint: 'Whose contractors see this loan.' }),
    fundingType: choice('Funding type', fundingTypes, { ...recorded, ...typeOfAgreement }),
    repayment: choice('Repayment', repaymentTimings, fromAgreement),
    caseId: lookup('Case', 'case', derived),
    caseType: choice('Case type', caseTypeNames, { computedBy: ['fill_loan_funding'] }),
    caseNo: text('Case number', { searchable: true, max: 50, ...derived }),
    claimNo: text('Claim number', { searchable: true, max: 50, ...derived }),
    claimantName: text('Claimant', { searchable: true, max: 200, ...derived }),
    matterId: text('Matter', { searchable: true, max: 100 }),
    companyPMSId: text('Practice system', { ...recorded, max: 36 }),
    fundingInvoiceNo: text('Funding invoice number', { searchable: true, unique: true, max: 50 }),
    borrowerReference: text('Borrower reference', { searchable: true, unique: true, max: 100 }),
    openedOn: date('Opened on', { required: true }),
    dueOn: date('Due on', { hint: 'After it and the days of grace the default rate holds.' }),
    expectedSettlementOn: date('Settlement expected'),
    isUndated: flag('No settlement day', sought),
    isWithoutCase: flag('Without a case', sought),
    approvedLimit: money('Approved limit', {
      computedBy: ['approve_loan_limit'],
      hint: 'Of the day on which the loan was opened: the cap per matter, or the limit of the facility.',
    }),
    caseDetail: longText('Case detail', { max: 4000 }),

    principal: money('Principal', counted),
    interest: money('Interest', counted),
    /** Of the interest, what no posting of the loan has fixed yet: the ledger has it for the whole agreement. */
    accrued: money('Interest accrued', counted),
    fees: money('Fees', counted),
    credit: money('Credit held', counted),
    payout: money('Payout', counted),
    isOwing: flag('Owes something', counted),
    paid: money('Paid', counted),
    figuresOn: date('Counted to', counted),
    firstEntryOn: date('First entry on', { history: false, computedBy: ['keep_first_entry'] }),
    settledOn: date('Settled on', recorded),
    cancelledAt: dateTime('Cancelled', recorded),
    cancelledReason: longText('Cancelled because', { ...recorded, max: 1000 }),
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
  scope: {
    CASE_MANAGER: { borrowerId: 'ownCompanyIds' },
    CONTRACTOR: { insurerId: 'companyId', borrowerId: 'companyId' },
  },

  list: {
    columns: [
      'loanNo',
      'status',
      'claimantName',
      'borrowerId',
      'payout',
      'principal',
      'interest',
      'caseNo',
      'openedOn',
      'dueOn',
    ],
    sort: 'loanNo desc',
  },
  filters: [
    'status',
    'isOnHold',
    'borrowerId',
    'fundingProviderId',
    'agreementId',
    'insurerId',
    'fundingType',
    'repayment',
    'caseId',
    'caseType',
    'openedOn',
    'dueOn',
    'expectedSettlementOn',
    'isUndated',
    'isWithoutCase',
    'payout',
  ],
  lookup: {
    text: '{loanNo} {claimantName}',
    sort: 'loanNo',
    filters: ['borrowerId', 'agreementId'],
  },
  facts: ['borrowerId', 'agreementId', 'fundingProviderId', 'openedOn', 'dueOn'],
  detail: {
    'How it came to be': 'panel',
    Bills: 'panel',
    Loan: [
      'agreementId',
      'fundingProviderId',
      'borrowerId',
      'insurerId',
      'fundingType',
      'repayment',
      'openedOn',
      'dueOn',
      'expectedSettlementOn',
      'approvedLimit',
    ],
    Case: [
      'caseId',
      'caseType',
      'caseNo',
      'claimantName',
      'claimNo',
      'matterId',
      'fundingInvoiceNo',
      'borrowerReference',
      'caseDetail',
    ],
  },
});
