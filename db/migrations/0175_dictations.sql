create table case_dictations (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  specialist_id uuid,
  file_id text not null,
  file_name text not null,
  seconds numeric,
  recorded_by text,
  note text,
  status text not null default 'received',
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table case_dictation_reports (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  due_date date,
  typist_id uuid,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table typing_jobs (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  dictation_id uuid not null,
  case_type text not null,
  case_no text not null,
  claimant_name text,
  specialist_name text,
  minutes numeric not null,
  priority text not null default 'normal',
  due_on date not null,
  note text,
  status text not null default 'waiting',
  typed_report_status text,
  typist_id uuid,
  pic_user_id uuid,
  claimed_at timestamptz,
  completed_at timestamptz,
  return_reason text,
  typed_text text,
  report_file_id text,
  report_name text,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(specialist_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_case_dictations__sort on case_dictations (tenant_id, creation_time, id) where not is_deleted;

create index ix_case_dictations__case_id on case_dictations (tenant_id, case_id, creation_time, id) where not is_deleted;

create index ix_case_dictations__specialist_id on case_dictations (tenant_id, specialist_id, creation_time, id) where not is_deleted;

create index ix_case_dictations__status on case_dictations (tenant_id, status, creation_time, id) where not is_deleted;

alter table case_dictations enable row level security;
alter table case_dictations force row level security;
create policy tenant_wall on case_dictations to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_dictations to caseway_host using (true) with check (true);
grant select, insert, update on case_dictations to caseway_app;
grant select, insert, update on case_dictations to caseway_host;

create trigger history after insert or update or delete on case_dictations
  for each row execute function capture_change('caseDictation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_case_dictation_reports__sort on case_dictation_reports (tenant_id, due_date, id) where not is_deleted;

create index ix_case_dictation_reports__case_id on case_dictation_reports (tenant_id, case_id, due_date, id) where not is_deleted;

create index ix_case_dictation_reports__typist_id on case_dictation_reports (tenant_id, typist_id) where not is_deleted;

create unique index uq_case_dictation_reports__case_id on case_dictation_reports (tenant_id, case_id) where not is_deleted;

alter table case_dictation_reports enable row level security;
alter table case_dictation_reports force row level security;
create policy tenant_wall on case_dictation_reports to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_dictation_reports to caseway_host using (true) with check (true);
grant select, insert, update on case_dictation_reports to caseway_app;
grant select, insert, update on case_dictation_reports to caseway_host;

create trigger history after insert or update or delete on case_dictation_reports
  for each row execute function capture_change('caseDictationReport', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"typist_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_typing_jobs__sort on typing_jobs (tenant_id, due_on, id) where not is_deleted;

create index ix_typing_jobs__case_id on typing_jobs (tenant_id, case_id, due_on, id) where not is_deleted;

create index ix_typing_jobs__priority on typing_jobs (tenant_id, priority, due_on, id) where not is_deleted;

create index ix_typing_jobs__due_on on typing_jobs (tenant_id, due_on, due_on, id) where not is_deleted;

create index ix_typing_jobs__status on typing_jobs (tenant_id, status, due_on, id) where not is_deleted;

create index ix_typing_jobs__typed_report_status on typing_jobs (tenant_id, typed_report_status, due_on, id) where not is_deleted;

create index ix_typing_jobs__typist_id on typing_jobs (tenant_id, typist_id, due_on, id) where not is_deleted;

create index ix_typing_jobs__completed_at on typing_jobs (tenant_id, completed_at, due_on, id) where not is_deleted;

create index ix_typing_jobs__dictation_id on typing_jobs (tenant_id, dictation_id) where not is_deleted;

create index ix_typing_jobs__pic_user_id on typing_jobs (tenant_id, pic_user_id) where not is_deleted;

create function compute_typing_jobs() returns trigger language plpgsql as $$
begin
  new.typed_report_status := case when new.status in ('completed', 'accepted') then '1' else '0' end;
  return new;
end $$;

create trigger computed before insert or update of typed_report_status, status on typing_jobs
  for each row execute function compute_typing_jobs();

alter table typing_jobs enable row level security;
alter table typing_jobs force row level security;
create policy tenant_wall on typing_jobs to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on typing_jobs to caseway_host using (true) with check (true);
grant select, insert, update on typing_jobs to caseway_app;
grant select, insert, update on typing_jobs to caseway_host;

create trigger history after insert or update or delete on typing_jobs
  for each row execute function capture_change('typingJob', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,typed_report_status,typed_text,report_file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"dictation_id":{"table":"case_dictations","text":"coalesce(t.file_name::text, '''')","tenant":true},"typist_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

alter table case_dictations add constraint fk_case_dictations__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_dictations add constraint fk_case_dictations__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table case_dictation_reports add constraint fk_case_dictation_reports__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_dictation_reports add constraint fk_case_dictation_reports__typist_id foreign key (tenant_id, typist_id) references users (tenant_id, id) deferrable;

alter table typing_jobs add constraint fk_typing_jobs__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table typing_jobs add constraint fk_typing_jobs__dictation_id foreign key (tenant_id, dictation_id) references case_dictations (tenant_id, id) deferrable;

alter table typing_jobs add constraint fk_typing_jobs__typist_id foreign key (tenant_id, typist_id) references users (tenant_id, id) deferrable;

alter table typing_jobs add constraint fk_typing_jobs__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;
