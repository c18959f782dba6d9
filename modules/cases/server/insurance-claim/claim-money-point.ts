import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { ClaimMoney } from '../../domain/index.ts';

/** Null where the caller reads no invoices. */
export type ReadClaimMoney = (
  tx: Tx,
  actor: Actor,
  caseIds: readonly string[],
) => Promise<ClaimMoney | null>;

/** Whoever invoices tells what was invoiced for the cases of a claim. */
export const claimMoneyPoint = defineExtensionPoint<ReadClaimMoney>('cases.claimMoney');
