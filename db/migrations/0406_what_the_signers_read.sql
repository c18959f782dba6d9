-- The terms of an agreement as each envelope gave them to its signers: what changes later is told.
create table agreement_papers (
  tenant_id uuid not null,
  envelope_id uuid not null,
  agreement_id uuid not null,
  terms jsonb not null,
  signed_at timestamptz,
  primary key (tenant_id, envelope_id),
  foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id)
    deferrable initially deferred
);
create index ix_agreement_papers__agreement on agreement_papers (tenant_id, agreement_id, signed_at);
alter table agreement_papers enable row level security;
alter table agreement_papers force row level security;
create policy tenant_wall on agreement_papers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_papers to caseway_host using (true) with check (true);
grant select, insert, update on agreement_papers to caseway_app, caseway_host;
