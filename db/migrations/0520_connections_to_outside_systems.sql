-- How a practice reaches a system outside: one row for each kind and, where a practice has several of one
-- kind, for whom it is (`owner`). Secrets are sealed; what is outside the practice is noted by its calls.
create table connections (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  owner text not null default '',
  region text not null default '',
  client_id text,
  client_secret text,
  access_token text,
  refresh_token text,
  token_ends_at timestamptz,
  state text not null default 'connected' check (state in ('connected', 'disconnected')),
  state_reason text,
  paused_until timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  last_sync_at timestamptz,
  primary key (tenant_id, id),
  constraint uq_connections__kind unique (tenant_id, kind, owner)
);

-- What a system outside told us: the same again has no effect. The body is kept as its hash only.
create table webhook_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  dedupe_key text not null,
  body_hash text not null,
  received_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint uq_webhook_deliveries__key unique (tenant_id, kind, dedupe_key)
);
create index webhook_deliveries_by_age on webhook_deliveries (received_at);

do $$
declare t text;
begin
  foreach t in array array['connections', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;

-- The accounting systems move here. They keep the id of their practice, which says for which place
-- their secrets were sealed. The old table stays for one release, empty: a process of before then
-- says "not connected" and has no secret.
alter table accounting_connections disable trigger user;
alter table accounting_connections no force row level security;
insert into connections (tenant_id, id, kind, client_id, client_secret, last_sync_at)
  select tenant_id, id, 'xero', client_id, client_secret, last_sync_at from accounting_connections
  where not is_deleted;
delete from accounting_connections;
alter table accounting_connections force row level security;
alter table accounting_connections enable trigger user;

alter table connections force row level security;
alter table webhook_deliveries force row level security;
