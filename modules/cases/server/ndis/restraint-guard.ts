import { accept } from '#kernel/domain';
import { defineGuard } from '#kernel/server';
import { refuseRestraint } from '../../domain/index.ts';
import type { RestraintAuthority } from '../../domain/index.ts';

type Facts = RestraintAuthority & { readonly today: string };

const text = `select r.authorised_by as "authorisedBy", r.authorised_from::text as "authorisedFrom",
    r.authorised_to::text as "authorisedTo",
    (now() at time zone coalesce(t.timezone, 'Australia/Sydney'))::date::text as today
  from ndis_chemical_restraints r left join platform_tenants t on t.id = current_tenant()
  where r.id = $1::uuid and not r.is_deleted`;

const isSame = (one: Facts, other: Facts): boolean =>
  one.authorisedBy === other.authorisedBy &&
  one.authorisedFrom === other.authorisedFrom &&
  one.authorisedTo === other.authorisedTo;

/** A note on a restraint whose authority has ended meanwhile is still written. */
export const restraintGuard = defineGuard<Facts>({
  facts: async (tx, id) => (await tx.query<Facts>(text, [id]))[0] ?? null,
  decide: (_actor, before, after) =>
    accept(after && !(before && isSame(before, after)) && refuseRestraint(after, after.today)),
});
