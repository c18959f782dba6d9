-- Which records came with which spreadsheet, and how they were then: an import can be taken back
-- as long as nobody touched its records.
create table import_batches (
  tenant_id uuid not null,
  id uuid not null,
  resource text not null,
  file_name text not null,
  user_id uuid,
  user_text text,
  imported integer not null,
  creation_time timestamptz not null default clock_timestamp(),
  undone_time timestamptz,
  undone_by uuid,
  primary key (tenant_id, id)
);
create index import_batches_recent on import_batches (tenant_id, resource, creation_time desc, id desc);

create table import_rows (
  tenant_id uuid not null,
  batch_id uuid not null,
  row_number integer not null,
  record_id uuid not null,
  -- The version that the import wrote.
  stamp uuid not null,
  primary key (tenant_id, batch_id, row_number),
  constraint fk_import_rows__batch_id foreign key (tenant_id, batch_id)
    references import_batches (tenant_id, id) deferrable
);
create index import_rows_of_record on import_rows (tenant_id, record_id);

alter table import_batches enable row level security;
alter table import_batches force row level security;
create policy tenant_wall on import_batches to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on import_batches to caseway_host using (true) with check (true);
grant select, insert, update on import_batches to caseway_app;
grant select, insert, update on import_batches to caseway_host;

alter table import_rows enable row level security;
alter table import_rows force row level security;
create policy tenant_wall on import_rows to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on import_rows to caseway_host using (true) with check (true);
grant select, insert on import_rows to caseway_app;
grant select, insert on import_rows to caseway_host;
