import { exact } from '#kernel/domain';
import type { DuePayee } from './use-due-pay.ts';

/** Nobody is paid below zero, what is recovered waits for new fees, and money needs an account to go to. */
export const isPayable = ({ total, troubles }: Pick<DuePayee, 'total' | 'troubles'>): boolean =>
  exact(total).greaterThan(0) && !troubles.includes('noAccount');

/** Who gets something, and who would if nothing were in the way. */
export function paymentsAhead(
  payees: readonly DuePayee[],
  leftOut: ReadonlySet<string>,
  limits: Limits,
) {
  const paid = payees.filter((payee) => isPayable(payee) && !leftOut.has(payee.specialistId));
  return {
    paid: paid.map((payee) => ({ ...payee, limit: limits[payee.specialistId] || null })),
    waiting: payees.filter(
      (payee) => !leftOut.has(payee.specialistId) && !isPayable(payee) && payee.troubles.length,
    ),
  };
}

export type Limits = Readonly<Record<string, string>>;

/** What the call says: those who are not left out, with the most that each shall get. */
export const payeesToPay = (
  payees: readonly DuePayee[],
  leftOut: ReadonlySet<string>,
  limits: Limits,
) =>
  payees
    .filter((payee) => isPayable(payee) && !leftOut.has(payee.specialistId))
    .map(({ specialistId }) => ({
      specialistId,
      ...(limits[specialistId] && { amount: limits[specialistId] }),
    }));

export function toggled<T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(one)) next.add(one);
  return next;
}
