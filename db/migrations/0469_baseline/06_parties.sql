-- parties: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create table companies (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  business_type text not null,
  email text,
  phone text,
  website text,
  address jsonb,
  is_active boolean not null default true,
  high_risk_applied boolean not null default false,
  high_risk_applied_from date,
  high_risk_applied_to date,
  high_risk_reason_to_booking_cm text,
  high_risk_reason_to_staff text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  trading_name text,
  abn text,
  side text,
  fax text,
  postal_address jsonb,
  accounts_email text,
  invoice_email text,
  payment_terms_days numeric default 30,
  statement_day text,
  prepayment_required boolean not null default false,
  prepayment_status text,
  tax_exempt boolean not null default false,
  show_as_borrower_in_lenders boolean not null default false,
  report_delivery text,
  report_email text,
  provider_report_month date,
  notes text,
  search_text text generated always as (lower((((((((coalesce(name, ''::text) || ' '::text) || coalesce(trading_name, ''::text)) || ' '::text) || coalesce(abn, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(email, ''::text))) stored,
  primary key (tenant_id, id),
  constraint "refused__highRiskEndsBeforeStart" check (high_risk_applied_to >= high_risk_applied_from)
);
create unique index uq_companies__name on companies (tenant_id, lower(name)) where not is_deleted;
create index ix_companies__sort on companies (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_companies__business_type on companies (tenant_id, business_type, lower(name), id) include (name) where not is_deleted;
create index ix_companies__is_active on companies (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_companies__high_risk_applied on companies (tenant_id, high_risk_applied, lower(name), id) include (name) where not is_deleted;
create index ix_companies__side on companies (tenant_id, side, lower(name), id) include (name) where not is_deleted;
create index ix_companies__prepayment_required on companies (tenant_id, prepayment_required, lower(name), id) include (name) where not is_deleted;
create index ix_companies__show_as_borrower_in_lenders on companies (tenant_id, show_as_borrower_in_lenders, lower(name), id) include (name) where not is_deleted;
create index ix_companies__search on companies using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table companies enable row level security, force row level security;
create policy tenant_wall on companies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on companies to caseway_host
  using (true) with check (true);
grant select, insert, update on companies to caseway_app, caseway_host;
create trigger history after insert or delete or update on companies
  for each row execute function capture_change('company', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,provider_report_month', '{}');
create trigger search_words after insert or delete on companies
  for each row execute function keep_search_words('company');
create trigger search_words_changed after update on companies
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('company');

create table company_business_units (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  name text not null,
  contact_name text,
  email text,
  phone text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_business_units__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);

create table case_managers (
  tenant_id uuid not null,
  id uuid not null,
  full_name text not null,
  email text not null,
  phone text,
  position text,
  company_id uuid not null,
  user_id uuid,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  title_id uuid,
  first_name text not null,
  last_name text not null,
  gender text,
  mobile text,
  business_unit_id uuid,
  side text,
  recruitment_status text not null default 'onboarded'::text,
  consent text,
  notices text[] not null default '{}'::text[],
  offer_account boolean not null default false,
  notes text,
  search_text text generated always as (lower((((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(mobile, ''::text))) stored,
  primary key (tenant_id, id),
  constraint fk_case_managers__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_case_managers__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable,
  constraint fk_case_managers__title_id foreign key (tenant_id, title_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_case_managers__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable
);
create index ix_case_managers__user_id on case_managers (tenant_id, user_id) where not is_deleted;
create unique index uq_case_managers__email on case_managers (tenant_id, lower(email)) where not is_deleted;
create index ix_case_managers__sort on case_managers (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__company_id on case_managers (tenant_id, company_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__is_active on case_managers (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__business_unit_id on case_managers (tenant_id, business_unit_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__side on case_managers (tenant_id, side, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__recruitment_status on case_managers (tenant_id, recruitment_status, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__title_id on case_managers (tenant_id, title_id) where not is_deleted;
create index ix_case_managers__search on case_managers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table case_managers enable row level security, force row level security;
create policy tenant_wall on case_managers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_managers to caseway_host
  using (true) with check (true);
grant select, insert, update on case_managers to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_managers
  for each row execute function capture_change('caseManager', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function check_business_unit() returns trigger
  language plpgsql
  as $$
begin
  if new.business_unit_id is not null and not exists (
    select 1 from company_business_units u
    where u.tenant_id = new.tenant_id and u.id = new.business_unit_id and u.company_id = new.company_id
  ) then
    raise exception 'A unit of another company'
      using errcode = '23514', constraint = 'refused__businessUnitElsewhere';
  end if;
  return null;
end $$;
create trigger business_unit_checked after insert or update of company_id, business_unit_id on case_managers
  for each row execute function check_business_unit();

create function compute_case_managers() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;
create trigger computed before insert or update of full_name, first_name, last_name on case_managers
  for each row execute function compute_case_managers();
create trigger search_words after insert or delete on case_managers
  for each row execute function keep_search_words('caseManager');
create trigger search_words_changed after update on case_managers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('caseManager');

create table contractors (
  tenant_id uuid not null,
  id uuid not null,
  full_name text not null,
  type text not null,
  email text,
  phone text,
  company_id uuid,
  user_id uuid,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  first_name text not null,
  last_name text not null,
  abn text,
  address jsonb,
  notes text,
  offer_account boolean not null default false,
  search_text text generated always as (lower((((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(abn, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text))) stored,
  primary key (tenant_id, id),
  constraint fk_contractors__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_contractors__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_contractors__user_id on contractors (tenant_id, user_id) where not is_deleted;
create index ix_contractors__sort on contractors (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_contractors__type on contractors (tenant_id, type, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_contractors__company_id on contractors (tenant_id, company_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_contractors__is_active on contractors (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_contractors__search on contractors using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table contractors enable row level security, force row level security;
create policy tenant_wall on contractors to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on contractors to caseway_host
  using (true) with check (true);
grant select, insert, update on contractors to caseway_app, caseway_host;
create trigger history after insert or delete or update on contractors
  for each row execute function capture_change('contractor', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function compute_contractors() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;
create trigger computed before insert or update of full_name, first_name, last_name on contractors
  for each row execute function compute_contractors();
create trigger search_words after insert or delete on contractors
  for each row execute function keep_search_words('contractor');
create trigger search_words_changed after update on contractors
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('contractor');

create table specialists (
  tenant_id uuid not null,
  id uuid not null,
  title text,
  full_name text not null,
  specialty text,
  business_email text,
  personal_email text,
  phone text,
  recruitment_status text not null default 'RECRUITING'::text,
  onboarded_date date,
  onboarded_end_date date,
  user_id uuid,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  first_name text not null,
  last_name text not null,
  gender text,
  mobile text,
  address jsonb,
  state text,
  specialist_status text not null default 'ACTIVE'::text,
  staged_onboarding text not null default 'pending'::text,
  acceptance text not null default 'underReview'::text,
  exclusion_reason text,
  provider_number text,
  provider_number_note text,
  provider_number2 text,
  provider_number2_note text,
  provider_number3 text,
  provider_number3_note text,
  provider_number4 text,
  provider_number4_note text,
  fee_arrangement text,
  prepayment_status text,
  report_delivery text,
  type_of_assessments_accepted text[] not null default '{}'::text[],
  preferences text[] not null default '{}'::text[],
  is_med_neg boolean not null default false,
  without_n_c_i boolean not null default false,
  cv_file_id uuid,
  sample_report_file_id uuid,
  admin_level text default 'SPECIALIST'::text,
  notes text,
  search_text text generated always as (lower((((((((((((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(specialty, ''::text)) || ' '::text) || coalesce(business_email, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(provider_number, ''::text)) || ' '::text) || coalesce(provider_number2, ''::text)) || ' '::text) || coalesce(provider_number3, ''::text)) || ' '::text) || coalesce(provider_number4, ''::text))) stored,
  time_zone text,
  practice_name text,
  primary key (tenant_id, id),
  constraint "refused__contractEndsBeforeStart" check (onboarded_end_date >= onboarded_date),
  constraint fk_specialists__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable,
  constraint fk_specialists__cv_file_id foreign key (tenant_id, cv_file_id) references files(tenant_id, id) deferrable,
  constraint fk_specialists__sample_report_file_id foreign key (tenant_id, sample_report_file_id) references files(tenant_id, id) deferrable
);
create index ix_specialists__user_id on specialists (tenant_id, user_id) where not is_deleted;
create index ix_specialists__sort on specialists (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__recruitment_status on specialists (tenant_id, recruitment_status, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__is_active on specialists (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__state on specialists (tenant_id, state, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__specialist_status on specialists (tenant_id, specialist_status, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__staged_onboarding on specialists (tenant_id, staged_onboarding, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__onboarded_end_date on specialists (tenant_id, onboarded_end_date, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__is_med_neg on specialists (tenant_id, is_med_neg, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__without_n_c_i on specialists (tenant_id, without_n_c_i, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__search on specialists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table specialists enable row level security, force row level security;
create policy tenant_wall on specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists to caseway_host
  using (true) with check (true);
grant select, insert, update on specialists to caseway_app, caseway_host;
create trigger files after insert or update of cv_file_id, sample_report_file_id on specialists
  for each row execute function own_files('specialist', 'cv_file_id,sample_report_file_id');
create trigger history after insert or delete or update on specialists
  for each row execute function capture_change('specialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name,specialty,state,specialist_status', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function keep_specialist() returns trigger
  language plpgsql
  as $$
begin
  if new.recruitment_status <> 'EXCLUDING' then
    new.exclusion_reason := null;
  elsif new.exclusion_reason is null then
    raise exception 'An exclusion needs a reason'
      using errcode = '23514', constraint = 'refused__exclusionReasonMissing';
  end if;
  return new;
end $$;
create trigger keep before insert or update on specialists
  for each row execute function keep_specialist();

create function compute_specialists() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  new.state := nullif(btrim(new.address ->> 'state'), '');
  new.specialist_status := case when new.is_active then 'ACTIVE' else 'INACTIVE' end;
  return new;
end $$;
create trigger computed before insert or update of full_name, first_name, last_name, state, address, specialist_status, is_active on specialists
  for each row execute function compute_specialists();
create trigger search_words after insert or delete on specialists
  for each row execute function keep_search_words('specialist');
create trigger search_words_changed after update on specialists
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('specialist');

create function keep_zone_of_specialist() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone and new.address is distinct from old.address
    and old.time_zone = zone_of_place(old.address) then
    new.time_zone := null;
  end if;
  new.time_zone := coalesce(new.time_zone, zone_of_place(new.address));
  return new;
end $$;
create trigger zone before insert or update of time_zone, address on specialists
  for each row execute function keep_zone_of_specialist();

create table clients (
  tenant_id uuid not null,
  id uuid not null,
  title_id uuid,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  gender text,
  phone text,
  mobile text,
  email text,
  address jsonb,
  language_id uuid,
  interpreter_required boolean not null default false,
  claim_no text,
  injury_date date,
  matter_type_id uuid,
  company_id uuid,
  case_manager_id uuid,
  contractor_id uuid,
  notes text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  full_name text not null,
  scheme_id uuid,
  search_text text generated always as (lower((((((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(mobile, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  user_id uuid,
  primary key (tenant_id, id),
  constraint "refused__injuredBeforeBirth" check (injury_date >= date_of_birth),
  constraint fk_clients__title_id foreign key (tenant_id, title_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clients__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clients__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clients__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_clients__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_clients__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_clients__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_clients__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_clients__title_id on clients (tenant_id, title_id) where not is_deleted;
create index ix_clients__language_id on clients (tenant_id, language_id) where not is_deleted;
create index ix_clients__matter_type_id on clients (tenant_id, matter_type_id) where not is_deleted;
create index ix_clients__sort on clients (tenant_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__gender on clients (tenant_id, gender, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__interpreter_required on clients (tenant_id, interpreter_required, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__injury_date on clients (tenant_id, injury_date, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__company_id on clients (tenant_id, company_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__case_manager_id on clients (tenant_id, case_manager_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__is_active on clients (tenant_id, is_active, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__contractor_id on clients (tenant_id, contractor_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__scheme_id on clients (tenant_id, scheme_id) where not is_deleted;
create index clients_by_age on clients (tenant_id, creation_time) where not is_deleted;
create index ix_clients__search on clients using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_clients__user_id on clients (tenant_id, user_id) where not is_deleted;
alter table clients enable row level security, force row level security;
create policy tenant_wall on clients to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clients to caseway_host
  using (true) with check (true);
grant select, insert, update on clients to caseway_app, caseway_host;

create function compute_clients() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;
create trigger computed before insert or update of full_name, first_name, last_name on clients
  for each row execute function compute_clients();
create trigger search_words after insert or delete on clients
  for each row execute function keep_search_words('client');
create trigger search_words_changed after update on clients
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('client');
create trigger history after insert or delete or update on clients
  for each row execute function capture_change('client', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function rename_claimant() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
declare kind regclass;
begin
  for kind in select t.tgrelid from pg_trigger t where t.tgname = 'fill_case' and not t.tgisinternal loop
    execute format('update %s set claimant_name = $1 where tenant_id = $2 and client_id = $3
      and claimant_name is distinct from $1', kind)
      using concat_ws(' ', new.first_name, new.last_name), new.tenant_id, new.id;
  end loop;
  return null;
end $$;
alter function rename_claimant() owner to caseway_host;
revoke all on function rename_claimant() from public;
create trigger rename_claimant after update of first_name, last_name on clients
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function rename_claimant();

create table clients__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_clients__body_parts__owner_id foreign key (tenant_id, owner_id) references clients(tenant_id, id) deferrable,
  constraint fk_clients__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_clients__body_parts__target on clients__body_parts (tenant_id, target_id);
alter table clients__body_parts enable row level security, force row level security;
create policy tenant_wall on clients__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clients__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on clients__body_parts to caseway_app, caseway_host;

create table specialists__languages (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__languages__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__languages__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__languages__target on specialists__languages (tenant_id, target_id);
alter table specialists__languages enable row level security, force row level security;
create policy tenant_wall on specialists__languages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__languages to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__languages to caseway_app, caseway_host;

create table specialists__specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__specialties__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__specialties__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__specialties__target on specialists__specialties (tenant_id, target_id);
alter table specialists__specialties enable row level security, force row level security;
create policy tenant_wall on specialists__specialties to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__specialties to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__specialties to caseway_app, caseway_host;

create function tell_specialty() returns trigger
  language plpgsql
  as $$
declare
  link record := coalesce(new, old);
begin
  update specialists set specialty = specialty_text(link.tenant_id, link.owner_id)
    where tenant_id = link.tenant_id and id = link.owner_id
      and specialty is distinct from specialty_text(link.tenant_id, link.owner_id);
  return null;
end $$;
create trigger tell_specialty after insert or delete on specialists__specialties
  for each row execute function tell_specialty();

create table specialists__sub_specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__sub_specialties__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__sub_specialties__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__sub_specialties__target on specialists__sub_specialties (tenant_id, target_id);
alter table specialists__sub_specialties enable row level security, force row level security;
create policy tenant_wall on specialists__sub_specialties to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__sub_specialties to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__sub_specialties to caseway_app, caseway_host;

create table specialists__qualifications (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__qualifications__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__qualifications__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__qualifications__target on specialists__qualifications (tenant_id, target_id);
alter table specialists__qualifications enable row level security, force row level security;
create policy tenant_wall on specialists__qualifications to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__qualifications to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__qualifications to caseway_app, caseway_host;

create table specialists__accreditations (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__accreditations__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__accreditations__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__accreditations__target on specialists__accreditations (tenant_id, target_id);
alter table specialists__accreditations enable row level security, force row level security;
create policy tenant_wall on specialists__accreditations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__accreditations to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__accreditations to caseway_app, caseway_host;

create table specialist_contracts (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  template text not null default 'standard'::text,
  start_date date not null,
  end_date date,
  status text not null default 'draft'::text,
  signed_date date,
  signed_by text,
  document_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  signed_document_id uuid,
  primary key (tenant_id, id),
  constraint "refused__periodEndsBeforeStart" check (end_date >= start_date),
  constraint fk_specialist_contracts__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialist_contracts__document_id foreign key (tenant_id, document_id) references files(tenant_id, id) deferrable,
  constraint fk_specialist_contracts__signed_document_id foreign key (tenant_id, signed_document_id) references files(tenant_id, id) deferrable
);
create index ix_specialist_contracts__sort on specialist_contracts (tenant_id, start_date, id) where not is_deleted;
create index ix_specialist_contracts__specialist_id on specialist_contracts (tenant_id, specialist_id, start_date, id) where not is_deleted;
create index ix_specialist_contracts__status on specialist_contracts (tenant_id, status, start_date, id) where not is_deleted;
alter table specialist_contracts enable row level security, force row level security;
create policy tenant_wall on specialist_contracts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_contracts to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_contracts to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_contracts
  for each row execute function capture_change('specialistContract', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create function keep_signed_contract() returns trigger
  language plpgsql
  as $$
begin
  if old.status = 'signed' and (new.is_deleted
    or (new.template, new.start_date, new.end_date, new.specialist_id)
      is distinct from (old.template, old.start_date, old.end_date, old.specialist_id))
  then
    raise exception 'A signed contract stays'
      using errcode = '23514', constraint = 'refused__contractSignedAlready';
  end if;
  return new;
end $$;
create trigger keep_signed before update on specialist_contracts
  for each row execute function keep_signed_contract();
create trigger files after insert or update of document_id, signed_document_id on specialist_contracts
  for each row execute function own_files('specialistContract', 'document_id,signed_document_id');

create table specialist_fees (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  service_type text not null,
  service_item text,
  matter_kind text not null,
  amount numeric(18,2),
  split_percent numeric(18,4),
  effective_from date not null,
  effective_to date,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__feeEndsBeforeStart" check (effective_to >= effective_from),
  constraint fk_specialist_fees__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialist_fees__sort on specialist_fees (tenant_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_specialist_fees__specialist_id on specialist_fees (tenant_id, specialist_id, lower(service_type), id) include (service_type) where not is_deleted;
alter table specialist_fees enable row level security, force row level security;
create policy tenant_wall on specialist_fees to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_fees to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_fees to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_fees
  for each row execute function capture_change('specialistFee', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table specialist_report_types (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  report_type_id uuid not null,
  turnaround_days numeric not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_specialist_report_types__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialist_report_types__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialist_report_types__sort on specialist_report_types (tenant_id, turnaround_days, id) where not is_deleted;
create index ix_specialist_report_types__specialist_id on specialist_report_types (tenant_id, specialist_id, turnaround_days, id) where not is_deleted;
create index ix_specialist_report_types__report_type_id on specialist_report_types (tenant_id, report_type_id) where not is_deleted;
create unique index uq_specialist_report_types__specialist_id__report_type_id on specialist_report_types (tenant_id, specialist_id, report_type_id) where not is_deleted;
alter table specialist_report_types enable row level security, force row level security;
create policy tenant_wall on specialist_report_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_report_types to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_report_types to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_report_types
  for each row execute function capture_change('specialistReportType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create table specialist_leaves (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  start_date date not null,
  end_date date not null,
  reason text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__periodEndsBeforeStart" check (end_date >= start_date),
  constraint fk_specialist_leaves__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialist_leaves__sort on specialist_leaves (tenant_id, start_date, id) where not is_deleted;
create index ix_specialist_leaves__specialist_id on specialist_leaves (tenant_id, specialist_id, start_date, id) where not is_deleted;
create index ix_specialist_leaves__start_date on specialist_leaves (tenant_id, start_date, start_date, id) where not is_deleted;
create index ix_specialist_leaves__end_date on specialist_leaves (tenant_id, end_date, start_date, id) where not is_deleted;
alter table specialist_leaves enable row level security, force row level security;
create policy tenant_wall on specialist_leaves to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_leaves to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_leaves to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_leaves
  for each row execute function capture_change('specialistLeave', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table centres (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  ownership_type text not null,
  address jsonb,
  suburb text,
  state text,
  postcode text,
  country text,
  time_zone text not null,
  latitude numeric,
  longitude numeric,
  contact_name text,
  phone text,
  email text,
  receive_booking boolean not null default true,
  parking_notes text,
  access_notes text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((((((coalesce(name, ''::text) || ' '::text) || coalesce(suburb, ''::text)) || ' '::text) || coalesce(postcode, ''::text)) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(email, ''::text))) stored,
  primary key (tenant_id, id)
);
create index ix_centres__sort on centres (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_centres__ownership_type on centres (tenant_id, ownership_type, lower(name), id) include (name) where not is_deleted;
create index ix_centres__state on centres (tenant_id, state, lower(name), id) include (name) where not is_deleted;
create index ix_centres__receive_booking on centres (tenant_id, receive_booking, lower(name), id) include (name) where not is_deleted;
create index ix_centres__is_active on centres (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_centres__search on centres using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function sees_host_centres() returns boolean
  language sql stable
  as $$
  select exists (select from public.tenants
    where id = public.current_tenant()
      and lower(country) in ('us', 'usa', 'united states', 'united states of america'))
$$;
grant execute on function sees_host_centres() to caseway_app, caseway_host;
alter table centres enable row level security, force row level security;
create policy tenant_wall on centres to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres to caseway_host
  using (true) with check (true);
create policy host_centres on centres for select to caseway_app
  using (tenant_id = '00000000-0000-7000-8000-000000000001'::uuid and ( select sees_host_centres() as sees_host_centres));
grant select, insert, update on centres to caseway_app, caseway_host;
create trigger history after insert or delete or update on centres
  for each row execute function capture_change('centre', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,suburb,state,postcode,country', '{}');

create function compute_centres() returns trigger
  language plpgsql
  as $$
begin
  new.suburb := nullif(btrim(new.address ->> 'suburb'), '');
  new.state := state_of_address(new.address);
  new.postcode := nullif(btrim(new.address ->> 'postcode'), '');
  new.country := nullif(btrim(new.address ->> 'country'), '');
  return new;
end $$;
create trigger computed before insert or update of suburb, address, state, postcode, country on centres
  for each row execute function compute_centres();
create trigger search_words after insert or delete on centres
  for each row execute function keep_search_words('centre');
create trigger search_words_changed after update on centres
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('centre');

create function keep_zone_of_centre() returns trigger
  language plpgsql
  as $$
declare
  home text := coalesce((select t.timezone from tenants t where t.id = new.tenant_id), 'Australia/Sydney');
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone and new.address is distinct from old.address
    and old.time_zone = coalesce(zone_of_place(old.address), home) then
    new.time_zone := null;
  end if;
  new.time_zone := coalesce(new.time_zone, zone_of_place(new.address), home);
  if state_of_address(new.address) is not null then
    new.address := jsonb_set(new.address, '{state}', to_jsonb(state_of_address(new.address)));
  end if;
  return new;
end $$;
create trigger zone before insert or update of time_zone, address on centres
  for each row execute function keep_zone_of_centre();

create table centres__service_types (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_centres__service_types__owner_id foreign key (tenant_id, owner_id) references centres(tenant_id, id) deferrable,
  constraint fk_centres__service_types__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_centres__service_types__target on centres__service_types (tenant_id, target_id);
alter table centres__service_types enable row level security, force row level security;
create policy tenant_wall on centres__service_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres__service_types to caseway_host
  using (true) with check (true);
grant select, insert, delete on centres__service_types to caseway_app, caseway_host;

create table centres__specialists (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_centres__specialists__owner_id foreign key (tenant_id, owner_id) references centres(tenant_id, id) deferrable,
  constraint fk_centres__specialists__target_id foreign key (tenant_id, target_id) references specialists(tenant_id, id) deferrable
);
create index ix_centres__specialists__target on centres__specialists (tenant_id, target_id);
alter table centres__specialists enable row level security, force row level security;
create policy tenant_wall on centres__specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres__specialists to caseway_host
  using (true) with check (true);
grant select, insert, delete on centres__specialists to caseway_app, caseway_host;

create table centre_rooms (
  tenant_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  name text not null,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_centre_rooms__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable
);
create index ix_centre_rooms__sort on centre_rooms (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_centre_rooms__centre_id on centre_rooms (tenant_id, centre_id, lower(name), id) include (name) where not is_deleted;
create index ix_centre_rooms__is_active on centre_rooms (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_centre_rooms__centre_id__name on centre_rooms (tenant_id, centre_id, lower(name)) where not is_deleted;
alter table centre_rooms enable row level security, force row level security;
create policy tenant_wall on centre_rooms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centre_rooms to caseway_host
  using (true) with check (true);
grant select, insert, update on centre_rooms to caseway_app, caseway_host;
create trigger history after insert or delete or update on centre_rooms
  for each row execute function capture_change('centreRoom', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');
create index ix_company_business_units__sort on company_business_units (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_company_business_units__company_id on company_business_units (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;
create index ix_company_business_units__is_active on company_business_units (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_company_business_units__company_id__name on company_business_units (tenant_id, company_id, lower(name)) where not is_deleted;
create index ix_company_business_units__search on company_business_units using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table company_business_units enable row level security, force row level security;
create policy tenant_wall on company_business_units to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_business_units to caseway_host
  using (true) with check (true);
grant select, insert, update on company_business_units to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_business_units
  for each row execute function capture_change('companyBusinessUnit', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on company_business_units
  for each row execute function keep_search_words('companyBusinessUnit');
create trigger search_words_changed after update on company_business_units
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('companyBusinessUnit');

create table company_favourite_specialists (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  specialist_id uuid not null,
  place numeric default 1,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_favourite_specialists__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_company_favourite_specialists__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_company_favourite_specialists__sort on company_favourite_specialists (tenant_id, place, id) where not is_deleted;
create index ix_company_favourite_specialists__company_id on company_favourite_specialists (tenant_id, company_id, place, id) where not is_deleted;
create index ix_company_favourite_specialists__specialist_id on company_favourite_specialists (tenant_id, specialist_id, place, id) where not is_deleted;
create unique index uq_company_favourite_specialists__company_id__specialist_id on company_favourite_specialists (tenant_id, company_id, specialist_id) where not is_deleted;
alter table company_favourite_specialists enable row level security, force row level security;
create policy tenant_wall on company_favourite_specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_favourite_specialists to caseway_host
  using (true) with check (true);
grant select, insert, update on company_favourite_specialists to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_favourite_specialists
  for each row execute function capture_change('companyFavouriteSpecialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table company_excluded_specialists (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  specialist_id uuid not null,
  excluded_from date,
  reason text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_excluded_specialists__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_company_excluded_specialists__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_company_excluded_specialists__sort on company_excluded_specialists (tenant_id, specialist_id, id) where not is_deleted;
create index ix_company_excluded_specialists__company_id on company_excluded_specialists (tenant_id, company_id, specialist_id, id) where not is_deleted;
create index ix_company_excluded_specialists__specialist_id on company_excluded_specialists (tenant_id, specialist_id, specialist_id, id) where not is_deleted;
create unique index uq_company_excluded_specialists__company_id__specialist_id on company_excluded_specialists (tenant_id, company_id, specialist_id) where not is_deleted;
alter table company_excluded_specialists enable row level security, force row level security;
create policy tenant_wall on company_excluded_specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_excluded_specialists to caseway_host
  using (true) with check (true);
grant select, insert, update on company_excluded_specialists to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_excluded_specialists
  for each row execute function capture_change('companyExcludedSpecialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table company_default_pics (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
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
  constraint fk_company_default_pics__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_company_default_pics__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_company_default_pics__sort on company_default_pics (tenant_id, lower(step), id) include (step) where not is_deleted;
create index ix_company_default_pics__company_id on company_default_pics (tenant_id, company_id, lower(step), id) include (step) where not is_deleted;
create index ix_company_default_pics__step on company_default_pics (tenant_id, step, lower(step), id) include (step) where not is_deleted;
create index ix_company_default_pics__user_id on company_default_pics (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;
create unique index uq_company_default_pics__company_id__step on company_default_pics (tenant_id, company_id, lower(step)) where not is_deleted;
alter table company_default_pics enable row level security, force row level security;
create policy tenant_wall on company_default_pics to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_default_pics to caseway_host
  using (true) with check (true);
grant select, insert, update on company_default_pics to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_default_pics
  for each row execute function capture_change('companyDefaultPic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create table company_booking_agents (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  case_manager_id uuid not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_booking_agents__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_company_booking_agents__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable
);
create index ix_company_booking_agents__sort on company_booking_agents (tenant_id, case_manager_id, id) where not is_deleted;
create index ix_company_booking_agents__company_id on company_booking_agents (tenant_id, company_id, case_manager_id, id) where not is_deleted;
create index ix_company_booking_agents__case_manager_id on company_booking_agents (tenant_id, case_manager_id, case_manager_id, id) where not is_deleted;
create unique index uq_company_booking_agents__company_id__case_manager_id on company_booking_agents (tenant_id, company_id, case_manager_id) where not is_deleted;
alter table company_booking_agents enable row level security, force row level security;
create policy tenant_wall on company_booking_agents to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_booking_agents to caseway_host
  using (true) with check (true);
grant select, insert, update on company_booking_agents to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_booking_agents
  for each row execute function capture_change('companyBookingAgent', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table company_pms_configs (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  system text not null,
  company_pms_id text,
  client_id text,
  client_secret text,
  is_enabled boolean not null default false,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_pms_configs__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_company_pms_configs__sort on company_pms_configs (tenant_id, lower(system), id) include (system) where not is_deleted;
create index ix_company_pms_configs__company_id on company_pms_configs (tenant_id, company_id) where not is_deleted;
create unique index uq_company_pms_configs__company_id on company_pms_configs (tenant_id, company_id) where not is_deleted;
alter table company_pms_configs enable row level security, force row level security;
create policy tenant_wall on company_pms_configs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_pms_configs to caseway_host
  using (true) with check (true);
grant select, insert, update on company_pms_configs to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_pms_configs
  for each row execute function capture_change('companyPmsConfig', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,client_secret', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table company_groups (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
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
create index ix_company_groups__sort on company_groups (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_company_groups__is_active on company_groups (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_company_groups__name on company_groups (tenant_id, lower(name)) where not is_deleted;
create index ix_company_groups__search on company_groups using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table company_groups enable row level security, force row level security;
create policy tenant_wall on company_groups to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_groups to caseway_host
  using (true) with check (true);
grant select, insert, update on company_groups to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_groups
  for each row execute function capture_change('companyGroup', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on company_groups
  for each row execute function keep_search_words('companyGroup');
create trigger search_words_changed after update on company_groups
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('companyGroup');

create table company_groups__companies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_company_groups__companies__owner_id foreign key (tenant_id, owner_id) references company_groups(tenant_id, id) deferrable,
  constraint fk_company_groups__companies__target_id foreign key (tenant_id, target_id) references companies(tenant_id, id) deferrable
);
create index ix_company_groups__companies__target on company_groups__companies (tenant_id, target_id);
alter table company_groups__companies enable row level security, force row level security;
create policy tenant_wall on company_groups__companies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_groups__companies to caseway_host
  using (true) with check (true);
grant select, insert, delete on company_groups__companies to caseway_app, caseway_host;

create table staffs (
  tenant_id uuid not null,
  id uuid not null,
  title_id uuid,
  first_name text not null,
  last_name text not null,
  full_name text not null,
  email text not null,
  phone text,
  extension text,
  job_title_id uuid,
  is_booking_support boolean not null default false,
  picture_id uuid,
  user_id uuid,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text))) stored,
  primary key (tenant_id, id),
  constraint fk_staffs__title_id foreign key (tenant_id, title_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_staffs__job_title_id foreign key (tenant_id, job_title_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_staffs__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable,
  constraint fk_staffs__picture_id foreign key (tenant_id, picture_id) references files(tenant_id, id) deferrable
);
create index ix_staffs__sort on staffs (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_staffs__job_title_id on staffs (tenant_id, job_title_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_staffs__is_active on staffs (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_staffs__title_id on staffs (tenant_id, title_id) where not is_deleted;
create index ix_staffs__user_id on staffs (tenant_id, user_id) where not is_deleted;
create unique index uq_staffs__email on staffs (tenant_id, lower(email)) where not is_deleted;
create index ix_staffs__search on staffs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table staffs enable row level security, force row level security;
create policy tenant_wall on staffs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs to caseway_host
  using (true) with check (true);
grant select, insert, update on staffs to caseway_app, caseway_host;
create trigger files after insert or update of picture_id on staffs
  for each row execute function own_files('staff', 'picture_id');
create trigger history after insert or delete or update on staffs
  for each row execute function capture_change('staff', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"job_title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function tell_account() returns trigger
  language plpgsql
  as $$
declare
  is_in boolean := new.is_active and not new.is_deleted;
begin
  update users u set first_name = new.first_name, last_name = new.last_name, phone = new.phone,
    user_name = case when lower(u.email) = lower(new.email) then u.user_name else new.email end,
    email = new.email, is_active = is_in, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = current_actor()
  where u.tenant_id = new.tenant_id and u.id = new.user_id and not u.is_deleted
    and (u.first_name, u.last_name, u.phone, u.email, u.is_active)
      is distinct from (new.first_name, new.last_name, new.phone, new.email, is_in);
  return null;
end $$;
create trigger account_told after update of first_name, last_name, phone, email, is_active, is_deleted, user_id on staffs
  for each row when (new.user_id is not null) execute function tell_account();

create function compute_staffs() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;
create trigger computed before insert or update of full_name, first_name, last_name on staffs
  for each row execute function compute_staffs();
create trigger search_words after insert or delete on staffs
  for each row execute function keep_search_words('staff');
create trigger search_words_changed after update on staffs
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('staff');

create table staffs__roles (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_staffs__roles__owner_id foreign key (tenant_id, owner_id) references staffs(tenant_id, id) deferrable,
  constraint fk_staffs__roles__target_id foreign key (tenant_id, target_id) references roles(tenant_id, id) deferrable
);
create index ix_staffs__roles__target on staffs__roles (tenant_id, target_id);
alter table staffs__roles enable row level security, force row level security;
create policy tenant_wall on staffs__roles to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs__roles to caseway_host
  using (true) with check (true);
grant select, insert, delete on staffs__roles to caseway_app, caseway_host;

create function tell_account_roles() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    delete from users__roles r using staffs s
    where s.tenant_id = old.tenant_id and s.id = old.owner_id and r.tenant_id = s.tenant_id
      and r.owner_id = s.user_id and r.target_id = old.target_id;
  else
    insert into users__roles (tenant_id, owner_id, target_id)
    select s.tenant_id, s.user_id, new.target_id from staffs s
    where s.tenant_id = new.tenant_id and s.id = new.owner_id and s.user_id is not null
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger account_told after insert or delete on staffs__roles
  for each row execute function tell_account_roles();

create table staffs__user_groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_staffs__user_groups__owner_id foreign key (tenant_id, owner_id) references staffs(tenant_id, id) deferrable,
  constraint fk_staffs__user_groups__target_id foreign key (tenant_id, target_id) references user_group(tenant_id, id) deferrable
);
create index ix_staffs__user_groups__target on staffs__user_groups (tenant_id, target_id);
alter table staffs__user_groups enable row level security, force row level security;
create policy tenant_wall on staffs__user_groups to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs__user_groups to caseway_host
  using (true) with check (true);
grant select, insert, delete on staffs__user_groups to caseway_app, caseway_host;

create function tell_group_members() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    delete from user_group__members m using staffs s
    where s.tenant_id = old.tenant_id and s.id = old.owner_id and m.tenant_id = s.tenant_id
      and m.owner_id = old.target_id and m.target_id = s.user_id;
  else
    insert into user_group__members (tenant_id, owner_id, target_id)
    select s.tenant_id, new.target_id, s.user_id from staffs s
    where s.tenant_id = new.tenant_id and s.id = new.owner_id and s.user_id is not null
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger members_told after insert or delete on staffs__user_groups
  for each row execute function tell_group_members();

create table service_provider (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  contact_name text,
  email text,
  phone text,
  abn text,
  address jsonb,
  notes text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((((coalesce(name, ''::text) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(abn, ''::text))) stored,
  primary key (tenant_id, id)
);
create index ix_service_provider__sort on service_provider (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_service_provider__kind on service_provider (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_service_provider__is_active on service_provider (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_service_provider__name__kind on service_provider (tenant_id, lower(name), lower(kind)) where not is_deleted;
create index ix_service_provider__search on service_provider using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table service_provider enable row level security, force row level security;
create policy tenant_wall on service_provider to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_provider to caseway_host
  using (true) with check (true);
grant select, insert, update on service_provider to caseway_app, caseway_host;
create trigger history after insert or delete or update on service_provider
  for each row execute function capture_change('serviceProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on service_provider
  for each row execute function keep_search_words('serviceProvider');
create trigger search_words_changed after update on service_provider
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('serviceProvider');

create table service_provider__languages (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_service_provider__languages__owner_id foreign key (tenant_id, owner_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_service_provider__languages__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_service_provider__languages__target on service_provider__languages (tenant_id, target_id);
alter table service_provider__languages enable row level security, force row level security;
create policy tenant_wall on service_provider__languages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_provider__languages to caseway_host
  using (true) with check (true);
grant select, insert, delete on service_provider__languages to caseway_app, caseway_host;

create table treatment_providers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  contact_name text,
  provider_no text,
  email text,
  records_email text,
  phone text,
  fax text,
  website text,
  address jsonb,
  abn text,
  notes text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((((((coalesce(name, ''::text) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(provider_no, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(abn, ''::text))) stored,
  primary key (tenant_id, id)
);
create index ix_treatment_providers__sort on treatment_providers (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_treatment_providers__kind on treatment_providers (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_treatment_providers__is_active on treatment_providers (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_treatment_providers__search on treatment_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table treatment_providers enable row level security, force row level security;
create policy tenant_wall on treatment_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on treatment_providers to caseway_host
  using (true) with check (true);
grant select, insert, update on treatment_providers to caseway_app, caseway_host;
create trigger history after insert or delete or update on treatment_providers
  for each row execute function capture_change('treatmentProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on treatment_providers
  for each row execute function keep_search_words('treatmentProvider');
create trigger search_words_changed after update on treatment_providers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('treatmentProvider');

create table inquiry_centre (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  received_on date not null,
  contact_name text not null,
  company_name text,
  email text,
  phone text,
  source_id uuid,
  service_type text,
  message text,
  state text not null default 'new'::text,
  assigned_to_id uuid,
  converted_to_id uuid,
  converted_on date,
  outcome text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((((coalesce(subject, ''::text) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(company_name, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text))) stored,
  primary key (tenant_id, id),
  constraint fk_inquiry_centre__source_id foreign key (tenant_id, source_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_inquiry_centre__assigned_to_id foreign key (tenant_id, assigned_to_id) references users(tenant_id, id) deferrable,
  constraint fk_inquiry_centre__converted_to_id foreign key (tenant_id, converted_to_id) references companies(tenant_id, id) deferrable
);
create index ix_inquiry_centre__sort on inquiry_centre (tenant_id, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__received_on on inquiry_centre (tenant_id, received_on, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__source_id on inquiry_centre (tenant_id, source_id, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__service_type on inquiry_centre (tenant_id, service_type, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__state on inquiry_centre (tenant_id, state, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__assigned_to_id on inquiry_centre (tenant_id, assigned_to_id, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__converted_to_id on inquiry_centre (tenant_id, converted_to_id) where not is_deleted;
create index ix_inquiry_centre__search on inquiry_centre using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table inquiry_centre enable row level security, force row level security;
create policy tenant_wall on inquiry_centre to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on inquiry_centre to caseway_host
  using (true) with check (true);
grant select, insert, update on inquiry_centre to caseway_app, caseway_host;
create trigger history after insert or delete or update on inquiry_centre
  for each row execute function capture_change('inquiry', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"source_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"assigned_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"converted_to_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table marketing_campaigns (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  channel_id uuid,
  audience text[] not null default '{}'::text[],
  status text not null default 'planned'::text,
  start_date date not null,
  end_date date,
  budget numeric(18,2),
  spent numeric(18,2),
  responses numeric,
  owner_id uuid,
  goal text,
  notes text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__campaignEndsBeforeStart" check (end_date >= start_date),
  constraint fk_marketing_campaigns__channel_id foreign key (tenant_id, channel_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_marketing_campaigns__owner_id foreign key (tenant_id, owner_id) references users(tenant_id, id) deferrable
);
create index ix_marketing_campaigns__sort on marketing_campaigns (tenant_id, start_date desc, lower(name), id) include (name) where not is_deleted;
create index ix_marketing_campaigns__channel_id on marketing_campaigns (tenant_id, channel_id, start_date desc, lower(name), id) include (name) where not is_deleted;
create index ix_marketing_campaigns__status on marketing_campaigns (tenant_id, status, start_date desc, lower(name), id) include (name) where not is_deleted;
create index ix_marketing_campaigns__start_date on marketing_campaigns (tenant_id, start_date, start_date desc, lower(name), id) include (name) where not is_deleted;
create index ix_marketing_campaigns__owner_id on marketing_campaigns (tenant_id, owner_id, start_date desc, lower(name), id) include (name) where not is_deleted;
create unique index uq_marketing_campaigns__name on marketing_campaigns (tenant_id, lower(name)) where not is_deleted;
create index ix_marketing_campaigns__search on marketing_campaigns using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table marketing_campaigns enable row level security, force row level security;
create policy tenant_wall on marketing_campaigns to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on marketing_campaigns to caseway_host
  using (true) with check (true);
grant select, insert, update on marketing_campaigns to caseway_app, caseway_host;
create trigger history after insert or delete or update on marketing_campaigns
  for each row execute function capture_change('marketingCampaign', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"channel_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"owner_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on marketing_campaigns
  for each row execute function keep_search_words('marketingCampaign');
create trigger search_words_changed after update on marketing_campaigns
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('marketingCampaign');

create table relationship_activities (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  subject text not null,
  activity_date date not null,
  company_id uuid not null,
  case_manager_id uuid,
  staff_id uuid,
  note text,
  follow_up_on date,
  search_text text generated always as (lower((coalesce(subject, ''::text) || ' '::text) || coalesce(note, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_relationship_activities__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_relationship_activities__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_relationship_activities__staff_id foreign key (tenant_id, staff_id) references users(tenant_id, id) deferrable
);
create index ix_relationship_activities__sort on relationship_activities (tenant_id, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__type on relationship_activities (tenant_id, type, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__activity_date on relationship_activities (tenant_id, activity_date, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__company_id on relationship_activities (tenant_id, company_id, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__case_manager_id on relationship_activities (tenant_id, case_manager_id, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__staff_id on relationship_activities (tenant_id, staff_id, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__follow_up_on on relationship_activities (tenant_id, follow_up_on, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__search on relationship_activities using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table relationship_activities enable row level security, force row level security;
create policy tenant_wall on relationship_activities to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on relationship_activities to caseway_host
  using (true) with check (true);
grant select, insert, update on relationship_activities to caseway_app, caseway_host;
create trigger history after insert or delete or update on relationship_activities
  for each row execute function capture_change('relationshipActivity', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"staff_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create table sale_targets (
  tenant_id uuid not null,
  id uuid not null,
  financial_year numeric not null,
  period text not null,
  staff_id uuid,
  sale_type_id uuid,
  target_amount numeric(18,2) not null,
  achieved_amount numeric(18,2),
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_sale_targets__staff_id foreign key (tenant_id, staff_id) references users(tenant_id, id) deferrable,
  constraint fk_sale_targets__sale_type_id foreign key (tenant_id, sale_type_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_sale_targets__sort on sale_targets (tenant_id, financial_year desc, lower(period), id) include (period) where not is_deleted;
create index ix_sale_targets__financial_year on sale_targets (tenant_id, financial_year, financial_year desc, lower(period), id) include (period) where not is_deleted;
create index ix_sale_targets__period on sale_targets (tenant_id, period, financial_year desc, lower(period), id) include (period) where not is_deleted;
create index ix_sale_targets__staff_id on sale_targets (tenant_id, staff_id, financial_year desc, lower(period), id) include (period) where not is_deleted;
create index ix_sale_targets__sale_type_id on sale_targets (tenant_id, sale_type_id, financial_year desc, lower(period), id) include (period) where not is_deleted;
create unique index uq_sale_targets__financial_year__period__staff_id__sale_type_id on sale_targets (tenant_id, financial_year, lower(period), staff_id, sale_type_id) nulls not distinct where not is_deleted;
alter table sale_targets enable row level security, force row level security;
create policy tenant_wall on sale_targets to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sale_targets to caseway_host
  using (true) with check (true);
grant select, insert, update on sale_targets to caseway_app, caseway_host;
create trigger history after insert or delete or update on sale_targets
  for each row execute function capture_change('saleTarget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"staff_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"sale_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create table client_documents (
  tenant_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  name text not null,
  kind text not null default 'document'::text,
  file_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  status text not null default 'none'::text,
  sender_id uuid,
  asked_at timestamptz,
  answered_at timestamptz,
  send_back_reason text,
  round numeric default 1,
  asked_file_id text,
  attachment_type_id uuid,
  primary key (tenant_id, id),
  constraint fk_client_documents__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_client_documents__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) deferrable,
  constraint fk_client_documents__sender_id foreign key (tenant_id, sender_id) references users(tenant_id, id) deferrable,
  constraint fk_client_documents__attachment_type_id foreign key (tenant_id, attachment_type_id) references attachment_types(tenant_id, id) deferrable
);
create index ix_client_documents__sort on client_documents (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__client_id on client_documents (tenant_id, client_id, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__kind on client_documents (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__is_active on client_documents (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__search on client_documents using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_client_documents__status on client_documents (tenant_id, status, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__sender_id on client_documents (tenant_id, sender_id) where not is_deleted;
create index ix_client_documents__attachment_type_id on client_documents (tenant_id, attachment_type_id) where not is_deleted;
alter table client_documents enable row level security, force row level security;
create policy tenant_wall on client_documents to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on client_documents to caseway_host
  using (true) with check (true);
grant select, insert, update on client_documents to caseway_app, caseway_host;
create trigger files after insert or update of file_id on client_documents
  for each row execute function own_files('clientDocument', 'file_id');
create trigger search_words after insert or delete on client_documents
  for each row execute function keep_search_words('clientDocument');
create trigger search_words_changed after update on client_documents
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('clientDocument');
create trigger history after insert or delete or update on client_documents
  for each row execute function capture_change('clientDocument', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,round,asked_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"attachment_type_id":{"table":"attachment_types","text":"coalesce(t.name::text, '''')","tenant":true},"sender_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create table specialists__assisted_specialists (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__assisted_specialists__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__assisted_specialists__target_id foreign key (tenant_id, target_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialists__assisted_specialists__target on specialists__assisted_specialists (tenant_id, target_id);
alter table specialists__assisted_specialists enable row level security, force row level security;
create policy tenant_wall on specialists__assisted_specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__assisted_specialists to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__assisted_specialists to caseway_app, caseway_host;

create table client_form_files (
  tenant_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  file_id text not null,
  name text not null,
  round numeric not null,
  returned_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_client_form_files__document_id foreign key (tenant_id, document_id) references client_documents(tenant_id, id) deferrable
);
create index ix_client_form_files__sort on client_form_files (tenant_id, returned_at, id) where not is_deleted;
create index ix_client_form_files__document_id on client_form_files (tenant_id, document_id, returned_at, id) where not is_deleted;
create unique index uq_client_form_files__file_id on client_form_files (tenant_id, lower(file_id)) where not is_deleted;
alter table client_form_files enable row level security, force row level security;
create policy tenant_wall on client_form_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on client_form_files to caseway_host
  using (true) with check (true);
create policy seen_by_user on client_form_files as restrictive for select to caseway_app
  using (returned_at is not null or current_actor() is null or (exists ( select 1
   from client_documents d
     join clients c on c.tenant_id = d.tenant_id and c.id = d.client_id
  where d.tenant_id = client_form_files.tenant_id and d.id = client_form_files.document_id and c.user_id = current_actor())));
grant select, insert, update on client_form_files to caseway_app, caseway_host;
create trigger history after insert or delete or update on client_form_files
  for each row execute function capture_change('clientFormFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"document_id":{"table":"client_documents","text":"coalesce(t.name::text, '''')","tenant":true}}');

create view party_companies with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    business_type,
    is_active,
    high_risk_applied,
    high_risk_applied_from,
    high_risk_applied_to,
    high_risk_reason_to_booking_cm,
    high_risk_reason_to_staff,
    prepayment_required,
    prepayment_status,
    report_delivery,
    report_email,
    email,
    side,
    tax_exempt
   from companies
  where not is_deleted;
grant select on party_companies to caseway_app, caseway_host;

create view party_case_managers with (security_invoker=true) as
 select tenant_id,
    id,
    first_name,
    last_name,
    full_name,
    email,
    company_id,
    is_active
   from case_managers
  where not is_deleted;
grant select on party_case_managers to caseway_app, caseway_host;

create view party_clients with (security_invoker=true) as
 select tenant_id,
    id,
    first_name,
    last_name,
    full_name,
    email,
    phone,
    mobile,
    date_of_birth,
    claim_no,
    company_id,
    case_manager_id,
    contractor_id,
    is_active,
    creation_time
   from clients
  where not is_deleted;
grant select on party_clients to caseway_app, caseway_host;

create view party_centres with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    email,
    phone,
    address,
    suburb,
    state,
    postcode,
    country,
    time_zone,
    latitude,
    longitude,
    parking_notes,
    access_notes,
    is_active,
    is_active and receive_booking as receives_bookings
   from centres
  where not is_deleted;
grant select on party_centres to caseway_app, caseway_host;

create view party_centre_rooms with (security_invoker=true) as
 select tenant_id,
    id,
    centre_id,
    name,
    is_active
   from centre_rooms
  where not is_deleted;
grant select on party_centre_rooms to caseway_app, caseway_host;

create view party_centre_specialists with (security_invoker=true) as
 select tenant_id,
    owner_id as centre_id,
    target_id as specialist_id
   from centres__specialists;
grant select on party_centre_specialists to caseway_app, caseway_host;

create view party_specialists with (security_invoker=true) as
 select tenant_id,
    id,
    title,
    first_name,
    last_name,
    full_name,
    concat_ws(' '::text, title, full_name) as titled_name,
    specialty,
    state,
    address ->> 'country'::text as country,
    coalesce(business_email, personal_email) as email,
    cv_file_id,
    sample_report_file_id,
    recruitment_status,
    staged_onboarding,
    is_active,
    is_active and (recruitment_status = any (array['ONBOARDING'::text, 'ONBOARDED'::text])) as takes_bookings,
    time_zone,
    onboarded_date,
    onboarded_end_date
   from specialists
  where not is_deleted;
grant select on party_specialists to caseway_app, caseway_host;

create view party_specialist_values with (security_invoker=true) as
 select specialists__specialties.tenant_id,
    specialists__specialties.owner_id as specialist_id,
    specialists__specialties.target_id as value_id,
    'specialty'::text as kind
   from specialists__specialties
union all
 select specialists__accreditations.tenant_id,
    specialists__accreditations.owner_id as specialist_id,
    specialists__accreditations.target_id as value_id,
    'accreditation'::text as kind
   from specialists__accreditations
union all
 select specialists__languages.tenant_id,
    specialists__languages.owner_id as specialist_id,
    specialists__languages.target_id as value_id,
    'language'::text as kind
   from specialists__languages;
grant select on party_specialist_values to caseway_app, caseway_host;

create view party_specialist_leaves with (security_invoker=true) as
 select tenant_id,
    id,
    specialist_id,
    start_date,
    end_date,
    reason
   from specialist_leaves
  where not is_deleted;
grant select on party_specialist_leaves to caseway_app, caseway_host;

create view party_specialist_contracts with (security_invoker=true) as
 select tenant_id,
    id,
    specialist_id,
    status,
    start_date,
    end_date
   from specialist_contracts
  where not is_deleted;
grant select on party_specialist_contracts to caseway_app, caseway_host;

create view party_favourite_specialists with (security_invoker=true) as
 select tenant_id,
    company_id,
    specialist_id,
    place,
    note
   from company_favourite_specialists
  where not is_deleted;
grant select on party_favourite_specialists to caseway_app, caseway_host;

create view party_excluded_specialists with (security_invoker=true) as
 select tenant_id,
    company_id,
    specialist_id,
    reason
   from company_excluded_specialists
  where not is_deleted;
grant select on party_excluded_specialists to caseway_app, caseway_host;

create view party_inquiries with (security_invoker=true) as
 select tenant_id,
    id,
    state,
    assigned_to_id,
    received_on
   from inquiry_centre
  where not is_deleted;
grant select on party_inquiries to caseway_app, caseway_host;

create view party_company_pics with (security_invoker=true) as
 select tenant_id,
    id,
    company_id,
    step,
    user_id
   from company_default_pics
  where not is_deleted;
grant select on party_company_pics to caseway_app, caseway_host;

create view party_specialist_fees with (security_invoker=true) as
 select f.tenant_id,
    f.id,
    f.specialist_id,
    s.fee_arrangement,
    f.service_type,
    f.service_item,
    f.matter_kind,
    f.amount,
    f.split_percent,
    f.effective_from,
    f.effective_to
   from specialist_fees f
     join specialists s on s.tenant_id = f.tenant_id and s.id = f.specialist_id
  where not f.is_deleted;
grant select on party_specialist_fees to caseway_app, caseway_host;

create view party_typists with (security_invoker=true) as
 select contractors.tenant_id,
    contractors.user_id,
    contractors.full_name as name,
    'typist'::text as kind
   from contractors
  where contractors.type = 'typist'::text and contractors.user_id is not null and contractors.is_active and not contractors.is_deleted
union all
 select staffs.tenant_id,
    staffs.user_id,
    staffs.full_name as name,
    'staff'::text as kind
   from staffs
  where staffs.user_id is not null and staffs.is_active and not staffs.is_deleted;
grant select on party_typists to caseway_app, caseway_host;

create view party_company_accounts with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    abn,
    address,
    postal_address,
    statement_day,
    coalesce(nullif(invoice_email, ''::text), nullif(accounts_email, ''::text), nullif(email, ''::text)) as invoice_email
   from companies
  where not is_deleted;
grant select on party_company_accounts to caseway_app, caseway_host;

create view party_provider_numbers with (security_invoker=true) as
 select tenant_id,
    id as specialist_id,
    provider_number
   from specialists
  where not is_deleted;
grant select on party_provider_numbers to caseway_app, caseway_host;

create view party_specialists_of_users with (security_invoker=true) as
 select own.tenant_id,
    own.user_id,
    other.id as specialist_id
   from specialists own
     join specialists other on other.tenant_id = own.tenant_id and not other.is_deleted and (other.id = own.id or own.admin_level = 'SPECIFIC_ADMIN'::text and (exists ( select
           from specialists__assisted_specialists n
          where n.tenant_id = own.tenant_id and n.owner_id = own.id and n.target_id = other.id)) or (own.admin_level = any (array['GENERAL_ADMIN'::text, 'GENERAL_ADMIN_2'::text])) and nullif(lower(trim(both from own.practice_name)), ''::text) = lower(trim(both from other.practice_name)))
  where own.user_id is not null and own.is_active and not own.is_deleted;
grant select on party_specialists_of_users to caseway_app, caseway_host;

create function search_companies(whole text, word text) returns setof companies
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.companies t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.companies t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_companies(text,text) owner to caseway_host;
revoke all on function search_companies(text,text) from public;
grant execute on function search_companies(text,text) to caseway_app;

create function search_case_managers(whole text, word text) returns setof case_managers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.case_managers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.case_managers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_case_managers(text,text) owner to caseway_host;
revoke all on function search_case_managers(text,text) from public;
grant execute on function search_case_managers(text,text) to caseway_app;

create function search_contractors(whole text, word text) returns setof contractors
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.contractors t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.contractors t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_contractors(text,text) owner to caseway_host;
revoke all on function search_contractors(text,text) from public;
grant execute on function search_contractors(text,text) to caseway_app;

create function search_specialists(whole text, word text) returns setof specialists
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.specialists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.specialists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_specialists(text,text) owner to caseway_host;
revoke all on function search_specialists(text,text) from public;
grant execute on function search_specialists(text,text) to caseway_app;

create function search_clients(whole text, word text) returns setof clients
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.clients t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.clients t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_clients(text,text) owner to caseway_host;
revoke all on function search_clients(text,text) from public;
grant execute on function search_clients(text,text) to caseway_app;

create function search_centres(whole text, word text) returns setof centres
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  return query select t.* from public.centres t
    where (t.tenant_id = public.current_tenant()
        or (t.tenant_id = '00000000-0000-7000-8000-000000000001' and public.sees_host_centres()))
      and not t.is_deleted and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_centres(text,text) owner to caseway_host;
revoke all on function search_centres(text,text) from public;
grant execute on function search_centres(text,text) to caseway_app;

create function specialty_text(tenant uuid, specialist uuid) returns text
  language sql stable
  as $$
  select string_agg(v.label, ', ' order by v.label)
  from specialists__specialties l
  join lookup_config v on v.tenant_id = l.tenant_id and v.id = l.target_id
  where l.tenant_id = tenant and l.owner_id = specialist
$$;

create function search_company_business_units(whole text, word text) returns setof company_business_units
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.company_business_units t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.company_business_units t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_company_business_units(text,text) owner to caseway_host;
revoke all on function search_company_business_units(text,text) from public;
grant execute on function search_company_business_units(text,text) to caseway_app;

create function search_company_groups(whole text, word text) returns setof company_groups
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.company_groups t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.company_groups t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_company_groups(text,text) owner to caseway_host;
revoke all on function search_company_groups(text,text) from public;
grant execute on function search_company_groups(text,text) to caseway_app;

create function search_staffs(whole text, word text) returns setof staffs
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.staffs t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.staffs t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_staffs(text,text) owner to caseway_host;
revoke all on function search_staffs(text,text) from public;
grant execute on function search_staffs(text,text) to caseway_app;

create function search_service_provider(whole text, word text) returns setof service_provider
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.service_provider t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.service_provider t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_service_provider(text,text) owner to caseway_host;
revoke all on function search_service_provider(text,text) from public;
grant execute on function search_service_provider(text,text) to caseway_app;

create function search_treatment_providers(whole text, word text) returns setof treatment_providers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.treatment_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.treatment_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_treatment_providers(text,text) owner to caseway_host;
revoke all on function search_treatment_providers(text,text) from public;
grant execute on function search_treatment_providers(text,text) to caseway_app;

create function search_inquiry_centre(whole text, word text) returns setof inquiry_centre
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.inquiry_centre t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.inquiry_centre t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_inquiry_centre(text,text) owner to caseway_host;
revoke all on function search_inquiry_centre(text,text) from public;
grant execute on function search_inquiry_centre(text,text) to caseway_app;

create function search_marketing_campaigns(whole text, word text) returns setof marketing_campaigns
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.marketing_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.marketing_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_marketing_campaigns(text,text) owner to caseway_host;
revoke all on function search_marketing_campaigns(text,text) from public;
grant execute on function search_marketing_campaigns(text,text) to caseway_app;

create function search_relationship_activities(whole text, word text) returns setof relationship_activities
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.relationship_activities t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.relationship_activities t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_relationship_activities(text,text) owner to caseway_host;
revoke all on function search_relationship_activities(text,text) from public;
grant execute on function search_relationship_activities(text,text) to caseway_app;

create function party_bookability(specialist uuid, centre uuid, company uuid, on_day date) returns table(specialist_inactive boolean, specialist_recruiting boolean, non_booking_contact boolean, centre_closed boolean, company_disabled boolean, on_leave boolean, contract_ended boolean, excluded_by_company boolean, reasons text[], public_reasons text[])
  language sql stable parallel safe
  as $$
  select f.*, array_remove(array[
      case when f.specialist_inactive then 'specialistInactive' end,
      case when f.specialist_recruiting then 'specialistRecruiting' end,
      case when f.non_booking_contact then 'nonBookingContact' end,
      case when f.centre_closed then 'centreClosed' end,
      case when f.company_disabled then 'companyDisabled' end,
      case when f.on_leave then 'onLeave' end,
      case when f.contract_ended then 'contractEnded' end,
      case when f.excluded_by_company then 'excludedByCompany' end
    ], null), array_remove(array[
      case when f.specialist_inactive or f.specialist_recruiting or f.non_booking_contact
        or f.contract_ended then 'specialistInactive' end,
      case when f.centre_closed then 'centreClosed' end,
      case when f.company_disabled then 'companyDisabled' end,
      case when f.on_leave then 'onLeave' end,
      case when f.excluded_by_company then 'excludedByCompany' end
    ], null)
  from (
    select p.is_deleted or not p.is_active or p.recruitment_status = 'EXCLUDING' as specialist_inactive,
      p.recruitment_status = 'RECRUITING' as specialist_recruiting,
      p.recruitment_status = 'NON_BOOKING_CONTACT' as non_booking_contact,
      centre is not null and not exists (select from public.centres c
        where c.tenant_id = public.current_tenant() and c.id = centre
          and c.is_active and c.receive_booking and not c.is_deleted) as centre_closed,
      company is not null and not exists (select from public.companies o
        where o.tenant_id = public.current_tenant() and o.id = company
          and o.is_active and not o.is_deleted) as company_disabled,
      exists (select from public.specialist_leaves v
        where v.tenant_id = public.current_tenant() and v.specialist_id = specialist and not v.is_deleted
          and d.day between v.start_date and v.end_date) as on_leave,
      p.onboarded_date is null or d.day < p.onboarded_date
        or (p.onboarded_end_date is not null and d.day > p.onboarded_end_date) as contract_ended,
      company is not null and exists (select from public.company_excluded_specialists x
        where x.tenant_id = public.current_tenant() and x.company_id = company
          and x.specialist_id = specialist and not x.is_deleted) as excluded_by_company
    from public.specialists p
    -- The day comes from a time and its zone, which is dear: offset 0 has it computed once for each row.
    cross join lateral (select on_day as day offset 0) d
    where p.tenant_id = public.current_tenant() and p.id = specialist
  ) f
$$;
grant execute on function party_bookability(uuid,uuid,uuid,date) to caseway_app, caseway_host;

create function case_managers_for_company(company uuid) returns setof uuid
  language sql stable
  as $$
  select m.id from case_managers m
  where m.tenant_id = current_tenant() and m.is_active and not m.is_deleted
    and (m.company_id = company
      or m.company_id in (
        select member.target_id from company_groups__companies own
        join company_groups g on g.tenant_id = own.tenant_id and g.id = own.owner_id
          and g.is_active and not g.is_deleted
        join company_groups__companies member on member.tenant_id = g.tenant_id and member.owner_id = g.id
        where own.tenant_id = current_tenant() and own.target_id = company)
      or m.id in (
        select a.case_manager_id from company_booking_agents a
        where a.tenant_id = current_tenant() and a.company_id = company and not a.is_deleted))
$$;

create function search_client_documents(whole text, word text) returns setof client_documents
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.client_documents t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.client_documents t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_client_documents(text,text) owner to caseway_host;
revoke all on function search_client_documents(text,text) from public;
grant execute on function search_client_documents(text,text) to caseway_app;

create function holiday_counts(states text[], region text, postcodes text, centres uuid[], centre uuid, suburb text, state text, postcode text) returns boolean
  language sql immutable parallel safe
  as $$
  select case
    when centre = any (centres) then true
    when cardinality(states) > 0 and not coalesce(state = any (states), false) then false
    when postcodes is not null then exists (
      select from regexp_split_to_table(postcodes, '[,;]') part
      where postcode between btrim(split_part(part, '-', 1))
        and btrim(coalesce(nullif(split_part(part, '-', 2), ''), part)))
    when cardinality(centres) > 0 then false
    when region is not null then coalesce(lower(btrim(region)) = lower(btrim(suburb)), false)
    else true end
$$;
grant execute on function holiday_counts(text[],text,text,uuid[],uuid,text,text,text) to caseway_app, caseway_host;
