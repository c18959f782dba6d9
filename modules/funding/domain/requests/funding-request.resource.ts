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
import { borrowerKinds, fundingTypes, repaymentTimings } from '../agreements/agreement-choices.ts';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { fundingProvider } from '../providers/funding-provider.resource.ts';
import { fundingRequestStatuses, fundingRequestTones } from './request-choices.ts';

const recorded = { readOnly: true } as const;

/** R-156, S-087, C-609 to C-614: a borrower asks a lender for a facility. */
export const fundingRequest = defineResource({
  name: 'fundingRequest',
  segment: 'facility-requests',
  base: 'funding-requests',
  label: ['Facility Request', 'Facility Requests'],
  title: '{requestNo} {borrowerId}',
  pages: { row: 'R-156' },
  features: ['FundingTransaction'],

  fields: {
    requestNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'FQ',
    }),
    status: state('Status', fundingRequestStatuses, { initial: '0', tones: fundingRequestTones }),
    fundingProviderId: lookup('Funding provider', fundingProvider.name, {
      required: true,
      where: { isActive: true },
    }),
    borrowerId: lookup('Borrower', 'company', { required: true }),
    borrowerKind: choice('Borrower kind', borrowerKinds, {
      required: true,
      default: 'lawFirm',
      speaks: true,
    }),
    fundingType: choice('Funding type', fundingTypes, { required: true, default: 'disbursement' }),
    repayment: choice('Repayment', repaymentTimings, { required: true, default: 'settlement' }),
    amount: money('Amount', { required: true, min: 1 }),
    purpose: longText('Purpose', { required: true, max: 4000 }),
    wantedFrom: date('Wanted from', { hint: 'Empty: from the day of the decision.' }),

    submittedAt: dateTime('Submitted', recorded),
    decidedAt: dateTime('Decided', recorded),
    approvedLimit: money('Approved limit', recorded),
    decisionNote: longText('Decision', { ...recorded, max: 2000 }),
    agreementId: lookup('Agreement', fundingAgreement.name, recorded),
  },
  verbs: {
    list: caseTeam,
    read: caseTeam,
    lookup: office,
    create: office,
    update: office,
    delete: office,
    export: office,
  },
  verbsWhile: { update: { status: ['0'] }, delete: { status: ['0'] } },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: {
    columns: [
      'requestNo',
      'status',
      'borrowerId',
      'fundingProviderId',
      'fundingType',
      'amount',
      'wantedFrom',
      'submittedAt',
      'agreementId',
    ],
    sort: 'requestNo desc',
  },
  filters: [
    'status',
    'borrowerId',
    'fundingProviderId',
    'fundingType',
    'repayment',
    'agreementId',
    'wantedFrom',
    'amount',
  ],
  lookup: { text: '{requestNo}', sort: 'requestNo', filters: ['borrowerId', 'status'] },
  facts: ['status', 'borrowerId', 'fundingProviderId', 'amount', 'approvedLimit', 'agreementId'],
  detail: {
    Request: [
      'fundingProviderId',
      'borrowerId',
      'borrowerKind',
      'fundingType',
      'repayment',
      'amount',
      'wantedFrom',
      'purpose',
    ],
    Documents: 'panel',
    Decision: ['submittedAt', 'decidedAt', 'approvedLimit', 'decisionNote', 'agreementId'],
  },
});
