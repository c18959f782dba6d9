import { accept, create, exact, refuse, toCents } from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { totalsOf } from '#cases/domain';
import { creditNoteLine } from '../credit-notes/credit-note-line.resource.ts';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { cancelled } from '../invoices/invoice-choices.ts';
import type { InvoiceFacts } from '../invoices/settle.ts';
import { creditNoteEntry } from '../ledger/entries.ts';
import { post } from '../ledger/entry.ts';
import type { Accounts } from '../ledger/entry.ts';
import { creditOfLines, leftOf } from './credit-of-lines.ts';
import type { CreditableLine, WantedCredit } from './credit-of-lines.ts';

export type NewCreditNote = {
  readonly id: string;
  readonly journalId: string;
  /** Taken from the series in the same transaction. */
  readonly creditNoteNo: string;
  readonly invoice: InvoiceFacts;
  readonly lines: readonly CreditableLine[];
  readonly wanted: readonly WantedCredit[] | null;
  readonly reason: string;
  readonly on: PlainDate;
  readonly accounts: Accounts;
};

/** What was written off was never paid: crediting it too would give money away twice. */
export const mayBeCredited = (
  invoice: Pick<InvoiceFacts, 'writtenOff'>,
  lines: readonly CreditableLine[],
): Money => {
  const left = lines
    .map(leftOf)
    .reduce((sum, { amount, gst }) => sum.plus(amount).plus(gst), exact(0));
  return toCents(left.minus(invoice.writtenOff));
};

/** The note, its lines and its entry. Applying it to the invoice is an allocation like any other. */
export function decideCreditNote(given: NewCreditNote): Decision {
  const { id, journalId, creditNoteNo, invoice, reason, on, accounts } = given;
  const lines = creditOfLines(given.lines, given.wanted);
  if ('kind' in lines) return lines;
  const totals = totalsOf(lines);
  const limit = mayBeCredited(invoice, given.lines);
  const { companyId } = invoice;
  return accept(
    invoice.status === cancelled &&
      refuse('invoiceCancelled', { values: { invoiceNo: invoice.invoiceNo } }),
    !reason.trim() && refuse('reasonMissing', { field: 'reason' }),
    exact(totals.total).greaterThan(limit) &&
      refuse('creditBeyondWrittenOff', { values: { left: limit } }),
    create(creditNote, {
      id,
      creditNoteNo,
      companyId,
      invoiceId: invoice.id,
      creditDate: on,
      reason: reason.trim(),
      ...totals,
    }),
    lines.map((line, at) =>
      create(creditNoteLine, { ...line, creditNoteId: id, lineIndex: at + 1 }),
    ),
    post(
      creditNoteEntry(accounts, { id: journalId, on }, { id, no: creditNoteNo, companyId, lines }),
    ),
  );
}
