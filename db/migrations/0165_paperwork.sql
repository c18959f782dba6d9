create table task_checklists (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  check_list_id uuid not null,
  criteria_id uuid not null,
  group_task text not null,
  item_index numeric not null,
  name text not null,
  description text,
  is_required boolean not null default false,
  case_status text,
  status text not null default 'incomplete',
  user_id uuid,
  answered_at timestamptz,
  note text,
  company_id uuid,
  search_text text generated always as (lower(coalesce(group_task, '') || ' ' || coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table case_briefs (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  kind text not null,
  part numeric not null,
  name text not null,
  file_id text not null,
  source_file_ids jsonb,
  pages numeric,
  sent_by text,
  sent_at timestamptz,
  sent_to text,
  opened_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table brief_openings (
  tenant_id uuid not null,
  id uuid not null,
  brief_id uuid not null,
  case_id uuid not null,
  opened_by text not null,
  opened_at timestamptz not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table case_consents (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  envelope_id uuid not null,
  status text not null,
  signer_name text not null,
  signer_email text,
  sent_at timestamptz not null,
  ended_at timestamptz,
  signed_file_id text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  what text not null,
  days numeric not null,
  side text not null default 'before',
  sent_by text not null default 'mail',
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table case_reminders (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  rule_id uuid not null,
  occasion text not null,
  what text not null,
  sent_by text not null,
  destination text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table check_lists add column company_type text;

create index ix_check_lists__company_type on check_lists (tenant_id, company_type, lower(name), id) include (name) where not is_deleted;

create index ix_task_checklists__sort on task_checklists (tenant_id, lower(group_task), item_index, id) include (group_task) where not is_deleted;

create index ix_task_checklists__case_id on task_checklists (tenant_id, case_id, lower(group_task), item_index, id) include (group_task) where not is_deleted;

create index ix_task_checklists__check_list_id on task_checklists (tenant_id, check_list_id, lower(group_task), item_index, id) include (group_task) where not is_deleted;

create index ix_task_checklists__group_task on task_checklists (tenant_id, group_task, lower(group_task), item_index, id) include (group_task) where not is_deleted;

create index ix_task_checklists__is_required on task_checklists (tenant_id, is_required, lower(group_task), item_index, id) include (group_task) where not is_deleted;

create index ix_task_checklists__status on task_checklists (tenant_id, status, lower(group_task), item_index, id) include (group_task) where not is_deleted;

create index ix_task_checklists__user_id on task_checklists (tenant_id, user_id, lower(group_task), item_index, id) include (group_task) where not is_deleted;

create index ix_task_checklists__criteria_id on task_checklists (tenant_id, criteria_id) where not is_deleted;

create index ix_task_checklists__company_id on task_checklists (tenant_id, company_id) where not is_deleted;

create unique index uq_task_checklists__case_id__criteria_id on task_checklists (tenant_id, case_id, criteria_id) where not is_deleted;

alter table task_checklists enable row level security;
alter table task_checklists force row level security;
create policy tenant_wall on task_checklists to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on task_checklists to caseway_host using (true) with check (true);
grant select, insert, update on task_checklists to caseway_app;
grant select, insert, update on task_checklists to caseway_host;

create trigger history after insert or update or delete on task_checklists
  for each row execute function capture_change('taskChecklist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,company_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"check_list_id":{"table":"check_lists","text":"coalesce(t.name::text, '''')","tenant":true},"criteria_id":{"table":"checklist_criterias","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_case_briefs__sort on case_briefs (tenant_id, part, id) where not is_deleted;

create index ix_case_briefs__case_id on case_briefs (tenant_id, case_id, part, id) where not is_deleted;

create index ix_case_briefs__kind on case_briefs (tenant_id, kind, part, id) where not is_deleted;

create index ix_case_briefs__file_id on case_briefs (tenant_id, file_id, part, id) where not is_deleted;

create unique index uq_case_briefs__case_id__part on case_briefs (tenant_id, case_id, part) where not is_deleted;

alter table case_briefs enable row level security;
alter table case_briefs force row level security;
create policy tenant_wall on case_briefs to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_briefs to caseway_host using (true) with check (true);
grant select, insert, update on case_briefs to caseway_app;
grant select, insert, update on case_briefs to caseway_host;

create trigger history after insert or update or delete on case_briefs
  for each row execute function capture_change('caseBrief', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,file_id,source_file_ids', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_brief_openings__sort on brief_openings (tenant_id, opened_at, id) where not is_deleted;

create index ix_brief_openings__brief_id on brief_openings (tenant_id, brief_id, opened_at, id) where not is_deleted;

create index ix_brief_openings__case_id on brief_openings (tenant_id, case_id, opened_at, id) where not is_deleted;

alter table brief_openings enable row level security;
alter table brief_openings force row level security;
create policy tenant_wall on brief_openings to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on brief_openings to caseway_host using (true) with check (true);
revoke all on brief_openings from caseway_app, caseway_host;
grant select, insert on brief_openings to caseway_app;
grant select, insert on brief_openings to caseway_host;

create trigger append_only before update or delete on brief_openings
  for each row execute function refuse_change();

create trigger never_truncated before truncate on brief_openings
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on brief_openings
  for each row execute function capture_change('briefOpening', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"brief_id":{"table":"case_briefs","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_case_consents__sort on case_consents (tenant_id, sent_at desc, id) where not is_deleted;

create index ix_case_consents__case_id on case_consents (tenant_id, case_id, sent_at desc, id) where not is_deleted;

create index ix_case_consents__envelope_id on case_consents (tenant_id, envelope_id, sent_at desc, id) where not is_deleted;

create index ix_case_consents__status on case_consents (tenant_id, status, sent_at desc, id) where not is_deleted;

create unique index uq_case_consents__envelope_id on case_consents (tenant_id, envelope_id) where not is_deleted;

alter table case_consents enable row level security;
alter table case_consents force row level security;
create policy tenant_wall on case_consents to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_consents to caseway_host using (true) with check (true);
grant select, insert, update on case_consents to caseway_app;
grant select, insert, update on case_consents to caseway_host;

create trigger history after insert or update or delete on case_consents
  for each row execute function capture_change('caseConsent', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,signed_file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create index ix_reminder_rules__sort on reminder_rules (tenant_id, lower(what), days, id) include (what) where not is_deleted;

create index ix_reminder_rules__what on reminder_rules (tenant_id, what, lower(what), days, id) include (what) where not is_deleted;

create index ix_reminder_rules__sent_by on reminder_rules (tenant_id, sent_by, lower(what), days, id) include (what) where not is_deleted;

create index ix_reminder_rules__is_active on reminder_rules (tenant_id, is_active, lower(what), days, id) include (what) where not is_deleted;

create unique index uq_reminder_rules__what__side__days__sent_by on reminder_rules (tenant_id, lower(what), lower(side), days, lower(sent_by)) where not is_deleted;

alter table reminder_rules enable row level security;
alter table reminder_rules force row level security;
create policy tenant_wall on reminder_rules to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on reminder_rules to caseway_host using (true) with check (true);
grant select, insert, update on reminder_rules to caseway_app;
grant select, insert, update on reminder_rules to caseway_host;

create trigger history after insert or update or delete on reminder_rules
  for each row execute function capture_change('reminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_case_reminders__sort on case_reminders (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_case_reminders__case_id on case_reminders (tenant_id, case_id, creation_time desc, id) where not is_deleted;

create index ix_case_reminders__rule_id on case_reminders (tenant_id, rule_id, creation_time desc, id) where not is_deleted;

create index ix_case_reminders__what on case_reminders (tenant_id, what, creation_time desc, id) where not is_deleted;

create unique index uq_case_reminders__case_id__rule_id__occasion on case_reminders (tenant_id, case_id, rule_id, lower(occasion)) where not is_deleted;

alter table case_reminders enable row level security;
alter table case_reminders force row level security;
create policy tenant_wall on case_reminders to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_reminders to caseway_host using (true) with check (true);
revoke all on case_reminders from caseway_app, caseway_host;
grant select, insert on case_reminders to caseway_app;
grant select, insert on case_reminders to caseway_host;

create trigger append_only before update or delete on case_reminders
  for each row execute function refuse_change();

create trigger never_truncated before truncate on case_reminders
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on case_reminders
  for each row execute function capture_change('caseReminder', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"rule_id":{"table":"reminder_rules","text":"coalesce(t.what::text, '''')","tenant":true}}');

alter table task_checklists add constraint fk_task_checklists__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table task_checklists add constraint fk_task_checklists__check_list_id foreign key (tenant_id, check_list_id) references check_lists (tenant_id, id) deferrable;

alter table task_checklists add constraint fk_task_checklists__criteria_id foreign key (tenant_id, criteria_id) references checklist_criterias (tenant_id, id) deferrable;

alter table task_checklists add constraint fk_task_checklists__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table task_checklists add constraint fk_task_checklists__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table case_briefs add constraint fk_case_briefs__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table brief_openings add constraint fk_brief_openings__brief_id foreign key (tenant_id, brief_id) references case_briefs (tenant_id, id) deferrable;

alter table brief_openings add constraint fk_brief_openings__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_consents add constraint fk_case_consents__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_consents add constraint fk_case_consents__envelope_id foreign key (tenant_id, envelope_id) references envelopes (tenant_id, id) deferrable;

alter table case_reminders add constraint fk_case_reminders__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_reminders add constraint fk_case_reminders__rule_id foreign key (tenant_id, rule_id) references reminder_rules (tenant_id, id) deferrable;
