import { exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';

export type OpenInvoice = {
  readonly id: string;
  readonly dueDate: PlainDate;
  readonly invoiceNo: string | null;
  readonly openAmount: Money | null;
};

export type AppliedAmount = { readonly invoiceId: string; readonly amount: Money };

const byAge = (a: OpenInvoice, b: OpenInvoice): number =>
  a.dueDate.localeCompare(b.dueDate) || (a.invoiceNo ?? '').localeCompare(b.invoiceNo ?? '');

/** The invoices that an amount pays when the one that is due first is paid first. */
export function oldestFirst(
  amount: Money,
  invoices: readonly OpenInvoice[],
): readonly AppliedAmount[] {
  let left = exact(amount);
  return invoices.toSorted(byAge).flatMap(({ id, openAmount }) => {
    const open = exact(openAmount ?? '0');
    const share = left.lessThan(open) ? left : open;
    if (share.lessThanOrEqualTo(0)) return [];
    left = left.minus(share);
    return [{ invoiceId: id, amount: toCents(share) }];
  });
}

/** What is left of an amount once the shares are taken; negative where they are too much. */
export const notYetApplied = (
  amount: Money,
  shares: readonly { readonly amount: Money }[],
): Money => toCents(shares.reduce((rest, share) => rest.minus(share.amount), exact(amount)));
