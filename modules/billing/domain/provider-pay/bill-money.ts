import { statutoryGst } from '#cases/domain';
import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';

export type Terms = { readonly commissionPercent: string; readonly isGstRegistered: boolean };

export const minus = (amount: Money): Money => toCents(exact(amount).negated());

/** G-136: the share less commission, and GST on what is left where the specialist is registered. */
export function billAmounts(share: Money, { commissionPercent, isGstRegistered }: Terms) {
  const commission = toCents(exact(share).times(commissionPercent).div(100));
  const net = addMoney(share, minus(commission));
  const gst = isGstRegistered ? toCents(exact(net).times(statutoryGst).div(100)) : '0.00';
  return { share: toCents(share), commission, gst, total: addMoney(net, gst) } as const;
}

/** The GST in a part of a bill. */
export const gstOfPart = (amount: Money, bill: { readonly gst: Money; readonly total: Money }) =>
  exact(bill.total).isZero() ? '0.00' : toCents(exact(amount).times(bill.gst).div(bill.total));

export type Withholding = { readonly isWithholding: boolean; readonly withholdingPercent: string };

/** Taxation Administration Act 1953, schedule 1, 12-190: no ABN quoted. */
export const withheldOf = (
  amount: Money,
  abn: string | null,
  { isWithholding, withholdingPercent }: Withholding,
): Money =>
  isWithholding && !abn ? toCents(exact(amount).times(withholdingPercent).div(100)) : '0.00';
