import { creditNote } from './credit-notes/credit-note.resource.ts';
import { invoice } from './invoices/invoice.resource.ts';
import { providerPayment } from './provider-pay/provider-payment.resource.ts';
import { sendCreditNote, sendInvoice } from './sending/send-actions.ts';

/** Who sends the document attaches to it; the other side sees these types, the rest is internal. */
export const printableMoneyDocuments = [
  {
    resource: invoice.name,
    attach: sendInvoice.ability,
    shared: ['CLIENT_INVOICE', 'PAYMENT_RECEIVED'],
  },
  {
    resource: creditNote.name,
    attach: sendCreditNote.ability,
    shared: ['CLIENT_INVOICE', 'PAYMENT_RECEIVED'],
  },
  {
    resource: providerPayment.name,
    attach: sendInvoice.ability,
    shared: ['SPECIALIST_INVOICE', 'PAYMENT_RECEIVED'],
  },
] as const;
