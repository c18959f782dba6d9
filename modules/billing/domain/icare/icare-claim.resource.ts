import { choice, dateTime, defineResource, longText, lookup, money, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { invoice } from '../invoices/invoice.resource.ts';

const recorded = { readOnly: true } as const;

export const icareOutcomes = {
  waiting: 'Waiting for the answer',
  accepted: 'Accepted',
  rejected: 'Rejected',
} as const;

/** G-138: the file as it was built for icare, and what came back. */
export const icareClaim = defineResource({
  name: 'icareClaim',
  segment: 'icare-claims',
  label: ['iCare Claim', 'iCare Claims'],
  title: '{invoiceId} {claimNo}',
  parent: { field: 'invoiceId', as: 'icare-claims' },
  pages: { only: ['list', 'detail'] },
  features: ['ICareClaim'],

  fields: {
    invoiceId: lookup('Invoice', invoice.name, { ...recorded, required: true }),
    claimNo: text('Claim number', { ...recorded, required: true, searchable: true, max: 50 }),
    amount: money('Amount with GST', { ...recorded, required: true }),
    outcome: choice('Answer', icareOutcomes, {
      ...recorded,
      required: true,
      default: 'waiting',
      tones: { waiting: 'warning', accepted: 'success', rejected: 'danger' },
    }),
    answeredAt: dateTime('Answered', recorded),
    answerReference: text('Reference of icare', { ...recorded, max: 100 }),
    answerText: longText('What icare says', { ...recorded, max: 4000 }),
    /** JSON, exactly as it was handed out. */
    content: longText('File', { ...recorded, required: true, max: 100_000 }),
  },
  verbs: { list: office, read: office },

  list: {
    columns: ['invoiceId', 'claimNo', 'amount', 'creationTime', 'outcome', 'answerReference'],
    sort: 'creationTime desc',
  },
  filters: ['invoiceId', 'outcome'],
  facts: ['invoiceId', 'amount', 'outcome'],
  detail: {
    Claim: ['invoiceId', 'claimNo', 'amount'],
    Answer: ['outcome', 'answeredAt', 'answerReference', 'answerText'],
    File: ['content'],
  },
});
