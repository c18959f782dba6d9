import { addMoney, exact } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { gstOfPart, withheldOf } from './bill-money.ts';
import type { Withholding } from './bill-money.ts';

export type OpenBill = {
  readonly id: string;
  readonly specialistId: string;
  readonly caseId: string | null;
  readonly earnedOn: PlainDate;
  readonly gst: Money;
  readonly total: Money;
  /** What is open and in no payment yet; negative where it is to be recovered. */
  readonly toPay: Money;
};

export type PlannedLine = {
  readonly billId: string;
  readonly caseId: string | null;
  readonly amount: Money;
  readonly gst: Money;
  readonly withheld: Money;
};

export type PaymentPlan = {
  readonly lines: readonly PlannedLine[];
  readonly total: Money;
  readonly withheld: Money;
  readonly net: Money;
};

type Given = {
  readonly bills: readonly OpenBill[];
  readonly abn: string | null;
  readonly withholding: Withholding;
  /** Pay at most this; the last fee is then paid in part. */
  readonly limit?: Money | null;
};

const inOrder = (bills: readonly OpenBill[]): OpenBill[] =>
  bills.toSorted(
    (a, b) =>
      Number(isPositive(a.toPay)) - Number(isPositive(b.toPay)) ||
      a.earnedOn.localeCompare(b.earnedOn) ||
      a.id.localeCompare(b.id),
  );

const isPositive = (amount: Money): boolean => exact(amount).greaterThan(0);

/** What was paid and taken back comes off first, then the oldest fees are paid. */
export function planPayment({ bills, abn, withholding, limit }: Given): PaymentPlan {
  const lines: PlannedLine[] = [];
  let total = exact(0);
  for (const bill of inOrder(bills)) {
    const room = limit ? exact(limit).minus(total) : null;
    const amount = room?.lessThan(bill.toPay) ? room.toFixed(2) : bill.toPay;
    if (exact(amount).isZero() || (isPositive(bill.toPay) && !isPositive(amount))) continue;
    total = total.plus(amount);
    lines.push({
      billId: bill.id,
      caseId: bill.caseId,
      amount,
      gst: gstOfPart(amount, bill),
      withheld: withheldOf(amount, abn, withholding),
    });
  }
  const withheld = addMoney('0', ...lines.map((line) => line.withheld));
  return {
    lines,
    total: total.toFixed(2),
    withheld,
    net: total.minus(withheld).toFixed(2),
  };
}

export type PayTrouble = 'noAccount' | 'noAbn' | 'noGst' | 'recovering';

export const payTroubles: Readonly<Record<PayTrouble, string>> = {
  noAccount: 'No bank account: nothing is paid until it is entered.',
  noAbn: 'No ABN: tax is withheld.',
  noGst: 'Registered for GST, and a fee carries none: apply the pay details to open fees first.',
  recovering: 'More was taken back than earned: nothing is paid until new fees cover it.',
};

export type TaxedFee = Pick<OpenBill, 'earnedOn' | 'gst'>;

type Registered = {
  readonly isRctiAgreed: boolean;
  readonly isGstRegistered: boolean;
  readonly gstRegisteredFrom: PlainDate | null;
};

/** A New Tax System (Goods and Services Tax) Act 1999, 29-70: a tax invoice shows the GST of a taxable supply. */
export const feesWithoutGst = (
  { isRctiAgreed, isGstRegistered, gstRegisteredFrom }: Registered,
  bills: readonly TaxedFee[],
): readonly TaxedFee[] =>
  bills.filter(
    ({ earnedOn, gst }) =>
      isRctiAgreed &&
      isGstRegistered &&
      exact(gst).isZero() &&
      (gstRegisteredFrom === null || earnedOn >= gstRegisteredFrom),
  );

type Payee = Registered & {
  readonly abn: string | null;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
};

/** What to know before somebody is paid. */
export const troublesOf = (
  payee: Payee,
  bills: readonly OpenBill[],
  { plan, isWithholding }: { readonly plan: PaymentPlan } & Pick<Withholding, 'isWithholding'>,
): readonly PayTrouble[] => [
  ...(plan.lines.length > 0 && !isPositive(plan.total) ? (['recovering'] as const) : []),
  ...(!payee.bsb || !payee.accountNumber ? (['noAccount'] as const) : []),
  ...(!payee.abn && isWithholding ? (['noAbn'] as const) : []),
  ...(feesWithoutGst(payee, bills).length ? (['noGst'] as const) : []),
];
