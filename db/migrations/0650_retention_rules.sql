create table retention_rules (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  years numeric not null default 7,
  child_until numeric not null default 25,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_retention_rules__sort on retention_rules (tenant_id, lower(case_type), id) include (case_type) where not is_deleted;

create index ix_retention_rules__case_type on retention_rules (tenant_id, case_type, lower(case_type), id) include (case_type) where not is_deleted;

create unique index uq_retention_rules__case_type on retention_rules (tenant_id, lower(case_type)) where not is_deleted;

alter table retention_rules enable row level security;
alter table retention_rules force row level security;
create policy tenant_wall on retention_rules to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on retention_rules to caseway_host using (true) with check (true);
grant select, insert, update on retention_rules to caseway_app;
grant select, insert, update on retention_rules to caseway_host;

create trigger history after insert or update or delete on retention_rules
  for each row execute function capture_change('retentionRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
