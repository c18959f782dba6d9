import { accept, addMoney, exact } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import type { Call, Tx } from '#kernel/server';
import { todayOf } from '#cases/server';
import {
  cancelInvoice,
  creditInvoice,
  creditNote,
  creditOfLines,
  creditOutcome,
  decideAllocation,
  decideCancel,
  decideCreditNote,
  decideWriteOff,
  invoice,
  mayBeCredited,
  openOf,
  readCorrections,
  writeOffInvoice,
  writeOffParts,
} from '../../domain/index.ts';
import type { NewCreditNote } from '../../domain/index.ts';
import { invoiceFacts } from '../invoices/invoice-facts.ts';
import { nextInvoiceNo } from '../invoices/next-invoice-no.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { postedEntry } from '../ledger/posted-entry.ts';
import { openByCase } from '../receipts/open-by-case.ts';
import {
  chargesOfInvoice,
  creditableLines,
  hasCreditNotes,
  journalOfInvoice,
  lockedInvoice,
  openParts,
} from './correction-facts.ts';

const cancelHandler = handle(cancelInvoice, async ({ tx, actor, services, input, commit }) => {
  const record = await lockedInvoice(tx, actor, input.invoiceId);
  return commit(
    decideCancel({
      invoice: invoiceFacts(record),
      hasCreditNotes: await hasCreditNotes(tx, record.id),
      entry: await postedEntry(tx, await journalOfInvoice(tx, record.id)),
      reversalId: newId(),
      chargeIds: await chargesOfInvoice(tx, record.id),
      comment: input.cancelComment,
      on: await todayOf(tx, services),
      now: services.now().toISOString(),
    }),
    { of: [invoice, record.id] },
  );
});

const correctionsHandler = handle(readCorrections, async ({ tx, record }) => {
  const lines = await creditableLines(tx, record.id);
  const parts = writeOffParts(await openParts(tx, record.id, lines));
  return {
    open: record.status === '6' ? '0.00' : openOf(record),
    mayBeCredited: mayBeCredited(record, lines),
    writeOffGst: addMoney('0', ...parts.map(({ gst }) => gst)),
    lines,
  };
});

/** As far as the invoice is open; the rest waits as credit of the customer. */
async function applyToInvoice(
  tx: Tx,
  write: Call['write'],
  { id, invoice: of, lines, wanted, on, accounts }: NewCreditNote,
): Promise<void> {
  const credited = creditOfLines(lines, wanted);
  if ('kind' in credited) return;
  const { applied, total } = creditOutcome(openOf(of), credited);
  if (exact(applied).isZero()) return;
  const { companyId } = of;
  await write(
    decideAllocation({
      id: newId(),
      journalId: newId(),
      source: { kind: 'creditNote', id, companyId, applied: '0.00', unapplied: total },
      invoice: of,
      openByCase: await openByCase(tx, of.id),
      amount: applied,
      on,
      accounts,
    }),
  );
}

const creditHandler = handle(creditInvoice, async (call) => {
  const { tx, services, record, input, write, commit } = call;
  const on = await todayOf(tx, services);
  const note: NewCreditNote = {
    id: newId(),
    journalId: newId(),
    creditNoteNo: await nextInvoiceNo(tx, on, 'CRN'),
    invoice: invoiceFacts(record),
    lines: await creditableLines(tx, record.id),
    wanted: input.lines,
    reason: input.reason,
    on,
    accounts: await accountsOf(tx),
  };
  await write(decideCreditNote(note));
  await applyToInvoice(tx, write, note);
  return commit(accept(), { of: [creditNote, note.id], status: 201 });
});

const writeOffHandler = handle(writeOffInvoice, async ({ tx, services, record, input, commit }) => {
  const lines = await creditableLines(tx, record.id);
  return commit(
    decideWriteOff({
      id: newId(),
      journalId: newId(),
      invoice: invoiceFacts(record),
      open: await openParts(tx, record.id, lines),
      reason: input.reason,
      on: await todayOf(tx, services),
      accounts: await accountsOf(tx),
    }),
  );
});

export const correctionHandlers = [
  cancelHandler,
  correctionsHandler,
  creditHandler,
  writeOffHandler,
];
