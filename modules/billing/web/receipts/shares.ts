import { exact, formatMoney } from '#kernel/domain';
import type { Currency, Money } from '#kernel/domain';
import type { AppliedAmount } from '../../domain/index.ts';
import type { ShownInvoice } from './use-open-invoices.ts';

/** What is typed beside each invoice. */
export type Shares = Readonly<Record<string, Money | null>>;

export const sharesFrom = (applied: readonly AppliedAmount[]): Shares =>
  Object.fromEntries(applied.map(({ invoiceId, amount }) => [invoiceId, amount]));

export const appliedFrom = (shares: Shares): AppliedAmount[] =>
  Object.entries(shares).flatMap(([invoiceId, amount]) =>
    amount && !exact(amount).isZero() ? [{ invoiceId, amount }] : [],
  );

/** The first thing that the server would refuse, said before it is asked. */
export function shareProblem(
  invoices: readonly ShownInvoice[],
  shares: Shares,
  left: Money,
  currency: Currency,
): string | null {
  const beyond = invoices.find(({ id, openAmount }) =>
    exact(shares[id] ?? '0').greaterThan(openAmount ?? '0'),
  );
  if (beyond)
    return `${beyond.invoiceNo ?? ''} has only ${formatMoney(beyond.openAmount, currency)} open.`;
  return exact(left).isNegative() && !exact(left).isZero() ? 'More is applied than came in.' : null;
}
