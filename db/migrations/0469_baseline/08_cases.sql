-- cases: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create table check_lists (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  service_type text,
  description text,
  is_standard boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  company_type text,
  primary key (tenant_id, id)
);
create index ix_check_lists__sort on check_lists (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_check_lists__service_type on check_lists (tenant_id, service_type, lower(name), id) include (name) where not is_deleted;
create index ix_check_lists__is_standard on check_lists (tenant_id, is_standard, lower(name), id) include (name) where not is_deleted;
create index ix_check_lists__is_active on check_lists (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_check_lists__name on check_lists (tenant_id, lower(name)) where not is_deleted;
create index ix_check_lists__search on check_lists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_check_lists__company_type on check_lists (tenant_id, company_type, lower(name), id) include (name) where not is_deleted;
alter table check_lists enable row level security, force row level security;
create policy tenant_wall on check_lists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on check_lists to caseway_host
  using (true) with check (true);
grant select, insert, update on check_lists to caseway_app, caseway_host;
create trigger history after insert or delete or update on check_lists
  for each row execute function capture_change('checkList', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on check_lists
  for each row execute function keep_search_words('checkList');
create trigger search_words_changed after update on check_lists
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('checkList');

create table checklist_criterias (
  tenant_id uuid not null,
  id uuid not null,
  check_list_id uuid not null,
  item_index numeric not null,
  name text not null,
  description text,
  is_required boolean not null default true,
  case_status text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_checklist_criterias__check_list_id foreign key (tenant_id, check_list_id) references check_lists(tenant_id, id) deferrable
);
create index ix_checklist_criterias__sort on checklist_criterias (tenant_id, item_index, lower(name), id) where not is_deleted;
create index ix_checklist_criterias__check_list_id on checklist_criterias (tenant_id, check_list_id, item_index, lower(name), id) where not is_deleted;
create index ix_checklist_criterias__is_required on checklist_criterias (tenant_id, is_required, item_index, lower(name), id) where not is_deleted;
create index ix_checklist_criterias__search on checklist_criterias using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table checklist_criterias enable row level security, force row level security;
create policy tenant_wall on checklist_criterias to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on checklist_criterias to caseway_host
  using (true) with check (true);
grant select, insert, update on checklist_criterias to caseway_app, caseway_host;
create trigger history after insert or delete or update on checklist_criterias
  for each row execute function capture_change('checklistCriteria', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"check_list_id":{"table":"check_lists","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on checklist_criterias
  for each row execute function keep_search_words('checklistCriteria');
create trigger search_words_changed after update on checklist_criterias
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('checklistCriteria');

create table talking_point_category (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  item_index numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_talking_point_category__sort on talking_point_category (tenant_id, item_index, lower(name), id) include (name) where not is_deleted;
create index ix_talking_point_category__is_active on talking_point_category (tenant_id, is_active, item_index, lower(name), id) include (name) where not is_deleted;
create unique index uq_talking_point_category__name on talking_point_category (tenant_id, lower(name)) where not is_deleted;
create index ix_talking_point_category__search on talking_point_category using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table talking_point_category enable row level security, force row level security;
create policy tenant_wall on talking_point_category to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on talking_point_category to caseway_host
  using (true) with check (true);
grant select, insert, update on talking_point_category to caseway_app, caseway_host;
create trigger history after insert or delete or update on talking_point_category
  for each row execute function capture_change('talkingPointCategory', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on talking_point_category
  for each row execute function keep_search_words('talkingPointCategory');
create trigger search_words_changed after update on talking_point_category
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('talkingPointCategory');

create table talking_point (
  tenant_id uuid not null,
  id uuid not null,
  title text not null,
  category_id uuid constraint talking_point_category_id_not_null1 not null,
  audience text,
  content text not null,
  item_index numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(title, ''::text) || ' '::text) || coalesce(content, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_talking_point__category_id foreign key (tenant_id, category_id) references talking_point_category(tenant_id, id) deferrable
);
create index ix_talking_point__sort on talking_point (tenant_id, category_id, item_index, id) where not is_deleted;
create index ix_talking_point__category_id on talking_point (tenant_id, category_id, category_id, item_index, id) where not is_deleted;
create index ix_talking_point__audience on talking_point (tenant_id, audience, category_id, item_index, id) where not is_deleted;
create index ix_talking_point__is_active on talking_point (tenant_id, is_active, category_id, item_index, id) where not is_deleted;
create index ix_talking_point__search on talking_point using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table talking_point enable row level security, force row level security;
create policy tenant_wall on talking_point to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on talking_point to caseway_host
  using (true) with check (true);
grant select, insert, update on talking_point to caseway_app, caseway_host;
create trigger history after insert or delete or update on talking_point
  for each row execute function capture_change('talkingPoint', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"category_id":{"table":"talking_point_category","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table default_pic (
  tenant_id uuid not null,
  id uuid not null,
  step text not null,
  user_id uuid not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_default_pic__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_default_pic__sort on default_pic (tenant_id, lower(step), id) include (step) where not is_deleted;
create index ix_default_pic__step on default_pic (tenant_id, step, lower(step), id) include (step) where not is_deleted;
create index ix_default_pic__user_id on default_pic (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;
create unique index uq_default_pic__step on default_pic (tenant_id, lower(step)) where not is_deleted;
alter table default_pic enable row level security, force row level security;
create policy tenant_wall on default_pic to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on default_pic to caseway_host
  using (true) with check (true);
grant select, insert, update on default_pic to caseway_app, caseway_host;
create trigger history after insert or delete or update on default_pic
  for each row execute function capture_change('defaultPic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create table ndis_service_items (
  tenant_id uuid not null,
  id uuid not null,
  support_item_number text not null,
  name text not null,
  support_category_id uuid,
  registration_group text,
  unit_code text not null,
  price_type text not null default 'priceLimited'::text,
  price_limit numeric(18,2),
  start_date date,
  end_date date,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(support_item_number, ''::text) || ' '::text) || coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  allows_non_face boolean not null default true,
  allows_travel boolean not null default true,
  allows_cancellation boolean not null default true,
  allows_report boolean not null default true,
  primary key (tenant_id, id),
  constraint fk_ndis_service_items__support_category_id foreign key (tenant_id, support_category_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ndis_service_items__sort on ndis_service_items (tenant_id, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__support_category_id on ndis_service_items (tenant_id, support_category_id, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__unit_code on ndis_service_items (tenant_id, unit_code, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__price_type on ndis_service_items (tenant_id, price_type, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__price_limit on ndis_service_items (tenant_id, price_limit, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__is_active on ndis_service_items (tenant_id, is_active, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create unique index uq_ndis_service_items__support_item_number on ndis_service_items (tenant_id, lower(support_item_number)) where not is_deleted;
create index ix_ndis_service_items__search on ndis_service_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ndis_service_items enable row level security, force row level security;
create policy tenant_wall on ndis_service_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_service_items to caseway_host
  using (true) with check (true);
grant select, insert, update on ndis_service_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_service_items
  for each row execute function capture_change('ndisServiceItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"support_category_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on ndis_service_items
  for each row execute function keep_search_words('ndisServiceItem');
create trigger search_words_changed after update on ndis_service_items
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ndisServiceItem');

create table ama_service_fee (
  tenant_id uuid not null,
  id uuid not null,
  item_number text not null,
  name text not null,
  mbs_item text,
  fee numeric(18,2) not null,
  effective_from date,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower((((coalesce(item_number, ''::text) || ' '::text) || coalesce(name, ''::text)) || ' '::text) || coalesce(mbs_item, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ama_service_fee__sort on ama_service_fee (tenant_id, lower(item_number), id) include (item_number) where not is_deleted;
create index ix_ama_service_fee__fee on ama_service_fee (tenant_id, fee, lower(item_number), id) include (item_number) where not is_deleted;
create index ix_ama_service_fee__effective_from on ama_service_fee (tenant_id, effective_from, lower(item_number), id) include (item_number) where not is_deleted;
create index ix_ama_service_fee__is_active on ama_service_fee (tenant_id, is_active, lower(item_number), id) include (item_number) where not is_deleted;
create unique index uq_ama_service_fee__item_number on ama_service_fee (tenant_id, lower(item_number)) where not is_deleted;
create index ix_ama_service_fee__search on ama_service_fee using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ama_service_fee enable row level security, force row level security;
create policy tenant_wall on ama_service_fee to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ama_service_fee to caseway_host
  using (true) with check (true);
grant select, insert, update on ama_service_fee to caseway_app, caseway_host;
create trigger history after insert or delete or update on ama_service_fee
  for each row execute function capture_change('amaServiceFee', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on ama_service_fee
  for each row execute function keep_search_words('amaServiceFee');
create trigger search_words_changed after update on ama_service_fee
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('amaServiceFee');

create table ims_approvals (
  tenant_id uuid not null,
  id uuid not null,
  reference text not null,
  subject text not null,
  company_id uuid not null,
  claim_no text,
  service_type text not null,
  amount numeric(18,2),
  requested_on date not null,
  needed_by date,
  status text not null default 'pending'::text,
  decided_on date,
  decision_note text,
  note text,
  search_text text generated always as (lower((((coalesce(reference, ''::text) || ' '::text) || coalesce(subject, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ims_approvals__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_ims_approvals__sort on ims_approvals (tenant_id, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__company_id on ims_approvals (tenant_id, company_id, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__service_type on ims_approvals (tenant_id, service_type, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__requested_on on ims_approvals (tenant_id, requested_on, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__needed_by on ims_approvals (tenant_id, needed_by, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__status on ims_approvals (tenant_id, status, requested_on desc, id) where not is_deleted;
create unique index uq_ims_approvals__reference on ims_approvals (tenant_id, lower(reference)) where not is_deleted;
create index ix_ims_approvals__search on ims_approvals using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ims_approvals enable row level security, force row level security;
create policy tenant_wall on ims_approvals to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ims_approvals to caseway_host
  using (true) with check (true);
grant select, insert, update on ims_approvals to caseway_app, caseway_host;
create trigger history after insert or delete or update on ims_approvals
  for each row execute function capture_change('imsApproval', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table cases (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  case_no text not null,
  client_id uuid,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  contractor_id uuid,
  specialist_id uuid,
  claim_no text,
  step text,
  billing_status text,
  is_on_hold boolean not null default false,
  status_name text,
  is_closed boolean not null default false,
  is_urgent boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  appointment_date timestamptz,
  report_due_date date,
  visibility text,
  search_text text generated always as (lower((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  report_sent_on date,
  primary key (tenant_id, id),
  constraint fk_cases__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_cases__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_cases__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_cases__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_cases__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_cases__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable
);
create index ix_cases__sort on cases (tenant_id, next_due_date, id) where not is_deleted;
create index ix_cases__case_type on cases (tenant_id, case_type, next_due_date, id) where not is_deleted;
create index ix_cases__client_id on cases (tenant_id, client_id, next_due_date, id) where not is_deleted;
create index ix_cases__company_id on cases (tenant_id, company_id, next_due_date, id) where not is_deleted;
create index ix_cases__booking_cm_id on cases (tenant_id, booking_cm_id, next_due_date, id) where not is_deleted;
create index ix_cases__specialist_id on cases (tenant_id, specialist_id, next_due_date, id) where not is_deleted;
create index ix_cases__billing_status on cases (tenant_id, billing_status, next_due_date, id) where not is_deleted;
create index ix_cases__is_on_hold on cases (tenant_id, is_on_hold, next_due_date, id) where not is_deleted;
create index ix_cases__status_name on cases (tenant_id, status_name, next_due_date, id) where not is_deleted;
create index ix_cases__is_closed on cases (tenant_id, is_closed, next_due_date, id) where not is_deleted;
create index ix_cases__is_urgent on cases (tenant_id, is_urgent, next_due_date, id) where not is_deleted;
create index ix_cases__next_step on cases (tenant_id, next_step, next_due_date, id) where not is_deleted;
create index ix_cases__next_due_date on cases (tenant_id, next_due_date, next_due_date, id) where not is_deleted;
create index ix_cases__pic_user_id on cases (tenant_id, pic_user_id, next_due_date, id) where not is_deleted;
create index ix_cases__appointment_date on cases (tenant_id, appointment_date, next_due_date, id) where not is_deleted;
create index ix_cases__report_due_date on cases (tenant_id, report_due_date, next_due_date, id) where not is_deleted;
create index ix_cases__contractor_id on cases (tenant_id, contractor_id) where not is_deleted;
create unique index uq_cases__case_no on cases (tenant_id, lower(case_no)) where not is_deleted;
create index ix_cases__counts on cases (tenant_id, case_type, is_closed, status_name) include (is_on_hold, next_due_date, next_step, pic_user_id, step, company_id, specialist_id, visibility, id) where not is_deleted;
create index ix_cases__board on cases (tenant_id, case_type, step, next_due_date, id) where not is_deleted;
create index ix_cases__sent on cases (tenant_id, report_sent_on) include (report_due_date, company_id, specialist_id, visibility, id) where not is_deleted and report_sent_on is not null;
create index ix_cases__search on cases using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function sees_every_case(person uuid) returns boolean
  language sql stable
  as $$
  select is_server_work() or has_role(person, array['ADMIN_STAFF'])
$$;

create function sees_staff_cases(person uuid) returns boolean
  language sql stable
  as $$
  select has_role(person, array['TENANT_ADMIN', 'STAFF', 'ACCOUNTING'])
$$;

create function cases_of_groups(person uuid) returns setof uuid
  language sql stable
  as $$
  select p.case_id from case_permissions p
  join case_permissions__groups pg on pg.tenant_id = p.tenant_id and pg.owner_id = p.id
  join user_group__members m on m.tenant_id = p.tenant_id and m.owner_id = pg.target_id
  where p.tenant_id = current_tenant() and not p.is_deleted and m.target_id = person
$$;
alter table cases enable row level security, force row level security;
create policy tenant_wall on cases to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on cases to caseway_host
  using (true) with check (true);
create policy seen_by_user on cases as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on cases to caseway_app, caseway_host;
create trigger search_words after insert or delete on cases
  for each row execute function keep_search_words('case');
create trigger search_words_changed after update on cases
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('case');

create function keep_task_company() returns trigger
  language plpgsql
  as $$
begin
  update task_checklists set company_id = new.company_id
  where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;
create trigger keep_task_company after update on cases
  for each row when (old.company_id is distinct from new.company_id) execute function keep_task_company();

create function reports_follow_case() returns trigger
  language plpgsql
  as $$
begin
  update case_reports set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  update report_remarks set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  update report_correction set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;
create trigger reports_follow_case after update on cases
  for each row when (old.specialist_id is distinct from new.specialist_id or old.company_id is distinct from new.company_id) execute function reports_follow_case();

create function briefs_follow_case() returns trigger
  language plpgsql
  as $$
begin
  update case_briefs set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;
create trigger briefs_follow_case after update on cases
  for each row when (old.specialist_id is distinct from new.specialist_id) execute function briefs_follow_case();

create table assessments (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  specialty_id uuid,
  appointment_id uuid,
  centre_id uuid,
  appointment_date timestamptz,
  appointment_zone text,
  appointment_note text,
  paperwork_due_date date,
  paperwork_received_on date,
  paperwork_sent_on date,
  paperwork_note text,
  prepayment_status text,
  prepayment_note text,
  attendance_outcome text default 'none'::text,
  arrived_at timestamptz,
  attendance_note text,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  reschedule_reason text,
  purchase_order_no text,
  primary key (tenant_id, id),
  constraint fk_assessments__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_assessments__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_assessments__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_assessments__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_assessments__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_assessments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_assessments__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_assessments__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_assessments__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_assessments__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_assessments__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable
);
create index ix_assessments__sort on assessments (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__client_id on assessments (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__company_id on assessments (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__booking_cm_id on assessments (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__specialist_id on assessments (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__is_urgent on assessments (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__report_due_date on assessments (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__step on assessments (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__billing_status on assessments (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__is_on_hold on assessments (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__case_status on assessments (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__is_closed on assessments (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__next_step on assessments (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__next_due_date on assessments (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__pic_user_id on assessments (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__appointment_date on assessments (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__business_unit_id on assessments (tenant_id, business_unit_id) where not is_deleted;
create index ix_assessments__contractor_id on assessments (tenant_id, contractor_id) where not is_deleted;
create index ix_assessments__interpreter_id on assessments (tenant_id, interpreter_id) where not is_deleted;
create index ix_assessments__matter_type_id on assessments (tenant_id, matter_type_id) where not is_deleted;
create index ix_assessments__scheme_id on assessments (tenant_id, scheme_id) where not is_deleted;
create index ix_assessments__type_of_claim_id on assessments (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_assessments__language_id on assessments (tenant_id, language_id) where not is_deleted;
create index ix_assessments__report_type_id on assessments (tenant_id, report_type_id) where not is_deleted;
create index ix_assessments__source_of_referral_id on assessments (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_assessments__specialty_id on assessments (tenant_id, specialty_id) where not is_deleted;
create index ix_assessments__appointment_id on assessments (tenant_id, appointment_id) where not is_deleted;
create index ix_assessments__centre_id on assessments (tenant_id, centre_id) where not is_deleted;
create index ix_assessments__search on assessments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table assessments enable row level security, force row level security;
create policy tenant_wall on assessments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments to caseway_host
  using (true) with check (true);
create policy seen_by_user on assessments as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on assessments to caseway_app, caseway_host;

create function compute_assessments() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'appointmentRequested' then 'Appointment Requested' when 'appointmentConfirmed' then 'Appointment Confirmed' when 'paperworkSent' then 'Paperwork Sent to Specialist' when 'fileReview' then 'File Review' when 'attendedChargeable' then 'Appointment Attended (Chargeable)' when 'attendedNoFee' then 'Attended (No Fee)' when 'notAttended' then 'Not Attended' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Report Draft Sent to Specialist' when 'reportReceived' then 'Report Received from Specialist' when 'collectReport' then 'Collect Report from Specialist' when 'furtherReview' then 'Further Material Review' when 'postAdmin' then 'Post Assessment Admin' when 'qualityAssurance' then 'Quality Assurance' when 'reportFinalisation' then 'Report Finalisation' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'cancelledPaySpecialist' then 'Cancelled (No Fee-Pay Specialist)' when 'clarificationNoFee' then 'Clarification (No Fee)' when 'amendmentNoFee' then 'Amendment (No Fee)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on assessments
  for each row execute function compute_assessments();
create trigger history after insert or delete or update on assessments
  for each row execute function capture_change('ime', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on assessments
  for each row execute function keep_search_words('ime');
create trigger search_words_changed after update on assessments
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ime');

create function fill_case() returns trigger
  language plpgsql
  as $$
begin
  select concat_ws(' ', c.first_name, c.last_name) into new.claimant_name
  from clients c where c.tenant_id = new.tenant_id and c.id = new.client_id;
  return new;
end $$;
create trigger fill_case before insert or update of client_id on assessments
  for each row execute function fill_case();

create function keep_case() returns trigger
  language plpgsql
  as $$
declare
  given jsonb := to_jsonb(new);
begin
  insert into cases (tenant_id, id, case_type, case_no, client_id, claimant_name, company_id, booking_cm_id,
    contractor_id, specialist_id, claim_no, step, billing_status, is_on_hold, status_name, is_closed,
    is_urgent, next_step, next_due_date, pic_user_id, appointment_date, report_due_date, report_sent_on, visibility,
    creation_time, creator_id, last_modification_time, last_modifier_id, is_deleted)
  values (new.tenant_id, new.id, tg_argv[0], new.case_no, new.client_id, new.claimant_name, new.company_id,
    new.booking_cm_id, new.contractor_id, new.specialist_id, new.claim_no, new.step, new.billing_status,
    new.is_on_hold, new.status_name, new.is_closed, new.is_urgent, new.next_step, new.next_due_date,
    new.pic_user_id, (given ->> 'appointment_date')::timestamptz, new.report_due_date,
    (given ->> 'report_sent_on')::date, new.visibility,
    new.creation_time, new.creator_id, new.last_modification_time, new.last_modifier_id, new.is_deleted)
  on conflict (tenant_id, id) do update set
    case_no = excluded.case_no, client_id = excluded.client_id, claimant_name = excluded.claimant_name,
    company_id = excluded.company_id, booking_cm_id = excluded.booking_cm_id,
    contractor_id = excluded.contractor_id, specialist_id = excluded.specialist_id,
    claim_no = excluded.claim_no, step = excluded.step, billing_status = excluded.billing_status,
    is_on_hold = excluded.is_on_hold, status_name = excluded.status_name, is_closed = excluded.is_closed,
    is_urgent = excluded.is_urgent, next_step = excluded.next_step, next_due_date = excluded.next_due_date,
    pic_user_id = excluded.pic_user_id, appointment_date = excluded.appointment_date,
    report_due_date = excluded.report_due_date, report_sent_on = excluded.report_sent_on,
    visibility = excluded.visibility,
    last_modification_time = excluded.last_modification_time,
    last_modifier_id = excluded.last_modifier_id, is_deleted = excluded.is_deleted,
    concurrency_stamp = gen_random_uuid();
  return null;
end $$;
create trigger keep_case after insert or update on assessments
  for each row execute function keep_case('IME');

create table assessments__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_assessments__other_cms__owner_id foreign key (tenant_id, owner_id) references assessments(tenant_id, id) deferrable,
  constraint fk_assessments__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_assessments__other_cms__target on assessments__other_cms (tenant_id, target_id);
alter table assessments__other_cms enable row level security, force row level security;
create policy tenant_wall on assessments__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on assessments__other_cms to caseway_app, caseway_host;

create table assessments__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_assessments__body_parts__owner_id foreign key (tenant_id, owner_id) references assessments(tenant_id, id) deferrable,
  constraint fk_assessments__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_assessments__body_parts__target on assessments__body_parts (tenant_id, target_id);
alter table assessments__body_parts enable row level security, force row level security;
create policy tenant_wall on assessments__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on assessments__body_parts to caseway_app, caseway_host;

create table case_pics (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  step text not null,
  user_id uuid not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_pics__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_pics__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_case_pics__sort on case_pics (tenant_id, lower(step), id) include (step) where not is_deleted;
create index ix_case_pics__case_id on case_pics (tenant_id, case_id, lower(step), id) include (step) where not is_deleted;
create index ix_case_pics__step on case_pics (tenant_id, step, lower(step), id) include (step) where not is_deleted;
create index ix_case_pics__user_id on case_pics (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;
create unique index uq_case_pics__case_id__step on case_pics (tenant_id, case_id, lower(step)) where not is_deleted;
alter table case_pics enable row level security, force row level security;
create policy tenant_wall on case_pics to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_pics to caseway_host
  using (true) with check (true);
grant select, insert, update on case_pics to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_pics
  for each row execute function capture_change('casePic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create table case_permissions (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  visibility text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_permissions__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_case_permissions__sort on case_permissions (tenant_id, lower(visibility), id) include (visibility) where not is_deleted;
create index ix_case_permissions__case_id on case_permissions (tenant_id, case_id, lower(visibility), id) include (visibility) where not is_deleted;
create index ix_case_permissions__visibility on case_permissions (tenant_id, visibility, lower(visibility), id) include (visibility) where not is_deleted;
create unique index uq_case_permissions__case_id on case_permissions (tenant_id, case_id) where not is_deleted;
alter table case_permissions enable row level security, force row level security;
create policy tenant_wall on case_permissions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_permissions to caseway_host
  using (true) with check (true);
grant select, insert, update on case_permissions to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_permissions
  for each row execute function capture_change('casePermission', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table case_permissions__groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_case_permissions__groups__owner_id foreign key (tenant_id, owner_id) references case_permissions(tenant_id, id) deferrable,
  constraint fk_case_permissions__groups__target_id foreign key (tenant_id, target_id) references user_group(tenant_id, id) deferrable
);
create index ix_case_permissions__groups__target on case_permissions__groups (tenant_id, target_id);
alter table case_permissions__groups enable row level security, force row level security;
create policy tenant_wall on case_permissions__groups to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_permissions__groups to caseway_host
  using (true) with check (true);
grant select, insert, delete on case_permissions__groups to caseway_app, caseway_host;

create table case_charges (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  kind text not null,
  move text not null,
  description text not null,
  charged_on date not null,
  company_id uuid,
  amount numeric(18,2),
  has_gst boolean not null default true,
  specialist_id uuid,
  payee_amount numeric(18,2),
  status text not null default 'pending'::text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  service_item_id uuid,
  price_rule text,
  primary key (tenant_id, id),
  constraint fk_case_charges__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_charges__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_case_charges__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_case_charges__sort on case_charges (tenant_id, charged_on desc, id) where not is_deleted;
create index ix_case_charges__case_id on case_charges (tenant_id, case_id, charged_on desc, id) where not is_deleted;
create index ix_case_charges__kind on case_charges (tenant_id, kind, charged_on desc, id) where not is_deleted;
create index ix_case_charges__charged_on on case_charges (tenant_id, charged_on, charged_on desc, id) where not is_deleted;
create index ix_case_charges__company_id on case_charges (tenant_id, company_id, charged_on desc, id) where not is_deleted;
create index ix_case_charges__specialist_id on case_charges (tenant_id, specialist_id, charged_on desc, id) where not is_deleted;
create index ix_case_charges__status on case_charges (tenant_id, status, charged_on desc, id) where not is_deleted;
create index ix_case_charges__service_item_id on case_charges (tenant_id, service_item_id) where not is_deleted;
create index ix_case_charges__pending on case_charges (tenant_id, case_id) where status = 'pending'::text and not is_deleted;
alter table case_charges enable row level security, force row level security;
create policy tenant_wall on case_charges to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_charges to caseway_host
  using (true) with check (true);
grant select, insert, update on case_charges to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_charges
  for each row execute function capture_change('caseCharge', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create unlogged table section_locks (
  tenant_id uuid not null,
  case_id uuid not null,
  section text not null,
  from_module text not null,
  socket_id text not null,
  user_id uuid not null,
  user_name text not null,
  taken_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (tenant_id, case_id, section)
);
create index section_locks_of_socket on section_locks (tenant_id, socket_id);
create index section_locks_by_age on section_locks (seen_at);
alter table section_locks enable row level security, force row level security;
create policy tenant_wall on section_locks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on section_locks to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on section_locks to caseway_app, caseway_host;

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
  status text not null default 'incomplete'::text,
  user_id uuid,
  answered_at timestamptz,
  note text,
  company_id uuid,
  search_text text generated always as (lower((coalesce(group_task, ''::text) || ' '::text) || coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_task_checklists__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_task_checklists__check_list_id foreign key (tenant_id, check_list_id) references check_lists(tenant_id, id) deferrable,
  constraint fk_task_checklists__criteria_id foreign key (tenant_id, criteria_id) references checklist_criterias(tenant_id, id) deferrable,
  constraint fk_task_checklists__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable,
  constraint fk_task_checklists__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
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
create index ix_task_checklists__search on task_checklists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table task_checklists enable row level security, force row level security;
create policy tenant_wall on task_checklists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on task_checklists to caseway_host
  using (true) with check (true);
create policy seen_by_user on task_checklists as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = task_checklists.tenant_id and c.id = task_checklists.case_id)));
grant select, insert, update on task_checklists to caseway_app, caseway_host;
create trigger history after insert or delete or update on task_checklists
  for each row execute function capture_change('taskChecklist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,company_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"check_list_id":{"table":"check_lists","text":"coalesce(t.name::text, '''')","tenant":true},"criteria_id":{"table":"checklist_criterias","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function fill_task_company() returns trigger
  language plpgsql
  as $$
begin
  select c.company_id into new.company_id
  from cases c where c.tenant_id = new.tenant_id and c.id = new.case_id;
  return new;
end $$;
create trigger fill_task_company before insert on task_checklists
  for each row execute function fill_task_company();

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
  specialist_id uuid,
  primary key (tenant_id, id),
  constraint fk_case_briefs__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_briefs__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_case_briefs__sort on case_briefs (tenant_id, part, id) where not is_deleted;
create index ix_case_briefs__case_id on case_briefs (tenant_id, case_id, part, id) where not is_deleted;
create index ix_case_briefs__kind on case_briefs (tenant_id, kind, part, id) where not is_deleted;
create index ix_case_briefs__file_id on case_briefs (tenant_id, file_id, part, id) where not is_deleted;
create unique index uq_case_briefs__case_id__part on case_briefs (tenant_id, case_id, part) where not is_deleted;
create index ix_case_briefs__specialist_id on case_briefs (tenant_id, specialist_id) where not is_deleted;
alter table case_briefs enable row level security, force row level security;
create policy tenant_wall on case_briefs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_briefs to caseway_host
  using (true) with check (true);
create policy seen_by_user on case_briefs as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_briefs.tenant_id and c.id = case_briefs.case_id)));
grant select, insert, update on case_briefs to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_briefs
  for each row execute function capture_change('caseBrief', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,file_id,source_file_ids,specialist_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create function fill_case_brief() returns trigger
  language plpgsql
  as $$
begin
  new.specialist_id := case when new.sent_at is not null then (select c.specialist_id from cases c
    where c.tenant_id = new.tenant_id and c.id = new.case_id) end;
  return new;
end $$;
create trigger fill_case_brief before insert or update on case_briefs
  for each row execute function fill_case_brief();

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
  primary key (tenant_id, id),
  constraint fk_brief_openings__brief_id foreign key (tenant_id, brief_id) references case_briefs(tenant_id, id) deferrable,
  constraint fk_brief_openings__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_brief_openings__sort on brief_openings (tenant_id, opened_at, id);
create index ix_brief_openings__brief_id on brief_openings (tenant_id, brief_id, opened_at, id);
create index ix_brief_openings__case_id on brief_openings (tenant_id, case_id, opened_at, id);
alter table brief_openings enable row level security, force row level security;
create policy tenant_wall on brief_openings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on brief_openings to caseway_host
  using (true) with check (true);
create policy seen_by_user on brief_openings as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = brief_openings.tenant_id and c.id = brief_openings.case_id)));
grant select, insert on brief_openings to caseway_app, caseway_host;
create trigger append_only before delete or update on brief_openings
  for each row execute function refuse_change();
create trigger never_truncated before truncate on brief_openings
  for each statement execute function refuse_change();
create trigger history after insert on brief_openings referencing new table as added
  for each statement execute function audit_additions('briefOpening');

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
  primary key (tenant_id, id),
  constraint fk_case_consents__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_consents__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable
);
create index ix_case_consents__sort on case_consents (tenant_id, sent_at desc, id) where not is_deleted;
create index ix_case_consents__case_id on case_consents (tenant_id, case_id, sent_at desc, id) where not is_deleted;
create index ix_case_consents__envelope_id on case_consents (tenant_id, envelope_id, sent_at desc, id) where not is_deleted;
create index ix_case_consents__status on case_consents (tenant_id, status, sent_at desc, id) where not is_deleted;
create unique index uq_case_consents__envelope_id on case_consents (tenant_id, envelope_id) where not is_deleted;
alter table case_consents enable row level security, force row level security;
create policy tenant_wall on case_consents to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_consents to caseway_host
  using (true) with check (true);
create policy seen_by_user on case_consents as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_consents.tenant_id and c.id = case_consents.case_id)));
grant select, insert, update on case_consents to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_consents
  for each row execute function capture_change('caseConsent', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,signed_file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create table reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  what text not null,
  days numeric not null,
  side text not null default 'before'::text,
  sent_by text not null default 'mail'::text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_reminder_rules__sort on reminder_rules (tenant_id, lower(what), days, id) include (what) where not is_deleted;
create index ix_reminder_rules__what on reminder_rules (tenant_id, what, lower(what), days, id) include (what) where not is_deleted;
create index ix_reminder_rules__sent_by on reminder_rules (tenant_id, sent_by, lower(what), days, id) include (what) where not is_deleted;
create index ix_reminder_rules__is_active on reminder_rules (tenant_id, is_active, lower(what), days, id) include (what) where not is_deleted;
create unique index uq_reminder_rules__what__side__days__sent_by on reminder_rules (tenant_id, lower(what), lower(side), days, lower(sent_by)) where not is_deleted;
alter table reminder_rules enable row level security, force row level security;
create policy tenant_wall on reminder_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on reminder_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on reminder_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on reminder_rules
  for each row execute function capture_change('reminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

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
  primary key (tenant_id, id),
  constraint fk_case_reminders__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_reminders__rule_id foreign key (tenant_id, rule_id) references reminder_rules(tenant_id, id) deferrable
);
create index ix_case_reminders__sort on case_reminders (tenant_id, creation_time desc, id);
create index ix_case_reminders__case_id on case_reminders (tenant_id, case_id, creation_time desc, id);
create index ix_case_reminders__rule_id on case_reminders (tenant_id, rule_id, creation_time desc, id);
create index ix_case_reminders__what on case_reminders (tenant_id, what, creation_time desc, id);
create unique index uq_case_reminders__case_id__rule_id__occasion on case_reminders (tenant_id, case_id, rule_id, lower(occasion));
alter table case_reminders enable row level security, force row level security;
create policy tenant_wall on case_reminders to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_reminders to caseway_host
  using (true) with check (true);
create policy seen_by_user on case_reminders as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_reminders.tenant_id and c.id = case_reminders.case_id)));
grant select, insert on case_reminders to caseway_app, caseway_host;
create trigger append_only before delete or update on case_reminders
  for each row execute function refuse_change();
create trigger never_truncated before truncate on case_reminders
  for each statement execute function refuse_change();
create trigger history after insert on case_reminders referencing new table as added
  for each statement execute function audit_additions('caseReminder');

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
  status text not null default 'received'::text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_dictations__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_dictations__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_case_dictations__sort on case_dictations (tenant_id, creation_time, id) where not is_deleted;
create index ix_case_dictations__case_id on case_dictations (tenant_id, case_id, creation_time, id) where not is_deleted;
create index ix_case_dictations__specialist_id on case_dictations (tenant_id, specialist_id, creation_time, id) where not is_deleted;
create index ix_case_dictations__status on case_dictations (tenant_id, status, creation_time, id) where not is_deleted;

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
  priority text not null default 'normal'::text,
  due_on date not null,
  note text,
  status text not null default 'waiting'::text,
  typed_report_status text,
  typist_id uuid,
  pic_user_id uuid,
  claimed_at timestamptz,
  completed_at timestamptz,
  return_reason text,
  typed_text text,
  report_file_id text,
  report_name text,
  search_text text generated always as (lower((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(specialist_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_typing_jobs__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_typing_jobs__dictation_id foreign key (tenant_id, dictation_id) references case_dictations(tenant_id, id) deferrable,
  constraint fk_typing_jobs__typist_id foreign key (tenant_id, typist_id) references users(tenant_id, id) deferrable,
  constraint fk_typing_jobs__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable
);
alter table case_dictations enable row level security, force row level security;
create policy tenant_wall on case_dictations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_dictations to caseway_host
  using (true) with check (true);
create policy seen_by_user on case_dictations as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_dictations.tenant_id and c.id = case_dictations.case_id)) or (exists ( select 1
   from typing_jobs j
  where j.tenant_id = case_dictations.tenant_id and j.dictation_id = case_dictations.id and j.typist_id = current_actor())));
grant select, insert, update on case_dictations to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_dictations
  for each row execute function capture_change('caseDictation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

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
  primary key (tenant_id, id),
  constraint fk_case_dictation_reports__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_dictation_reports__typist_id foreign key (tenant_id, typist_id) references users(tenant_id, id) deferrable
);
create index ix_case_dictation_reports__sort on case_dictation_reports (tenant_id, due_date, id) where not is_deleted;
create index ix_case_dictation_reports__case_id on case_dictation_reports (tenant_id, case_id, due_date, id) where not is_deleted;
create index ix_case_dictation_reports__typist_id on case_dictation_reports (tenant_id, typist_id) where not is_deleted;
create unique index uq_case_dictation_reports__case_id on case_dictation_reports (tenant_id, case_id) where not is_deleted;
alter table case_dictation_reports enable row level security, force row level security;
create policy tenant_wall on case_dictation_reports to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_dictation_reports to caseway_host
  using (true) with check (true);
grant select, insert, update on case_dictation_reports to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_dictation_reports
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
create index ix_typing_jobs__search on typing_jobs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function typing_sight(person uuid) returns text
  language sql stable
  as $$
  select case
    when is_server_work() then 'all'
    when exists (select 1 from contractors c
      where c.tenant_id = current_tenant() and c.user_id = person and not c.is_deleted)
      then case when exists (select 1 from contractors c
        where c.tenant_id = current_tenant() and c.user_id = person and not c.is_deleted
          and c.type = 'typist' and c.is_active) then 'free' else 'none' end
    when exists (select 1 from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
      where ur.tenant_id = current_tenant() and ur.owner_id = person and r.name = 'CONTRACTOR'
        and not r.is_deleted) then 'none'
    else 'all'
  end
$$;
alter table typing_jobs enable row level security, force row level security;
create policy tenant_wall on typing_jobs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on typing_jobs to caseway_host
  using (true) with check (true);
create policy seen_by_user on typing_jobs as restrictive for select to caseway_app
  using (typist_id = current_actor() or ((( select typing_sight(current_actor()) as typing_sight)) = 'all'::text or (( select typing_sight(current_actor()) as typing_sight)) = 'free'::text and status = 'waiting'::text and typist_id is null) and (exists ( select 1
   from cases c
  where c.tenant_id = typing_jobs.tenant_id and c.id = typing_jobs.case_id)));
grant select, insert, update on typing_jobs to caseway_app, caseway_host;

create function compute_typing_jobs() returns trigger
  language plpgsql
  as $$
begin
  new.typed_report_status := case when new.status in ('completed', 'accepted') then '1' else '0' end;
  return new;
end $$;
create trigger computed before insert or update of typed_report_status, status on typing_jobs
  for each row execute function compute_typing_jobs();
create trigger history after insert or delete or update on typing_jobs
  for each row execute function capture_change('typingJob', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,typed_report_status,typed_text,report_file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"dictation_id":{"table":"case_dictations","text":"coalesce(t.file_name::text, '''')","tenant":true},"typist_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create table case_reports (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  version numeric,
  kind text not null default 'draft'::text,
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
  primary key (tenant_id, id),
  constraint fk_case_reports__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_reports__made_by_id foreign key (tenant_id, made_by_id) references users(tenant_id, id) deferrable,
  constraint fk_case_reports__source_id foreign key (tenant_id, source_id) references case_reports(tenant_id, id) deferrable,
  constraint fk_case_reports__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_case_reports__shared_company_id foreign key (tenant_id, shared_company_id) references companies(tenant_id, id) deferrable,
  constraint fk_case_reports__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) deferrable
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
alter table case_reports enable row level security, force row level security;
create policy tenant_wall on case_reports to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_reports to caseway_host
  using (true) with check (true);
create policy seen_with_case on case_reports as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_reports.tenant_id and c.id = case_reports.case_id)));
grant select, insert, update on case_reports to caseway_app, caseway_host;
create trigger files after insert or update of file_id on case_reports
  for each row execute function own_files('caseReport', 'file_id');
create trigger history after insert or delete or update on case_reports
  for each row execute function capture_change('caseReport', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,version,made_by_id,specialist_id,shared_company_id,attached_file', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"made_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"source_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"shared_company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function fill_case_report() returns trigger
  language plpgsql
  as $$
declare
  about record;
begin
  if tg_op = 'INSERT' then
    select specialist_id, company_id into about from cases
      where tenant_id = new.tenant_id and id = new.case_id for no key update;
    new.version := coalesce((select max(r.version) from case_reports r
      where r.tenant_id = new.tenant_id and r.case_id = new.case_id), 0) + 1;
    new.made_by_id := (select u.id from users u
      where u.tenant_id = new.tenant_id and u.id = current_actor());
  else
    select specialist_id, company_id into about from cases
      where tenant_id = new.tenant_id and id = new.case_id;
    new.version := old.version;
    new.made_by_id := old.made_by_id;
  end if;
  new.specialist_id := about.specialist_id;
  new.shared_company_id := case when new.kind = 'final' and new.sent_at is not null then about.company_id end;
  return new;
end $$;
create trigger fill_case_report before insert or update on case_reports
  for each row execute function fill_case_report();

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
  status text not null default 'open'::text,
  reply text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_report_remarks__case_report_id foreign key (tenant_id, case_report_id) references case_reports(tenant_id, id) deferrable,
  constraint fk_report_remarks__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_report_remarks__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_report_remarks__author_id foreign key (tenant_id, author_id) references users(tenant_id, id) deferrable
);
create index ix_report_remarks__sort on report_remarks (tenant_id, creation_time, id) where not is_deleted;
create index ix_report_remarks__case_report_id on report_remarks (tenant_id, case_report_id, creation_time, id) where not is_deleted;
create index ix_report_remarks__case_id on report_remarks (tenant_id, case_id, creation_time, id) where not is_deleted;
create index ix_report_remarks__status on report_remarks (tenant_id, status, creation_time, id) where not is_deleted;
create index ix_report_remarks__specialist_id on report_remarks (tenant_id, specialist_id) where not is_deleted;
create index ix_report_remarks__author_id on report_remarks (tenant_id, author_id) where not is_deleted;
alter table report_remarks enable row level security, force row level security;
create policy tenant_wall on report_remarks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_remarks to caseway_host
  using (true) with check (true);
create policy seen_with_case on report_remarks as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = report_remarks.tenant_id and c.id = report_remarks.case_id)));
grant select, insert, update on report_remarks to caseway_app, caseway_host;
create trigger history after insert or delete or update on report_remarks
  for each row execute function capture_change('reportRemark', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,case_id,specialist_id,author_id', '{"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"author_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function fill_report_remark() returns trigger
  language plpgsql
  as $$
begin
  select r.case_id into new.case_id from case_reports r
    where r.tenant_id = new.tenant_id and r.id = new.case_report_id;
  select r.specialist_id into new.specialist_id from case_reports r
    where r.tenant_id = new.tenant_id and r.id = new.case_report_id;
  new.author_id := case when tg_op = 'INSERT' then (select u.id from users u
    where u.tenant_id = new.tenant_id and u.id = current_actor()) else old.author_id end;
  return new;
end $$;
create trigger fill_report_remark before insert or update on report_remarks
  for each row execute function fill_report_remark();

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
  primary key (tenant_id, id),
  constraint fk_report_deliveries__case_report_id foreign key (tenant_id, case_report_id) references case_reports(tenant_id, id) deferrable,
  constraint fk_report_deliveries__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_report_deliveries__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable
);
create index ix_report_deliveries__sort on report_deliveries (tenant_id, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__case_report_id on report_deliveries (tenant_id, case_report_id, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__case_id on report_deliveries (tenant_id, case_id, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__delivery on report_deliveries (tenant_id, delivery, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__opened_at on report_deliveries (tenant_id, opened_at, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__case_manager_id on report_deliveries (tenant_id, case_manager_id) where not is_deleted;
create unique index uq_report_deliveries__link_key on report_deliveries (tenant_id, link_key) where link_key is not null;
alter table report_deliveries enable row level security, force row level security;
create policy tenant_wall on report_deliveries to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_deliveries to caseway_host
  using (true) with check (true);
create policy seen_with_case on report_deliveries as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = report_deliveries.tenant_id and c.id = report_deliveries.case_id)));
grant select, insert, update on report_deliveries to caseway_app, caseway_host;
create trigger history after insert or delete or update on report_deliveries
  for each row execute function capture_change('reportDelivery', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,link_key', '{"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table report_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  case_type text not null,
  specialist_id uuid,
  file_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_report_templates__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_report_templates__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) deferrable
);
create index ix_report_templates__sort on report_templates (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_report_templates__case_type on report_templates (tenant_id, case_type, lower(name), id) include (name) where not is_deleted;
create index ix_report_templates__specialist_id on report_templates (tenant_id, specialist_id, lower(name), id) include (name) where not is_deleted;
create index ix_report_templates__is_active on report_templates (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_report_templates__name on report_templates (tenant_id, lower(name)) where not is_deleted;
create index ix_report_templates__search on report_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table report_templates enable row level security, force row level security;
create policy tenant_wall on report_templates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_templates to caseway_host
  using (true) with check (true);
grant select, insert, update on report_templates to caseway_app, caseway_host;
create trigger files after insert or update of file_id on report_templates
  for each row execute function own_files('reportTemplate', 'file_id');
create trigger history after insert or delete or update on report_templates
  for each row execute function capture_change('reportTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

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
  primary key (tenant_id, id),
  constraint fk_report_signatures__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_report_signatures__picture_id foreign key (tenant_id, picture_id) references files(tenant_id, id) deferrable
);
create index ix_report_signatures__sort on report_signatures (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_report_signatures__specialist_id on report_signatures (tenant_id, specialist_id, creation_time desc, id) where not is_deleted;
create unique index uq_report_signatures__specialist_id on report_signatures (tenant_id, specialist_id) where not is_deleted;
alter table report_signatures enable row level security, force row level security;
create policy tenant_wall on report_signatures to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_signatures to caseway_host
  using (true) with check (true);
grant select, insert, update on report_signatures to caseway_app, caseway_host;
create trigger files after insert or update of picture_id on report_signatures
  for each row execute function own_files('reportSignature', 'picture_id');
create trigger history after insert or delete or update on report_signatures
  for each row execute function capture_change('reportSignature', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table report_correction (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  case_report_id uuid,
  specialist_id uuid,
  category text not null default 'other'::text,
  severity text not null default 'minor'::text,
  finding text not null,
  status text not null default 'pending'::text,
  note text,
  raised_by_id uuid,
  returned_at timestamptz,
  search_text text generated always as (lower(coalesce(finding, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  adequacy text,
  qa_status_id uuid,
  primary key (tenant_id, id),
  constraint fk_report_correction__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_report_correction__case_report_id foreign key (tenant_id, case_report_id) references case_reports(tenant_id, id) deferrable,
  constraint fk_report_correction__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_report_correction__raised_by_id foreign key (tenant_id, raised_by_id) references users(tenant_id, id) deferrable,
  constraint fk_report_correction__qa_status_id foreign key (tenant_id, qa_status_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_report_correction__sort on report_correction (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__case_id on report_correction (tenant_id, case_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__case_report_id on report_correction (tenant_id, case_report_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__specialist_id on report_correction (tenant_id, specialist_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__category on report_correction (tenant_id, category, creation_time desc, id) where not is_deleted;
create index ix_report_correction__severity on report_correction (tenant_id, severity, creation_time desc, id) where not is_deleted;
create index ix_report_correction__status on report_correction (tenant_id, status, creation_time desc, id) where not is_deleted;
create index ix_report_correction__raised_by_id on report_correction (tenant_id, raised_by_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__search on report_correction using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_report_correction__adequacy on report_correction (tenant_id, adequacy, creation_time desc, id) where not is_deleted;
create index ix_report_correction__qa_status_id on report_correction (tenant_id, qa_status_id, creation_time desc, id) where not is_deleted;
alter table report_correction enable row level security, force row level security;
create policy tenant_wall on report_correction to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_correction to caseway_host
  using (true) with check (true);
create policy seen_with_case on report_correction as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = report_correction.tenant_id and c.id = report_correction.case_id)));
grant select, insert, update on report_correction to caseway_app, caseway_host;

create function fill_report_correction() returns trigger
  language plpgsql
  as $$
begin
  select c.specialist_id into new.specialist_id from cases c
    where c.tenant_id = new.tenant_id and c.id = new.case_id;
  new.raised_by_id := case when tg_op = 'INSERT' then (select u.id from users u
    where u.tenant_id = new.tenant_id and u.id = current_actor()) else old.raised_by_id end;
  return new;
end $$;
create trigger fill_report_correction before insert or update on report_correction
  for each row execute function fill_report_correction();
create trigger history after insert or delete or update on report_correction
  for each row execute function capture_change('reportCorrection', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,specialist_id,raised_by_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"qa_status_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"raised_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create table ot (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  specialty_id uuid,
  appointment_id uuid,
  centre_id uuid,
  appointment_date timestamptz,
  appointment_zone text,
  appointment_note text,
  paperwork_due_date date,
  paperwork_received_on date,
  paperwork_sent_on date,
  paperwork_note text,
  prepayment_status text,
  prepayment_note text,
  attendance_outcome text default 'none'::text,
  arrived_at timestamptz,
  attendance_note text,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  reschedule_reason text,
  purchase_order_no text,
  primary key (tenant_id, id),
  constraint fk_ot__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_ot__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_ot__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_ot__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_ot__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_ot__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_ot__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_ot__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_ot__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_ot__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_ot__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable
);
create index ix_ot__sort on ot (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__client_id on ot (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__company_id on ot (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__booking_cm_id on ot (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__specialist_id on ot (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__is_urgent on ot (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__report_due_date on ot (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__step on ot (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__billing_status on ot (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__is_on_hold on ot (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__case_status on ot (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__is_closed on ot (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__next_step on ot (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__next_due_date on ot (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__pic_user_id on ot (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__appointment_date on ot (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__business_unit_id on ot (tenant_id, business_unit_id) where not is_deleted;
create index ix_ot__contractor_id on ot (tenant_id, contractor_id) where not is_deleted;
create index ix_ot__interpreter_id on ot (tenant_id, interpreter_id) where not is_deleted;
create index ix_ot__matter_type_id on ot (tenant_id, matter_type_id) where not is_deleted;
create index ix_ot__scheme_id on ot (tenant_id, scheme_id) where not is_deleted;
create index ix_ot__type_of_claim_id on ot (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_ot__language_id on ot (tenant_id, language_id) where not is_deleted;
create index ix_ot__report_type_id on ot (tenant_id, report_type_id) where not is_deleted;
create index ix_ot__source_of_referral_id on ot (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_ot__specialty_id on ot (tenant_id, specialty_id) where not is_deleted;
create index ix_ot__appointment_id on ot (tenant_id, appointment_id) where not is_deleted;
create index ix_ot__centre_id on ot (tenant_id, centre_id) where not is_deleted;
create index ix_ot__search on ot using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ot enable row level security, force row level security;
create policy tenant_wall on ot to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot to caseway_host
  using (true) with check (true);
create policy seen_by_user on ot as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on ot to caseway_app, caseway_host;

create function compute_ot() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'quotationRequested' then 'Quotation Requested' when 'quotationSent' then 'Quotation Sent' when 'appointmentRequested' then 'Appointment Requested' when 'appointmentConfirmed' then 'Appointment Confirmed' when 'paperworkSent' then 'Paperwork Sent to Specialist' when 'fileReview' then 'File Review' when 'attendedChargeable' then 'Appointment Attended (Chargeable)' when 'attendedNoFee' then 'Attended (No Fee)' when 'notAttended' then 'Not Attended' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Report Draft Sent to Specialist' when 'reportReceived' then 'Report Received from Specialist' when 'collectReport' then 'Collect Report from Specialist' when 'furtherReview' then 'Further Material Review' when 'postAdmin' then 'Post Assessment Admin' when 'qualityAssurance' then 'Quality Assurance' when 'reportFinalisation' then 'Report Finalisation' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'cancelledPaySpecialist' then 'Cancelled (No Fee-Pay Specialist)' when 'clarificationNoFee' then 'Clarification (No Fee)' when 'amendmentNoFee' then 'Amendment (No Fee)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on ot
  for each row execute function compute_ot();
create trigger history after insert or delete or update on ot
  for each row execute function capture_change('ot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on ot
  for each row execute function keep_search_words('ot');
create trigger search_words_changed after update on ot
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ot');
create trigger fill_case before insert or update of client_id on ot
  for each row execute function fill_case();
create trigger keep_case after insert or update on ot
  for each row execute function keep_case('OT');

create table ot__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_ot__other_cms__owner_id foreign key (tenant_id, owner_id) references ot(tenant_id, id) deferrable,
  constraint fk_ot__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_ot__other_cms__target on ot__other_cms (tenant_id, target_id);
alter table ot__other_cms enable row level security, force row level security;
create policy tenant_wall on ot__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on ot__other_cms to caseway_app, caseway_host;

create table ot__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_ot__body_parts__owner_id foreign key (tenant_id, owner_id) references ot(tenant_id, id) deferrable,
  constraint fk_ot__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ot__body_parts__target on ot__body_parts (tenant_id, target_id);
alter table ot__body_parts enable row level security, force row level security;
create policy tenant_wall on ot__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on ot__body_parts to caseway_app, caseway_host;

create table ot_quotation_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  valid_days numeric not null default 30,
  note text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ot_quotation_templates__sort on ot_quotation_templates (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_ot_quotation_templates__is_active on ot_quotation_templates (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_ot_quotation_templates__name on ot_quotation_templates (tenant_id, lower(name)) where not is_deleted;
create index ix_ot_quotation_templates__search on ot_quotation_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ot_quotation_templates enable row level security, force row level security;
create policy tenant_wall on ot_quotation_templates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_templates to caseway_host
  using (true) with check (true);
grant select, insert, update on ot_quotation_templates to caseway_app, caseway_host;
create trigger history after insert or delete or update on ot_quotation_templates
  for each row execute function capture_change('otQuotationTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on ot_quotation_templates
  for each row execute function keep_search_words('otQuotationTemplate');
create trigger search_words_changed after update on ot_quotation_templates
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('otQuotationTemplate');

create table ot_quotation_template_items (
  tenant_id uuid not null,
  id uuid not null,
  template_id uuid not null,
  item_index numeric not null,
  description text not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ot_quotation_template_items__template_id foreign key (tenant_id, template_id) references ot_quotation_templates(tenant_id, id) deferrable
);
create index ix_ot_quotation_template_items__sort on ot_quotation_template_items (tenant_id, item_index, id) where not is_deleted;
create index ix_ot_quotation_template_items__template_id on ot_quotation_template_items (tenant_id, template_id, item_index, id) where not is_deleted;
alter table ot_quotation_template_items enable row level security, force row level security;
create policy tenant_wall on ot_quotation_template_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_template_items to caseway_host
  using (true) with check (true);
grant select, insert, update on ot_quotation_template_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on ot_quotation_template_items
  for each row execute function capture_change('otQuotationTemplateItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"template_id":{"table":"ot_quotation_templates","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table ot_quotations (
  tenant_id uuid not null,
  id uuid not null,
  quotation_no text,
  ot_id uuid not null,
  company_id uuid,
  status text not null default 'draft'::text,
  template_id uuid,
  valid_until date,
  note text,
  subtotal numeric(18,2),
  gst numeric(18,2),
  total numeric(18,2),
  sent_at timestamptz,
  sent_to text,
  opened_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  decision_reason text,
  sending_key text,
  search_text text generated always as (lower(coalesce(quotation_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ot_quotations__ot_id foreign key (tenant_id, ot_id) references ot(tenant_id, id) deferrable,
  constraint fk_ot_quotations__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_ot_quotations__template_id foreign key (tenant_id, template_id) references ot_quotation_templates(tenant_id, id) deferrable
);
create index ix_ot_quotations__sort on ot_quotations (tenant_id, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__ot_id on ot_quotations (tenant_id, ot_id, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__company_id on ot_quotations (tenant_id, company_id, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__status on ot_quotations (tenant_id, status, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__valid_until on ot_quotations (tenant_id, valid_until, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__sent_at on ot_quotations (tenant_id, sent_at, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__template_id on ot_quotations (tenant_id, template_id) where not is_deleted;
create unique index ux_ot_quotations__current on ot_quotations (tenant_id, ot_id) where (status = any (array['draft'::text, 'sent'::text, 'underReview'::text])) and not is_deleted;
create index ix_ot_quotations__waiting on ot_quotations (valid_until) where (status = any (array['sent'::text, 'underReview'::text])) and not is_deleted;
create index ix_ot_quotations__search on ot_quotations using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ot_quotations enable row level security, force row level security;
create policy tenant_wall on ot_quotations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotations to caseway_host
  using (true) with check (true);
create policy seen_by_user on ot_quotations as restrictive for select to caseway_app
  using ((exists ( select 1
   from ot c
  where c.tenant_id = ot_quotations.tenant_id and c.id = ot_quotations.ot_id)));
grant select, insert, update on ot_quotations to caseway_app, caseway_host;
create trigger history after insert or delete or update on ot_quotations
  for each row execute function capture_change('otQuotation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,sending_key', '{"ot_id":{"table":"ot","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"template_id":{"table":"ot_quotation_templates","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on ot_quotations
  for each row execute function keep_search_words('otQuotation');
create trigger search_words_changed after update on ot_quotations
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('otQuotation');

create table ot_quotation_items (
  tenant_id uuid not null,
  id uuid not null,
  quotation_id uuid not null,
  item_index numeric,
  description text not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  amount numeric(18,2),
  gst numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ot_quotation_items__quotation_id foreign key (tenant_id, quotation_id) references ot_quotations(tenant_id, id) deferrable
);
create index ix_ot_quotation_items__sort on ot_quotation_items (tenant_id, item_index, id) where not is_deleted;
create index ix_ot_quotation_items__quotation_id on ot_quotation_items (tenant_id, quotation_id, item_index, id) where not is_deleted;
alter table ot_quotation_items enable row level security, force row level security;
create policy tenant_wall on ot_quotation_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_items to caseway_host
  using (true) with check (true);
create policy seen_by_user on ot_quotation_items as restrictive for select to caseway_app
  using ((exists ( select 1
   from ot_quotations q
  where q.tenant_id = ot_quotation_items.tenant_id and q.id = ot_quotation_items.quotation_id)));
grant select, insert, update on ot_quotation_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on ot_quotation_items
  for each row execute function capture_change('otQuotationItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"quotation_id":{"table":"ot_quotations","text":"coalesce(t.quotation_no::text, '''')","tenant":true}}');

create table mass_tort_campaigns (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  defendant text not null,
  product text,
  company_id uuid,
  status text not null default 'open'::text,
  opens_on date,
  closes_on date,
  description text,
  search_text text generated always as (lower((((coalesce(name, ''::text) || ' '::text) || coalesce(defendant, ''::text)) || ' '::text) || coalesce(product, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__campaignClosesBeforeOpening" check (closes_on >= opens_on),
  constraint fk_mass_tort_campaigns__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_mass_tort_campaigns__sort on mass_tort_campaigns (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_mass_tort_campaigns__company_id on mass_tort_campaigns (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;
create index ix_mass_tort_campaigns__status on mass_tort_campaigns (tenant_id, status, lower(name), id) include (name) where not is_deleted;
create unique index uq_mass_tort_campaigns__name on mass_tort_campaigns (tenant_id, lower(name)) where not is_deleted;
create index ix_mass_tort_campaigns__search on mass_tort_campaigns using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table mass_tort_campaigns enable row level security, force row level security;
create policy tenant_wall on mass_tort_campaigns to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_campaigns to caseway_host
  using (true) with check (true);
grant select, insert, update on mass_tort_campaigns to caseway_app, caseway_host;
create trigger history after insert or delete or update on mass_tort_campaigns
  for each row execute function capture_change('massTortCampaign', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on mass_tort_campaigns
  for each row execute function keep_search_words('massTortCampaign');
create trigger search_words_changed after update on mass_tort_campaigns
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('massTortCampaign');

create table mass_tort_criteria (
  tenant_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  item_index numeric not null,
  name text not null,
  description text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mass_tort_criteria__campaign_id foreign key (tenant_id, campaign_id) references mass_tort_campaigns(tenant_id, id) deferrable
);
create index ix_mass_tort_criteria__sort on mass_tort_criteria (tenant_id, item_index, lower(name), id) where not is_deleted;
create index ix_mass_tort_criteria__campaign_id on mass_tort_criteria (tenant_id, campaign_id, item_index, lower(name), id) where not is_deleted;
create index ix_mass_tort_criteria__search on mass_tort_criteria using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table mass_tort_criteria enable row level security, force row level security;
create policy tenant_wall on mass_tort_criteria to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_criteria to caseway_host
  using (true) with check (true);
grant select, insert, update on mass_tort_criteria to caseway_app, caseway_host;
create trigger history after insert or delete or update on mass_tort_criteria
  for each row execute function capture_change('campaignCriterion', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"campaign_id":{"table":"mass_tort_campaigns","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on mass_tort_criteria
  for each row execute function keep_search_words('campaignCriterion');
create trigger search_words_changed after update on mass_tort_criteria
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('campaignCriterion');

create table mass_torts (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  campaign_id uuid not null,
  product_used text,
  used_from date,
  used_to date,
  diagnosis text,
  diagnosed_on date,
  treated_by text,
  intake_note text,
  eligibility text,
  assessment_id uuid,
  settled_on date,
  settled_amount numeric(18,2),
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  purchase_order_no text,
  primary key (tenant_id, id),
  constraint "refused__usedToBeforeFrom" check (used_to >= used_from),
  constraint fk_mass_torts__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_mass_torts__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_mass_torts__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_mass_torts__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_mass_torts__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_mass_torts__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_mass_torts__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_mass_torts__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_mass_torts__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_mass_torts__campaign_id foreign key (tenant_id, campaign_id) references mass_tort_campaigns(tenant_id, id) deferrable,
  constraint fk_mass_torts__assessment_id foreign key (tenant_id, assessment_id) references assessments(tenant_id, id) deferrable
);
create index ix_mass_torts__sort on mass_torts (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__client_id on mass_torts (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__company_id on mass_torts (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__step on mass_torts (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__is_on_hold on mass_torts (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__case_status on mass_torts (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__is_closed on mass_torts (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__next_step on mass_torts (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__next_due_date on mass_torts (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__pic_user_id on mass_torts (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__campaign_id on mass_torts (tenant_id, campaign_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__eligibility on mass_torts (tenant_id, eligibility, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__booking_cm_id on mass_torts (tenant_id, booking_cm_id) where not is_deleted;
create index ix_mass_torts__business_unit_id on mass_torts (tenant_id, business_unit_id) where not is_deleted;
create index ix_mass_torts__contractor_id on mass_torts (tenant_id, contractor_id) where not is_deleted;
create index ix_mass_torts__specialist_id on mass_torts (tenant_id, specialist_id) where not is_deleted;
create index ix_mass_torts__interpreter_id on mass_torts (tenant_id, interpreter_id) where not is_deleted;
create index ix_mass_torts__matter_type_id on mass_torts (tenant_id, matter_type_id) where not is_deleted;
create index ix_mass_torts__scheme_id on mass_torts (tenant_id, scheme_id) where not is_deleted;
create index ix_mass_torts__type_of_claim_id on mass_torts (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_mass_torts__language_id on mass_torts (tenant_id, language_id) where not is_deleted;
create index ix_mass_torts__report_type_id on mass_torts (tenant_id, report_type_id) where not is_deleted;
create index ix_mass_torts__source_of_referral_id on mass_torts (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_mass_torts__assessment_id on mass_torts (tenant_id, assessment_id) where not is_deleted;
create index ix_mass_torts__assessment on mass_torts (tenant_id, assessment_id) where assessment_id is not null and not is_deleted;
create index ix_mass_torts__search on mass_torts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table mass_torts enable row level security, force row level security;
create policy tenant_wall on mass_torts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts to caseway_host
  using (true) with check (true);
create policy seen_by_user on mass_torts as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on mass_torts to caseway_app, caseway_host;

create function compute_mass_torts() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('notQualified', 'settled', 'closed') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'intake' then 'Intake' when 'eligibilityReview' then 'Eligibility Review' when 'recordsRequested' then 'Records Requested' when 'assessmentBooked' then 'Assessment Booked' when 'reportReceived' then 'Report Received' when 'qualified' then 'Qualified' when 'notQualified' then 'Not Qualified' when 'settled' then 'Settled' when 'closed' then 'Closed' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('notQualified', 'settled', 'closed'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mass_torts
  for each row execute function compute_mass_torts();
create trigger history after insert or delete or update on mass_torts
  for each row execute function capture_change('mt', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"campaign_id":{"table":"mass_tort_campaigns","text":"coalesce(t.name::text, '''')","tenant":true},"assessment_id":{"table":"assessments","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on mass_torts
  for each row execute function keep_search_words('mt');
create trigger search_words_changed after update on mass_torts
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mt');
create trigger fill_case before insert or update of client_id on mass_torts
  for each row execute function fill_case();
create trigger keep_case after insert or update on mass_torts
  for each row execute function keep_case('MT');

create table mass_torts__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mass_torts__other_cms__owner_id foreign key (tenant_id, owner_id) references mass_torts(tenant_id, id) deferrable,
  constraint fk_mass_torts__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_mass_torts__other_cms__target on mass_torts__other_cms (tenant_id, target_id);
alter table mass_torts__other_cms enable row level security, force row level security;
create policy tenant_wall on mass_torts__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on mass_torts__other_cms to caseway_app, caseway_host;

create table mass_torts__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mass_torts__body_parts__owner_id foreign key (tenant_id, owner_id) references mass_torts(tenant_id, id) deferrable,
  constraint fk_mass_torts__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mass_torts__body_parts__target on mass_torts__body_parts (tenant_id, target_id);
alter table mass_torts__body_parts enable row level security, force row level security;
create policy tenant_wall on mass_torts__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on mass_torts__body_parts to caseway_app, caseway_host;

create table mass_tort_reviews (
  tenant_id uuid not null,
  id uuid not null,
  claimant_id uuid not null,
  criterion_id uuid not null,
  result text not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mass_tort_reviews__claimant_id foreign key (tenant_id, claimant_id) references mass_torts(tenant_id, id) deferrable,
  constraint fk_mass_tort_reviews__criterion_id foreign key (tenant_id, criterion_id) references mass_tort_criteria(tenant_id, id) deferrable
);
create index ix_mass_tort_reviews__sort on mass_tort_reviews (tenant_id, creation_time, id) where not is_deleted;
create index ix_mass_tort_reviews__claimant_id on mass_tort_reviews (tenant_id, claimant_id, creation_time, id) where not is_deleted;
create index ix_mass_tort_reviews__criterion_id on mass_tort_reviews (tenant_id, criterion_id, creation_time, id) where not is_deleted;
create index ix_mass_tort_reviews__result on mass_tort_reviews (tenant_id, result, creation_time, id) where not is_deleted;
create unique index uq_mass_tort_reviews__claimant_id__criterion_id on mass_tort_reviews (tenant_id, claimant_id, criterion_id) where not is_deleted;
alter table mass_tort_reviews enable row level security, force row level security;
create policy tenant_wall on mass_tort_reviews to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_reviews to caseway_host
  using (true) with check (true);
create policy seen_by_user on mass_tort_reviews as restrictive for select to caseway_app
  using ((exists ( select 1
   from mass_torts c
  where c.tenant_id = mass_tort_reviews.tenant_id and c.id = mass_tort_reviews.claimant_id)));
grant select, insert, update on mass_tort_reviews to caseway_app, caseway_host;
create trigger history after insert or delete or update on mass_tort_reviews
  for each row execute function capture_change('criterionReview', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claimant_id":{"table":"mass_torts","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"criterion_id":{"table":"mass_tort_criteria","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table ot_quotation_links (
  tenant_id uuid not null,
  token_hash text not null,
  quotation_id uuid not null,
  sending_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_ot_quotation_links__quotation_id foreign key (tenant_id, quotation_id) references ot_quotations(tenant_id, id) deferrable
);
create index ix_ot_quotation_links__quotation_id on ot_quotation_links (tenant_id, quotation_id);
alter table ot_quotation_links enable row level security, force row level security;
create policy tenant_wall on ot_quotation_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_links to caseway_host
  using (true) with check (true);
grant select, insert on ot_quotation_links to caseway_app;
grant select, insert, update on ot_quotation_links to caseway_host;

create table supplementaries (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  specialty_id uuid,
  request_kind text not null default 'chargeable'::text,
  agreed_fee numeric(18,2),
  origin_case_id uuid,
  questions text,
  pages numeric,
  pages_reason text,
  document_count numeric default 0,
  request_sent_on date,
  asks_first boolean not null default false,
  specialist_answer text,
  answer_reason text,
  answered_at timestamptz,
  answer_of_id uuid,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_supplementaries__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_supplementaries__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_supplementaries__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_supplementaries__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_supplementaries__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_supplementaries__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_supplementaries__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_supplementaries__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_supplementaries__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_supplementaries__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__origin_case_id foreign key (tenant_id, origin_case_id) references cases(tenant_id, id) deferrable,
  constraint fk_supplementaries__answer_of_id foreign key (tenant_id, answer_of_id) references specialists(tenant_id, id) deferrable
);
create index ix_supplementaries__sort on supplementaries (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__client_id on supplementaries (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__company_id on supplementaries (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__booking_cm_id on supplementaries (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__specialist_id on supplementaries (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__is_urgent on supplementaries (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__report_due_date on supplementaries (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__step on supplementaries (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__billing_status on supplementaries (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__is_on_hold on supplementaries (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__case_status on supplementaries (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__is_closed on supplementaries (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__next_step on supplementaries (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__next_due_date on supplementaries (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__pic_user_id on supplementaries (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__request_kind on supplementaries (tenant_id, request_kind, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__origin_case_id on supplementaries (tenant_id, origin_case_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__specialist_answer on supplementaries (tenant_id, specialist_answer, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__business_unit_id on supplementaries (tenant_id, business_unit_id) where not is_deleted;
create index ix_supplementaries__contractor_id on supplementaries (tenant_id, contractor_id) where not is_deleted;
create index ix_supplementaries__interpreter_id on supplementaries (tenant_id, interpreter_id) where not is_deleted;
create index ix_supplementaries__matter_type_id on supplementaries (tenant_id, matter_type_id) where not is_deleted;
create index ix_supplementaries__scheme_id on supplementaries (tenant_id, scheme_id) where not is_deleted;
create index ix_supplementaries__type_of_claim_id on supplementaries (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_supplementaries__language_id on supplementaries (tenant_id, language_id) where not is_deleted;
create index ix_supplementaries__report_type_id on supplementaries (tenant_id, report_type_id) where not is_deleted;
create index ix_supplementaries__source_of_referral_id on supplementaries (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_supplementaries__specialty_id on supplementaries (tenant_id, specialty_id) where not is_deleted;
create index ix_supplementaries__answer_of_id on supplementaries (tenant_id, answer_of_id) where not is_deleted;
create index ix_supplementaries__search on supplementaries using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_supplementaries__origin on supplementaries (tenant_id, origin_case_id) where origin_case_id is not null and not is_deleted;
alter table supplementaries enable row level security, force row level security;
create policy tenant_wall on supplementaries to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries to caseway_host
  using (true) with check (true);
create policy seen_by_user on supplementaries as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on supplementaries to caseway_app, caseway_host;

create function compute_supplementaries() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'reportSentClarification', 'reportSentAmendment', 'reportSentWithFee', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Specialist' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Draft Sent' when 'reportReceived' then 'Report Received' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'reportSentClarification' then 'Report Sent to CMs (Clarification)' when 'reportSentAmendment' then 'Report Sent to CMs (Amendment)' when 'reportSentWithFee' then 'Report Sent to CMs (With Fee)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'reportSentClarification', 'reportSentAmendment', 'reportSentWithFee', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on supplementaries
  for each row execute function compute_supplementaries();
create trigger history after insert or delete or update on supplementaries
  for each row execute function capture_change('supp', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"answer_of_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on supplementaries
  for each row execute function keep_search_words('supp');
create trigger search_words_changed after update on supplementaries
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('supp');
create trigger fill_case before insert or update of client_id on supplementaries
  for each row execute function fill_case();
create trigger keep_case after insert or update on supplementaries
  for each row execute function keep_case('SUPP');

create table supplementaries__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_supplementaries__other_cms__owner_id foreign key (tenant_id, owner_id) references supplementaries(tenant_id, id) deferrable,
  constraint fk_supplementaries__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_supplementaries__other_cms__target on supplementaries__other_cms (tenant_id, target_id);
alter table supplementaries__other_cms enable row level security, force row level security;
create policy tenant_wall on supplementaries__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on supplementaries__other_cms to caseway_app, caseway_host;

create table supplementaries__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_supplementaries__body_parts__owner_id foreign key (tenant_id, owner_id) references supplementaries(tenant_id, id) deferrable,
  constraint fk_supplementaries__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_supplementaries__body_parts__target on supplementaries__body_parts (tenant_id, target_id);
alter table supplementaries__body_parts enable row level security, force row level security;
create policy tenant_wall on supplementaries__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on supplementaries__body_parts to caseway_app, caseway_host;

create table file_reviews (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  specialty_id uuid,
  request_kind text not null default 'chargeable'::text,
  agreed_fee numeric(18,2),
  origin_case_id uuid,
  questions text,
  pages numeric,
  pages_reason text,
  document_count numeric default 0,
  request_sent_on date,
  asks_first boolean not null default false,
  specialist_answer text,
  answer_reason text,
  answered_at timestamptz,
  answer_of_id uuid,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_file_reviews__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_file_reviews__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_file_reviews__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_file_reviews__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_file_reviews__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_file_reviews__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_file_reviews__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_file_reviews__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_file_reviews__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_file_reviews__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__origin_case_id foreign key (tenant_id, origin_case_id) references cases(tenant_id, id) deferrable,
  constraint fk_file_reviews__answer_of_id foreign key (tenant_id, answer_of_id) references specialists(tenant_id, id) deferrable
);
create index ix_file_reviews__sort on file_reviews (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__client_id on file_reviews (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__company_id on file_reviews (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__booking_cm_id on file_reviews (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__specialist_id on file_reviews (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__is_urgent on file_reviews (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__report_due_date on file_reviews (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__step on file_reviews (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__billing_status on file_reviews (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__is_on_hold on file_reviews (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__case_status on file_reviews (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__is_closed on file_reviews (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__next_step on file_reviews (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__next_due_date on file_reviews (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__pic_user_id on file_reviews (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__request_kind on file_reviews (tenant_id, request_kind, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__origin_case_id on file_reviews (tenant_id, origin_case_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__specialist_answer on file_reviews (tenant_id, specialist_answer, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__business_unit_id on file_reviews (tenant_id, business_unit_id) where not is_deleted;
create index ix_file_reviews__contractor_id on file_reviews (tenant_id, contractor_id) where not is_deleted;
create index ix_file_reviews__interpreter_id on file_reviews (tenant_id, interpreter_id) where not is_deleted;
create index ix_file_reviews__matter_type_id on file_reviews (tenant_id, matter_type_id) where not is_deleted;
create index ix_file_reviews__scheme_id on file_reviews (tenant_id, scheme_id) where not is_deleted;
create index ix_file_reviews__type_of_claim_id on file_reviews (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_file_reviews__language_id on file_reviews (tenant_id, language_id) where not is_deleted;
create index ix_file_reviews__report_type_id on file_reviews (tenant_id, report_type_id) where not is_deleted;
create index ix_file_reviews__source_of_referral_id on file_reviews (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_file_reviews__specialty_id on file_reviews (tenant_id, specialty_id) where not is_deleted;
create index ix_file_reviews__answer_of_id on file_reviews (tenant_id, answer_of_id) where not is_deleted;
create index ix_file_reviews__search on file_reviews using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_file_reviews__origin on file_reviews (tenant_id, origin_case_id) where origin_case_id is not null and not is_deleted;
alter table file_reviews enable row level security, force row level security;
create policy tenant_wall on file_reviews to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews to caseway_host
  using (true) with check (true);
create policy seen_by_user on file_reviews as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on file_reviews to caseway_app, caseway_host;

create function compute_file_reviews() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Specialist' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Draft Sent' when 'reportReceived' then 'Report Received' when 'reportSent' then 'Report Sent to CMs' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on file_reviews
  for each row execute function compute_file_reviews();
create trigger history after insert or delete or update on file_reviews
  for each row execute function capture_change('fr', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"answer_of_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on file_reviews
  for each row execute function keep_search_words('fr');
create trigger search_words_changed after update on file_reviews
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fr');
create trigger fill_case before insert or update of client_id on file_reviews
  for each row execute function fill_case();
create trigger keep_case after insert or update on file_reviews
  for each row execute function keep_case('FR');

create table file_reviews__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_file_reviews__other_cms__owner_id foreign key (tenant_id, owner_id) references file_reviews(tenant_id, id) deferrable,
  constraint fk_file_reviews__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_file_reviews__other_cms__target on file_reviews__other_cms (tenant_id, target_id);
alter table file_reviews__other_cms enable row level security, force row level security;
create policy tenant_wall on file_reviews__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on file_reviews__other_cms to caseway_app, caseway_host;

create table file_reviews__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_file_reviews__body_parts__owner_id foreign key (tenant_id, owner_id) references file_reviews(tenant_id, id) deferrable,
  constraint fk_file_reviews__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_file_reviews__body_parts__target on file_reviews__body_parts (tenant_id, target_id);
alter table file_reviews__body_parts enable row level security, force row level security;
create policy tenant_wall on file_reviews__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on file_reviews__body_parts to caseway_app, caseway_host;

create table request_files (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  file_id text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_request_files__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_request_files__sort on request_files (tenant_id, creation_time, id) where not is_deleted;
create index ix_request_files__case_id on request_files (tenant_id, case_id, creation_time, id) where not is_deleted;
create unique index uq_request_files__case_id__file_id on request_files (tenant_id, case_id, lower(file_id)) where not is_deleted;
create index ix_request_files__file on request_files (tenant_id, file_id) where not is_deleted;
alter table request_files enable row level security, force row level security;
create policy tenant_wall on request_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on request_files to caseway_host
  using (true) with check (true);
create policy seen_by_user on request_files as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = request_files.tenant_id and c.id = request_files.case_id)));
grant select, insert, update on request_files to caseway_app, caseway_host;
create trigger history after insert or delete or update on request_files
  for each row execute function capture_change('requestFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table turnaround_bands (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  pages_up_to numeric,
  business_days numeric not null,
  urgent_days numeric not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__urgentIsSlower" check (urgent_days <= business_days)
);
create index ix_turnaround_bands__sort on turnaround_bands (tenant_id, lower(case_type), pages_up_to, id) include (case_type) where not is_deleted;
create index ix_turnaround_bands__case_type on turnaround_bands (tenant_id, case_type, lower(case_type), pages_up_to, id) include (case_type) where not is_deleted;
create unique index uq_turnaround_bands__case_type__pages_up_to on turnaround_bands (tenant_id, lower(case_type), pages_up_to) where not is_deleted;
alter table turnaround_bands enable row level security, force row level security;
create policy tenant_wall on turnaround_bands to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on turnaround_bands to caseway_host
  using (true) with check (true);
grant select, insert, update on turnaround_bands to caseway_app, caseway_host;
create trigger history after insert or delete or update on turnaround_bands
  for each row execute function capture_change('turnaroundBand', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table co_teleconference (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'created'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  kind text not null default 'teleconference'::text,
  variant text not null default 'CO_TELECONFERENCE'::text,
  topic text,
  origin_case_id uuid,
  duration_minutes numeric not null default 60,
  answer_by date,
  poll_key text,
  appointment_date timestamptz,
  appointment_end timestamptz,
  appointment_zone text,
  revision numeric default 0,
  join_link text,
  join_phone text,
  join_pin text,
  room text,
  court text,
  join_note text,
  subpoena_served_on date,
  attend_on date,
  subpoena_expires_on date,
  held_from timestamptz,
  held_to timestamptz,
  preparation_minutes numeric,
  billed_hours numeric(16,2),
  minutes text,
  minutes_sent_on date,
  cancelled_on date,
  cancel_note text,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__attendBeforeService" check (attend_on >= subpoena_served_on),
  constraint "refused__subpoenaExpiresBeforeService" check (subpoena_expires_on >= subpoena_served_on),
  constraint fk_co_teleconference__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_co_teleconference__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_co_teleconference__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_co_teleconference__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_co_teleconference__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_co_teleconference__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_co_teleconference__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_co_teleconference__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_co_teleconference__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_co_teleconference__origin_case_id foreign key (tenant_id, origin_case_id) references cases(tenant_id, id) deferrable
);
create index ix_co_teleconference__sort on co_teleconference (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__client_id on co_teleconference (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__company_id on co_teleconference (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__booking_cm_id on co_teleconference (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__specialist_id on co_teleconference (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__is_urgent on co_teleconference (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__step on co_teleconference (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__billing_status on co_teleconference (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__is_on_hold on co_teleconference (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__case_status on co_teleconference (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__is_closed on co_teleconference (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__next_step on co_teleconference (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__next_due_date on co_teleconference (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__pic_user_id on co_teleconference (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__kind on co_teleconference (tenant_id, kind, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__variant on co_teleconference (tenant_id, variant, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__appointment_date on co_teleconference (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__attend_on on co_teleconference (tenant_id, attend_on, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__business_unit_id on co_teleconference (tenant_id, business_unit_id) where not is_deleted;
create index ix_co_teleconference__contractor_id on co_teleconference (tenant_id, contractor_id) where not is_deleted;
create index ix_co_teleconference__interpreter_id on co_teleconference (tenant_id, interpreter_id) where not is_deleted;
create index ix_co_teleconference__matter_type_id on co_teleconference (tenant_id, matter_type_id) where not is_deleted;
create index ix_co_teleconference__scheme_id on co_teleconference (tenant_id, scheme_id) where not is_deleted;
create index ix_co_teleconference__type_of_claim_id on co_teleconference (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_co_teleconference__language_id on co_teleconference (tenant_id, language_id) where not is_deleted;
create index ix_co_teleconference__report_type_id on co_teleconference (tenant_id, report_type_id) where not is_deleted;
create index ix_co_teleconference__source_of_referral_id on co_teleconference (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_co_teleconference__origin_case_id on co_teleconference (tenant_id, origin_case_id) where not is_deleted;
create index ix_co_teleconference__search on co_teleconference using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table co_teleconference enable row level security, force row level security;
create policy tenant_wall on co_teleconference to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference to caseway_host
  using (true) with check (true);
create policy seen_by_user on co_teleconference as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on co_teleconference to caseway_app, caseway_host;

create function compute_co_teleconference() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('held', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'created' then 'Created' when 'requested' then 'Requested' when 'confirmed' then 'Confirmed' when 'held' then 'Held' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('held', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on co_teleconference
  for each row execute function compute_co_teleconference();
create trigger history after insert or delete or update on co_teleconference
  for each row execute function capture_change('co', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,poll_key,revision', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on co_teleconference
  for each row execute function keep_search_words('co');
create trigger search_words_changed after update on co_teleconference
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('co');
create trigger fill_case before insert or update of client_id on co_teleconference
  for each row execute function fill_case();
create trigger keep_case after insert or update on co_teleconference
  for each row execute function keep_case('CO');

create table co_teleconference__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_co_teleconference__other_cms__owner_id foreign key (tenant_id, owner_id) references co_teleconference(tenant_id, id) deferrable,
  constraint fk_co_teleconference__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_co_teleconference__other_cms__target on co_teleconference__other_cms (tenant_id, target_id);
alter table co_teleconference__other_cms enable row level security, force row level security;
create policy tenant_wall on co_teleconference__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on co_teleconference__other_cms to caseway_app, caseway_host;

create table co_teleconference__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_co_teleconference__body_parts__owner_id foreign key (tenant_id, owner_id) references co_teleconference(tenant_id, id) deferrable,
  constraint fk_co_teleconference__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_co_teleconference__body_parts__target on co_teleconference__body_parts (tenant_id, target_id);
alter table co_teleconference__body_parts enable row level security, force row level security;
create policy tenant_wall on co_teleconference__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on co_teleconference__body_parts to caseway_app, caseway_host;

create table co_participants (
  tenant_id uuid not null,
  id uuid not null,
  conference_id uuid not null,
  place numeric,
  role text not null,
  specialist_id uuid,
  name text,
  email text,
  phone text,
  is_required boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_co_participants__conference_id foreign key (tenant_id, conference_id) references co_teleconference(tenant_id, id) deferrable,
  constraint fk_co_participants__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_co_participants__sort on co_participants (tenant_id, place, id) where not is_deleted;
create index ix_co_participants__conference_id on co_participants (tenant_id, conference_id, place, id) where not is_deleted;
create index ix_co_participants__role on co_participants (tenant_id, role, place, id) where not is_deleted;
create index ix_co_participants__specialist_id on co_participants (tenant_id, specialist_id, place, id) where not is_deleted;
alter table co_participants enable row level security, force row level security;
create policy tenant_wall on co_participants to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_participants to caseway_host
  using (true) with check (true);
create policy seen_by_user on co_participants as restrictive for select to caseway_app
  using ((exists ( select 1
   from co_teleconference c
  where c.tenant_id = co_participants.tenant_id and c.id = co_participants.conference_id)));
grant select, insert, update on co_participants to caseway_app, caseway_host;
create trigger history after insert or delete or update on co_participants
  for each row execute function capture_change('coParticipant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"conference_id":{"table":"co_teleconference","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table co_slots (
  tenant_id uuid not null,
  id uuid not null,
  conference_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_co_slots__conference_id foreign key (tenant_id, conference_id) references co_teleconference(tenant_id, id) deferrable
);
create index ix_co_slots__sort on co_slots (tenant_id, starts_at, id) where not is_deleted;
create index ix_co_slots__conference_id on co_slots (tenant_id, conference_id, starts_at, id) where not is_deleted;
create index ix_co_slots__starts_at on co_slots (tenant_id, starts_at, starts_at, id) where not is_deleted;
create unique index uq_co_slots__conference_id__starts_at on co_slots (tenant_id, conference_id, starts_at) where not is_deleted;
alter table co_slots enable row level security, force row level security;
create policy tenant_wall on co_slots to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_slots to caseway_host
  using (true) with check (true);
create policy seen_by_user on co_slots as restrictive for select to caseway_app
  using ((exists ( select 1
   from co_teleconference c
  where c.tenant_id = co_slots.tenant_id and c.id = co_slots.conference_id)));
grant select, insert, update on co_slots to caseway_app, caseway_host;
create trigger history after insert or delete or update on co_slots
  for each row execute function capture_change('coSlot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"conference_id":{"table":"co_teleconference","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table mednegs (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'created'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  treated_by text,
  treated_from date,
  treated_to date,
  allegation text,
  questions text,
  opinion_due_on date,
  close_reason text,
  closed_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__treatedToBeforeFrom" check (treated_to >= treated_from),
  constraint fk_mednegs__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_mednegs__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_mednegs__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_mednegs__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_mednegs__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_mednegs__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_mednegs__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_mednegs__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_mednegs__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable
);
create index ix_mednegs__sort on mednegs (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__client_id on mednegs (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__company_id on mednegs (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__booking_cm_id on mednegs (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__is_urgent on mednegs (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__step on mednegs (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__billing_status on mednegs (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__is_on_hold on mednegs (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__case_status on mednegs (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__is_closed on mednegs (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__next_step on mednegs (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__next_due_date on mednegs (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__pic_user_id on mednegs (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__opinion_due_on on mednegs (tenant_id, opinion_due_on, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__business_unit_id on mednegs (tenant_id, business_unit_id) where not is_deleted;
create index ix_mednegs__contractor_id on mednegs (tenant_id, contractor_id) where not is_deleted;
create index ix_mednegs__specialist_id on mednegs (tenant_id, specialist_id) where not is_deleted;
create index ix_mednegs__interpreter_id on mednegs (tenant_id, interpreter_id) where not is_deleted;
create index ix_mednegs__matter_type_id on mednegs (tenant_id, matter_type_id) where not is_deleted;
create index ix_mednegs__scheme_id on mednegs (tenant_id, scheme_id) where not is_deleted;
create index ix_mednegs__type_of_claim_id on mednegs (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_mednegs__language_id on mednegs (tenant_id, language_id) where not is_deleted;
create index ix_mednegs__report_type_id on mednegs (tenant_id, report_type_id) where not is_deleted;
create index ix_mednegs__source_of_referral_id on mednegs (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_mednegs__search on mednegs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table mednegs enable row level security, force row level security;
create policy tenant_wall on mednegs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs to caseway_host
  using (true) with check (true);
create policy seen_by_user on mednegs as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on mednegs to caseway_app, caseway_host;

create function compute_mednegs() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('closeWithBookings', 'closeWithoutBookings', 'serviceInvoiced') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'created' then 'Created' when 'open' then 'Open' when 'requestSent' then 'Request Sent to Specialists' when 'freePoRequested' then 'Free PO Requested' when 'tcRequested' then 'TC Requested' when 'linkedReportCreated' then 'Linked Report Created' when 'closeWithBookings' then 'Close With Bookings' when 'closeWithoutBookings' then 'Close Without Bookings' when 'serviceInvoiced' then 'Service Invoiced' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('closeWithBookings', 'closeWithoutBookings', 'serviceInvoiced'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mednegs
  for each row execute function compute_mednegs();
create trigger history after insert or delete or update on mednegs
  for each row execute function capture_change('mn', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on mednegs
  for each row execute function keep_search_words('mn');
create trigger search_words_changed after update on mednegs
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mn');
create trigger fill_case before insert or update of client_id on mednegs
  for each row execute function fill_case();
create trigger keep_case after insert or update on mednegs
  for each row execute function keep_case('MN');

create table mednegs__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mednegs__other_cms__owner_id foreign key (tenant_id, owner_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mednegs__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_mednegs__other_cms__target on mednegs__other_cms (tenant_id, target_id);
alter table mednegs__other_cms enable row level security, force row level security;
create policy tenant_wall on mednegs__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on mednegs__other_cms to caseway_app, caseway_host;

create table mednegs__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mednegs__body_parts__owner_id foreign key (tenant_id, owner_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mednegs__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mednegs__body_parts__target on mednegs__body_parts (tenant_id, target_id);
alter table mednegs__body_parts enable row level security, force row level security;
create policy tenant_wall on mednegs__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on mednegs__body_parts to caseway_app, caseway_host;

create table mednegs__specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mednegs__specialties__owner_id foreign key (tenant_id, owner_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mednegs__specialties__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mednegs__specialties__target on mednegs__specialties (tenant_id, target_id);
alter table mednegs__specialties enable row level security, force row level security;
create policy tenant_wall on mednegs__specialties to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__specialties to caseway_host
  using (true) with check (true);
grant select, insert, delete on mednegs__specialties to caseway_app, caseway_host;

create table mn_opinions (
  tenant_id uuid not null,
  id uuid not null,
  med_neg_id uuid not null,
  specialist_id uuid not null,
  status text not null default 'asked'::text,
  asked_on date,
  due_on date,
  reminded_on date,
  answered_on date,
  answer text,
  breach text,
  causation text,
  damage text,
  more_needed text,
  decline_reason text,
  link_key text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mn_opinions__med_neg_id foreign key (tenant_id, med_neg_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mn_opinions__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_mn_opinions__sort on mn_opinions (tenant_id, creation_time, id) where not is_deleted;
create index ix_mn_opinions__med_neg_id on mn_opinions (tenant_id, med_neg_id, creation_time, id) where not is_deleted;
create index ix_mn_opinions__specialist_id on mn_opinions (tenant_id, specialist_id, creation_time, id) where not is_deleted;
create index ix_mn_opinions__status on mn_opinions (tenant_id, status, creation_time, id) where not is_deleted;
create index ix_mn_opinions__due_on on mn_opinions (tenant_id, due_on, creation_time, id) where not is_deleted;
create unique index uq_mn_opinions__med_neg_id__specialist_id on mn_opinions (tenant_id, med_neg_id, specialist_id) where not is_deleted;
create index ix_mn_opinions__waiting on mn_opinions (due_on) where status = 'poAsked'::text and not is_deleted;
alter table mn_opinions enable row level security, force row level security;
create policy tenant_wall on mn_opinions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mn_opinions to caseway_host
  using (true) with check (true);
create policy seen_by_user on mn_opinions as restrictive for select to caseway_app
  using ((exists ( select 1
   from mednegs c
  where c.tenant_id = mn_opinions.tenant_id and c.id = mn_opinions.med_neg_id)));
grant select, insert, update on mn_opinions to caseway_app, caseway_host;
create trigger history after insert or delete or update on mn_opinions
  for each row execute function capture_change('mnOpinion', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,link_key', '{"med_neg_id":{"table":"mednegs","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table mn_links (
  tenant_id uuid not null,
  id uuid not null,
  med_neg_id uuid not null,
  case_id uuid not null,
  kind text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mn_links__med_neg_id foreign key (tenant_id, med_neg_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mn_links__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_mn_links__sort on mn_links (tenant_id, creation_time, id) where not is_deleted;
create index ix_mn_links__med_neg_id on mn_links (tenant_id, med_neg_id, creation_time, id) where not is_deleted;
create index ix_mn_links__case_id on mn_links (tenant_id, case_id, creation_time, id) where not is_deleted;
create unique index uq_mn_links__med_neg_id__case_id on mn_links (tenant_id, med_neg_id, case_id) where not is_deleted;
alter table mn_links enable row level security, force row level security;
create policy tenant_wall on mn_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mn_links to caseway_host
  using (true) with check (true);
create policy seen_by_user on mn_links as restrictive for select to caseway_app
  using ((exists ( select 1
   from mednegs c
  where c.tenant_id = mn_links.tenant_id and c.id = mn_links.med_neg_id)));
grant select, insert, update on mn_links to caseway_app, caseway_host;
create trigger history after insert or delete or update on mn_links
  for each row execute function capture_change('mnLink', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"med_neg_id":{"table":"mednegs","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table co_poll_answers (
  tenant_id uuid not null,
  slot_id uuid not null,
  participant_id uuid not null,
  answer text not null,
  answered_at timestamptz not null default now(),
  primary key (tenant_id, slot_id, participant_id),
  constraint co_poll_answers_answer_check check (answer = any (array['yes'::text, 'ifNeedBe'::text, 'no'::text])),
  constraint fk_co_poll_answers__slot_id foreign key (tenant_id, slot_id) references co_slots(tenant_id, id) deferrable,
  constraint fk_co_poll_answers__participant_id foreign key (tenant_id, participant_id) references co_participants(tenant_id, id) deferrable
);
create index ix_co_poll_answers__participant_id on co_poll_answers (tenant_id, participant_id);
alter table co_poll_answers enable row level security, force row level security;
create policy tenant_wall on co_poll_answers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_poll_answers to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on co_poll_answers to caseway_app, caseway_host;

create table co_poll_links (
  tenant_id uuid not null,
  token_hash text not null,
  participant_id uuid not null,
  poll_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_co_poll_links__participant_id foreign key (tenant_id, participant_id) references co_participants(tenant_id, id) deferrable
);
create index ix_co_poll_links__participant_id on co_poll_links (tenant_id, participant_id);
alter table co_poll_links enable row level security, force row level security;
create policy tenant_wall on co_poll_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_poll_links to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on co_poll_links to caseway_app, caseway_host;

create table mn_opinion_links (
  tenant_id uuid not null,
  token_hash text not null,
  opinion_id uuid not null,
  link_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_mn_opinion_links__opinion_id foreign key (tenant_id, opinion_id) references mn_opinions(tenant_id, id) deferrable
);
create index ix_mn_opinion_links__opinion_id on mn_opinion_links (tenant_id, opinion_id);
alter table mn_opinion_links enable row level security, force row level security;
create policy tenant_wall on mn_opinion_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mn_opinion_links to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on mn_opinion_links to caseway_app, caseway_host;

create table clinical_records (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  claimant_last_name text,
  records_from date,
  records_to date,
  records_wanted text,
  parent_id uuid,
  authority text default 'missing'::text,
  authority_envelope_id uuid,
  authority_file_id text,
  authority_on date,
  authority_note text,
  item_count numeric,
  requested_count numeric,
  retrieved_count numeric,
  priority text,
  due_date date,
  bundle_file_id text,
  bundle_pages numeric,
  bundled_at timestamptz,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  search_text text generated always as (lower((((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(claimant_last_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__recordsEndBeforeStart" check (records_to >= records_from),
  constraint fk_clinical_records__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_clinical_records__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_clinical_records__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_clinical_records__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_clinical_records__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_clinical_records__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_clinical_records__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_clinical_records__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_clinical_records__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_clinical_records__parent_id foreign key (tenant_id, parent_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_clinical_records__authority_envelope_id foreign key (tenant_id, authority_envelope_id) references envelopes(tenant_id, id) deferrable
);
create index ix_clinical_records__sort on clinical_records (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__client_id on clinical_records (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__company_id on clinical_records (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__booking_cm_id on clinical_records (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__is_urgent on clinical_records (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__step on clinical_records (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__is_on_hold on clinical_records (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__case_status on clinical_records (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__is_closed on clinical_records (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__next_step on clinical_records (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__next_due_date on clinical_records (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__pic_user_id on clinical_records (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__parent_id on clinical_records (tenant_id, parent_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__authority on clinical_records (tenant_id, authority, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__priority on clinical_records (tenant_id, priority, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__due_date on clinical_records (tenant_id, due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__business_unit_id on clinical_records (tenant_id, business_unit_id) where not is_deleted;
create index ix_clinical_records__contractor_id on clinical_records (tenant_id, contractor_id) where not is_deleted;
create index ix_clinical_records__specialist_id on clinical_records (tenant_id, specialist_id) where not is_deleted;
create index ix_clinical_records__interpreter_id on clinical_records (tenant_id, interpreter_id) where not is_deleted;
create index ix_clinical_records__matter_type_id on clinical_records (tenant_id, matter_type_id) where not is_deleted;
create index ix_clinical_records__scheme_id on clinical_records (tenant_id, scheme_id) where not is_deleted;
create index ix_clinical_records__type_of_claim_id on clinical_records (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_clinical_records__language_id on clinical_records (tenant_id, language_id) where not is_deleted;
create index ix_clinical_records__report_type_id on clinical_records (tenant_id, report_type_id) where not is_deleted;
create index ix_clinical_records__source_of_referral_id on clinical_records (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_clinical_records__authority_envelope_id on clinical_records (tenant_id, authority_envelope_id) where not is_deleted;
create index ix_clinical_records__search on clinical_records using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_clinical_records__envelope on clinical_records (tenant_id, authority_envelope_id) where authority_envelope_id is not null;
alter table clinical_records enable row level security, force row level security;
create policy tenant_wall on clinical_records to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records to caseway_host
  using (true) with check (true);
create policy seen_by_user on clinical_records as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)));
grant select, insert, update on clinical_records to caseway_app, caseway_host;

create function compute_clinical_records() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('filesSent', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Provider' when 'filesSent' then 'Files Sent to CMs' when 'cancelledNoFee' then 'Cancelled (no fee)' when 'cancelledChargeable' then 'Cancelled (chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('filesSent', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on clinical_records
  for each row execute function compute_clinical_records();
create trigger history after insert or delete or update on clinical_records
  for each row execute function capture_change('mr', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,claimant_last_name,authority_file_id,item_count,requested_count,retrieved_count,priority,due_date,bundle_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"parent_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"authority_envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on clinical_records
  for each row execute function keep_search_words('mr');
create trigger search_words_changed after update on clinical_records
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mr');
create trigger fill_case before insert or update of client_id on clinical_records
  for each row execute function fill_case();
create trigger keep_case after insert or update on clinical_records
  for each row execute function keep_case('MR');

create function fill_record_name() returns trigger
  language plpgsql
  as $$
begin
  select c.last_name into new.claimant_last_name
  from clients c where c.tenant_id = new.tenant_id and c.id = new.client_id;
  return new;
end $$;
create trigger fill_record_name before insert or update of client_id on clinical_records
  for each row execute function fill_record_name();

create table clinical_records__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_clinical_records__other_cms__owner_id foreign key (tenant_id, owner_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_clinical_records__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_clinical_records__other_cms__target on clinical_records__other_cms (tenant_id, target_id);
alter table clinical_records__other_cms enable row level security, force row level security;
create policy tenant_wall on clinical_records__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on clinical_records__other_cms to caseway_app, caseway_host;

create table clinical_records__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_clinical_records__body_parts__owner_id foreign key (tenant_id, owner_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_clinical_records__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_clinical_records__body_parts__target on clinical_records__body_parts (tenant_id, target_id);
alter table clinical_records__body_parts enable row level security, force row level security;
create policy tenant_wall on clinical_records__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on clinical_records__body_parts to caseway_app, caseway_host;

create table medical_record_items (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  treatment_provider_id uuid,
  provider_name text not null,
  provider_email text,
  provider_phone text,
  provider_address text,
  request_type text not null,
  note text,
  status text not null default 'toRequest'::text,
  sent_by text,
  requested_on date,
  promised_on date,
  due_date date,
  priority text,
  chase_count numeric default 0,
  last_chased_on date,
  is_answered boolean not null default false,
  escalated_to_id uuid,
  received_on date,
  retrieved_on date,
  pages numeric,
  quoted_fee numeric(18,2),
  foi_fee numeric(18,2),
  fee_status text default 'none'::text,
  fee_approved_by text,
  fee_paid_on date,
  fee_reference text,
  linked_at timestamptz,
  search_text text generated always as (lower(coalesce(provider_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_medical_record_items__mr_id foreign key (tenant_id, mr_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_medical_record_items__treatment_provider_id foreign key (tenant_id, treatment_provider_id) references treatment_providers(tenant_id, id) deferrable,
  constraint fk_medical_record_items__escalated_to_id foreign key (tenant_id, escalated_to_id) references users(tenant_id, id) deferrable
);
create index ix_medical_record_items__sort on medical_record_items (tenant_id, due_date, id) where not is_deleted;
create index ix_medical_record_items__mr_id on medical_record_items (tenant_id, mr_id, due_date, id) where not is_deleted;
create index ix_medical_record_items__request_type on medical_record_items (tenant_id, request_type, due_date, id) where not is_deleted;
create index ix_medical_record_items__status on medical_record_items (tenant_id, status, due_date, id) where not is_deleted;
create index ix_medical_record_items__due_date on medical_record_items (tenant_id, due_date, due_date, id) where not is_deleted;
create index ix_medical_record_items__priority on medical_record_items (tenant_id, priority, due_date, id) where not is_deleted;
create index ix_medical_record_items__fee_status on medical_record_items (tenant_id, fee_status, due_date, id) where not is_deleted;
create index ix_medical_record_items__treatment_provider_id on medical_record_items (tenant_id, treatment_provider_id) where not is_deleted;
create index ix_medical_record_items__escalated_to_id on medical_record_items (tenant_id, escalated_to_id) where not is_deleted;
create index ix_medical_record_items__search on medical_record_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_medical_record_items__waiting on medical_record_items (tenant_id, due_date) where status = 'requested'::text and not is_deleted;
alter table medical_record_items enable row level security, force row level security;
create policy tenant_wall on medical_record_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_items to caseway_host
  using (true) with check (true);
create policy seen_by_user on medical_record_items as restrictive for select to caseway_app
  using ((exists ( select 1
   from clinical_records c
  where c.tenant_id = medical_record_items.tenant_id and c.id = medical_record_items.mr_id)));
grant select, insert, update on medical_record_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on medical_record_items
  for each row execute function capture_change('mri', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,linked_at', '{"mr_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"treatment_provider_id":{"table":"treatment_providers","text":"coalesce(t.name::text, '''')","tenant":true},"escalated_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function count_record_items() returns trigger
  language plpgsql
  as $$
begin
  update clinical_records r set
    item_count = s.items, requested_count = s.requested, retrieved_count = s.done, due_date = s.due,
    priority = s.worst
  from (
    select count(*) as items,
      count(*) filter (where i.requested_on is not null) as requested,
      count(*) filter (where i.status in ('retrieved', 'noRecords')) as done,
      min(i.due_date) filter (where i.status = 'requested') as due,
      case when count(*) = 0 then null
        when bool_or(i.priority = 'high') then 'high'
        when bool_or(i.priority = 'medium') then 'medium'
        when bool_and(i.status in ('retrieved', 'noRecords')) then 'retrieved'
        else 'low' end as worst
    from medical_record_items i
    where i.tenant_id = new.tenant_id and i.mr_id = new.mr_id and not i.is_deleted and i.status <> 'cancelled'
  ) s
  where r.tenant_id = new.tenant_id and r.id = new.mr_id
    and (r.item_count, r.requested_count, r.retrieved_count, r.due_date, r.priority)
      is distinct from (s.items, s.requested, s.done, s.due, s.worst);
  return null;
end $$;
create trigger count_record_items after insert or update on medical_record_items
  for each row execute function count_record_items();
create trigger search_words after insert or delete on medical_record_items
  for each row execute function keep_search_words('mri');
create trigger search_words_changed after update on medical_record_items
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mri');

create table medical_record_files (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  item_id uuid not null,
  file_id text not null,
  name text not null,
  source text not null,
  received_at timestamptz not null,
  status text not null default 'toCheck'::text,
  is_readable boolean not null default false,
  is_right_person boolean not null default false,
  is_complete boolean not null default false,
  pages numeric,
  check_note text,
  checked_by text,
  checked_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_medical_record_files__mr_id foreign key (tenant_id, mr_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_medical_record_files__item_id foreign key (tenant_id, item_id) references medical_record_items(tenant_id, id) deferrable
);
create index ix_medical_record_files__sort on medical_record_files (tenant_id, received_at, id) where not is_deleted;
create index ix_medical_record_files__mr_id on medical_record_files (tenant_id, mr_id, received_at, id) where not is_deleted;
create index ix_medical_record_files__item_id on medical_record_files (tenant_id, item_id, received_at, id) where not is_deleted;
create index ix_medical_record_files__status on medical_record_files (tenant_id, status, received_at, id) where not is_deleted;
create unique index uq_medical_record_files__file_id on medical_record_files (tenant_id, lower(file_id)) where not is_deleted;
alter table medical_record_files enable row level security, force row level security;
create policy tenant_wall on medical_record_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_files to caseway_host
  using (true) with check (true);
create policy seen_by_user on medical_record_files as restrictive for select to caseway_app
  using ((exists ( select 1
   from clinical_records c
  where c.tenant_id = medical_record_files.tenant_id and c.id = medical_record_files.mr_id)));
grant select, insert, update on medical_record_files to caseway_app, caseway_host;
create trigger history after insert or delete or update on medical_record_files
  for each row execute function capture_change('recordFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"mr_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"item_id":{"table":"medical_record_items","text":"coalesce(t.provider_name::text, '''')","tenant":true}}');

create table record_chase_rules (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  request_type text,
  first_days numeric not null,
  side text not null default 'before'::text,
  every_days numeric not null,
  most numeric not null,
  escalate_after numeric,
  escalate_to_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_record_chase_rules__escalate_to_id foreign key (tenant_id, escalate_to_id) references users(tenant_id, id) deferrable
);
create index ix_record_chase_rules__sort on record_chase_rules (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_record_chase_rules__request_type on record_chase_rules (tenant_id, request_type, lower(name), id) include (name) where not is_deleted;
create index ix_record_chase_rules__is_active on record_chase_rules (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_record_chase_rules__escalate_to_id on record_chase_rules (tenant_id, escalate_to_id) where not is_deleted;
create unique index uq_record_chase_rules__name on record_chase_rules (tenant_id, lower(name)) where not is_deleted;
create index ix_record_chase_rules__search on record_chase_rules using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table record_chase_rules enable row level security, force row level security;
create policy tenant_wall on record_chase_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on record_chase_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on record_chase_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on record_chase_rules
  for each row execute function capture_change('recordChaseRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"escalate_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on record_chase_rules
  for each row execute function keep_search_words('recordChaseRule');
create trigger search_words_changed after update on record_chase_rules
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('recordChaseRule');

create table medical_record_contacts (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  item_id uuid not null,
  kind text not null,
  at timestamptz not null,
  said text,
  destination text,
  by_name text,
  rule_id uuid,
  occasion text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_medical_record_contacts__mr_id foreign key (tenant_id, mr_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_medical_record_contacts__item_id foreign key (tenant_id, item_id) references medical_record_items(tenant_id, id) deferrable,
  constraint fk_medical_record_contacts__rule_id foreign key (tenant_id, rule_id) references record_chase_rules(tenant_id, id) deferrable
);
create index ix_medical_record_contacts__sort on medical_record_contacts (tenant_id, at desc, id);
create index ix_medical_record_contacts__mr_id on medical_record_contacts (tenant_id, mr_id, at desc, id);
create index ix_medical_record_contacts__item_id on medical_record_contacts (tenant_id, item_id, at desc, id);
create index ix_medical_record_contacts__kind on medical_record_contacts (tenant_id, kind, at desc, id);
create index ix_medical_record_contacts__rule_id on medical_record_contacts (tenant_id, rule_id);
create unique index uq_medical_record_contacts__item_id__rule_id__occasion on medical_record_contacts (tenant_id, item_id, rule_id, lower(occasion));
alter table medical_record_contacts enable row level security, force row level security;
create policy tenant_wall on medical_record_contacts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_contacts to caseway_host
  using (true) with check (true);
create policy seen_by_user on medical_record_contacts as restrictive for select to caseway_app
  using ((exists ( select 1
   from clinical_records c
  where c.tenant_id = medical_record_contacts.tenant_id and c.id = medical_record_contacts.mr_id)));
grant select, insert on medical_record_contacts to caseway_app, caseway_host;
create trigger append_only before delete or update on medical_record_contacts
  for each row execute function refuse_change();
create trigger never_truncated before truncate on medical_record_contacts
  for each statement execute function refuse_change();
create trigger history after insert on medical_record_contacts referencing new table as added
  for each statement execute function audit_additions('recordContact');

create table record_upload_links (
  tenant_id uuid not null,
  token_hash text not null,
  item_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  constraint fk_record_upload_links__item_id foreign key (tenant_id, item_id) references medical_record_items(tenant_id, id) deferrable
);
create index ix_record_upload_links__item_id on record_upload_links (tenant_id, item_id);
alter table record_upload_links enable row level security, force row level security;
create policy tenant_wall on record_upload_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on record_upload_links to caseway_host
  using (true) with check (true);
grant select, insert on record_upload_links to caseway_app;
grant select, insert, update on record_upload_links to caseway_host;

create table ndis (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  lifecycle text not null default 'active'::text,
  ndis_number text not null,
  plan_from date,
  plan_to date,
  management_type text,
  plan_manager text,
  plan_manager_email text,
  evidence_type text,
  state text,
  remoteness text not null default 'national'::text,
  primary_disability text,
  nominee_type text default 'none'::text,
  nominee_name text,
  nominee_email text,
  goals text,
  supports_wanted text,
  search_text text generated always as (lower((((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(ndis_number, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__planEndsBeforeStart" check (plan_to >= plan_from),
  constraint fk_ndis__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_ndis__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_ndis__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_ndis__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_ndis__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_ndis__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_ndis__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_ndis__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_ndis__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable
);
create index ix_ndis__sort on ndis (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__client_id on ndis (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__company_id on ndis (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__step on ndis (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__is_on_hold on ndis (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__case_status on ndis (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__is_closed on ndis (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__next_step on ndis (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__next_due_date on ndis (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__pic_user_id on ndis (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__plan_to on ndis (tenant_id, plan_to, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__management_type on ndis (tenant_id, management_type, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__booking_cm_id on ndis (tenant_id, booking_cm_id) where not is_deleted;
create index ix_ndis__business_unit_id on ndis (tenant_id, business_unit_id) where not is_deleted;
create index ix_ndis__contractor_id on ndis (tenant_id, contractor_id) where not is_deleted;
create index ix_ndis__specialist_id on ndis (tenant_id, specialist_id) where not is_deleted;
create index ix_ndis__interpreter_id on ndis (tenant_id, interpreter_id) where not is_deleted;
create index ix_ndis__matter_type_id on ndis (tenant_id, matter_type_id) where not is_deleted;
create index ix_ndis__scheme_id on ndis (tenant_id, scheme_id) where not is_deleted;
create index ix_ndis__type_of_claim_id on ndis (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_ndis__language_id on ndis (tenant_id, language_id) where not is_deleted;
create index ix_ndis__report_type_id on ndis (tenant_id, report_type_id) where not is_deleted;
create index ix_ndis__source_of_referral_id on ndis (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_ndis__search on ndis using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function case_is_for(person uuid, visibility text, case_id uuid) returns boolean
  language sql stable
  as $$
  select case_visibility_includes(person, visibility,
    array(select pg.target_id from case_permissions p
      join case_permissions__groups pg on pg.tenant_id = p.tenant_id and pg.owner_id = p.id
      where p.tenant_id = current_tenant() and p.case_id = case_is_for.case_id and not p.is_deleted))
$$;
alter table ndis enable row level security, force row level security;
create policy tenant_wall on ndis to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or case_is_for(current_actor(), visibility, id));
grant select, insert, update on ndis to caseway_app, caseway_host;

create function compute_ndis() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.billing_status = 'none' then new.step when new.billing_status = 'partiallyPaid' then 'clientPartiallyPaid' when new.billing_status = 'fullyPaid' then 'specialistFullyPaid' else new.billing_status end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Create' when 'reportRequested' then 'Report Requested' when 'clientInvoiced' then 'service fee invoiced' when 'clientPartiallyPaid' then 'service fee partially paid' when 'clientFullyPaid' then 'service fee fully paid' when 'specialistInvoiced' then 'provider payment processed' when 'specialistPartiallyPaid' then 'provider payment partially paid' when 'specialistFullyPaid' then 'provider payment fully paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.lifecycle = 'closed');
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, billing_status, step, status_name, is_closed, lifecycle on ndis
  for each row execute function compute_ndis();
create trigger history after insert or delete or update on ndis
  for each row execute function capture_change('ndis', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on ndis
  for each row execute function keep_search_words('ndis');
create trigger search_words_changed after update on ndis
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ndis');
create trigger fill_case before insert or update of client_id on ndis
  for each row execute function fill_case();
create trigger keep_case after insert or update on ndis
  for each row execute function keep_case('NDIS');

create table ndis__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_ndis__other_cms__owner_id foreign key (tenant_id, owner_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_ndis__other_cms__target on ndis__other_cms (tenant_id, target_id);
alter table ndis__other_cms enable row level security, force row level security;
create policy tenant_wall on ndis__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on ndis__other_cms to caseway_app, caseway_host;

create table ndis__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_ndis__body_parts__owner_id foreign key (tenant_id, owner_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ndis__body_parts__target on ndis__body_parts (tenant_id, target_id);
alter table ndis__body_parts enable row level security, force row level security;
create policy tenant_wall on ndis__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on ndis__body_parts to caseway_app, caseway_host;

create table ndis_price_limits (
  tenant_id uuid not null,
  id uuid not null,
  service_item_id uuid not null,
  zone text not null,
  price_limit numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_price_limits__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items(tenant_id, id) deferrable
);
create index ix_ndis_price_limits__sort on ndis_price_limits (tenant_id, lower(zone), id) include (zone) where not is_deleted;
create index ix_ndis_price_limits__service_item_id on ndis_price_limits (tenant_id, service_item_id, lower(zone), id) include (zone) where not is_deleted;
create index ix_ndis_price_limits__zone on ndis_price_limits (tenant_id, zone, lower(zone), id) include (zone) where not is_deleted;
create unique index uq_ndis_price_limits__service_item_id__zone on ndis_price_limits (tenant_id, service_item_id, lower(zone)) where not is_deleted;
alter table ndis_price_limits enable row level security, force row level security;
create policy tenant_wall on ndis_price_limits to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_price_limits to caseway_host
  using (true) with check (true);
grant select, insert, update on ndis_price_limits to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_price_limits
  for each row execute function capture_change('ndisPriceLimit', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

create table ndis_budgets (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  support_category_id uuid not null,
  amount numeric(18,2) not null,
  planned_hours numeric,
  used_amount numeric(18,2) default 0.00,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__budgetBelowUsed" check (amount >= used_amount),
  constraint fk_ndis_budgets__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_budgets__support_category_id foreign key (tenant_id, support_category_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ndis_budgets__sort on ndis_budgets (tenant_id, amount desc, id) where not is_deleted;
create index ix_ndis_budgets__ndis_id on ndis_budgets (tenant_id, ndis_id, amount desc, id) where not is_deleted;
create index ix_ndis_budgets__support_category_id on ndis_budgets (tenant_id, support_category_id, amount desc, id) where not is_deleted;
create unique index uq_ndis_budgets__ndis_id__support_category_id on ndis_budgets (tenant_id, ndis_id, support_category_id) where not is_deleted;
alter table ndis_budgets enable row level security, force row level security;
create policy tenant_wall on ndis_budgets to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_budgets to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_budgets as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_budgets.tenant_id and c.id = ndis_budgets.ndis_id)));
grant select, insert, update on ndis_budgets to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_budgets
  for each row execute function capture_change('ndisBudget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"support_category_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create table ndis_key_contacts (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  name text not null,
  relationship text,
  organisation text,
  phone text,
  email text,
  is_emergency boolean not null default false,
  note text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_key_contacts__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable
);
create index ix_ndis_key_contacts__sort on ndis_key_contacts (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_ndis_key_contacts__ndis_id on ndis_key_contacts (tenant_id, ndis_id, lower(name), id) include (name) where not is_deleted;
create index ix_ndis_key_contacts__search on ndis_key_contacts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ndis_key_contacts enable row level security, force row level security;
create policy tenant_wall on ndis_key_contacts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_key_contacts to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_key_contacts as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_key_contacts.tenant_id and c.id = ndis_key_contacts.ndis_id)));
grant select, insert, update on ndis_key_contacts to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_key_contacts
  for each row execute function capture_change('ndisKeyContact', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table ndis_implementing_providers (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  name text not null,
  registration_number text,
  contact_name text,
  phone text,
  email text,
  supports text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_implementing_providers__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable
);
create index ix_ndis_implementing_providers__sort on ndis_implementing_providers (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_ndis_implementing_providers__ndis_id on ndis_implementing_providers (tenant_id, ndis_id, lower(name), id) include (name) where not is_deleted;
create index ix_ndis_implementing_providers__search on ndis_implementing_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ndis_implementing_providers enable row level security, force row level security;
create policy tenant_wall on ndis_implementing_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_implementing_providers to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_implementing_providers as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_implementing_providers.tenant_id and c.id = ndis_implementing_providers.ndis_id)));
grant select, insert, update on ndis_implementing_providers to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_implementing_providers
  for each row execute function capture_change('ndisImplementingProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table ndis_chemical_restraints (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  medicine text not null,
  dose text not null,
  use text not null default 'routine'::text,
  prescribed_by text,
  authorised_by text,
  authority_reference text,
  authorised_from date,
  authorised_to date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__authorityEndsBeforeStart" check (authorised_to >= authorised_from),
  constraint fk_ndis_chemical_restraints__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable
);
create index ix_ndis_chemical_restraints__sort on ndis_chemical_restraints (tenant_id, authorised_to, id) where not is_deleted;
create index ix_ndis_chemical_restraints__ndis_id on ndis_chemical_restraints (tenant_id, ndis_id, authorised_to, id) where not is_deleted;
create index ix_ndis_chemical_restraints__authorised_to on ndis_chemical_restraints (tenant_id, authorised_to, authorised_to, id) where not is_deleted;
create index ix_ndis_chemical_restraints__ending on ndis_chemical_restraints (authorised_to) where not is_deleted and authorised_to is not null;
alter table ndis_chemical_restraints enable row level security, force row level security;
create policy tenant_wall on ndis_chemical_restraints to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_chemical_restraints to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_chemical_restraints as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_chemical_restraints.tenant_id and c.id = ndis_chemical_restraints.ndis_id)));
grant select, insert, update on ndis_chemical_restraints to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_chemical_restraints
  for each row execute function capture_change('ndisChemicalRestraint', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table ndis_service_agreements (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  supports text not null,
  notice_days numeric not null default 7,
  terms text,
  status text not null default 'draft'::text,
  envelope_id uuid,
  signer_name text,
  signer_email text,
  sent_at timestamptz,
  ended_at timestamptz,
  signed_file_id text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__agreementEndsBeforeStart" check (ends_on >= starts_on),
  constraint fk_ndis_service_agreements__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_service_agreements__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable
);
create index ix_ndis_service_agreements__sort on ndis_service_agreements (tenant_id, starts_on desc, id) where not is_deleted;
create index ix_ndis_service_agreements__ndis_id on ndis_service_agreements (tenant_id, ndis_id, starts_on desc, id) where not is_deleted;
create index ix_ndis_service_agreements__status on ndis_service_agreements (tenant_id, status, starts_on desc, id) where not is_deleted;
create index ix_ndis_service_agreements__envelope_id on ndis_service_agreements (tenant_id, envelope_id) where not is_deleted;
create unique index ux_ndis_service_agreements__current on ndis_service_agreements (tenant_id, ndis_id) where (status = any (array['draft'::text, 'sent'::text, 'delivered'::text])) and not is_deleted;
create index ix_ndis_service_agreements__envelope on ndis_service_agreements (tenant_id, envelope_id) where envelope_id is not null and not is_deleted;
alter table ndis_service_agreements enable row level security, force row level security;
create policy tenant_wall on ndis_service_agreements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_service_agreements to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_service_agreements as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_service_agreements.tenant_id and c.id = ndis_service_agreements.ndis_id)));
grant select, insert, update on ndis_service_agreements to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_service_agreements
  for each row execute function capture_change('ndisServiceAgreement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,signed_file_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create table ndis_clinical_notes (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  written_on date not null,
  kind text not null default 'session'::text,
  body text not null,
  addendum_to_id uuid,
  status text not null default 'draft'::text,
  signed_at timestamptz,
  signed_by text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_clinical_notes__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_clinical_notes__addendum_to_id foreign key (tenant_id, addendum_to_id) references ndis_clinical_notes(tenant_id, id) deferrable
);
create index ix_ndis_clinical_notes__sort on ndis_clinical_notes (tenant_id, written_on desc, id) where not is_deleted;
create index ix_ndis_clinical_notes__ndis_id on ndis_clinical_notes (tenant_id, ndis_id, written_on desc, id) where not is_deleted;
create index ix_ndis_clinical_notes__addendum_to_id on ndis_clinical_notes (tenant_id, addendum_to_id, written_on desc, id) where not is_deleted;
create index ix_ndis_clinical_notes__status on ndis_clinical_notes (tenant_id, status, written_on desc, id) where not is_deleted;
alter table ndis_clinical_notes enable row level security, force row level security;
create policy tenant_wall on ndis_clinical_notes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_clinical_notes to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_clinical_notes as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_clinical_notes.tenant_id and c.id = ndis_clinical_notes.ndis_id)));
grant select, insert, update on ndis_clinical_notes to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_clinical_notes
  for each row execute function capture_change('ndisClinicalNote', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"addendum_to_id":{"table":"ndis_clinical_notes","text":"coalesce(t.written_on::text, '''')","tenant":true}}');

create function keep_signed_note() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' and old.status = 'signed'
      and (new.ndis_id, new.written_on, new.kind, new.body, new.addendum_to_id, new.is_deleted)
        is distinct from
        (old.ndis_id, old.written_on, old.kind, old.body, old.addendum_to_id, old.is_deleted) then
    raise exception 'A signed note stays' using errcode = '23514', constraint = 'refused__noteSigned';
  end if;
  if new.addendum_to_id is not null and not exists (
      select 1 from ndis_clinical_notes n where n.tenant_id = new.tenant_id and n.id = new.addendum_to_id
        and n.ndis_id = new.ndis_id and n.status = 'signed' and not n.is_deleted) then
    raise exception 'An addendum without its note' using errcode = '23514',
      constraint = 'refused__addendumNeedsSignedNote';
  end if;
  return new;
end $$;
create trigger keep_signed_note before insert or update on ndis_clinical_notes
  for each row execute function keep_signed_note();

create table ndis_appointments (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  service_item_id uuid not null,
  specialist_id uuid,
  appointment_on date not null,
  start_time text not null,
  minutes numeric not null default 60,
  place text not null default 'clinic'::text,
  appointment_id uuid,
  status text not null default 'requested'::text,
  delivered_minutes numeric default 0,
  travel_minutes numeric default 0,
  non_face_minutes numeric default 0,
  cancelled_on date,
  cancel_reason text,
  claimed_on date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_appointments__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_appointments__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items(tenant_id, id) deferrable,
  constraint fk_ndis_appointments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_ndis_appointments__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable
);
create index ix_ndis_appointments__sort on ndis_appointments (tenant_id, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__ndis_id on ndis_appointments (tenant_id, ndis_id, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__service_item_id on ndis_appointments (tenant_id, service_item_id, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__specialist_id on ndis_appointments (tenant_id, specialist_id, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__appointment_on on ndis_appointments (tenant_id, appointment_on, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__status on ndis_appointments (tenant_id, status, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__appointment_id on ndis_appointments (tenant_id, appointment_id) where not is_deleted;
alter table ndis_appointments enable row level security, force row level security;
create policy tenant_wall on ndis_appointments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_appointments to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_appointments as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_appointments.tenant_id and c.id = ndis_appointments.ndis_id)));
grant select, insert, update on ndis_appointments to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_appointments
  for each row execute function capture_change('ndisAppointment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true}}');

create table ndis_payment_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  registration_number text not null,
  delivered_from date not null,
  delivered_to date not null,
  made_on date not null,
  status text not null default 'making'::text,
  line_count numeric default 0,
  total numeric(18,2) default 0.00,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ndis_payment_requests__sort on ndis_payment_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_ndis_payment_requests__made_on on ndis_payment_requests (tenant_id, made_on, lower(request_no) desc, id) where not is_deleted;
create index ix_ndis_payment_requests__status on ndis_payment_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
create index ix_ndis_payment_requests__search on ndis_payment_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ndis_payment_requests enable row level security, force row level security;
create policy tenant_wall on ndis_payment_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_payment_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on ndis_payment_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_payment_requests
  for each row execute function capture_change('ndisPaymentRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on ndis_payment_requests
  for each row execute function keep_search_words('ndisPaymentRequest');
create trigger search_words_changed after update on ndis_payment_requests
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ndisPaymentRequest');

create table ndis_claims (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  claim_no text,
  kind text not null,
  appointment_id uuid,
  budget_id uuid not null,
  service_item_id uuid not null,
  support_number text not null,
  delivered_from date not null,
  delivered_to date not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  amount numeric(18,2) not null,
  cancel_reason text,
  status text not null default 'toClaim'::text,
  payment_request_id uuid,
  charge_id uuid,
  outcome_note text,
  search_text text generated always as (lower(coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_claims__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_claims__appointment_id foreign key (tenant_id, appointment_id) references ndis_appointments(tenant_id, id) deferrable,
  constraint fk_ndis_claims__budget_id foreign key (tenant_id, budget_id) references ndis_budgets(tenant_id, id) deferrable,
  constraint fk_ndis_claims__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items(tenant_id, id) deferrable,
  constraint fk_ndis_claims__payment_request_id foreign key (tenant_id, payment_request_id) references ndis_payment_requests(tenant_id, id) deferrable,
  constraint fk_ndis_claims__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable
);
create index ix_ndis_claims__sort on ndis_claims (tenant_id, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__ndis_id on ndis_claims (tenant_id, ndis_id, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__kind on ndis_claims (tenant_id, kind, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__appointment_id on ndis_claims (tenant_id, appointment_id, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__delivered_from on ndis_claims (tenant_id, delivered_from, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__status on ndis_claims (tenant_id, status, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__payment_request_id on ndis_claims (tenant_id, payment_request_id, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__budget_id on ndis_claims (tenant_id, budget_id) where not is_deleted;
create index ix_ndis_claims__service_item_id on ndis_claims (tenant_id, service_item_id) where not is_deleted;
create index ix_ndis_claims__charge_id on ndis_claims (tenant_id, charge_id) where not is_deleted;
create index ix_ndis_claims__search on ndis_claims using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create unique index ux_ndis_claims__once on ndis_claims (tenant_id, appointment_id, kind) where appointment_id is not null and (status <> all (array['withdrawn'::text, 'rejected'::text])) and not is_deleted;
create index ix_ndis_claims__waiting on ndis_claims (tenant_id, delivered_from) where status = 'toClaim'::text and not is_deleted;
alter table ndis_claims enable row level security, force row level security;
create policy tenant_wall on ndis_claims to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_claims to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_claims as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_claims.tenant_id and c.id = ndis_claims.ndis_id)));
grant select, insert, update on ndis_claims to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_claims
  for each row execute function capture_change('ndisClaim', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"appointment_id":{"table":"ndis_appointments","text":"(coalesce(t.appointment_on::text, '''') || '' '' || coalesce(t.start_time::text, ''''))","tenant":true},"budget_id":{"table":"ndis_budgets","text":"coalesce(t.amount::text, '''')","tenant":true},"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"payment_request_id":{"table":"ndis_payment_requests","text":"coalesce(t.request_no::text, '''')","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true}}');

create table mva_claim (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  state_id text,
  accident_date date,
  accident_place text,
  accident_role text,
  police_event_no text,
  vehicle_rego text,
  other_vehicle_rego text,
  ctp_insurer text,
  accident_note text,
  injuries text,
  limitation_date date,
  limitation_calculated date,
  limitation_rule text,
  limitation_version text,
  limitation_source text,
  limitation_reason text,
  lodged_on date,
  liability text,
  liability_decided_on date,
  demand_amount numeric(18,2),
  settled_on date,
  settled_with text,
  settlement_gross numeric(18,2),
  settlement_note text,
  costs_total numeric(18,2),
  disbursements_total numeric(18,2),
  refunds_total numeric(18,2),
  net_to_client numeric(18,2),
  disbursed_on date,
  terminated_on date,
  termination_reason text,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_claim__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_mva_claim__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_mva_claim__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_mva_claim__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_mva_claim__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_mva_claim__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_mva_claim__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_mva_claim__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_mva_claim__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable
);
create index ix_mva_claim__sort on mva_claim (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__client_id on mva_claim (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__company_id on mva_claim (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__step on mva_claim (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__is_on_hold on mva_claim (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__case_status on mva_claim (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__is_closed on mva_claim (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__next_step on mva_claim (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__next_due_date on mva_claim (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__pic_user_id on mva_claim (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__state_id on mva_claim (tenant_id, state_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__accident_date on mva_claim (tenant_id, accident_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__limitation_date on mva_claim (tenant_id, limitation_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__liability on mva_claim (tenant_id, liability, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__booking_cm_id on mva_claim (tenant_id, booking_cm_id) where not is_deleted;
create index ix_mva_claim__business_unit_id on mva_claim (tenant_id, business_unit_id) where not is_deleted;
create index ix_mva_claim__contractor_id on mva_claim (tenant_id, contractor_id) where not is_deleted;
create index ix_mva_claim__specialist_id on mva_claim (tenant_id, specialist_id) where not is_deleted;
create index ix_mva_claim__interpreter_id on mva_claim (tenant_id, interpreter_id) where not is_deleted;
create index ix_mva_claim__matter_type_id on mva_claim (tenant_id, matter_type_id) where not is_deleted;
create index ix_mva_claim__scheme_id on mva_claim (tenant_id, scheme_id) where not is_deleted;
create index ix_mva_claim__type_of_claim_id on mva_claim (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_mva_claim__language_id on mva_claim (tenant_id, language_id) where not is_deleted;
create index ix_mva_claim__report_type_id on mva_claim (tenant_id, report_type_id) where not is_deleted;
create index ix_mva_claim__source_of_referral_id on mva_claim (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_mva_claim__search on mva_claim using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mva_claim__running on mva_claim (limitation_date) where not is_closed and not is_deleted and limitation_date is not null;
alter table mva_claim enable row level security, force row level security;
create policy tenant_wall on mva_claim to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_claim as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or case_is_for(current_actor(), visibility, id));
grant select, insert, update on mva_claim to caseway_app, caseway_host;

create function compute_mva_claim() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('terminated', 'closed') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Claim Created' when 'claimLodged' then 'Claim Lodged' when 'liabilityDecision' then 'Liability Decision' when 'treatment' then 'Treatment' when 'medicalEvidence' then 'Medical Evidence' when 'demandSent' then 'Demand Sent' when 'negotiation' then 'Negotiation' when 'settled' then 'Settled' when 'terminated' then 'Terminated' when 'closed' then 'Closed' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('terminated', 'closed'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mva_claim
  for each row execute function compute_mva_claim();
create trigger history after insert or delete or update on mva_claim
  for each row execute function capture_change('mva', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on mva_claim
  for each row execute function keep_search_words('mva');
create trigger search_words_changed after update on mva_claim
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mva');
create trigger fill_case before insert or update of client_id on mva_claim
  for each row execute function fill_case();
create trigger keep_case after insert or update on mva_claim
  for each row execute function keep_case('MVA');

create table mva_claim__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mva_claim__other_cms__owner_id foreign key (tenant_id, owner_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_claim__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_mva_claim__other_cms__target on mva_claim__other_cms (tenant_id, target_id);
alter table mva_claim__other_cms enable row level security, force row level security;
create policy tenant_wall on mva_claim__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on mva_claim__other_cms to caseway_app, caseway_host;

create table mva_claim__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mva_claim__body_parts__owner_id foreign key (tenant_id, owner_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_claim__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mva_claim__body_parts__target on mva_claim__body_parts (tenant_id, target_id);
alter table mva_claim__body_parts enable row level security, force row level security;
create policy tenant_wall on mva_claim__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on mva_claim__body_parts to caseway_app, caseway_host;

create table mva_insurers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  name text not null,
  kind text not null default 'ctp'::text,
  claim_no text,
  claim_officer text,
  email text,
  phone text,
  note text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_insurers__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable
);
create index ix_mva_insurers__sort on mva_insurers (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_mva_insurers__claim_id on mva_insurers (tenant_id, claim_id, lower(name), id) include (name) where not is_deleted;
create index ix_mva_insurers__kind on mva_insurers (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_mva_insurers__search on mva_insurers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table mva_insurers enable row level security, force row level security;
create policy tenant_wall on mva_insurers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_insurers to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_insurers as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_insurers.tenant_id and c.id = mva_insurers.claim_id)));
grant select, insert, update on mva_insurers to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_insurers
  for each row execute function capture_change('mvaInsurer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on mva_insurers
  for each row execute function keep_search_words('mvaInsurer');
create trigger search_words_changed after update on mva_insurers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mvaInsurer');

create table mva_offers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  insurer_item_id uuid not null,
  offered_on date not null,
  expires_on date,
  status text not null default 'received'::text,
  non_economic_loss numeric(18,2),
  past_treatment numeric(18,2),
  future_treatment numeric(18,2),
  past_economic_loss numeric(18,2),
  future_economic_loss numeric(18,2),
  superannuation numeric(18,2),
  past_care numeric(18,2),
  future_care numeric(18,2),
  other_damage numeric(18,2),
  legal_costs numeric(18,2),
  note text,
  amount numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__offerEndsBeforeItBegins" check (expires_on >= offered_on),
  constraint fk_mva_offers__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_offers__insurer_item_id foreign key (tenant_id, insurer_item_id) references mva_insurers(tenant_id, id) deferrable
);
create index ix_mva_offers__sort on mva_offers (tenant_id, offered_on desc, id) where not is_deleted;
create index ix_mva_offers__claim_id on mva_offers (tenant_id, claim_id, offered_on desc, id) where not is_deleted;
create index ix_mva_offers__insurer_item_id on mva_offers (tenant_id, insurer_item_id, offered_on desc, id) where not is_deleted;
create index ix_mva_offers__status on mva_offers (tenant_id, status, offered_on desc, id) where not is_deleted;
alter table mva_offers enable row level security, force row level security;
create policy tenant_wall on mva_offers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_offers to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_offers as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_offers.tenant_id and c.id = mva_offers.claim_id)));
grant select, insert, update on mva_offers to caseway_app, caseway_host;

create function compute_mva_offers() returns trigger
  language plpgsql
  as $$
begin
  new.amount := coalesce(new.non_economic_loss, 0) + coalesce(new.past_treatment, 0) + coalesce(new.future_treatment, 0) + coalesce(new.past_economic_loss, 0) + coalesce(new.future_economic_loss, 0) + coalesce(new.superannuation, 0) + coalesce(new.past_care, 0) + coalesce(new.future_care, 0) + coalesce(new.other_damage, 0) + coalesce(new.legal_costs, 0);
  return new;
end $$;
create trigger computed before insert or update of amount, non_economic_loss, past_treatment, future_treatment, past_economic_loss, future_economic_loss, superannuation, past_care, future_care, other_damage, legal_costs on mva_offers
  for each row execute function compute_mva_offers();
create trigger history after insert or delete or update on mva_offers
  for each row execute function capture_change('mvaOffer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"insurer_item_id":{"table":"mva_insurers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table mva_demands (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  insurer_item_id uuid,
  demanded_on date not null,
  payable_by date,
  non_economic_loss numeric(18,2),
  past_treatment numeric(18,2),
  future_treatment numeric(18,2),
  past_economic_loss numeric(18,2),
  future_economic_loss numeric(18,2),
  superannuation numeric(18,2),
  past_care numeric(18,2),
  future_care numeric(18,2),
  other_damage numeric(18,2),
  legal_costs numeric(18,2),
  words text,
  amount numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__demandDueBeforeLetter" check (payable_by >= demanded_on),
  constraint fk_mva_demands__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_demands__insurer_item_id foreign key (tenant_id, insurer_item_id) references mva_insurers(tenant_id, id) deferrable
);
create index ix_mva_demands__sort on mva_demands (tenant_id, demanded_on desc, id) where not is_deleted;
create index ix_mva_demands__claim_id on mva_demands (tenant_id, claim_id, demanded_on desc, id) where not is_deleted;
create index ix_mva_demands__insurer_item_id on mva_demands (tenant_id, insurer_item_id) where not is_deleted;
create unique index uq_mva_demands__claim_id on mva_demands (tenant_id, claim_id) where not is_deleted;
alter table mva_demands enable row level security, force row level security;
create policy tenant_wall on mva_demands to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_demands to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_demands as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_demands.tenant_id and c.id = mva_demands.claim_id)));
grant select, insert, update on mva_demands to caseway_app, caseway_host;

create function compute_mva_demands() returns trigger
  language plpgsql
  as $$
begin
  new.amount := coalesce(new.non_economic_loss, 0) + coalesce(new.past_treatment, 0) + coalesce(new.future_treatment, 0) + coalesce(new.past_economic_loss, 0) + coalesce(new.future_economic_loss, 0) + coalesce(new.superannuation, 0) + coalesce(new.past_care, 0) + coalesce(new.future_care, 0) + coalesce(new.other_damage, 0) + coalesce(new.legal_costs, 0);
  return new;
end $$;
create trigger computed before insert or update of amount, non_economic_loss, past_treatment, future_treatment, past_economic_loss, future_economic_loss, superannuation, past_care, future_care, other_damage, legal_costs on mva_demands
  for each row execute function compute_mva_demands();
create trigger history after insert or delete or update on mva_demands
  for each row execute function capture_change('mvaDemand', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"insurer_item_id":{"table":"mva_insurers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table mva_medical_providers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  name text not null,
  profession text not null,
  phone text,
  email text,
  place text,
  note text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_medical_providers__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable
);
create index ix_mva_medical_providers__sort on mva_medical_providers (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_mva_medical_providers__claim_id on mva_medical_providers (tenant_id, claim_id, lower(name), id) include (name) where not is_deleted;
create index ix_mva_medical_providers__profession on mva_medical_providers (tenant_id, profession, lower(name), id) include (name) where not is_deleted;
create index ix_mva_medical_providers__search on mva_medical_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table mva_medical_providers enable row level security, force row level security;
create policy tenant_wall on mva_medical_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_medical_providers to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_medical_providers as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_medical_providers.tenant_id and c.id = mva_medical_providers.claim_id)));
grant select, insert, update on mva_medical_providers to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_medical_providers
  for each row execute function capture_change('mvaMedicalProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on mva_medical_providers
  for each row execute function keep_search_words('mvaMedicalProvider');
create trigger search_words_changed after update on mva_medical_providers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mvaMedicalProvider');

create table mva_treatment_periods (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  provider_id uuid not null,
  treatment text not null,
  date_from date not null,
  date_to date,
  sessions numeric,
  cost numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__treatmentEndsBeforeStart" check (date_to >= date_from),
  constraint fk_mva_treatment_periods__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_treatment_periods__provider_id foreign key (tenant_id, provider_id) references mva_medical_providers(tenant_id, id) deferrable
);
create index ix_mva_treatment_periods__sort on mva_treatment_periods (tenant_id, date_from, id) where not is_deleted;
create index ix_mva_treatment_periods__claim_id on mva_treatment_periods (tenant_id, claim_id, date_from, id) where not is_deleted;
create index ix_mva_treatment_periods__provider_id on mva_treatment_periods (tenant_id, provider_id, date_from, id) where not is_deleted;
alter table mva_treatment_periods enable row level security, force row level security;
create policy tenant_wall on mva_treatment_periods to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_treatment_periods to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_treatment_periods as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_treatment_periods.tenant_id and c.id = mva_treatment_periods.claim_id)));
grant select, insert, update on mva_treatment_periods to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_treatment_periods
  for each row execute function capture_change('mvaTreatmentPeriod', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"provider_id":{"table":"mva_medical_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table mva_treatment_plans (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  provider_id uuid not null,
  treatment text not null,
  requested_on date not null,
  sessions_requested numeric not null,
  status text not null default 'requested'::text,
  decided_on date,
  sessions_approved numeric,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__moreApprovedThanRequested" check (sessions_approved <= sessions_requested),
  constraint "refused__planDecidedBeforeRequest" check (decided_on >= requested_on),
  constraint fk_mva_treatment_plans__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_treatment_plans__provider_id foreign key (tenant_id, provider_id) references mva_medical_providers(tenant_id, id) deferrable
);
create index ix_mva_treatment_plans__sort on mva_treatment_plans (tenant_id, requested_on desc, id) where not is_deleted;
create index ix_mva_treatment_plans__claim_id on mva_treatment_plans (tenant_id, claim_id, requested_on desc, id) where not is_deleted;
create index ix_mva_treatment_plans__provider_id on mva_treatment_plans (tenant_id, provider_id, requested_on desc, id) where not is_deleted;
create index ix_mva_treatment_plans__status on mva_treatment_plans (tenant_id, status, requested_on desc, id) where not is_deleted;
alter table mva_treatment_plans enable row level security, force row level security;
create policy tenant_wall on mva_treatment_plans to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_treatment_plans to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_treatment_plans as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_treatment_plans.tenant_id and c.id = mva_treatment_plans.claim_id)));
grant select, insert, update on mva_treatment_plans to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_treatment_plans
  for each row execute function capture_change('mvaMedicalTreatmentPlan', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"provider_id":{"table":"mva_medical_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table mva_disbursements (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  item_index numeric,
  kind text not null,
  payee text not null,
  description text,
  amount numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_disbursements__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable
);
create index ix_mva_disbursements__sort on mva_disbursements (tenant_id, item_index, id) where not is_deleted;
create index ix_mva_disbursements__claim_id on mva_disbursements (tenant_id, claim_id, item_index, id) where not is_deleted;
create index ix_mva_disbursements__kind on mva_disbursements (tenant_id, kind, item_index, id) where not is_deleted;
alter table mva_disbursements enable row level security, force row level security;
create policy tenant_wall on mva_disbursements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_disbursements to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_disbursements as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_disbursements.tenant_id and c.id = mva_disbursements.claim_id)));
grant select, insert, update on mva_disbursements to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_disbursements
  for each row execute function capture_change('mvaDisbursement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table mva_limitation_reminders (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  limitation_date date not null,
  months numeric not null,
  told_name text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_limitation_reminders__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable
);
create index ix_mva_limitation_reminders__sort on mva_limitation_reminders (tenant_id, creation_time, id);
create index ix_mva_limitation_reminders__claim_id on mva_limitation_reminders (tenant_id, claim_id, creation_time, id);
create index ix_mva_limitation_reminders__months on mva_limitation_reminders (tenant_id, months, creation_time, id);
create unique index uq_mva_limitation_reminders__claim_id__limitation_date__months on mva_limitation_reminders (tenant_id, claim_id, limitation_date, months);
alter table mva_limitation_reminders enable row level security, force row level security;
create policy tenant_wall on mva_limitation_reminders to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_limitation_reminders to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_limitation_reminders as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_limitation_reminders.tenant_id and c.id = mva_limitation_reminders.claim_id)));
grant select, insert on mva_limitation_reminders to caseway_app, caseway_host;
create trigger append_only before delete or update on mva_limitation_reminders
  for each row execute function refuse_change();
create trigger never_truncated before truncate on mva_limitation_reminders
  for each statement execute function refuse_change();
create trigger history after insert on mva_limitation_reminders referencing new table as added
  for each statement execute function audit_additions('limitationReminder');

create table tpd (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  occupation text,
  date_last_worked date,
  hours_per_week numeric,
  duties text,
  education text,
  disability text,
  first_symptoms_on date,
  treating_doctor text,
  form_sent_on date,
  form_signed_on date,
  form_note text,
  lodge_from date,
  eligibility text,
  agreement_signed_on date,
  records_case_id uuid,
  records_reference text,
  bundle_file_id text,
  bundle_pages numeric,
  bundled_at timestamptz,
  submitted_on date,
  outcome text,
  outcome_on date,
  outcome_amount numeric(18,2),
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  search_text text generated always as (lower((((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(occupation, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__formSignedBeforeSent" check (form_signed_on >= form_sent_on),
  constraint fk_tpd__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_tpd__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_tpd__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_tpd__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_tpd__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_tpd__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_tpd__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_tpd__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_tpd__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_tpd__records_case_id foreign key (tenant_id, records_case_id) references cases(tenant_id, id) deferrable
);
create index ix_tpd__sort on tpd (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__client_id on tpd (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__company_id on tpd (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__step on tpd (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__is_on_hold on tpd (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__case_status on tpd (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__is_closed on tpd (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__next_step on tpd (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__next_due_date on tpd (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__pic_user_id on tpd (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__lodge_from on tpd (tenant_id, lodge_from, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__eligibility on tpd (tenant_id, eligibility, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__outcome on tpd (tenant_id, outcome, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__booking_cm_id on tpd (tenant_id, booking_cm_id) where not is_deleted;
create index ix_tpd__business_unit_id on tpd (tenant_id, business_unit_id) where not is_deleted;
create index ix_tpd__contractor_id on tpd (tenant_id, contractor_id) where not is_deleted;
create index ix_tpd__specialist_id on tpd (tenant_id, specialist_id) where not is_deleted;
create index ix_tpd__interpreter_id on tpd (tenant_id, interpreter_id) where not is_deleted;
create index ix_tpd__matter_type_id on tpd (tenant_id, matter_type_id) where not is_deleted;
create index ix_tpd__scheme_id on tpd (tenant_id, scheme_id) where not is_deleted;
create index ix_tpd__type_of_claim_id on tpd (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_tpd__language_id on tpd (tenant_id, language_id) where not is_deleted;
create index ix_tpd__report_type_id on tpd (tenant_id, report_type_id) where not is_deleted;
create index ix_tpd__source_of_referral_id on tpd (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_tpd__records_case_id on tpd (tenant_id, records_case_id) where not is_deleted;
create index ix_tpd__search on tpd using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table tpd enable row level security, force row level security;
create policy tenant_wall on tpd to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or case_is_for(current_actor(), visibility, id));
grant select, insert, update on tpd to caseway_app, caseway_host;

create function compute_tpd() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('legalSubmission', 'cancelled') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'prelimEligibility' then 'Prelim Eligibility' when 'agreementSigned' then 'Agreement Signed' when 'clientClaim' then 'Client Claim' when 'medicalAttendantStatement' then 'Medical Attendant Statement' when 'requestClinicalRecord' then 'Request Clinical Record' when 'legalSubmission' then 'Legal Submission' when 'employersStatement' then 'Employer''s Statement' when 'cancelled' then 'Cancelled' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('legalSubmission', 'cancelled'));
  return new;
end $$;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on tpd
  for each row execute function compute_tpd();
create trigger history after insert or delete or update on tpd
  for each row execute function capture_change('tpd', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,bundle_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"records_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on tpd
  for each row execute function keep_search_words('tpd');
create trigger search_words_changed after update on tpd
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('tpd');
create trigger fill_case before insert or update of client_id on tpd
  for each row execute function fill_case();
create trigger keep_case after insert or update on tpd
  for each row execute function keep_case('TPD');

create table tpd__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_tpd__other_cms__owner_id foreign key (tenant_id, owner_id) references tpd(tenant_id, id) deferrable,
  constraint fk_tpd__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_tpd__other_cms__target on tpd__other_cms (tenant_id, target_id);
alter table tpd__other_cms enable row level security, force row level security;
create policy tenant_wall on tpd__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on tpd__other_cms to caseway_app, caseway_host;

create table tpd__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_tpd__body_parts__owner_id foreign key (tenant_id, owner_id) references tpd(tenant_id, id) deferrable,
  constraint fk_tpd__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_tpd__body_parts__target on tpd__body_parts (tenant_id, target_id);
alter table tpd__body_parts enable row level security, force row level security;
create policy tenant_wall on tpd__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on tpd__body_parts to caseway_app, caseway_host;

create table tpd_policies (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  fund_name text not null,
  member_no text,
  insurer text,
  policy_no text,
  cover_amount numeric(18,2),
  definition text,
  waiting_months text not null default '3'::text,
  cover_ends_on date,
  note text,
  search_text text generated always as (lower(coalesce(fund_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_tpd_policies__claim_id foreign key (tenant_id, claim_id) references tpd(tenant_id, id) deferrable
);
create index ix_tpd_policies__sort on tpd_policies (tenant_id, lower(fund_name), id) include (fund_name) where not is_deleted;
create index ix_tpd_policies__claim_id on tpd_policies (tenant_id, claim_id, lower(fund_name), id) include (fund_name) where not is_deleted;
create index ix_tpd_policies__search on tpd_policies using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table tpd_policies enable row level security, force row level security;
create policy tenant_wall on tpd_policies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_policies to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd_policies as restrictive for select to caseway_app
  using ((exists ( select 1
   from tpd c
  where c.tenant_id = tpd_policies.tenant_id and c.id = tpd_policies.claim_id)));
grant select, insert, update on tpd_policies to caseway_app, caseway_host;
create trigger history after insert or delete or update on tpd_policies
  for each row execute function capture_change('tpdPolicy', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on tpd_policies
  for each row execute function keep_search_words('tpdPolicy');
create trigger search_words_changed after update on tpd_policies
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('tpdPolicy');

create table tpd_statements (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  kind text not null,
  from_name text not null,
  email text,
  requested_on date,
  due_on date not null,
  received_on date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__statementDueBeforeRequest" check (due_on >= requested_on),
  constraint fk_tpd_statements__claim_id foreign key (tenant_id, claim_id) references tpd(tenant_id, id) deferrable
);
create index ix_tpd_statements__sort on tpd_statements (tenant_id, due_on, id) where not is_deleted;
create index ix_tpd_statements__claim_id on tpd_statements (tenant_id, claim_id, due_on, id) where not is_deleted;
create index ix_tpd_statements__kind on tpd_statements (tenant_id, kind, due_on, id) where not is_deleted;
create index ix_tpd_statements__due_on on tpd_statements (tenant_id, due_on, due_on, id) where not is_deleted;
create index ix_tpd_statements__owed on tpd_statements (due_on) where received_on is null and requested_on is not null and not is_deleted;
alter table tpd_statements enable row level security, force row level security;
create policy tenant_wall on tpd_statements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_statements to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd_statements as restrictive for select to caseway_app
  using ((exists ( select 1
   from tpd c
  where c.tenant_id = tpd_statements.tenant_id and c.id = tpd_statements.claim_id)));
grant select, insert, update on tpd_statements to caseway_app, caseway_host;
create trigger history after insert or delete or update on tpd_statements
  for each row execute function capture_change('tpdStatement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table tpd_statement_chases (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  statement_id uuid not null,
  due_on date not null,
  days numeric not null,
  destination text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_tpd_statement_chases__claim_id foreign key (tenant_id, claim_id) references tpd(tenant_id, id) deferrable,
  constraint fk_tpd_statement_chases__statement_id foreign key (tenant_id, statement_id) references tpd_statements(tenant_id, id) deferrable
);
create index ix_tpd_statement_chases__sort on tpd_statement_chases (tenant_id, creation_time, id);
create index ix_tpd_statement_chases__claim_id on tpd_statement_chases (tenant_id, claim_id, creation_time, id);
create index ix_tpd_statement_chases__statement_id on tpd_statement_chases (tenant_id, statement_id, creation_time, id);
create unique index uq_tpd_statement_chases__statement_id__due_on__days on tpd_statement_chases (tenant_id, statement_id, due_on, days);
alter table tpd_statement_chases enable row level security, force row level security;
create policy tenant_wall on tpd_statement_chases to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_statement_chases to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd_statement_chases as restrictive for select to caseway_app
  using ((exists ( select 1
   from tpd c
  where c.tenant_id = tpd_statement_chases.tenant_id and c.id = tpd_statement_chases.claim_id)));
grant select, insert on tpd_statement_chases to caseway_app, caseway_host;
create trigger append_only before delete or update on tpd_statement_chases
  for each row execute function refuse_change();
create trigger never_truncated before truncate on tpd_statement_chases
  for each statement execute function refuse_change();
create trigger history after insert on tpd_statement_chases referencing new table as added
  for each statement execute function audit_additions('tpdStatementChase');

create table tpd_answers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  question text not null,
  answer text not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_tpd_answers__claim_id foreign key (tenant_id, claim_id) references tpd(tenant_id, id) deferrable
);
create index ix_tpd_answers__sort on tpd_answers (tenant_id, creation_time, id) where not is_deleted;
create index ix_tpd_answers__claim_id on tpd_answers (tenant_id, claim_id, creation_time, id) where not is_deleted;
create unique index uq_tpd_answers__claim_id__question on tpd_answers (tenant_id, claim_id, lower(question)) where not is_deleted;
alter table tpd_answers enable row level security, force row level security;
create policy tenant_wall on tpd_answers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_answers to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd_answers as restrictive for select to caseway_app
  using ((exists ( select 1
   from tpd c
  where c.tenant_id = tpd_answers.tenant_id and c.id = tpd_answers.claim_id)));
grant select, insert, update on tpd_answers to caseway_app, caseway_host;
create trigger history after insert or delete or update on tpd_answers
  for each row execute function capture_change('tpdAnswer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table time_tracking (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  user_kind text not null default 'staff'::text,
  user_id uuid,
  specialist_id uuid,
  activity text not null,
  started_at timestamptz not null,
  minutes numeric not null,
  ended_at timestamptz,
  work_day date,
  rate numeric(18,2),
  amount numeric(18,2),
  note text,
  appointment_id uuid,
  billing_status text not null default 'notReady'::text,
  approval text not null default 'draft'::text,
  approved_by_id uuid,
  charge_id uuid,
  search_text text generated always as (lower(coalesce(note, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__timeOverlapsHidden" exclude using gist (tenant_id with =, coalesce(user_id, specialist_id) with =, tstzrange(started_at, ended_at) with &&) where (not is_deleted),
  constraint "refused__timeWithoutSpecialist" check (user_kind <> 'specialist'::text or specialist_id is not null),
  constraint "refused__timeWithoutUser" check (user_kind <> 'staff'::text or user_id is not null),
  constraint fk_time_tracking__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_time_tracking__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable,
  constraint fk_time_tracking__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_time_tracking__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_time_tracking__approved_by_id foreign key (tenant_id, approved_by_id) references users(tenant_id, id) deferrable,
  constraint fk_time_tracking__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable
);
create index ix_time_tracking__sort on time_tracking (tenant_id, started_at desc, id) where not is_deleted;
create index ix_time_tracking__case_id on time_tracking (tenant_id, case_id, started_at desc, id) where not is_deleted;
create index ix_time_tracking__user_kind on time_tracking (tenant_id, user_kind, started_at desc, id) where not is_deleted;
create index ix_time_tracking__user_id on time_tracking (tenant_id, user_id, started_at desc, id) where not is_deleted;
create index ix_time_tracking__specialist_id on time_tracking (tenant_id, specialist_id, started_at desc, id) where not is_deleted;
create index ix_time_tracking__activity on time_tracking (tenant_id, activity, started_at desc, id) where not is_deleted;
create index ix_time_tracking__work_day on time_tracking (tenant_id, work_day, started_at desc, id) where not is_deleted;
create index ix_time_tracking__billing_status on time_tracking (tenant_id, billing_status, started_at desc, id) where not is_deleted;
create index ix_time_tracking__approval on time_tracking (tenant_id, approval, started_at desc, id) where not is_deleted;
create index ix_time_tracking__appointment_id on time_tracking (tenant_id, appointment_id) where not is_deleted;
create index ix_time_tracking__approved_by_id on time_tracking (tenant_id, approved_by_id) where not is_deleted;
create index ix_time_tracking__charge_id on time_tracking (tenant_id, charge_id) where not is_deleted;
create index ix_time_tracking__search on time_tracking using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table time_tracking enable row level security, force row level security;
create policy tenant_wall on time_tracking to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_tracking to caseway_host
  using (true) with check (true);
create policy seen_by_user on time_tracking as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = time_tracking.tenant_id and c.id = time_tracking.case_id)));
grant select, insert, update on time_tracking to caseway_app, caseway_host;
create trigger history after insert or delete or update on time_tracking
  for each row execute function capture_change('timeEntry', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"approved_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true}}');

create function fill_time_entry() returns trigger
  language plpgsql
  as $$
begin
  if new.user_kind = 'specialist' then
    new.user_id := null;
  else
    new.specialist_id := null;
    new.user_id := coalesce(new.user_id, current_actor());
  end if;
  new.started_at := date_trunc('minute', new.started_at);
  new.ended_at := new.started_at + make_interval(mins => new.minutes::integer);
  new.work_day := (new.started_at at time zone coalesce(
    (select t.timezone from public.platform_tenants t where t.id = new.tenant_id), 'Australia/Sydney'))::date;
  if new.approval <> 'approved' then
    new.rate := (select r.rate_per_hour from public.time_rates r
      where r.tenant_id = new.tenant_id and not r.is_deleted and r.effective_from <= new.work_day
        and (r.user_id is null or r.user_id = new.user_id)
        and (r.specialist_id is null or r.specialist_id = new.specialist_id)
        and (r.activity is null or r.activity = new.activity)
      order by num_nonnulls(r.user_id, r.specialist_id) desc, num_nonnulls(r.activity) desc,
        r.effective_from desc, r.id desc
      limit 1);
  end if;
  new.amount := round(new.rate * new.minutes / 60, 2);
  return new;
end $$;
create trigger fill_time_entry before insert or update on time_tracking
  for each row execute function fill_time_entry();

create function guard_time_entry() returns trigger
  language plpgsql
  as $$
declare other text;
begin
  if tg_op = 'UPDATE' and old.approval = 'approved' and new.approval = 'approved'
    and (new.is_deleted, new.case_id, new.user_id, new.specialist_id, new.activity, new.started_at, new.minutes,
        new.note)
      is distinct from
      (old.is_deleted, old.case_id, old.user_id, old.specialist_id, old.activity, old.started_at, old.minutes,
        old.note)
  then
    raise exception 'the entry is approved' using errcode = '23514', constraint = 'refused__timeApproved';
  end if;
  if new.is_deleted then return new; end if;
  select format('the entry of %s from %s to %s on %s',
      coalesce((select c.case_no from public.cases c where c.tenant_id = e.tenant_id and c.id = e.case_id),
        'another case'),
      to_char(e.started_at at time zone z.zone, 'HH24:MI'), to_char(e.ended_at at time zone z.zone, 'HH24:MI'),
      to_char(e.started_at at time zone z.zone, 'DD Mon YYYY'))
    into other
    from public.time_tracking e
    cross join (select coalesce((select t.timezone from public.platform_tenants t where t.id = new.tenant_id),
      'Australia/Sydney') as zone) z
    where e.tenant_id = new.tenant_id and not e.is_deleted and e.id <> new.id
      and coalesce(e.user_id, e.specialist_id) = coalesce(new.user_id, new.specialist_id)
      and e.started_at < new.ended_at and e.ended_at > new.started_at
    order by e.started_at limit 1;
  if found then
    raise exception 'the entry overlaps another' using errcode = '23514',
      constraint = 'refused__timeOverlaps', detail = json_build_object('other', other)::text;
  end if;
  return new;
end $$;
create trigger guard_time_entry before insert or update on time_tracking
  for each row execute function guard_time_entry();

create table time_rates (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid,
  specialist_id uuid,
  activity text,
  rate_per_hour numeric(18,2) not null,
  effective_from date not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_time_rates__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable,
  constraint fk_time_rates__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_time_rates__sort on time_rates (tenant_id, effective_from desc, id) where not is_deleted;
create index ix_time_rates__user_id on time_rates (tenant_id, user_id, effective_from desc, id) where not is_deleted;
create index ix_time_rates__specialist_id on time_rates (tenant_id, specialist_id, effective_from desc, id) where not is_deleted;
create index ix_time_rates__activity on time_rates (tenant_id, activity, effective_from desc, id) where not is_deleted;
create index ix_time_rates__effective_from on time_rates (tenant_id, effective_from, effective_from desc, id) where not is_deleted;
alter table time_rates enable row level security, force row level security;
create policy tenant_wall on time_rates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_rates to caseway_host
  using (true) with check (true);
grant select, insert, update on time_rates to caseway_app, caseway_host;
create trigger history after insert or delete or update on time_rates
  for each row execute function capture_change('timeRate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table time_budgets (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  hours numeric(16,2),
  amount numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_time_budgets__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_time_budgets__sort on time_budgets (tenant_id, case_id, id) where not is_deleted;
create index ix_time_budgets__case_id on time_budgets (tenant_id, case_id, case_id, id) where not is_deleted;
create unique index uq_time_budgets__case_id on time_budgets (tenant_id, case_id) where not is_deleted;
alter table time_budgets enable row level security, force row level security;
create policy tenant_wall on time_budgets to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_budgets to caseway_host
  using (true) with check (true);
grant select, insert, update on time_budgets to caseway_app, caseway_host;
create trigger history after insert or delete or update on time_budgets
  for each row execute function capture_change('timeBudget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table time_timers (
  tenant_id uuid not null,
  user_id uuid not null,
  case_id uuid not null,
  activity text not null,
  note text,
  started_at timestamptz not null,
  primary key (tenant_id, user_id),
  constraint fk_time_timers__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable,
  constraint fk_time_timers__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
alter table time_timers enable row level security, force row level security;
create policy tenant_wall on time_timers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_timers to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on time_timers to caseway_app, caseway_host;

create table impairment_lines (
  tenant_id uuid not null,
  id uuid not null,
  conversion text not null,
  part text,
  value_from numeric(15,1) not null,
  value_to numeric(15,1) not null,
  result numeric not null,
  source text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__impairmentLineBackwards" check (value_to >= value_from)
);
create index ix_impairment_lines__sort on impairment_lines (tenant_id, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;
create index ix_impairment_lines__conversion on impairment_lines (tenant_id, conversion, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;
create index ix_impairment_lines__part on impairment_lines (tenant_id, part, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;
alter table impairment_lines enable row level security, force row level security;
create policy tenant_wall on impairment_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on impairment_lines to caseway_host
  using (true) with check (true);
grant select, insert, update on impairment_lines to caseway_app, caseway_host;
create trigger history after insert or delete or update on impairment_lines
  for each row execute function capture_change('impairmentLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table listed_prices (
  tenant_id uuid not null,
  id uuid not null,
  list text not null,
  item_number text not null,
  price numeric(18,2),
  effective_from date not null,
  effective_to date,
  search_text text generated always as (lower(coalesce(item_number, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_listed_prices__sort on listed_prices (tenant_id, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;
create index ix_listed_prices__list on listed_prices (tenant_id, list, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;
create index ix_listed_prices__item_number on listed_prices (tenant_id, item_number, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;
create index ix_listed_prices__effective_from on listed_prices (tenant_id, effective_from, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;
create unique index uq_listed_prices__list__item_number__effective_from on listed_prices (tenant_id, lower(list), lower(item_number), effective_from) where not is_deleted;
create index ix_listed_prices__search on listed_prices using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table listed_prices enable row level security, force row level security;
create policy tenant_wall on listed_prices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on listed_prices to caseway_host
  using (true) with check (true);
grant select, insert, update on listed_prices to caseway_app, caseway_host;
create trigger history after insert or delete or update on listed_prices
  for each row execute function capture_change('listedPrice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table ndis_restraint_warnings (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  restraint_id uuid not null,
  authorised_to date not null,
  days numeric not null,
  told_name text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_restraint_warnings__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_restraint_warnings__restraint_id foreign key (tenant_id, restraint_id) references ndis_chemical_restraints(tenant_id, id) deferrable
);
create index ix_ndis_restraint_warnings__sort on ndis_restraint_warnings (tenant_id, creation_time, id);
create index ix_ndis_restraint_warnings__ndis_id on ndis_restraint_warnings (tenant_id, ndis_id, creation_time, id);
create index ix_ndis_restraint_warnings__restraint_id on ndis_restraint_warnings (tenant_id, restraint_id, creation_time, id);
create unique index uq_ndis_restraint_warnings__restraint_id__authorised_to__days on ndis_restraint_warnings (tenant_id, restraint_id, authorised_to, days);
alter table ndis_restraint_warnings enable row level security, force row level security;
create policy tenant_wall on ndis_restraint_warnings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_restraint_warnings to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_restraint_warnings as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_restraint_warnings.tenant_id and c.id = ndis_restraint_warnings.ndis_id)));
grant select, insert on ndis_restraint_warnings to caseway_app, caseway_host;
create trigger append_only before delete or update on ndis_restraint_warnings
  for each row execute function refuse_change();
create trigger never_truncated before truncate on ndis_restraint_warnings
  for each statement execute function refuse_change();
create trigger history after insert on ndis_restraint_warnings referencing new table as added
  for each statement execute function audit_additions('ndisRestraintWarning');

create view case_overview with (security_invoker=true) as
 select tenant_id,
    id,
    case_type,
    case_no,
    claimant_name,
    client_id,
    company_id,
    booking_cm_id,
    contractor_id,
    specialist_id,
    step,
    is_on_hold,
    status_name,
    is_closed,
    is_urgent,
    next_step,
    next_due_date,
    pic_user_id,
    appointment_date,
    report_due_date,
    report_sent_on
   from cases
  where not is_deleted;
grant select on case_overview to caseway_app, caseway_host;

create view case_claims with (security_invoker=true) as
 select c.tenant_id,
    c.id,
    c.case_no,
    c.case_type,
    c.claimant_name,
    c.claim_no,
    c.specialist_id,
    c.appointment_date,
    coalesce(a.scheme_id, o.scheme_id, m.scheme_id, s.scheme_id, f.scheme_id, t.scheme_id, n.scheme_id, r.scheme_id, v.scheme_id, p.scheme_id, d.scheme_id) as scheme_id
   from cases c
     left join assessments a on a.tenant_id = c.tenant_id and a.id = c.id
     left join ot o on o.tenant_id = c.tenant_id and o.id = c.id
     left join mass_torts m on m.tenant_id = c.tenant_id and m.id = c.id
     left join supplementaries s on s.tenant_id = c.tenant_id and s.id = c.id
     left join file_reviews f on f.tenant_id = c.tenant_id and f.id = c.id
     left join co_teleconference t on t.tenant_id = c.tenant_id and t.id = c.id
     left join mednegs n on n.tenant_id = c.tenant_id and n.id = c.id
     left join clinical_records r on r.tenant_id = c.tenant_id and r.id = c.id
     left join mva_claim v on v.tenant_id = c.tenant_id and v.id = c.id
     left join tpd p on p.tenant_id = c.tenant_id and p.id = c.id
     left join ndis d on d.tenant_id = c.tenant_id and d.id = c.id
  where not c.is_deleted;
grant select on case_claims to caseway_app, caseway_host;

create view case_earnings with (security_invoker=true) as
 select c.tenant_id,
    c.id,
    c.case_id,
    c.kind,
    c.description,
    c.charged_on,
    c.status,
    c.specialist_id,
    c.payee_amount,
    k.case_no,
    k.report_sent_on
   from case_charges c
     left join cases k on k.tenant_id = c.tenant_id and k.id = c.case_id
  where not c.is_deleted;
grant select on case_earnings to caseway_app, caseway_host;

create view case_billing_facts with (security_invoker=true) as
 select tenant_id,
    id,
    case_type,
    case_no,
    claimant_name,
    company_id,
    scheme_id,
    specialist_id,
    specialty_id,
    interpreter_required,
    is_urgent,
    appointment_date,
    appointment_zone,
    centre_id,
    injuries,
    coalesce(pages, ( select sum(b.pages) as sum
           from case_briefs b
          where b.tenant_id = c.tenant_id and b.case_id = c.id and not b.is_deleted), 0::numeric)::integer as pages,
    (exists ( select
           from booking_appointments a
          where a.tenant_id = c.tenant_id and a.id = c.appointment_id and a.consultation_type = 'homeVisit'::text)) as is_home_visit
   from ( select 'IME'::text as case_type,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            t.specialty_id,
            t.interpreter_required,
            t.is_urgent,
            t.appointment_id,
            t.appointment_date,
            t.appointment_zone,
            t.centre_id,
            (( select count(*) as count
                   from assessments__body_parts l
                  where l.tenant_id = t.tenant_id and l.owner_id = t.id))::integer as injuries,
            null::numeric as pages
           from assessments t
          where not t.is_deleted
        union all
         select 'OT',
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            t.specialty_id,
            t.interpreter_required,
            t.is_urgent,
            t.appointment_id,
            t.appointment_date,
            t.appointment_zone,
            t.centre_id,
            (( select count(*) as count
                   from ot__body_parts l
                  where l.tenant_id = t.tenant_id and l.owner_id = t.id))::integer as count,
            null::numeric as "numeric"
           from ot t
          where not t.is_deleted
        union all
         select r.case_type,
            r.tenant_id,
            r.id,
            r.case_no,
            r.claimant_name,
            r.company_id,
            r.scheme_id,
            r.specialist_id,
            r.specialty_id,
            r.interpreter_required,
            r.is_urgent,
            null,
            null,
            null,
            null,
            r.injuries,
                case
                    when r.pages_reason is not null or r.request_sent_on is not null then r.pages
                    else coalesce(( select sum(f.number_of_pages) as sum
                       from request_files g
                         join files f on f.tenant_id = g.tenant_id and f.id = g.file_id::uuid
                      where g.tenant_id = r.tenant_id and g.case_id = r.id and not g.is_deleted), 0::bigint)::numeric
                end as "coalesce"
           from ( select 'SUPP'::text as case_type,
                    t.tenant_id,
                    t.id,
                    t.case_no,
                    t.claimant_name,
                    t.company_id,
                    t.scheme_id,
                    t.specialist_id,
                    t.specialty_id,
                    t.interpreter_required,
                    t.is_urgent,
                    t.pages,
                    t.pages_reason,
                    t.request_sent_on,
                    (( select count(*) as count
                           from supplementaries__body_parts l
                          where l.tenant_id = t.tenant_id and l.owner_id = t.id))::integer as injuries
                   from supplementaries t
                  where not t.is_deleted
                union all
                 select 'FR',
                    t.tenant_id,
                    t.id,
                    t.case_no,
                    t.claimant_name,
                    t.company_id,
                    t.scheme_id,
                    t.specialist_id,
                    t.specialty_id,
                    t.interpreter_required,
                    t.is_urgent,
                    t.pages,
                    t.pages_reason,
                    t.request_sent_on,
                    (( select count(*) as count
                           from file_reviews__body_parts l
                          where l.tenant_id = t.tenant_id and l.owner_id = t.id))::integer as count
                   from file_reviews t
                  where not t.is_deleted) r
        union all
         select 'CO',
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            t.appointment_date,
            t.appointment_zone,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from co_teleconference t
          where not t.is_deleted
        union all
         select 'MN',
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from mednegs t
          where not t.is_deleted
        union all
         select 'MR',
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from clinical_records t
          where not t.is_deleted
        union all
         select 'MVA',
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from mva_claim t
          where not t.is_deleted
        union all
         select 'TPD',
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from tpd t
          where not t.is_deleted) c;
grant select on case_billing_facts to caseway_app, caseway_host;

create view case_charges_to_invoice with (security_invoker=true) as
 select h.tenant_id,
    h.id,
    h.case_id,
    c.case_type,
    h.company_id,
    h.specialist_id,
    h.charged_on,
    h.amount
   from case_charges h
     left join cases c on c.tenant_id = h.tenant_id and c.id = h.case_id
  where h.status = 'pending'::text and not h.is_deleted;
grant select on case_charges_to_invoice to caseway_app, caseway_host;

create function search_check_lists(whole text, word text) returns setof check_lists
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.check_lists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.check_lists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_check_lists(text,text) owner to caseway_host;
revoke all on function search_check_lists(text,text) from public;
grant execute on function search_check_lists(text,text) to caseway_app;

create function search_checklist_criterias(whole text, word text) returns setof checklist_criterias
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.checklist_criterias t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.checklist_criterias t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_checklist_criterias(text,text) owner to caseway_host;
revoke all on function search_checklist_criterias(text,text) from public;
grant execute on function search_checklist_criterias(text,text) to caseway_app;

create function search_talking_point_category(whole text, word text) returns setof talking_point_category
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.talking_point_category t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.talking_point_category t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_talking_point_category(text,text) owner to caseway_host;
revoke all on function search_talking_point_category(text,text) from public;
grant execute on function search_talking_point_category(text,text) to caseway_app;

create function search_talking_point(whole text, word text) returns setof talking_point
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.talking_point t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.talking_point t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_talking_point(text,text) owner to caseway_host;
revoke all on function search_talking_point(text,text) from public;
grant execute on function search_talking_point(text,text) to caseway_app;

create function search_ndis_service_items(whole text, word text) returns setof ndis_service_items
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ndis_service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ndis_service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ndis_service_items(text,text) owner to caseway_host;
revoke all on function search_ndis_service_items(text,text) from public;
grant execute on function search_ndis_service_items(text,text) to caseway_app;

create function search_ama_service_fee(whole text, word text) returns setof ama_service_fee
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ama_service_fee t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ama_service_fee t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ama_service_fee(text,text) owner to caseway_host;
revoke all on function search_ama_service_fee(text,text) from public;
grant execute on function search_ama_service_fee(text,text) to caseway_app;

create function search_ims_approvals(whole text, word text) returns setof ims_approvals
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ims_approvals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ims_approvals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ims_approvals(text,text) owner to caseway_host;
revoke all on function search_ims_approvals(text,text) from public;
grant execute on function search_ims_approvals(text,text) to caseway_app;

create function search_report_templates(whole text, word text) returns setof report_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.report_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.report_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_report_templates(text,text) owner to caseway_host;
revoke all on function search_report_templates(text,text) from public;
grant execute on function search_report_templates(text,text) to caseway_app;

create function search_ot_quotation_templates(whole text, word text) returns setof ot_quotation_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ot_quotation_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ot_quotation_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ot_quotation_templates(text,text) owner to caseway_host;
revoke all on function search_ot_quotation_templates(text,text) from public;
grant execute on function search_ot_quotation_templates(text,text) to caseway_app;

create function search_mass_tort_campaigns(whole text, word text) returns setof mass_tort_campaigns
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.mass_tort_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mass_tort_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mass_tort_campaigns(text,text) owner to caseway_host;
revoke all on function search_mass_tort_campaigns(text,text) from public;
grant execute on function search_mass_tort_campaigns(text,text) to caseway_app;

create function search_mass_tort_criteria(whole text, word text) returns setof mass_tort_criteria
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.mass_tort_criteria t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mass_tort_criteria t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mass_tort_criteria(text,text) owner to caseway_host;
revoke all on function search_mass_tort_criteria(text,text) from public;
grant execute on function search_mass_tort_criteria(text,text) to caseway_app;

create function search_record_chase_rules(whole text, word text) returns setof record_chase_rules
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.record_chase_rules t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.record_chase_rules t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_record_chase_rules(text,text) owner to caseway_host;
revoke all on function search_record_chase_rules(text,text) from public;
grant execute on function search_record_chase_rules(text,text) to caseway_app;

create function search_ndis_payment_requests(whole text, word text) returns setof ndis_payment_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ndis_payment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ndis_payment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ndis_payment_requests(text,text) owner to caseway_host;
revoke all on function search_ndis_payment_requests(text,text) from public;
grant execute on function search_ndis_payment_requests(text,text) to caseway_app;

create function search_listed_prices(whole text, word text) returns setof listed_prices
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.listed_prices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.listed_prices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_listed_prices(text,text) owner to caseway_host;
revoke all on function search_listed_prices(text,text) from public;
grant execute on function search_listed_prices(text,text) to caseway_app;
