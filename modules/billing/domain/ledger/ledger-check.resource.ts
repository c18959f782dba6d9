import {
  choice,
  dateTime,
  defineAction,
  defineResource,
  money,
  number,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';

export const checkResults = { agrees: 'Everything agrees', differs: 'Something differs' } as const;

export const checkOccasions = { nightly: 'Every night', button: 'By hand' } as const;

const recorded = { readOnly: true } as const;

/** Sum of documents = ledger = balances of the cases, as it was found at that moment. */
export const ledgerCheck = defineResource({
  name: 'ledgerCheck',
  segment: 'ledger-checks',
  label: ['Ledger Check', 'Ledger Checks'],
  title: '{ranAt}',
  pages: { only: ['list', 'detail'] },
  appendOnly: true,

  fields: {
    ranAt: dateTime('Run at', { ...recorded, required: true }),
    occasion: choice('Run', checkOccasions, { ...recorded, required: true }),
    result: choice('Result', checkResults, {
      ...recorded,
      required: true,
      tones: { agrees: 'success', differs: 'danger' },
    }),
    sentence: text('In words', { ...recorded, required: true, max: 500 }),
    postings: number('Postings looked at', { ...recorded, required: true }),
    rules: number('Rules', { ...recorded, required: true }),
    broken: number('Rules that fail', { ...recorded, required: true }),
    /** The first row that differs, with both figures. */
    rule: text('Rule', { ...recorded, max: 200 }),
    rowType: text('Kind of the row', { ...recorded, max: 60 }),
    rowId: text('Row', { ...recorded, max: 80 }),
    rowName: text('First row that differs', { ...recorded, max: 200 }),
    documents: money('By the documents', recorded),
    ledger: money('By the ledger', recorded),
  },
  verbs: { list: office, read: office },

  list: {
    columns: ['ranAt', 'occasion', 'result', 'rowName', 'documents', 'ledger', 'postings'],
    sort: 'ranAt desc',
    empty: 'The page Ledger makes the first check.',
  },
  filters: ['result', 'occasion', 'ranAt'],
  facts: ['result', 'postings'],
  detail: {
    Check: ['ranAt', 'occasion', 'result', 'sentence', 'postings', 'rules', 'broken'],
    'First difference': ['rule', 'rowType', 'rowName', 'rowId', 'documents', 'ledger'],
  },
});

export const runLedgerCheck = defineAction({
  name: 'runLedgerCheck',
  on: ledgerCheck,
  label: 'Check the ledger',
  route: 'POST /app/ledger-checks/run',
  roles: office,
  input: {},
  answer: { id: 'id', result: 'text', sentence: 'text' },
});
