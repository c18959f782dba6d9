import { accept, change, move, refuse } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { cancelled } from '../invoices/invoice-choices.ts';
import { invoiceWorkflow } from '../invoices/invoice.workflow.ts';
import type { InvoiceFacts } from '../invoices/settle.ts';

type Sent = {
  readonly to: string | null;
  readonly now: Instant;
  /** Of the practice. */
  readonly abn: string | null;
};

/** A tax invoice and an adjustment note name the ABN of the supplier (GSTR 2013/1, 2013/2). */
const withoutAbn = (abn: string | null) => !abn && refuse('practiceWithoutAbn');

/** C-426: what is paid already stays paid when it is sent once more. */
export function decideInvoiceSending(invoice: InvoiceFacts, { to, now, abn }: Sent): Decision {
  return accept(
    invoice.status === cancelled &&
      refuse('cancelledNotSent', { values: { invoiceNo: invoice.invoiceNo } }),
    withoutAbn(abn),
    !to && refuse('invoiceWithoutAddress', { field: 'email' }),
    move(invoiceWorkflow, invoice, 'send', { values: { sentAt: now, sentTo: to } }),
  );
}

export const decideCreditNoteSending = (
  note: {
    readonly id: string;
    readonly concurrencyStamp?: string;
    readonly creditNoteNo: string | null;
    readonly isReversed: boolean;
  },
  { to, now, abn }: Sent,
): Decision =>
  accept(
    note.isReversed && refuse('creditNoteReversed', { values: { no: note.creditNoteNo ?? '' } }),
    withoutAbn(abn),
    !to && refuse('invoiceWithoutAddress', { field: 'email' }),
    change(creditNote, note, { sentAt: now }),
  );
