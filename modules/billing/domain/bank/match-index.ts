import { centsOf } from './cents.ts';
import type { HandReceipt, MatchFacts, MatchedInvoice } from './match-facts.ts';
import { invoiceNames } from './named-invoices.ts';
import type { InvoiceNames } from './named-invoices.ts';
import { payerKey } from './payer-key.ts';

/** What is open, found by name, company and amount; it shrinks as sure lines take from it. */
export type MatchIndex = {
  readonly names: InvoiceNames;
  readonly open: Map<string, bigint>;
  readonly ofCompany: ReadonlyMap<string, readonly MatchedInvoice[]>;
  readonly ofAmount: ReadonlyMap<bigint, readonly MatchedInvoice[]>;
  readonly companyNames: ReadonlyMap<string, string>;
  /** Key of a payer or of a company's own name -> companies, the learned ones told apart. */
  readonly learned: ReadonlyMap<string, readonly string[]>;
  readonly called: ReadonlyMap<string, readonly string[]>;
  readonly receipts: ReadonlyMap<bigint, readonly HandReceipt[]>;
  readonly usedReceipts: Set<string>;
};

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const idsByName = (rows: readonly { name: string; companyId: string }[]) =>
  new Map(
    [...grouped(rows, ({ name }) => name)].map(([name, found]) => [
      name,
      [...new Set(found.map(({ companyId }) => companyId))],
    ]),
  );

export function matchIndex({ invoices, companies, payers, receipts }: MatchFacts): MatchIndex {
  const byAge = invoices.toSorted(
    (a, b) => a.dueDate.localeCompare(b.dueDate) || a.invoiceNo.localeCompare(b.invoiceNo),
  );
  const called = companies.map(({ id, name }) => ({ companyId: id, name: payerKey(name) }));
  return {
    names: invoiceNames(byAge),
    open: new Map(byAge.map(({ id, openAmount }) => [id, centsOf(openAmount)])),
    ofCompany: grouped(byAge, ({ companyId }) => companyId),
    ofAmount: grouped(byAge, ({ openAmount }) => centsOf(openAmount)),
    companyNames: new Map(companies.map(({ id, name }) => [id, name])),
    learned: idsByName(payers),
    called: idsByName(called.filter(({ name }) => name.length > 3)),
    receipts: grouped(receipts, ({ amount }) => centsOf(amount)),
    usedReceipts: new Set(),
  };
}

export const openCents = ({ open }: MatchIndex, { id }: MatchedInvoice): bigint =>
  open.get(id) ?? 0n;
