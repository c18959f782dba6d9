import { newId } from '#kernel/server';
import type { TaskStep, Tx } from '#kernel/server';
import type { PlainDate } from '#kernel/domain';
import { decideInvoice, joinDecisions } from '../../domain/index.ts';
import type { PlannedInvoice } from '../../domain/index.ts';
import { accountsOf } from '../ledger/accounts.ts';

const numbersText = `select next_number('INV', $1::int) as no from generate_series(1, $2::int)`;

/** As many numbers as invoices, in the transaction that makes them. */
async function nextInvoiceNos(tx: Tx, on: PlainDate, count: number): Promise<readonly string[]> {
  const rows = await tx.query<{ no: string }>(numbersText, [Number(on.slice(0, 4)), count]);
  return rows.map(({ no }) => no);
}

export type MadeInvoice = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly plan: PlannedInvoice;
};

/** Many invoices by one commit: either all of them are there afterwards, or none. */
export async function makePlannedInvoices(
  { tx, write }: TaskStep,
  planned: readonly PlannedInvoice[],
  { on, runId }: { readonly on: PlainDate; readonly runId: string },
): Promise<readonly MadeInvoice[]> {
  if (!planned.length) return [];
  const accounts = await accountsOf(tx);
  const numbers = await nextInvoiceNos(tx, on, planned.length);
  const made = planned.map((plan, at) => ({ plan, id: newId(), invoiceNo: numbers[at] ?? '' }));
  const decisions = made.map(({ plan: { invoice, gstPercent }, id, invoiceNo }) =>
    decideInvoice(
      { ...invoice, id, journalId: newId(), invoiceNo, runId },
      { accounts, gstPercent, spentCharges: [] },
    ),
  );
  await write(joinDecisions(decisions));
  return made;
}
