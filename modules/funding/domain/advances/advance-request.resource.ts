import {
  dateTime,
  defineResource,
  longText,
  lookup,
  money,
  multiLookup,
  state,
  text,
} from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { fundingProvider } from '../providers/funding-provider.resource.ts';
import { advanceStatuses, advanceTones } from './advance-choices.ts';
import { fundingTransaction } from './funding-transaction.resource.ts';

const recorded = { readOnly: true } as const;
const fromAgreement = { computedBy: ['fill_advance_parties'] } as const;

/** C-873 to C-878, B-351: transactions that the lender is asked to pay in one sum. */
export const advanceRequest = defineResource({
  name: 'advanceRequest',
  alsoCalled: 'AGREEMENT_ADVANCE_REQUEST',
  segment: 'advance-requests',
  label: ['Advance Request', 'Advance Requests'],
  title: '{requestNo}',
  parent: { field: 'agreementId', as: 'advance-requests' },
  pages: { only: [] },
  features: ['FundingTransaction'],
  rowsDifferByUser: true,

  fields: {
    requestNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'AR',
    }),
    status: state('Status', advanceStatuses, { initial: '0', tones: advanceTones }),
    agreementId: lookup('Agreement', fundingAgreement.name, { ...recorded, required: true }),
    fundingProviderId: lookup('Funding provider', fundingProvider.name, fromAgreement),
    borrowerId: lookup('Borrower', 'company', fromAgreement),
    transactionIds: multiLookup('Transactions', fundingTransaction.name, recorded),
    amount: money('Amount', { ...recorded, required: true }),
    note: longText('Note', { ...recorded, max: 1000 }),
    sentAt: dateTime('Sent', recorded),
    sentTo: text('Sent to', { ...recorded, max: 320 }),
    decidedAt: dateTime('Decided', recorded),
    decidedReason: longText('Because', { ...recorded, max: 1000 }),
  },
  verbs: { list: caseTeam, read: caseTeam, lookup: office, export: office },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: {
    columns: ['requestNo', 'status', 'agreementId', 'borrowerId', 'amount', 'sentAt', 'decidedAt'],
    sort: 'requestNo desc',
  },
  filters: ['status', 'agreementId', 'borrowerId', 'fundingProviderId', 'transactionIds', 'amount'],
  lookup: { text: '{requestNo}', sort: 'requestNo', filters: ['agreementId', 'status'] },
  detail: {
    Request: ['agreementId', 'borrowerId', 'transactionIds', 'amount', 'note'],
    Record: ['sentAt', 'sentTo', 'decidedAt', 'decidedReason'],
  },
});
