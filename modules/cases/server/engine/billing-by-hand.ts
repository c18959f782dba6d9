import { accept } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { MoveWish } from '../../domain/index.ts';

export type BillingWish = {
  readonly caseId: string;
  readonly billingStatus: string;
  readonly note: string | null;
};

/** C-119: billing keeps the ledger, which a status that is set by hand must not contradict. */
export const billingByHandPoint =
  defineExtensionPoint<(tx: Tx, wish: BillingWish) => Promise<Decision>>('cases.billingByHand');

/** What the ledger has against the billing status that a move sets. */
export async function againstLedger(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  caseId: string,
  { to, note }: MoveWish,
): Promise<Decision> {
  const billingStatus = to?.['billingStatus'];
  const [decide] = billingByHandPoint.of(services);
  if (!billingStatus || !decide) return accept();
  return decide(tx, { caseId, billingStatus, note: note ?? null });
}
