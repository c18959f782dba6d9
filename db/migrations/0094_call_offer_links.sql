-- The links of offers. Only the hash of a token is kept; whether it still works follows from its call.
create table call_offer_links (
  tenant_id uuid not null,
  token_hash text not null,
  call_id uuid not null,
  offer_id text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_call_offer_links__call_id foreign key (tenant_id, call_id)
    references calls (tenant_id, id) deferrable
);
create index ix_call_offer_links__call_id on call_offer_links (tenant_id, call_id);

alter table call_offer_links enable row level security;
alter table call_offer_links force row level security;
create policy tenant_wall on call_offer_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on call_offer_links to caseway_host using (true) with check (true);
grant select, insert on call_offer_links to caseway_app;
grant select, insert, update on call_offer_links to caseway_host;

-- Asked for every minute, across all tenants.
create index ix_calls__offered_until on calls (offered_until) where status = 'offered' and not is_deleted;
