import { date, defineAction, fileAnswer, lookup, oneOf, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { journal } from './journal.resource.ts';

const accountShape = {
  accountCodeId: 'id',
  code: 'text',
  name: 'text',
  kind: oneOf(['income', 'expense', 'asset', 'liability']),
} as const;

/** What stands on each account at the end of a day; both sides come to the same. */
export const readTrialBalance = defineAction({
  name: 'readTrialBalance',
  on: journal,
  label: 'Trial balance',
  route: 'GET /app/journals/trial-balance',
  roles: office,
  input: { asOf: date('As of', { required: true }) },
  answer: {
    asOf: 'date',
    accounts: [{ ...accountShape, debit: 'money', credit: 'money' }],
    debit: 'money',
    credit: 'money',
  },
});

/** At most these postings of an account are shown; a shorter time shows the rest. */
export const mostStatementRows = 1000;

export const readAccountStatement = defineAction({
  name: 'readAccountStatement',
  on: journal,
  label: 'Account statement',
  route: 'GET /app/journals/account-statement',
  roles: office,
  input: {
    accountCodeId: lookup('Account', 'accountCode', { required: true }),
    from: date('From', { required: true }),
    to: date('To', { required: true }),
  },
  answer: {
    account: accountShape,
    opening: 'money',
    closing: 'money',
    isCut: 'flag',
    rows: [
      {
        id: 'id',
        journalId: 'id',
        journalNo: 'text',
        on: 'date',
        memo: 'text',
        debit: 'money',
        credit: 'money',
        balance: 'money',
      },
    ],
  },
});

/** For accounting systems without an adapter: the journals of a month, one posting a line. */
export const exportJournalMonth = defineAction({
  name: 'exportJournalMonth',
  on: journal,
  label: 'Export journals of a month',
  route: 'POST /app/journals/export-month',
  roles: office,
  input: { month: text('Month', { required: true, max: 20, format: 'month' }) },
  answer: fileAnswer('text/csv'),
});
