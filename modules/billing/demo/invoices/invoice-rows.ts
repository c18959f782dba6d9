import type { Instant, PlainDate } from '#kernel/domain';
import { exact, toCents } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { DemoFacts, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import {
  allocation,
  creditNote,
  creditNoteLine,
  invoice,
  invoiceLine,
  receipt,
} from '../../domain/index.ts';
import { invoiceRecord, lineRecord, logOf, settledBy } from './document-records.ts';
import { billEntries, billRows, demoBills } from '../provider-pay/bill-rows.ts';
import { accountsAtStart, entriesOf, journalIdOf } from './entries-of-documents.ts';
import { ledgerRows } from './ledger-rows.ts';
import { moneyIn } from './money-in.ts';
import type { MoneyIn, PlannedCredit } from './money-in.ts';
import { numbered } from './numbered.ts';
import { plannedInvoices } from './planned-invoice.ts';

type At = (on: PlainDate) => Instant;
type NumberOf = (id: string) => string;

function creditRows(own: string, credits: readonly PlannedCredit[], no: NumberOf, at: At) {
  const heads = credits.map(({ id, invoice: of, on, amount, gst, total }) => ({
    id,
    creditNoteNo: no(id),
    companyId: of.companyId,
    invoiceId: of.id,
    creditDate: on,
    reason: 'The fee was reduced by agreement with the customer.',
    subtotal: amount,
    gst,
    total,
    applied: total,
    unapplied: '0.00',
    creationTime: at(on),
  }));
  const lines = credits.map(({ id, invoice: of, on, amount, gst }) => ({
    id: idOf('creditNoteLine', id),
    creditNoteId: id,
    lineIndex: 1,
    invoiceLineId: idOf('invoiceLine', of.id),
    caseId: of.line.caseId,
    accountCodeId: of.line.accountCodeId,
    description: of.line.description,
    amount,
    gst,
    creationTime: at(on),
  }));
  return [...recordRows(creditNote, heads, own), ...recordRows(creditNoteLine, lines, own)];
}

function moneyRows(own: string, { receipts, allocations }: MoneyIn, no: NumberOf, at: At) {
  const received = receipts.map(({ id, companyId, payerName, on, amount, applied }) => ({
    id,
    receiptNo: no(id),
    companyId,
    payerName,
    receivedOn: on,
    method: 'transfer' as const,
    amount,
    applied,
    unapplied: toCents(exact(amount).minus(applied)),
    creationTime: at(on),
  }));
  const applied = allocations.map(({ id, invoice: of, source, on, amount }) => ({
    id,
    invoiceId: of.id,
    ...source,
    category: 'creditNoteId' in source ? ('creditNote' as const) : ('revenue' as const),
    amount,
    appliedOn: on,
    journalId: journalIdOf(id),
    creationTime: at(on),
  }));
  return [...recordRows(receipt, received, own), ...recordRows(allocation, applied, own)];
}

/** A year of invoices, what was paid of them and what specialists earned, with their ledger. */
export function invoiceRows(tenant: TenantName, facts: DemoFacts): TableRows[] {
  const own = tenantId(tenant);
  const invoices = plannedInvoices(tenant, facts);
  if (!invoices.length) return [];
  const now = facts.now.toISOString();
  const at: At = (on) => (`${on}T00:30:00.000Z` < now ? `${on}T00:30:00.000Z` : now);
  const money = moneyIn(tenant, invoices, facts.today);
  const settled = settledBy(money);
  const bills = demoBills(tenant, facts);
  const invoiceNos = numbered('INV', invoices, ({ invoiceDate }) => invoiceDate);
  const creditNos = numbered('CRN', money.credits, ({ on }) => on);
  const receiptNos = numbered('RCT', money.receipts, ({ on }) => on);
  const no = { invoice: invoiceNos.of, creditNote: creditNos.of, receipt: receiptNos.of };
  return [
    ...recordRows(
      invoice,
      invoices.map((one) => invoiceRecord(one, no.invoice(one.id), settled, at)),
      own,
    ),
    ...recordRows(
      invoiceLine,
      invoices.map((one) => lineRecord(one, at)),
      own,
    ),
    ...creditRows(own, money.credits, no.creditNote, at),
    ...moneyRows(own, money, no.receipt, at),
    ...billRows(own, bills, at),
    ...ledgerRows(
      own,
      [...entriesOf(own, invoices, money, no), ...billEntries(accountsAtStart(own), bills)],
      at,
    ),
    { table: 'status_log', rows: invoices.flatMap(logOf(tenant, own, settled, at)) },
    ...[invoiceNos, creditNos, receiptNos].map(({ series }) => series(own)),
  ];
}
