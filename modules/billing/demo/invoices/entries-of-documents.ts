import { addDays } from '#kernel/domain';
import { defaultId, idOf } from '#kernel/server';
import {
  allocationEntry,
  creditNoteEntry,
  invoiceEntry,
  purposeAccountsAtStart,
  receiptEntry,
  reversalOf,
} from '../../domain/index.ts';
import type { Accounts, Entry } from '../../domain/index.ts';
import type { MoneyIn } from './money-in.ts';
import type { PlannedInvoice } from './planned-invoice.ts';

export const journalIdOf = (documentId: string): string => idOf('journal', documentId);

export const accountsAtStart = (tenantId: string): Accounts =>
  Object.fromEntries(
    Object.entries(purposeAccountsAtStart).map(([purpose, [code]]) => [
      purpose,
      defaultId(tenantId, 'accountCode', code),
    ]),
  ) as Accounts;

type Numbers = Readonly<Record<'invoice' | 'creditNote' | 'receipt', (id: string) => string>>;

/** By the same functions that post real documents. */
export function entriesOf(
  tenantId: string,
  invoices: readonly PlannedInvoice[],
  { receipts, credits, allocations }: MoneyIn,
  no: Numbers,
): Entry[] {
  const accounts = accountsAtStart(tenantId);
  const head = (id: string, on: string) => ({ id: journalIdOf(id), on });
  return [
    ...invoices.flatMap(({ id, companyId, line, invoiceDate, outcome }) => {
      const billed = { id, no: no.invoice(id), companyId, lines: [line] };
      const entry = invoiceEntry(accounts, head(id, invoiceDate), billed);
      const back = { id: idOf('journal', 'reversal', id), on: addDays(invoiceDate, 1) };
      return outcome === 'cancelled' ? [entry, reversalOf(entry, back)] : [entry];
    }),
    ...credits.map(({ id, invoice, on, amount, gst }) => {
      const line = { ...invoice.line, amount, gst };
      const billed = { id, no: no.creditNote(id), companyId: invoice.companyId, lines: [line] };
      return creditNoteEntry(accounts, head(id, on), billed);
    }),
    ...receipts.map((one) =>
      receiptEntry(accounts, head(one.id, one.on), { ...one, no: no.receipt(one.id) }),
    ),
    ...allocations.map(({ id, invoice, on, amount }) =>
      allocationEntry(accounts, head(id, on), {
        id,
        invoiceId: invoice.id,
        invoiceNo: no.invoice(invoice.id),
        companyId: invoice.companyId,
        parts: [{ caseId: invoice.line.caseId, amount }],
      }),
    ),
  ];
}
