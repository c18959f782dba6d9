import { date, defineResource, lookup, money, number, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { repaymentInvoice } from '../repayment/repayment-invoice.resource.ts';

const recorded = { readOnly: true } as const;

/** Sent once for an invoice and a step. */
export const repaymentReminder = defineResource({
  name: 'repaymentReminder',
  segment: 'repayment-reminders',
  label: ['Reminder', 'Reminders'],
  title: 'Step {level} {sentOn}',
  parent: { field: 'invoiceId', as: 'reminders' },
  pages: { only: [] },
  features: ['TransactionInvoice'],
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    invoiceId: lookup('Invoice', repaymentInvoice.name, { ...recorded, required: true }),
    level: number('Step', { ...recorded, required: true }),
    sentOn: date('Sent', { ...recorded, required: true }),
    open: money('Open', { ...recorded, required: true }),
    statementTotal: money('Open of the borrower', { ...recorded, required: true }),
    sentTo: text('Sent to', { ...recorded, required: true, max: 320 }),
  },
  unique: [['invoiceId', 'level']],

  verbs: { list: caseTeam },
  scope: { CASE_MANAGER: { 'invoiceId.borrowerId': 'ownCompanyIds' } },
  list: { columns: ['sentOn', 'level', 'open', 'statementTotal', 'sentTo'], sort: 'level' },
  filters: ['invoiceId', 'level', 'sentOn'],
  detail: { Reminder: ['sentOn', 'level', 'open', 'statementTotal', 'sentTo'] },
});
