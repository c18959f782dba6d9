import { exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { readAmount } from '../bank/read-amount.ts';

export type AdviceLine = {
  readonly line: number;
  readonly invoiceNo: string;
  readonly amount: Money;
};

const numberPattern = /\b([A-Z]{2,5}-\d{4}-\d{4,8})\b/i;
const amountPattern = /(?<![\w.-])[-+(]?\$?\d[\d,]*\.\d{2}\)?(?![\w.])/g;

/**
 * What an insurer says it paid: every line with an invoice number and an amount, from CSV or from the text
 * of a mail. Where a line has several amounts (invoiced, deducted, paid) the last one is what was paid.
 */
export function readRemittanceAdvice(text: string): readonly AdviceLine[] {
  return text.split(/\r?\n/).flatMap((words, at) => {
    const found = numberPattern.exec(words);
    const amount = [...words.matchAll(amountPattern)].at(-1)?.[0];
    const paid = amount ? readAmount(amount) : null;
    if (!found?.[1] || paid === null) return [];
    return [{ line: at + 1, invoiceNo: found[1].toUpperCase(), amount: paid }];
  });
}

export type AdvisedInvoice = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly openAmount: Money;
  readonly isCancelled: boolean;
};

export const adviceFindings = {
  exact: 'Pays what is open',
  shortPaid: 'Short paid',
  overPaid: 'More than is open',
  unknown: 'No such invoice of this company',
  cancelled: 'This invoice is cancelled',
  paidAlready: 'Nothing is open on it',
  taken: 'Taken back by the insurer',
} as const;

export type AdviceFinding = keyof typeof adviceFindings;

export type ComparedLine = {
  readonly invoiceNo: string;
  readonly invoiceId: string | null;
  readonly advised: Money;
  readonly open: Money;
  /** What is proposed to be applied. */
  readonly amount: Money;
  readonly difference: Money;
  readonly finding: AdviceFinding;
};

/** An advice may name an invoice in several lines: they count together. */
function byInvoice(lines: readonly AdviceLine[]): ReadonlyMap<string, Money> {
  const sums = new Map<string, Money>();
  for (const { invoiceNo, amount } of lines)
    sums.set(invoiceNo, toCents(exact(sums.get(invoiceNo) ?? '0').plus(amount)));
  return sums;
}

function findingOf(invoice: AdvisedInvoice | undefined, advised: Money): AdviceFinding {
  if (!invoice) return 'unknown';
  if (invoice.isCancelled) return 'cancelled';
  if (exact(advised).lessThanOrEqualTo(0)) return 'taken';
  if (exact(invoice.openAmount).isZero()) return 'paidAlready';
  const order = exact(advised).comparedTo(invoice.openAmount);
  return order === 0 ? 'exact' : order < 0 ? 'shortPaid' : 'overPaid';
}

/** Each invoice of the advice beside ours; at most what is open is proposed. */
export function compareAdvice(
  lines: readonly AdviceLine[],
  invoices: readonly AdvisedInvoice[],
): readonly ComparedLine[] {
  const known = new Map(invoices.map((one) => [one.invoiceNo.toUpperCase(), one]));
  return [...byInvoice(lines)].map(([invoiceNo, advised]) => {
    const invoice = known.get(invoiceNo);
    const finding = findingOf(invoice, advised);
    const open = invoice && finding !== 'cancelled' ? invoice.openAmount : '0.00';
    const isPaid = finding === 'exact' || finding === 'shortPaid';
    const amount = isPaid ? advised : finding === 'overPaid' ? open : '0.00';
    return {
      invoiceNo,
      invoiceId: invoice?.id ?? null,
      advised,
      open,
      amount,
      difference: toCents(exact(advised).minus(open)),
      finding,
    };
  });
}
