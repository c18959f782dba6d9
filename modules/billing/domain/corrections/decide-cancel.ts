import { accept, changeAll, emit, exact, move, refuse, addMoney } from '#kernel/domain';
import type { Decision, Instant, PlainDate } from '#kernel/domain';
import { caseCharge } from '#cases/domain';
import { cancelled } from '../invoices/invoice-choices.ts';
import { invoiceWorkflow } from '../invoices/invoice.workflow.ts';
import type { InvoiceFacts } from '../invoices/settle.ts';
import { post, reversalOf } from '../ledger/entry.ts';
import type { Entry } from '../ledger/entry.ts';
import { invoiceCancelled } from './correction-events.ts';

export type Cancelling = {
  readonly invoice: InvoiceFacts;
  readonly hasCreditNotes: boolean;
  /** The entry that was posted with it. */
  readonly entry: Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>;
  readonly reversalId: string;
  /** Charges on its lines; they can be invoiced again. */
  readonly chargeIds: readonly string[];
  readonly comment: string;
  readonly on: PlainDate;
  readonly now: Instant;
};

/** B-353, C-425: nothing is owed on it any more, and its charges wait for another invoice. */
export function decideCancel(given: Cancelling): Decision {
  const { invoice, entry, chargeIds, comment, on, now } = given;
  const { id, invoiceNo, companyId } = invoice;
  const touched = addMoney(invoice.settled, invoice.writtenOff);
  return accept(
    !comment.trim() && refuse('cancelCommentMissing', { field: 'cancelComment' }),
    invoice.status === cancelled && refuse('invoiceCancelled', { values: { invoiceNo } }),
    (given.hasCreditNotes || exact(touched).greaterThan(0)) &&
      refuse('cancelWithPayments', { values: { invoiceNo, settled: touched } }),
    move(invoiceWorkflow, invoice, 'cancel', {
      note: comment.trim(),
      values: { cancelComment: comment.trim(), cancelledAt: now },
    }),
    chargeIds.length > 0 && changeAll(caseCharge, chargeIds, { status: 'pending' }),
    post(reversalOf(entry, { id: given.reversalId, on })),
    emit(invoiceCancelled({ invoiceId: id, companyId })),
  );
}
