import type { Tx } from '#kernel/server';
import { planSettlements } from '../../domain/index.ts';
import type { Settlement } from '../../domain/index.ts';
import { paymentCodes, settlementsHere } from './documents-here.ts';
import type { XeroClient } from './xero-client.ts';

export type PaymentsHere = {
  readonly settlements: readonly Settlement[];
  /** The accounts that payments there are booked on. */
  readonly codes: { readonly receipt: string; readonly writeOff: string };
};

export const readPayments = async (tx: Tx, invoiceId: string): Promise<PaymentsHere> => ({
  settlements: await settlementsHere(tx, invoiceId),
  codes: await paymentCodes(tx),
});

/**
 * What was paid here is paid there too. Looks at what is there first, so that it may be done again
 * after it broke off. With `isWhole` payments that nobody knows here are taken away there.
 */
export async function pushSettlements(
  client: XeroClient,
  accountingId: string,
  { settlements, codes }: PaymentsHere,
  isWhole = false,
): Promise<void> {
  if (!settlements.length && !isWhole) return;
  const [invoice] = await client.invoicesById([accountingId]);
  if (!invoice) return;
  const { toPay, toCredit, unknown } = planSettlements(settlements, invoice);
  for (const { id } of isWhole ? unknown : []) await client.removePayment(id);
  for (const { key, kind, amount, on } of toPay)
    await client.pay({
      Invoice: { InvoiceID: invoice.id },
      Account: { Code: kind === 'writeOff' ? codes.writeOff : codes.receipt },
      Date: on,
      Amount: amount,
      Reference: key,
    });
  for (const { creditNoteAccountingId, amount, on } of toCredit)
    if (creditNoteAccountingId)
      await client.applyCredit(creditNoteAccountingId, { invoiceId: invoice.id, amount, on });
}
