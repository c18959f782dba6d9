-- Whoever does not see the case does not see what belongs to it.
create policy seen_by_user on ndis_restraint_warnings as restrictive for select to caseway_app using (
  exists (select 1 from ndis c
    where c.tenant_id = ndis_restraint_warnings.tenant_id and c.id = ndis_restraint_warnings.ndis_id));

-- Asked for every day, across all tenants.
create index ix_ndis_chemical_restraints__ending on ndis_chemical_restraints (authorised_to)
  where not is_deleted and authorised_to is not null;
