import { date, defineResource, lookup, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { journal } from './journal.resource.ts';

const posted = { readOnly: true } as const;

/** One line of a journal: one account, one side, and whom and what it is about. */
export const posting = defineResource({
  name: 'posting',
  segment: 'postings',
  label: ['Posting', 'Postings'],
  title: '{accountCodeId} {debit} {credit}',
  parent: { field: 'journalId', as: 'postings' },
  pages: { only: [] },
  appendOnly: true,

  fields: {
    journalId: lookup('Journal', journal.name, { required: true, ...posted }),
    postedOn: date('Date', { required: true, ...posted }),
    accountCodeId: lookup('Account', 'accountCode', { required: true, ...posted }),
    debit: money('Debit', { required: true, ...posted, default: '0.00' }),
    credit: money('Credit', { required: true, ...posted, default: '0.00' }),
    companyId: lookup('Company', 'company', posted),
    specialistId: lookup('Specialist', 'specialist', posted),
    caseId: lookup('Case', 'case', posted),
    invoiceId: lookup('Invoice', 'invoice', posted),
  },
  verbs: { list: office, read: office, export: office },

  list: {
    columns: ['postedOn', 'journalId', 'accountCodeId', 'debit', 'credit', 'companyId', 'caseId'],
    sort: 'postedOn desc',
  },
  filters: [
    'journalId',
    'accountCodeId',
    'companyId',
    'specialistId',
    'caseId',
    'invoiceId',
    'postedOn',
  ],
  detail: {
    Posting: [
      'postedOn',
      'accountCodeId',
      'debit',
      'credit',
      'companyId',
      'specialistId',
      'caseId',
    ],
  },
});
