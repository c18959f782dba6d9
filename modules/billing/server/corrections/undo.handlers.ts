import { handle, isUuid, newId, Refused } from '#kernel/server';
import type { Call, Handler, Services, Tx } from '#kernel/server';
import { todayOf } from '#cases/server';
import {
  decideAllocationRemoval,
  decideCreditNoteReversal,
  decideUndoWriteOff,
  reverseCreditNote,
  undoWriteOff,
} from '../../domain/index.ts';
import type { UndoingWriteOff } from '../../domain/index.ts';
import { invoiceFacts } from '../invoices/invoice-facts.ts';
import { postedEntry } from '../ledger/posted-entry.ts';
import { allocationsOfNote, appliedFacts } from '../receipts/applied-of.ts';
import { lockCredit } from '../receipts/stored-credit.ts';

const writeOffText = `select w.id::text as id, w.amount::text as amount, w.gst::text as gst,
    w.undoes_id::text as "undoesId", w.journal_id::text as "journalId",
    exists (select from write_offs u where u.undoes_id = w.id) as "isUndone"
  from write_offs w where w.id = $1::uuid and w.invoice_id = $2::uuid`;

type StoredWriteOff = UndoingWriteOff['writeOff'] & { readonly journalId: string };

/** One of another invoice answers as an unknown one. The invoice is locked by now. */
async function writeOffOf(tx: Tx, invoiceId: string, id: unknown): Promise<StoredWriteOff> {
  if (!isUuid(id)) throw new Refused('notFound');
  const [row] = await tx.query<StoredWriteOff>(writeOffText, [id, invoiceId]);
  if (!row) throw new Refused('notFound');
  return row;
}

const undoWriteOffHandler = handle(undoWriteOff, async (call) => {
  const { tx, services, record, params, input, commit } = call;
  const gone = await writeOffOf(tx, record.id, params['writeOffId']);
  return commit(
    decideUndoWriteOff({
      id: newId(),
      invoice: invoiceFacts(record),
      writeOff: gone,
      entry: await postedEntry(tx, gone.journalId),
      reversalId: newId(),
      reason: input.reason,
      on: await todayOf(tx, services),
    }),
  );
});

type Taking = { readonly tx: Tx; readonly services: Services; readonly write: Call['write'] };

/** One after the other: a note may pay the same invoice twice, and each sees what the last one left. */
async function takeOffInvoices({ tx, services, write }: Taking, id: string, because: string) {
  const [on, now] = [await todayOf(tx, services), services.now().toISOString()];
  for (const allocation of await allocationsOfNote(tx, id)) {
    // The call knows the note by its first version; it is locked, so no version is compared.
    const { concurrencyStamp: _, ...source } = await lockCredit(tx, 'creditNote', id);
    const [applied] = await appliedFacts(tx, [allocation]);
    if (!applied) continue;
    await write(
      decideAllocationRemoval({ ...applied, source, on, now, because: because.slice(0, 300) }),
    );
  }
}

const entryText = `select id::text as id from journals
  where source_type = 'creditNote' and source_id = $1 and kind = 'creditNote'`;

async function entryOfNote(tx: Tx, id: string) {
  const [row] = await tx.query<{ id: string }>(entryText, [id]);
  if (!row) throw new Error(`Credit note ${id} has no journal`);
  return postedEntry(tx, row.id);
}

const reverseHandler = handle(reverseCreditNote, async (call) => {
  const { tx, services, record, input, answers, commit } = call;
  const { reason } = input;
  await takeOffInvoices(call, record.id, reason);
  const { applied, refunded, isReversed } = await lockCredit(tx, 'creditNote', record.id);
  return commit(
    decideCreditNoteReversal({
      note: { ...record, applied, refunded, isReversed },
      entry: await entryOfNote(tx, record.id),
      reversalId: newId(),
      reason,
      on: await todayOf(tx, services),
      now: services.now().toISOString(),
      answers,
    }),
  );
});

export const undoHandlers: readonly Handler[] = [undoWriteOffHandler, reverseHandler];
