import type { Actor } from '#kernel/domain';
import { booksForAnyCompany } from '../../domain/index.ts';

/** G-131: the own company first, then those that named the person as their agent. */
export const bookableCompanies = ({ ids }: Actor): readonly string[] =>
  ids.bookableCompanyIds ?? ids.companyId ?? [];

/** Whose reserved sessions and case managers a customer sees: a sharing group opens neither. */
export const visibleCompanies = (actor: Actor): readonly string[] => [
  ...new Set([...(actor.ids.ownCompanyIds ?? []), ...bookableCompanies(actor)]),
];

/** Whose claimants a customer sees and may book. */
export const companiesOfVisibleClaimants = (actor: Actor): readonly string[] => [
  ...new Set([...(actor.ids.companiesSharingClaimants ?? []), ...visibleCompanies(actor)]),
];

/** Null: the practice's own people book for every company. */
export const companiesToBookFor = (actor: Actor): readonly string[] | null =>
  booksForAnyCompany(actor) ? null : bookableCompanies(actor);
