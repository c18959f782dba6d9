import { accept, change, move, refuse } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { cancelled } from '../invoices/invoice-choices.ts';
import { invoiceWorkflow } from '../invoices/invoice.workflow.ts';
import type { InvoiceFacts } from '../invoices/settle.ts';

type Sent = { readonly to: string | null; readonly now: Instant };

/** C-426: what is paid already stays paid when it is sent once more. */
export function decideInvoiceSending(invoice: InvoiceFacts, { to, now }: Sent): Decision {
  return accept(
    invoice.status === cancelled &&
      refuse('cancelledNotSent', { values: { invoiceNo: invoice.invoiceNo } }),
    !to && refuse('invoiceWithoutAddress', { field: 'email' }),
    move(invoiceWorkflow, invoice, 'send', { values: { sentAt: now, sentTo: to } }),
  );
}

export const decideCreditNoteSending = (
  note: { readonly id: string; readonly concurrencyStamp?: string },
  { to, now }: Sent,
): Decision =>
  accept(
    !to && refuse('invoiceWithoutAddress', { field: 'email' }),
    change(creditNote, note, { sentAt: now }),
  );
