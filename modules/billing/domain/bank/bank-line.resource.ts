import {
  date,
  dateTime,
  defineResource,
  flag,
  lookup,
  money,
  number,
  state,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { receipt } from '../receipts/receipt.resource.ts';
import { bankStatement } from './bank-statement.resource.ts';

const recorded = { readOnly: true } as const;

export const bankLineStatuses = {
  open: 'To match',
  matched: 'Matched',
  ignored: 'Ignored',
} as const;

export type BankLineStatus = keyof typeof bankLineStatuses;

/** One movement of the account. What came in becomes a receipt, or is ignored with a reason. */
export const bankLine = defineResource({
  name: 'bankLine',
  segment: 'bank-lines',
  label: ['Bank Line', 'Bank Lines'],
  title: '{bookedOn} {amount}',
  parent: { field: 'statementId', as: 'lines', order: 'lineIndex' },
  pages: { only: [] },

  fields: {
    statementId: lookup('Statement', bankStatement.name, { ...recorded, required: true }),
    lineIndex: number('Order', { ...recorded, required: true }),
    bookedOn: date('Day', { ...recorded, required: true }),
    amount: money('Amount', { ...recorded, required: true }),
    description: text('Text', { ...recorded, max: 500, searchable: true }),
    balance: money('Balance', recorded),
    /** The same in every file that shows the movement. */
    lineKey: text('Key', { ...recorded, required: true, unique: true, max: 64, history: false }),
    status: state('Status', bankLineStatuses, {
      initial: 'open',
      tones: { open: 'warning', matched: 'success', ignored: 'neutral' },
    }),
    receiptId: lookup('Receipt', receipt.name, recorded),
    /** The receipt was made from the line, and goes with it. */
    isReceiptMade: flag('Receipt made from it', recorded),
    ignoredBecause: text('Ignored because', { ...recorded, max: 300 }),
    changedAt: dateTime('Matched or ignored', recorded),
  },
  verbs: { list: office, read: office },

  list: {
    columns: ['bookedOn', 'description', 'amount', 'status', 'receiptId'],
    sort: 'lineIndex',
  },
  filters: ['statementId', 'status', 'bookedOn', 'amount', 'receiptId'],
  detail: {
    Line: ['bookedOn', 'amount', 'description', 'balance', 'status', 'receiptId', 'ignoredBecause'],
  },
});
