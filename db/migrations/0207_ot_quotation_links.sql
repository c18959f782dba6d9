-- The links of quotations. Only the hash of a token is kept; whether it still works follows from its quotation.
create table ot_quotation_links (
  tenant_id uuid not null,
  token_hash text not null,
  quotation_id uuid not null,
  sending_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_ot_quotation_links__quotation_id foreign key (tenant_id, quotation_id)
    references ot_quotations (tenant_id, id) deferrable
);
create index ix_ot_quotation_links__quotation_id on ot_quotation_links (tenant_id, quotation_id);

alter table ot_quotation_links enable row level security;
alter table ot_quotation_links force row level security;
create policy tenant_wall on ot_quotation_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_links to caseway_host using (true) with check (true);
grant select, insert on ot_quotation_links to caseway_app;
grant select, insert, update on ot_quotation_links to caseway_host;
