import { paymentCategories } from '#billing/domain';
import { choice, date, defineResource, flag, lookup, money } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { postingKinds } from '../interest/loan-book.ts';
import { loanParts } from '../interest/loan-terms.ts';
import { loanEntry } from './loan-entry.resource.ts';
import { loanFunding } from './loan-funding.resource.ts';

const recorded = { readOnly: true } as const;
const parts = { ...loanParts, credit: 'Credit held' } as const;

/** Fees are what the lender earns; money that is held has paid for nothing yet. */
const paymentCategorySql = `case when {kind} <> 'payment' then null
  when {part} = 'fee' then 'revenue' when {part} in ('principal', 'interest') then {part} end`;

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
    category: choice('Category', paymentCategories, { computed: paymentCategorySql }),
    amount: money('Amount', { ...recorded, required: true }),
    entryId: lookup('Entry', loanEntry.name, recorded),
    isReversal: flag('Taken back', recorded),
    journalId: lookup('Journal', 'journal', recorded),
  },
  verbs: { list: caseTeam, read: caseTeam, export: office },
  scope: { CASE_MANAGER: { 'loanId.borrowerId': 'ownCompanyIds' } },

  list: {
    columns: ['postedOn', 'kind', 'part', 'category', 'amount', 'journalId'],
    sort: 'postedOn',
  },
  filters: ['category', 'loanId', 'kind', 'part', 'postedOn'],
  detail: { Posting: ['loanId', 'postedOn', 'kind', 'part', 'category', 'amount', 'journalId'] },
});
