import { defineAction, longText, lookup, record } from '#kernel/domain';
import { office } from '#platform/domain';
import { enterOnLoan } from './loan-actions.ts';
import { loanEntry } from './loan-entry.resource.ts';
import { loanFunding } from './loan-funding.resource.ts';

const { note: _note, ...entered } = enterOnLoan.input;

/** What the entry would do; refuses what the entry would be refused for, and writes nothing. */
export const previewLoanEntry = defineAction({
  name: 'previewLoanEntry',
  on: loanFunding,
  label: 'What it will do',
  route: 'POST /app/disbursement-funding/{id}/entries/preview',
  roles: office,
  input: entered,
  answer: {
    /** What is owed on the day, without and with the entry. */
    before: 'money',
    after: 'money',
    fee: 'money',
    interest: 'money',
    principal: 'money',
    unapplied: 'money',
    /** Rows of the journal that are reversed, because the day has passed. */
    reversed: 'number',
    posted: 'number',
    /** A funding invoice that asks for a part of the loan; an entry on the loan leaves it open. */
    openInvoiceNo: 'text?',
  },
});

export const takeBackLoanEntry = defineAction({
  name: 'takeBackLoanEntry',
  on: loanFunding,
  label: 'Take back',
  route: 'POST /app/disbursement-funding/{id}/entries/take-back',
  roles: office,
  input: {
    entryId: lookup('Entry', loanEntry.name, { required: true }),
    reason: longText('Reason', { required: true, max: 1000 }),
  },
  answer: record(loanFunding),
});
