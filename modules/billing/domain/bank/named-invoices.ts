import type { MatchedInvoice } from './match-facts.ts';

/** Finds invoices by what a payer writes of them. */
export type InvoiceNames = {
  readonly byNumber: ReadonlyMap<string, MatchedInvoice>;
  readonly byClaim: ReadonlyMap<string, readonly MatchedInvoice[]>;
};

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const shortestClaim = 5;

export function invoiceNames(invoices: readonly MatchedInvoice[]): InvoiceNames {
  const byNumber = new Map<string, MatchedInvoice>();
  const byClaim = new Map<string, MatchedInvoice[]>();
  for (const invoice of invoices) {
    byNumber.set(bare(invoice.invoiceNo), invoice);
    const claim = bare(invoice.claimNo ?? '');
    if (claim.length < shortestClaim || !/\d/.test(claim)) continue;
    byClaim.set(claim, [...(byClaim.get(claim) ?? []), invoice]);
  }
  return { byNumber, byClaim };
}

export type Named = { readonly invoice: MatchedInvoice; readonly because: string };

/** `INV-2026-000123`, with a blank or nothing in place of each dash. */
const numbers = /[A-Z]{2,5}[- ]?\d{4}[- ]?\d{4,8}(?!\d)/g;

/** Numbers of invoices come first: a claim may have several invoices. */
export function namedIn(description: string, { byNumber, byClaim }: InvoiceNames): Named[] {
  const text = description.toUpperCase();
  const found = new Map<string, Named>();
  for (const [words] of text.matchAll(numbers)) {
    const invoice = byNumber.get(bare(words));
    if (invoice)
      found.set(invoice.id, { invoice, because: `${invoice.invoiceNo} stands in the text` });
  }
  if (found.size) return [...found.values()];
  for (const word of text.split(/\s+/)) {
    for (const invoice of byClaim.get(bare(word)) ?? [])
      found.set(invoice.id, {
        invoice,
        because: `Claim ${invoice.claimNo ?? ''} of ${invoice.invoiceNo} stands in the text`,
      });
  }
  return [...found.values()];
}
