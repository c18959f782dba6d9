import {
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  money,
  state,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { receipt } from '../receipts/receipt.resource.ts';

const recorded = { readOnly: true } as const;

export const prepaymentStatuses = {
  requested: 'Requested',
  received: 'Received',
  withdrawn: 'Withdrawn',
} as const;

/** G-130: money that is asked for before paperwork leaves. It posts nothing: the receipt does. */
export const prepaymentRequest = defineResource({
  name: 'prepaymentRequest',
  segment: 'prepayment-requests',
  label: ['Prepayment Request', 'Prepayment Requests'],
  title: '{requestNo}',
  pages: { only: ['list', 'detail'] },

  fields: {
    requestNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'PRE',
    }),
    status: state('Status', prepaymentStatuses, {
      initial: 'requested',
      tones: { requested: 'warning', received: 'success', withdrawn: 'neutral' },
    }),
    caseId: lookup('Case', 'case', { ...recorded, required: true }),
    companyId: lookup('Company', 'company', { ...recorded, required: true }),
    amount: money('Amount with GST', { ...recorded, required: true }),
    dueDate: date('Wanted by', recorded),
    note: longText('Note', { ...recorded, max: 1000 }),
    sentAt: dateTime('Sent', recorded),
    sentTo: text('Sent to', { ...recorded, max: 320 }),
    receivedOn: date('Received', recorded),
    receiptId: lookup('Receipt', receipt.name, recorded),
    receivedNote: longText('How we know', { ...recorded, max: 1000 }),
  },
  verbs: { list: office, read: office, export: office },

  list: {
    columns: ['requestNo', 'caseId', 'companyId', 'amount', 'dueDate', 'receivedOn', 'status'],
    sort: 'requestNo desc',
    empty: 'Request prepayment makes the first.',
  },
  filters: ['status', 'caseId', 'companyId', 'dueDate', 'amount'],
  facts: ['status', 'companyId', 'amount', 'dueDate'],
  detail: {
    Request: ['requestNo', 'caseId', 'companyId', 'amount', 'dueDate', 'note', 'sentAt', 'sentTo'],
    Received: ['receivedOn', 'receiptId', 'receivedNote'],
  },
});
