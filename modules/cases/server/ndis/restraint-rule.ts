import { accept } from '#kernel/domain';
import { decideEach, defineRule, rowsById } from '#kernel/server';
import { ndisChemicalRestraint, refuseRestraint } from '../../domain/index.ts';
import type { RestraintAuthority } from '../../domain/index.ts';

type Facts = RestraintAuthority & { readonly id: string; readonly today: string };

const text = `select r.id, r.authorised_by as "authorisedBy", r.authorised_from::text as "authorisedFrom",
    r.authorised_to::text as "authorisedTo",
    (now() at time zone coalesce(t.timezone, 'Australia/Sydney'))::date::text as today
  from ndis_chemical_restraints r left join platform_tenants t on t.id = current_tenant()
  where r.id = any($1::uuid[]) and not r.is_deleted`;

const isSame = (one: Facts, other: Facts): boolean =>
  one.authorisedBy === other.authorisedBy &&
  one.authorisedFrom === other.authorisedFrom &&
  one.authorisedTo === other.authorisedTo;

/** A note on a restraint whose authority has ended meanwhile is still written. */
export const restraintIsAuthorised = defineRule({
  name: 'cases.restraintIsAuthorised',
  sentence: 'A chemical restraint is written with an authority that holds today.',
  on: ndisChemicalRestraint,
  when: ['create', 'change'],
  facts: rowsById<Facts>(text),
  decide: decideEach((before, after) =>
    accept(after && !(before && isSame(before, after)) && refuseRestraint(after, after.today)),
  ),
});
