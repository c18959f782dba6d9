import { accept, refuse, scopesFor } from '#kernel/domain';
import type { Actor, Decision } from '#kernel/domain';

/** Claimant, customer and case manager of a case, with the companies that they belong to. */
export type PartyFacts = {
  readonly clientId: string | null;
  readonly companyId: string | null;
  readonly bookingCmId: string | null;
  readonly companyOfClient: string | null;
  /** Works for the company, for one that it shares claimants with, or is its booking agent. */
  readonly cmFits: boolean;
  readonly cmIsKnown: boolean;
  /** Of the other case managers, whom mails and reports go to as well: who does not fit so. */
  readonly strangers: readonly string[];
  /** And who is nobody at all. */
  readonly unknownCms: readonly string[];
};

type CompaniesToName = {
  readonly asCustomer: readonly string[];
  /** A sharing group opens claimants, not each other's cases. */
  readonly ofClaimants: readonly string[];
};

/** The companies that a customer may name; null: the practice names everybody. */
function companiesToName(actor: Actor): CompaniesToName | null {
  if (scopesFor(actor, 'client.read') === null) return null;
  const {
    ownCompanyIds = [],
    companiesSharingClaimants = [],
    bookableCompanyIds = [],
    companyId = [],
  } = actor.ids;
  const asCustomer = [...ownCompanyIds, ...bookableCompanyIds, ...companyId];
  return { asCustomer, ofClaimants: [...asCustomer, ...companiesSharingClaimants] };
}

type Named = 'clientId' | 'companyId' | 'bookingCmId' | 'otherCmIds';

const unknown = (field: Named): Decision => refuse('unknownReference', { field });

const elsewhere = (field: Named): Decision => refuse('caseManagerElsewhere', { field });

/**
 * Who is named anew must be somebody whom the caller may name: a customer who writes the id of
 * another firm's claimant would read their name from the own case. A hidden one is refused as an
 * unknown one. What stands in the case already stays.
 */
export function decideParties(
  actor: Actor,
  before: PartyFacts | null,
  after: PartyFacts | null,
): Decision {
  if (!after) return accept();
  const isNew = (field: 'clientId' | 'companyId' | 'bookingCmId') =>
    after[field] !== null && after[field] !== before?.[field];
  const own = companiesToName(actor);
  if (own && isNew('companyId') && !own.asCustomer.includes(after.companyId ?? ''))
    return unknown('companyId');
  if (own && isNew('clientId') && !own.ofClaimants.includes(after.companyOfClient ?? ''))
    return unknown('clientId');
  // Another customer must not leave the case with the case manager of the one before.
  const isChosen = isNew('bookingCmId') || (after.bookingCmId !== null && isNew('companyId'));
  if (isChosen && !after.cmFits)
    return own || !after.cmIsKnown ? unknown('bookingCmId') : elsewhere('bookingCmId');
  if (after.unknownCms.length) return unknown('otherCmIds');
  if (after.strangers.every((id) => before?.strangers.includes(id))) return accept();
  return own ? unknown('otherCmIds') : elsewhere('otherCmIds');
}
