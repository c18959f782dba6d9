import { date, defineResource, longText, money, number, text } from '#kernel/domain';
import { office } from '#platform/domain';

const recorded = { readOnly: true } as const;

/** An ABA file for the bank, kept as it was made: asked for again, it has the same bytes. */
export const paymentFile = defineResource({
  name: 'paymentFile',
  segment: 'payment-files',
  label: ['Bank file', 'Bank files'],
  title: '{fileNo}',
  pages: { only: [] },
  features: ['PayingSpecialist'],

  fields: {
    fileNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'ABA',
    }),
    processOn: date('To be paid on', { ...recorded, required: true }),
    payments: number('Payments', { ...recorded, required: true }),
    total: money('Total', { ...recorded, required: true }),
    content: longText('Content', { ...recorded, required: true, max: 1_000_000, history: false }),
  },
  verbs: { list: office, read: office, lookup: office },
  lookup: { text: '{fileNo}', sort: 'fileNo' },

  list: { columns: ['fileNo', 'processOn', 'payments', 'total'], sort: 'fileNo desc' },
  filters: ['processOn'],
  detail: { File: ['fileNo', 'processOn', 'payments', 'total'] },
});
