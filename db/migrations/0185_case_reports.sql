create table case_reports (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  version numeric,
  kind text not null default 'draft',
  file_id uuid,
  note text,
  made_by_id uuid,
  source_id uuid,
  problem text,
  sent_at timestamptz,
  specialist_id uuid,
  shared_company_id uuid,
  attached_file text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table report_remarks (
  tenant_id uuid not null,
  id uuid not null,
  case_report_id uuid not null,
  case_id uuid,
  specialist_id uuid,
  author_id uuid,
  quote text,
  place text,
  remark text not null,
  status text not null default 'open',
  reply text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table report_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  case_report_id uuid not null,
  case_id uuid not null,
  case_manager_id uuid,
  name text not null,
  email text,
  delivery text not null,
  sent_at timestamptz,
  opened_at timestamptz,
  opened_by text,
  link_key text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table report_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  case_type text not null,
  specialist_id uuid,
  file_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table report_signatures (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  picture_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table report_correction (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  case_report_id uuid,
  specialist_id uuid,
  category text not null default 'other',
  severity text not null default 'minor',
  finding text not null,
  status text not null default 'pending',
  note text,
  raised_by_id uuid,
  returned_at timestamptz,
  search_text text generated always as (lower(coalesce(finding, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_case_reports__sort on case_reports (tenant_id, version desc, id) where not is_deleted;

create index ix_case_reports__case_id on case_reports (tenant_id, case_id, version desc, id) where not is_deleted;

create index ix_case_reports__kind on case_reports (tenant_id, kind, version desc, id) where not is_deleted;

create index ix_case_reports__sent_at on case_reports (tenant_id, sent_at, version desc, id) where not is_deleted;

create index ix_case_reports__made_by_id on case_reports (tenant_id, made_by_id) where not is_deleted;

create index ix_case_reports__source_id on case_reports (tenant_id, source_id) where not is_deleted;

create index ix_case_reports__specialist_id on case_reports (tenant_id, specialist_id) where not is_deleted;

create index ix_case_reports__shared_company_id on case_reports (tenant_id, shared_company_id) where not is_deleted;

create unique index uq_case_reports__case_id__version on case_reports (tenant_id, case_id, version) where not is_deleted;

create trigger files after insert or update of file_id on case_reports
  for each row execute function own_files('caseReport', 'file_id');

alter table case_reports enable row level security;
alter table case_reports force row level security;
create policy tenant_wall on case_reports to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_reports to caseway_host using (true) with check (true);
grant select, insert, update on case_reports to caseway_app;
grant select, insert, update on case_reports to caseway_host;

create trigger history after insert or update or delete on case_reports
  for each row execute function capture_change('caseReport', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,version,made_by_id,specialist_id,shared_company_id,attached_file', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"made_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"source_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"shared_company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_report_remarks__sort on report_remarks (tenant_id, creation_time, id) where not is_deleted;

create index ix_report_remarks__case_report_id on report_remarks (tenant_id, case_report_id, creation_time, id) where not is_deleted;

create index ix_report_remarks__case_id on report_remarks (tenant_id, case_id, creation_time, id) where not is_deleted;

create index ix_report_remarks__status on report_remarks (tenant_id, status, creation_time, id) where not is_deleted;

create index ix_report_remarks__specialist_id on report_remarks (tenant_id, specialist_id) where not is_deleted;

create index ix_report_remarks__author_id on report_remarks (tenant_id, author_id) where not is_deleted;

alter table report_remarks enable row level security;
alter table report_remarks force row level security;
create policy tenant_wall on report_remarks to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_remarks to caseway_host using (true) with check (true);
grant select, insert, update on report_remarks to caseway_app;
grant select, insert, update on report_remarks to caseway_host;

create trigger history after insert or update or delete on report_remarks
  for each row execute function capture_change('reportRemark', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,case_id,specialist_id,author_id', '{"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"author_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_report_deliveries__sort on report_deliveries (tenant_id, sent_at desc, id) where not is_deleted;

create index ix_report_deliveries__case_report_id on report_deliveries (tenant_id, case_report_id, sent_at desc, id) where not is_deleted;

create index ix_report_deliveries__case_id on report_deliveries (tenant_id, case_id, sent_at desc, id) where not is_deleted;

create index ix_report_deliveries__delivery on report_deliveries (tenant_id, delivery, sent_at desc, id) where not is_deleted;

create index ix_report_deliveries__opened_at on report_deliveries (tenant_id, opened_at, sent_at desc, id) where not is_deleted;

create index ix_report_deliveries__case_manager_id on report_deliveries (tenant_id, case_manager_id) where not is_deleted;

alter table report_deliveries enable row level security;
alter table report_deliveries force row level security;
create policy tenant_wall on report_deliveries to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_deliveries to caseway_host using (true) with check (true);
grant select, insert, update on report_deliveries to caseway_app;
grant select, insert, update on report_deliveries to caseway_host;

create trigger history after insert or update or delete on report_deliveries
  for each row execute function capture_change('reportDelivery', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,link_key', '{"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_report_templates__sort on report_templates (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_report_templates__case_type on report_templates (tenant_id, case_type, lower(name), id) include (name) where not is_deleted;

create index ix_report_templates__specialist_id on report_templates (tenant_id, specialist_id, lower(name), id) include (name) where not is_deleted;

create index ix_report_templates__is_active on report_templates (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_report_templates__name on report_templates (tenant_id, lower(name)) where not is_deleted;

create index ix_report_templates__search on report_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger files after insert or update of file_id on report_templates
  for each row execute function own_files('reportTemplate', 'file_id');

alter table report_templates enable row level security;
alter table report_templates force row level security;
create policy tenant_wall on report_templates to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_templates to caseway_host using (true) with check (true);
grant select, insert, update on report_templates to caseway_app;
grant select, insert, update on report_templates to caseway_host;

create trigger history after insert or update or delete on report_templates
  for each row execute function capture_change('reportTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create function search_report_templates(whole text, word text) returns setof report_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.report_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.report_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_report_templates(text, text) owner to caseway_host;
revoke all on function search_report_templates(text, text) from public;
grant execute on function search_report_templates(text, text) to caseway_app, caseway_host;

create index ix_report_signatures__sort on report_signatures (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_report_signatures__specialist_id on report_signatures (tenant_id, specialist_id, creation_time desc, id) where not is_deleted;

create unique index uq_report_signatures__specialist_id on report_signatures (tenant_id, specialist_id) where not is_deleted;

create trigger files after insert or update of picture_id on report_signatures
  for each row execute function own_files('reportSignature', 'picture_id');

alter table report_signatures enable row level security;
alter table report_signatures force row level security;
create policy tenant_wall on report_signatures to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_signatures to caseway_host using (true) with check (true);
grant select, insert, update on report_signatures to caseway_app;
grant select, insert, update on report_signatures to caseway_host;

create trigger history after insert or update or delete on report_signatures
  for each row execute function capture_change('reportSignature', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_report_correction__sort on report_correction (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_report_correction__case_id on report_correction (tenant_id, case_id, creation_time desc, id) where not is_deleted;

create index ix_report_correction__case_report_id on report_correction (tenant_id, case_report_id, creation_time desc, id) where not is_deleted;

create index ix_report_correction__specialist_id on report_correction (tenant_id, specialist_id, creation_time desc, id) where not is_deleted;

create index ix_report_correction__category on report_correction (tenant_id, category, creation_time desc, id) where not is_deleted;

create index ix_report_correction__severity on report_correction (tenant_id, severity, creation_time desc, id) where not is_deleted;

create index ix_report_correction__status on report_correction (tenant_id, status, creation_time desc, id) where not is_deleted;

create index ix_report_correction__raised_by_id on report_correction (tenant_id, raised_by_id, creation_time desc, id) where not is_deleted;

alter table report_correction enable row level security;
alter table report_correction force row level security;
create policy tenant_wall on report_correction to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_correction to caseway_host using (true) with check (true);
grant select, insert, update on report_correction to caseway_app;
grant select, insert, update on report_correction to caseway_host;

create trigger history after insert or update or delete on report_correction
  for each row execute function capture_change('reportCorrection', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,specialist_id,raised_by_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"raised_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

alter table case_reports add constraint fk_case_reports__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_reports add constraint fk_case_reports__made_by_id foreign key (tenant_id, made_by_id) references users (tenant_id, id) deferrable;

alter table case_reports add constraint fk_case_reports__source_id foreign key (tenant_id, source_id) references case_reports (tenant_id, id) deferrable;

alter table case_reports add constraint fk_case_reports__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table case_reports add constraint fk_case_reports__shared_company_id foreign key (tenant_id, shared_company_id) references companies (tenant_id, id) deferrable;

alter table case_reports add constraint fk_case_reports__file_id foreign key (tenant_id, file_id) references files (tenant_id, id) deferrable;

alter table report_remarks add constraint fk_report_remarks__case_report_id foreign key (tenant_id, case_report_id) references case_reports (tenant_id, id) deferrable;

alter table report_remarks add constraint fk_report_remarks__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table report_remarks add constraint fk_report_remarks__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table report_remarks add constraint fk_report_remarks__author_id foreign key (tenant_id, author_id) references users (tenant_id, id) deferrable;

alter table report_deliveries add constraint fk_report_deliveries__case_report_id foreign key (tenant_id, case_report_id) references case_reports (tenant_id, id) deferrable;

alter table report_deliveries add constraint fk_report_deliveries__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table report_deliveries add constraint fk_report_deliveries__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers (tenant_id, id) deferrable;

alter table report_templates add constraint fk_report_templates__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table report_templates add constraint fk_report_templates__file_id foreign key (tenant_id, file_id) references files (tenant_id, id) deferrable;

alter table report_signatures add constraint fk_report_signatures__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table report_signatures add constraint fk_report_signatures__picture_id foreign key (tenant_id, picture_id) references files (tenant_id, id) deferrable;

alter table report_correction add constraint fk_report_correction__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table report_correction add constraint fk_report_correction__case_report_id foreign key (tenant_id, case_report_id) references case_reports (tenant_id, id) deferrable;

alter table report_correction add constraint fk_report_correction__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table report_correction add constraint fk_report_correction__raised_by_id foreign key (tenant_id, raised_by_id) references users (tenant_id, id) deferrable;
