import { date, defineResource, lookup, money, number, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { invoice } from '../invoices/invoice.resource.ts';

const recorded = { readOnly: true } as const;

/** Sent once for an invoice and a level. */
export const invoiceReminder = defineResource({
  name: 'invoiceReminder',
  segment: 'sent-invoice-reminders',
  label: ['Reminder', 'Reminders'],
  title: 'Level {level} {sentOn}',
  parent: { field: 'invoiceId', as: 'reminders' },
  pages: { only: [] },
  appendOnly: true,

  fields: {
    invoiceId: lookup('Invoice', invoice.name, { ...recorded, required: true }),
    level: number('Level', { ...recorded, required: true }),
    sentOn: date('Sent', { ...recorded, required: true }),
    open: money('Open', { ...recorded, required: true }),
    sentTo: text('Sent to', { ...recorded, required: true, max: 320 }),
  },
  unique: [['invoiceId', 'level']],

  verbs: { list: office },
  list: { columns: ['sentOn', 'level', 'open', 'sentTo'], sort: 'level' },
  filters: ['invoiceId', 'level', 'sentOn'],
  detail: { Reminder: ['sentOn', 'level', 'open', 'sentTo'] },
});
