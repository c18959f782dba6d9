import { defineAction, longText, lookup, money, record, rows, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';

/** C-425, B-353. */
export const cancelInvoice = defineAction({
  name: 'cancelInvoice',
  on: invoice,
  label: 'Cancel invoice',
  route: 'POST /app/payments/cancel',
  roles: office,
  input: {
    invoiceId: text('Invoice', { required: true, max: 36 }),
    cancelComment: longText('Why is it cancelled?', { required: true, max: 1000 }),
  },
  answer: record(invoice),
});

/** What can be taken back of an invoice, for whoever is about to do it. */
export const readCorrections = defineAction({
  name: 'readCorrections',
  on: invoice,
  label: 'What can be credited',
  route: 'GET /app/payments/{id}/corrections',
  roles: office,
  input: {},
  answer: {
    open: 'money',
    mayBeCredited: 'money',
    writeOffGst: 'money',
    lines: [
      {
        id: 'id',
        description: 'text',
        caseId: 'id?',
        accountCodeId: 'id?',
        amount: 'money',
        gst: 'money',
        creditedAmount: 'money',
        creditedGst: 'money',
      },
    ],
  },
});

export const mostCreditedLines = 200;

/** An empty list of lines credits all that is left of the invoice. */
export const creditInvoice = defineAction({
  name: 'creditInvoice',
  on: invoice,
  label: 'Make credit note',
  route: 'POST /app/payments/{id}/credit-notes',
  roles: office,
  input: {
    reason: longText('Reason', { required: true, max: 1000 }),
    lines: rows(
      'Lines',
      {
        invoiceLineId: lookup('Line', 'invoiceLine', { required: true }),
        amount: money('Amount without GST', { required: true }),
      },
      { max: mostCreditedLines },
    ),
  },
  answer: record(creditNote),
});

/** Nobody outside is told of it, so few may do it. */
export const writeOffInvoice = defineAction({
  name: 'writeOffInvoice',
  on: invoice,
  label: 'Write off',
  route: 'POST /app/payments/{id}/write-off',
  roles: ['ADMIN_STAFF', 'ACCOUNTING'],
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  answer: record(invoice),
});

/** A debtor pays after all, or the wrong invoice was written off. */
export const undoWriteOff = defineAction({
  name: 'undoWriteOff',
  on: invoice,
  label: 'Undo write-off',
  route: 'POST /app/payments/{id}/write-offs/{writeOffId}/undo',
  roles: ['ADMIN_STAFF', 'ACCOUNTING'],
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  answer: record(invoice),
});

export const reverseCreditNote = defineAction({
  name: 'reverse',
  on: creditNote,
  label: 'Undo credit note',
  route: 'POST /app/credit-notes/{id}/reverse',
  roles: office,
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  answer: record(creditNote),
});

export const correctionActions = [
  cancelInvoice,
  readCorrections,
  creditInvoice,
  writeOffInvoice,
  undoWriteOff,
  reverseCreditNote,
];
