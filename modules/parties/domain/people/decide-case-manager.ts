import { accept, refuse, scopesFor } from '#kernel/domain';
import type { Actor, Decision } from '#kernel/domain';

/** The company and the case manager of a client. */
export type ClientParties = {
  readonly companyId: string | null;
  readonly caseManagerId: string | null;
  /** Works for the company, for one that it shares claimants with, or is its booking agent. */
  readonly fits: boolean;
  readonly isKnown: boolean;
};

/**
 * The case manager is written to about every booking: one of another firm may be the other side.
 * A pair that is wrong already stays until one of both is changed.
 */
export function decideCaseManager(
  actor: Actor,
  before: ClientParties | null,
  after: ClientParties | null,
): Decision {
  if (!after || after.caseManagerId === null || after.fits) return accept();
  const isSame =
    before?.caseManagerId === after.caseManagerId && before.companyId === after.companyId;
  if (isSame) return accept();
  // Who sees the own firm only must not learn who works for another.
  const isHidden = !after.isKnown || scopesFor(actor, 'caseManager.lookup') !== null;
  const code = isHidden ? 'unknownReference' : 'caseManagerElsewhere';
  return refuse(code, { field: 'caseManagerId' });
}
