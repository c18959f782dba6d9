-- 0460 gave the feature to the edition of practices. A tenant of an edition that the host made, or one whose
-- own features left it out while that had no effect, would lose the claims that it has built: it keeps them.
-- The wall binds the owner too: without this nothing of any tenant would be seen or changed.
alter table icare_claims no force row level security;
alter table tenants disable trigger user;
alter table tenants no force row level security;
update tenants t set features = coalesce(t.features, '{}') || '{"Application:ICareClaim": "True"}'
  where exists (select from icare_claims c where c.tenant_id = t.id and not c.is_deleted);
alter table tenants force row level security;
alter table tenants enable trigger user;
alter table icare_claims force row level security;
