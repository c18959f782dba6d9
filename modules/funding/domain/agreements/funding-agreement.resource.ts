import {
  choice,
  date,
  dateTime,
  decimal,
  defineResource,
  file,
  flag,
  longText,
  lookup,
  money,
  number,
  state,
  text,
} from '#kernel/domain';
import { envelope, envelopeStatuses, envelopeTones } from '#documents/domain';
import { caseTeam, office } from '#platform/domain';
import { dayCounts } from '../interest/day-count.ts';
import {
  compoundings,
  feeTimes,
  feeUnits,
  interestKinds,
  interestTimings,
} from '../interest/loan-terms.ts';
import { fundingProvider } from '../providers/funding-provider.resource.ts';
import {
  agreementStatuses,
  agreementTones,
  allocationOrders,
  borrowerKinds,
  fundingTypes,
  repaymentTimings,
  upfrontBases,
} from './agreement-choices.ts';

const recorded = { readOnly: true } as const;
const noCap = { hint: 'Empty: no cap.', empty: 'No cap' } as const;
const percentOf = { scale: 6, min: 0, max: 100 } as const;
const ifUpfront = { timing: ['upfront'] } as const;
/** Filled by the loans under it. */
const fromLoans = { computedBy: ['keep_agreement_use'] } as const;

