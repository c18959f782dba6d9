import { date, dateTime, defineResource, longText, lookup, money, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';

const recorded = { readOnly: true } as const;
const counted = { ...recorded, required: true } as const;

/** C-867 to C-872: what a loan came to on a day, as it was counted when it was saved. */
export const accruedPrincipalInterest = defineResource({
  name: 'accruedPrincipalInterest',
  segment: 'accrued-principal-interest',
  label: ['Saved Accrual', 'Saved Accruals'],
  title: '{asOf} {total}',
  parent: { field: 'loanId', as: 'accrued-principal-interest' },
  pages: { only: [] },
  features: ['DisbursementFunding'],

  fields: {
    loanId: lookup('Loan', loanFunding.name, counted),
    borrowerId: lookup('Borrower', 'company', { computedBy: ['fill_from_loan'] }),
    asOf: date('As of', counted),
    principal: money('Principal', counted),
    interest: money('Interest', counted),
    fees: money('Fees', counted),
    credit: money('Credit held', counted),
    total: money('Total', counted),
    savedAt: dateTime('Saved', counted),
    savedBy: text('Saved by', { ...recorded, max: 200 }),
    note: longText('Note', { max: 1000 }),
  },
  unique: [['loanId', 'asOf']],
  verbs: { list: caseTeam, read: caseTeam, update: office, delete: office },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: {
    columns: ['asOf', 'principal', 'interest', 'fees', 'total', 'savedBy', 'savedAt', 'note'],
    sort: 'asOf desc',
  },
  filters: ['loanId', 'borrowerId', 'asOf'],
  detail: {
    Accrual: ['loanId', 'asOf', 'principal', 'interest', 'fees', 'credit', 'total', 'note'],
  },
});
