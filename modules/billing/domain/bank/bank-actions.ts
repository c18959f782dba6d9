import {
  defineAction,
  defineTask,
  longText,
  lookup,
  nullable,
  number,
  oneOf,
  record,
  text,
  choice,
} from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { office } from '#platform/domain';
import { allocations } from '../receipts/receipt-actions.ts';
import { bankLine, bankLineStatuses } from './bank-line.resource.ts';
import { bankStatement } from './bank-statement.resource.ts';

/** A year of camt.053: 5,000 lines of it are some five million characters. */
export const largestBankFile = 20_000_000;

export const importStatement = defineAction({
  name: 'import',
  on: bankStatement,
  label: 'Import statement',
  route: 'POST /app/bank-statements/import',
  roles: office,
  // What JSON adds to quotes, line ends and letters beyond ASCII.
  largestBody: 2 * largestBankFile,
  input: {
    fileName: text('File', { required: true, max: 200 }),
    content: longText('Content', { required: true, max: largestBankFile }),
  },
  answer: { id: 'id', added: 'number', skipped: 'number', credits: 'number' },
});

const reference = nullable({ id: 'id', displayName: 'text' });

const proposalShape = {
  companyId: 'id?',
  companyName: 'text?',
  receiptId: 'id?',
  allocations: [{ invoiceId: 'id', invoiceNo: 'text', amount: 'money' }],
  score: 'number',
  isSure: 'flag',
  reasons: ['text'],
} as const;

export const matchedLineShape = {
  id: 'id',
  concurrencyStamp: 'id',
  bookedOn: 'date',
  amount: 'money',
  description: 'text?',
  status: oneOf(bankLineStatuses),
  receipt: reference,
  company: reference,
  ignoredBecause: 'text?',
  proposals: [proposalShape],
} as const;

const countsShape = {
  open: 'number',
  matched: 'number',
  ignored: 'number',
  sure: 'number',
  debits: 'number',
} as const;

export const matchingShape = {
  items: [matchedLineShape],
  totalCount: 'number',
  counts: countsShape,
} as const;

export type ShownMatching = ValueOfShape<typeof matchingShape>;
export type MatchedLine = ValueOfShape<typeof matchedLineShape>;

export const readMatching = defineAction({
  name: 'readMatching',
  on: bankStatement,
  label: 'Match',
  route: 'GET /app/bank-statements/{id}/matching',
  roles: office,
  input: {
    status: choice('Status', bankLineStatuses),
    skipCount: number('Skipped', { min: 0 }),
    maxResultCount: number('Rows', { min: 1, max: 500 }),
  },
  answer: matchingShape,
});

export const matchSureLines = defineAction({
  name: 'matchSure',
  on: bankStatement,
  label: 'Accept all sure ones',
  route: 'POST /app/bank-statements/{id}/match-sure',
  roles: office,
  input: {},
  answer: { matched: 'number', left: 'number', taskId: 'id?' },
});

/** How many sure lines one call accepts; the screen asks again until none is left. */
export const mostSureAtOnce = 50;

/** Beyond so many nobody waits: a task accepts them. */
export const mostSureWhileWaiting = 200;

export const matchSureTask = defineTask({
  name: 'matchSureLines',
  label: 'Match of sure bank lines',
  on: bankStatement.name,
  verb: matchSureLines.name,
  rows: ['line', 'lines'],
  input: { statementId: lookup('Statement', bankStatement.name, { required: true }) },
});

export const matchLine = defineAction({
  name: 'match',
  on: bankLine,
  label: 'Match',
  route: 'POST /app/bank-lines/{id}/match',
  roles: office,
  input: {
    companyId: lookup('From', 'company'),
    receiptId: lookup('Receipt written by hand', 'receipt'),
    allocations,
  },
  answer: record(bankLine),
});

export const ignoreLine = defineAction({
  name: 'ignore',
  on: bankLine,
  label: 'Ignore',
  route: 'POST /app/bank-lines/{id}/ignore',
  roles: office,
  input: { reason: text('Reason', { required: true, max: 300 }) },
  answer: record(bankLine),
});

export const unmatchLine = defineAction({
  name: 'unmatch',
  on: bankLine,
  label: 'Undo',
  route: 'POST /app/bank-lines/{id}/unmatch',
  roles: office,
  input: {},
  answer: record(bankLine),
});

export const bankActions = [
  importStatement,
  readMatching,
  matchSureLines,
  matchLine,
  ignoreLine,
  unmatchLine,
] as const;
