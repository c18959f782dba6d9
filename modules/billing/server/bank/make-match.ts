import type { Actor, Decision } from '#kernel/domain';
import { newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideMatch, decideMatchWithReceipt, payerKey } from '../../domain/index.ts';
import type { StoredLine } from '../../domain/index.ts';
import { nextInvoiceNo } from '../invoices/next-invoice-no.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { sharesOf } from '../receipts/invoice-facts.ts';
import { isMatchedReceipt, lockReceipt } from '../receipts/stored-credit.ts';
import { todayOf } from '../receipts/today-of.ts';

export type AskedMatch = {
  readonly companyId?: string | null;
  readonly receiptId?: string | null;
  readonly allocations: readonly { readonly invoiceId: string; readonly amount: string }[];
};

const payerText = `select 1 as known from payer_names
  where name = $1 and company_id = $2::uuid and not is_deleted`;

async function withReceipt(tx: Tx, line: StoredLine, id: string, now: string): Promise<Decision> {
  const stored = await lockReceipt(tx, id);
  const isTaken = await isMatchedReceipt(tx, id);
  const receiptNo = stored.receiptNo ?? '';
  return decideMatchWithReceipt(line, { ...stored, receiptNo, isTaken }, now);
}

/** The facts of a match, from one proposal or from what a person chose. */
export async function matchOf(
  { tx, actor, services }: { tx: Tx; actor: Actor; services: Services },
  line: StoredLine,
  asked: AskedMatch,
): Promise<Decision> {
  const now = services.now().toISOString();
  if (line.status === 'open' && asked.receiptId) return withReceipt(tx, line, asked.receiptId, now);
  const shares = await sharesOf(tx, asked.allocations);
  const companyId = asked.companyId ?? shares[0]?.invoice.companyId ?? null;
  const known = await tx.query(payerText, [payerKey(line.description ?? ''), companyId]);
  return decideMatch({
    line,
    companyId,
    receiptNo: await nextInvoiceNo(tx, line.bookedOn, 'RCT'),
    ids: { receipt: newId(), journal: newId() },
    shares,
    accounts: await accountsOf(tx),
    isPayerKnown: known.length > 0,
    today: todayOf(actor, services),
    now,
  });
}
