import { seenBy, toCents } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { caseCharge } from '../../domain/index.ts';
import type { NewCharge } from '../../domain/index.ts';

/** A charge as the actor may read it, by the fields that the charge hides from their roles. */
export function shownCharge(actor: Actor) {
  const seen = seenBy(actor, caseCharge).fields;
  return ({ kind, description, amount, hasGst, payeeAmount, priceRule }: NewCharge) => ({
    kind,
    description,
    amount: 'amount' in seen && amount ? toCents(amount) : null,
    hasGst,
    payeeAmount: 'payeeAmount' in seen && payeeAmount ? toCents(payeeAmount) : null,
    priceRule: 'priceRule' in seen ? (priceRule ?? null) : null,
  });
}
