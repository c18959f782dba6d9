import type { Actor } from '#kernel/domain';
import { booksForAnyCompany } from '../../domain/index.ts';

/** G-131: the own company first, then those that named the person as their agent. */
export const bookableCompanies = ({ ids }: Actor): readonly string[] =>
  ids.bookableCompanyIds ?? ids.companyId ?? [];

/** The companies whose appointments and reserved sessions a customer sees. */
export const visibleCompanies = (actor: Actor): readonly string[] => [
  ...new Set([...(actor.ids.visibleCompanyIds ?? []), ...bookableCompanies(actor)]),
];

/** Null: the practice's own people book for every company. */
export const companiesToBookFor = (actor: Actor): readonly string[] | null =>
  booksForAnyCompany(actor) ? null : bookableCompanies(actor);
