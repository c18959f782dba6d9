import { newId } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { Applied } from '../../domain/index.ts';
import { postedEntry } from '../ledger/posted-entry.ts';
import { lockInvoices } from './invoice-facts.ts';

export type StoredAllocation = {
  readonly id: string;
  readonly invoiceId: string;
  readonly receiptId: string | null;
  readonly creditNoteId: string | null;
  readonly amount: string;
  readonly journalId: string;
  readonly isRemoved: boolean;
};

const columns = `select id::text as id, invoice_id::text as "invoiceId", receipt_id::text as "receiptId",
    credit_note_id::text as "creditNoteId", amount::text as amount, journal_id::text as "journalId",
    is_removed as "isRemoved" from partial_payments`;

export async function allocationOf(
  tx: Tx,
  invoiceId: string,
  id: string,
): Promise<StoredAllocation | null> {
  const [row] = await tx.query<StoredAllocation>(
    `${columns} where id = $1::uuid and invoice_id = $2::uuid and not is_deleted`,
    [id, invoiceId],
  );
  return row ?? null;
}

/** What a receipt pays now. */
export const liveAllocations = (tx: Tx, receiptId: string) =>
  tx.query<StoredAllocation>(
    `${columns} where receipt_id = $1::uuid and not is_removed and not is_deleted order by id`,
    [receiptId],
  );

/** What a credit note pays now. */
export const allocationsOfNote = (tx: Tx, creditNoteId: string) =>
  tx.query<StoredAllocation>(
    `${columns} where credit_note_id = $1::uuid and not is_removed and not is_deleted order by id`,
    [creditNoteId],
  );

/** The invoices are locked; two payments of one invoice never come from one receipt at a time. */
export async function appliedFacts(
  tx: Tx,
  allocations: readonly StoredAllocation[],
): Promise<readonly Applied[]> {
  if (!allocations.length) return [];
  const invoices = await lockInvoices(
    tx,
    allocations.map(({ invoiceId }) => invoiceId),
  );
  const facts: Applied[] = [];
  for (const allocation of allocations) {
    const invoice = invoices.get(allocation.invoiceId);
    if (!invoice) throw new Error(`Payment ${allocation.id} has no invoice`);
    const entry = await postedEntry(tx, allocation.journalId);
    facts.push({ allocation, invoice, entry, reversalId: newId() });
  }
  return facts;
}
