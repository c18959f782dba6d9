import { choice, date, defineResource, flag, lookup, money } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { postingKinds } from '../interest/loan-book.ts';
import { loanParts } from '../interest/loan-terms.ts';
import { loanEntry } from './loan-entry.resource.ts';
import { loanFunding } from './loan-funding.resource.ts';

const recorded = { readOnly: true } as const;
const parts = { ...loanParts, credit: 'Credit held' } as const;

/** A row of the engine's journal that was posted to the ledger. A correction reverses it and posts another. */
export const loanPosting = defineResource({
  name: 'loanPosting',
  segment: 'loan-postings',
  label: ['Loan Posting', 'Loan Postings'],
  title: '{kind} {amount}',
  parent: { field: 'loanId', as: 'postings' },
  pages: { only: [] },
  features: ['DisbursementFunding'],
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    loanId: lookup('Loan', loanFunding.name, { ...recorded, required: true }),
    postedOn: date('Day', { ...recorded, required: true }),
    kind: choice('What', postingKinds, { ...recorded, required: true }),
    part: choice('Part', parts, { ...recorded, required: true }),
    amount: money('Amount', { ...recorded, required: true }),
    entryId: lookup('Entry', loanEntry.name, recorded),
    isReversal: flag('Taken back', recorded),
    journalId: lookup('Journal', 'journal', recorded),
  },
  verbs: { list: caseTeam, read: caseTeam },
  scope: { CASE_MANAGER: { 'loanId.borrowerId': 'visibleCompanyIds' } },

  list: { columns: ['postedOn', 'kind', 'part', 'amount', 'journalId'], sort: 'postedOn' },
  filters: ['loanId', 'kind', 'part', 'postedOn'],
  detail: { Posting: ['loanId', 'postedOn', 'kind', 'part', 'amount', 'journalId'] },
});
