import { choice, date, defineResource, flag, lookup, longText, money, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { loanEntryKinds } from './loan-choices.ts';
import { loanFunding } from './loan-funding.resource.ts';

const recorded = { readOnly: true } as const;

/**
 * One thing that happened to a loan; the engine counts from these and from nothing else. Never
 * changed: `reversesId` takes one back.
 */
export const loanEntry = defineResource({
  name: 'loanEntry',
  segment: 'loan-entries',
  label: ['Loan Entry', 'Loan Entries'],
  title: '{kind} {amount}',
  parent: { field: 'loanId', as: 'entries' },
  pages: { only: [] },
  features: ['DisbursementFunding'],
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    loanId: lookup('Loan', loanFunding.name, { ...recorded, required: true }),
    kind: choice('What', loanEntryKinds, { ...recorded, required: true }),
    happenedOn: date('Day', { ...recorded, required: true }),
    amount: money('Amount', { ...recorded, required: true }),
    isReversal: flag('Taken back', recorded),
    reversesId: lookup('Takes back', 'loanEntry', recorded),
    /** Name and id of the record that it comes from. */
    sourceType: text('Document kind', { ...recorded, max: 60 }),
    sourceId: text('Document', { ...recorded, max: 36 }),
    note: longText('Note', { ...recorded, max: 1000 }),
  },
  verbs: { list: caseTeam, read: caseTeam, lookup: caseTeam },
  scope: { CASE_MANAGER: { 'loanId.borrowerId': 'ownCompanyIds' } },

  list: { columns: ['happenedOn', 'kind', 'amount', 'note'], sort: 'happenedOn desc' },
  filters: ['loanId', 'kind', 'happenedOn', 'sourceType', 'sourceId'],
  lookup: { text: '{kind} {amount}', sort: 'happenedOn', filters: ['loanId'] },
  detail: { Entry: ['loanId', 'kind', 'happenedOn', 'amount', 'reversesId', 'note'] },
});
