create table ledger_checks (
  tenant_id uuid not null,
  id uuid not null,
  ran_at timestamptz not null,
  occasion text not null,
  result text not null,
  sentence text not null,
  postings numeric not null,
  rules numeric not null,
  broken numeric not null,
  rule text,
  row_type text,
  row_id text,
  row_name text,
  documents numeric(18,2),
  ledger numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table accounting_connections (
  tenant_id uuid not null,
  id uuid not null,
  client_id text not null,
  client_secret text,
  access_token text,
  token_ends_at timestamptz,
  last_sync_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table accounting_drifts (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  state text not null default 'open',
  our_total numeric(18,2) not null,
  their_total numeric(18,2) not null,
  our_status text not null,
  their_status text not null,
  our_paid numeric(18,2) not null,
  their_paid numeric(18,2) not null,
  found_at timestamptz not null,
  side text,
  mended_at timestamptz,
  mended_by_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_ledger_checks__sort on ledger_checks (tenant_id, ran_at desc, id) where not is_deleted;

create index ix_ledger_checks__ran_at on ledger_checks (tenant_id, ran_at, ran_at desc, id) where not is_deleted;

create index ix_ledger_checks__occasion on ledger_checks (tenant_id, occasion, ran_at desc, id) where not is_deleted;

create index ix_ledger_checks__result on ledger_checks (tenant_id, result, ran_at desc, id) where not is_deleted;

alter table ledger_checks enable row level security;
alter table ledger_checks force row level security;
create policy tenant_wall on ledger_checks to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ledger_checks to caseway_host using (true) with check (true);
revoke all on ledger_checks from caseway_app, caseway_host;
grant select, insert on ledger_checks to caseway_app;
grant select, insert on ledger_checks to caseway_host;

create trigger append_only before update or delete on ledger_checks
  for each row execute function refuse_change();

create trigger never_truncated before truncate on ledger_checks
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on ledger_checks
  for each row execute function capture_change('ledgerCheck', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_accounting_connections__sort on accounting_connections (tenant_id, lower(client_id), id) include (client_id) where not is_deleted;

alter table accounting_connections enable row level security;
alter table accounting_connections force row level security;
create policy tenant_wall on accounting_connections to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accounting_connections to caseway_host using (true) with check (true);
grant select, insert, update on accounting_connections to caseway_app;
grant select, insert, update on accounting_connections to caseway_host;

create trigger history after insert or update or delete on accounting_connections
  for each row execute function capture_change('accountingConnection', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,client_secret,access_token,token_ends_at', '{}');

create index ix_accounting_drifts__sort on accounting_drifts (tenant_id, found_at desc, id) where not is_deleted;

create index ix_accounting_drifts__invoice_id on accounting_drifts (tenant_id, invoice_id, found_at desc, id) where not is_deleted;

create index ix_accounting_drifts__state on accounting_drifts (tenant_id, state, found_at desc, id) where not is_deleted;

create index ix_accounting_drifts__found_at on accounting_drifts (tenant_id, found_at, found_at desc, id) where not is_deleted;

create index ix_accounting_drifts__mended_by_id on accounting_drifts (tenant_id, mended_by_id) where not is_deleted;

alter table accounting_drifts enable row level security;
alter table accounting_drifts force row level security;
create policy tenant_wall on accounting_drifts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accounting_drifts to caseway_host using (true) with check (true);
grant select, insert, update on accounting_drifts to caseway_app;
grant select, insert, update on accounting_drifts to caseway_host;

create trigger history after insert or update or delete on accounting_drifts
  for each row execute function capture_change('accountingDrift', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"mended_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

alter table accounting_drifts add constraint fk_accounting_drifts__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table accounting_drifts add constraint fk_accounting_drifts__mended_by_id foreign key (tenant_id, mended_by_id) references users (tenant_id, id) deferrable;