/** R-159, S-088, C-615 to C-620: the frame under which money is lent to a borrower. */
export const fundingAgreement = defineResource({
  name: 'fundingAgreement',
  segment: 'facility-agreements',
  base: 'funding-agreements',
  label: ['Facility Agreement', 'Facility Agreements'],
  title: '{agreementNo} {borrowerId}',
  pages: { row: 'R-159' },
  features: ['FundingTransaction'],
  rowsDifferByUser: true,

  fields: {
    agreementNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'FA',
    }),
    status: state('Status', agreementStatuses, { initial: 'pending', tones: agreementTones }),
    fundingProviderId: lookup('Funding provider', fundingProvider.name, { required: true }),
    borrowerId: lookup('Borrower', 'company', { required: true }),
    borrowerKind: choice('Borrower kind', borrowerKinds, {
      required: true,
      default: 'lawFirm',
      speaks: true,
    }),
    fundingType: choice('Funding type', fundingTypes, { required: true, default: 'disbursement' }),
    repayment: choice('Repayment', repaymentTimings, { required: true, default: 'settlement' }),
    startsOn: date('Starts on', { required: true }),
    endsOn: date('Ends on', {
      hint: 'The last day on which money is lent. Empty: no end.',
      empty: 'No end',
    }),

    facilityLimit: money('Facility limit', { required: true, min: 0 }),
    capPerMatter: money('Cap per matter', { min: 0, ...noCap }),
    capPerAdvance: money('Cap per advance', { min: 0, ...noCap }),
    approvalAbove: money('Approval above', {
      min: 0,
      hint: 'An advance above it waits for an administrator. Empty: none does.',
      empty: 'None needed',
    }),
    drawn: money('Drawn', { ...fromLoans, hint: 'Principal that is lent and not repaid.' }),
    promised: money('Promised', {
      computedBy: ['keep_promised_advances'],
      history: false,
      hint: 'Approved for payment and not paid yet.',
    }),
    available: money('Available', {
      computed: 'greatest({facilityLimit} - coalesce({drawn}, 0) - coalesce({promised}, 0), 0)',
      hint: 'The limit less what is drawn and what is promised.',
    }),

    interestKind: choice('Interest', interestKinds, { required: true, default: 'simple' }),
    timing: choice('Interest is charged', interestTimings, { required: true, default: 'daily' }),
    dayCount: choice('Day count', dayCounts, { required: true, default: 'ACT/365F' }),
    compounding: choice('Compounding', compoundings, {
      required: true,
      default: 'monthlyCalendar',
      when: { interestKind: ['compound'] },
    }),
    upfrontBasis: choice('Upfront interest', upfrontBases, {
      required: true,
      default: 'rate',
      when: ifUpfront,
    }),
    termDays: number('Term in days', {
      min: 1,
      max: 3660,
      default: 365,
      required: true,
      when: ifUpfront,
    }),
    rebate: flag('Rebate on early settlement', {
      hint: 'The unused part is given back.',
      when: ifUpfront,
    }),
    minimumInterest: money('Least interest', { required: true, min: 0, default: '0.00' }),
    graceDays: number('Days of grace', { required: true, min: 0, max: 365, default: 0 }),
    defaultPercent: decimal('Default rate (%)', {
      ...percentOf,
      hint: 'A year, from the day after the due day and its grace. Empty: none.',
      empty: 'None',
    }),
    allocationOrder: choice('Payments go to', allocationOrders, {
      required: true,
      default: 'fee,interest,principal',
    }),

    feeTime: choice('Fee', feeTimes, { required: true, default: 'perMatter' }),
    feeUnit: choice('Fee in', feeUnits, { required: true, default: '$' }),
    feeValue: decimal('Fee amount', {
      scale: 2,
      min: 0,
      max: 1_000_000,
      hint: 'Empty: none.',
      empty: 'None',
    }),
    feeHasGst: flag('GST on fees', { default: true }),
    dayFees: text('Daily fee bands', {
      max: 500,
      format: 'dayFeeBands',
      hint: 'Of an advance below an amount so much a day: 1000 0.50, 5000 1.20',
      empty: 'None',
    }),
    covenants: longText('Covenants', { max: 4000 }),
    effectiveAt: dateTime('Effective since', recorded),
    cancelledAt: dateTime('Cancelled', recorded),
    cancelledReason: longText('Cancelled because', { ...recorded, max: 1000 }),
    sentToBorrowerAt: dateTime('Sent to the borrower', recorded),
    sentToLenderAt: dateTime('Sent to the lender', recorded),
    /** As its newest envelope stands; empty: it was never sent. */
    signature: choice('Signature', envelopeStatuses, { ...recorded, tones: envelopeTones }),
    envelopeId: lookup('Envelope', envelope.name, recorded),
    sentForSignatureAt: dateTime('Sent for signature', recorded),
    signedAt: dateTime('Signed', recorded),
    signedFileId: file('Signed agreement', recorded),
  },
  checks: {
    endNotBeforeStart: {
      field: 'endsOn',
      op: '>=',
      than: 'startsOn',
      refusal: 'agreementStartsAfterEnd',
    },
  },
  verbs: {
    list: caseTeam,
    read: caseTeam,
    lookup: caseTeam,
    create: office,
    update: office,
    delete: office,
    export: office,
  },
  deleteOnlyUnused: true,
  verbsWhile: {
    update: { status: ['pending', 'effective'] },
    delete: { status: ['pending'] },
  },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: {
    columns: [
      'agreementNo',
      'status',
      'borrowerId',
      'facilityLimit',
      'drawn',
      'available',
      'fundingProviderId',
      'fundingType',
      'startsOn',
      'endsOn',
    ],
    sort: 'agreementNo desc',
  },
  filters: [
    'status',
    'borrowerId',
    'fundingProviderId',
    'fundingType',
    'repayment',
    'signature',
    'startsOn',
    'endsOn',
  ],
  lookup: {
    text: '{agreementNo}',
    sort: 'agreementNo',
    filters: ['fundingProviderId', 'borrowerId', 'status'],
  },
  facts: ['borrowerId', 'fundingProviderId', 'fundingType', 'repayment', 'startsOn'],
  detail: {
    Advances: 'panel',
    Loans: 'panel',
    'Interest rates': 'panel',
    Agreement: [
      'fundingProviderId',
      'borrowerId',
      'borrowerKind',
      'fundingType',
      'repayment',
      'startsOn',
      'endsOn',
    ],
    Limits: ['facilityLimit', 'capPerMatter', 'capPerAdvance', 'approvalAbove'],
    Signature: 'panel',
    Interest: [
      'interestKind',
      'timing',
      'dayCount',
      'compounding',
      'upfrontBasis',
      'termDays',
      'rebate',
      'minimumInterest',
      'graceDays',
      'defaultPercent',
      'allocationOrder',
    ],
    Fees: ['feeTime', 'feeUnit', 'feeValue', 'feeHasGst', 'dayFees'],
    Covenants: 'panel',
    'Other covenants': ['covenants'],
    Requests: 'panel',
    Record: ['effectiveAt', 'cancelledAt', 'cancelledReason', 'sentToBorrowerAt', 'sentToLenderAt'],
  },
});
