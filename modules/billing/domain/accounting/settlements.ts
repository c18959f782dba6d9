import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { RemoteInvoice, RemotePayment } from './xero-types.ts';

/** Something that paid an invoice here. */
export type Settlement = {
  /** Is the reference of the payment there, and its idempotency key. */
  readonly key: string;
  readonly kind: 'receipt' | 'creditNote' | 'writeOff';
  readonly amount: Money;
  readonly on: PlainDate;
  /** The payment there that a receipt was taken in from. */
  readonly remotePaymentId: string | null;
  readonly creditNoteNo: string | null;
  readonly creditNoteAccountingId: string | null;
};

export type SettlementPlan = {
  /** Payments here that are missing there. */
  readonly toPay: readonly Settlement[];
  /** Credit notes whose amounts are missing there. */
  readonly toCredit: readonly Settlement[];
  /** Payments there that nobody knows here. */
  readonly unknown: readonly RemotePayment[];
};

const isSame = (ours: Settlement, theirs: RemotePayment): boolean =>
  exact(ours.amount).equals(theirs.amount) &&
  (theirs.reference === ours.key || theirs.id === ours.remotePaymentId);

export function planSettlements(
  ours: readonly Settlement[],
  theirs: Pick<RemoteInvoice, 'payments' | 'credited'>,
): SettlementPlan {
  const money = ours.filter(({ kind }) => kind !== 'creditNote');
  const credits = ours.filter(({ kind }) => kind === 'creditNote');
  let credited = exact(theirs.credited);
  const toCredit = credits.flatMap((one) => {
    const covered = credited.lessThan(one.amount) ? credited : exact(one.amount);
    credited = credited.minus(covered);
    const amount = toCents(exact(one.amount).minus(covered));
    return exact(amount).isZero() ? [] : [{ ...one, amount }];
  });
  return {
    toPay: money.filter((one) => !theirs.payments.some((payment) => isSame(one, payment))),
    toCredit,
    unknown: theirs.payments.filter((payment) => !money.some((one) => isSame(one, payment))),
  };
}

export const settledBy = (settlements: readonly Settlement[]): Money =>
  addMoney('0', ...settlements.map(({ amount }) => amount));
