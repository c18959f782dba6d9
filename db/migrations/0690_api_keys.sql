-- Keys with which programs of others call our API in the name of an account.
-- Only the hashes of their secrets are kept; the one of before works on for a day after a rotation.
create table api_keys (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  scopes text[] not null,
  days integer not null check (days between 1 and 365),
  secret_hash text not null,
  old_secret_hash text,
  old_until timestamptz,
  created_at timestamptz not null,
  created_by_id uuid not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_address text,
  withdrawn_at timestamptz,
  withdrawn_by_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable,
  check ((old_secret_hash is null) = (old_until is null))
);
create index ix_api_keys__user_id on api_keys (tenant_id, user_id);
alter table api_keys enable row level security, force row level security;
create policy tenant_wall on api_keys to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on api_keys to caseway_host using (true) with check (true);
grant select, insert, update, delete on api_keys to caseway_app, caseway_host;
