import { defineAction, email, fileAnswer, flag, record } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';

const sentWith = {
  email: email('Send to', {
    hint: 'Empty: the address for invoices of the company.',
  }),
} as const;

/** C-426: mails the PDF by template; once more as often as wanted. */
export const sendInvoice = defineAction({
  dryRun: true,
  name: 'sendInvoice',
  on: invoice,
  label: 'Send invoice',
  route: 'POST /app/payments/{id}/emails',
  roles: office,
  input: sentWith,
  answer: record(invoice),
});

/** C-428: the same document as `PrintInvoice`, for everybody who reads the invoice. */
export const printInvoice = defineAction({
  name: 'printInvoice',
  on: invoice,
  label: 'Print',
  route: 'GET /app/payments/{id}/print',
  roles: caseTeam,
  input: {},
  answer: fileAnswer('text/html'),
});

/** A disputed invoice is not dunned. */
export const setReminders = defineAction({
  name: 'setReminders',
  on: invoice,
  label: 'Reminders',
  route: 'PUT /app/payments/{id}/reminders',
  roles: office,
  input: { isReminderStopped: flag('No reminders', { required: true }) },
  answer: record(invoice),
});

export const sendCreditNote = defineAction({
  dryRun: true,
  name: 'sendCreditNote',
  on: creditNote,
  label: 'Send credit note',
  route: 'POST /app/credit-notes/{id}/emails',
  roles: office,
  input: sentWith,
  answer: record(creditNote),
});

export const printCreditNote = defineAction({
  name: 'printCreditNote',
  on: creditNote,
  label: 'Print',
  route: 'GET /app/credit-notes/{id}/print',
  roles: caseTeam,
  input: {},
  answer: fileAnswer('text/html'),
});

export const sendActions = [
  sendInvoice,
  printInvoice,
  setReminders,
  sendCreditNote,
  printCreditNote,
];
