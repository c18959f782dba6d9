drop trigger history on specialists;

drop index ix_specialists__search;

create table specialists__languages (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table specialists__specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table specialists__sub_specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table specialists__qualifications (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table specialists__accreditations (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table specialist_contracts (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  template text not null default 'standard',
  start_date date not null,
  end_date date,
  status text not null default 'draft',
  signed_date date,
  signed_by text,
  document_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table specialist_fees (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  service_type text not null,
  service_item text,
  matter_kind text not null,
  amount numeric(18,2),
  split_percent numeric(9,4),
  effective_from date not null,
  effective_to date,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
);

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
  time_zone text not null default 'Australia/Sydney',
  latitude numeric,
  longitude numeric,
  contact_name text,
  phone text,
  email text,
  receive_booking boolean not null default true,
  parking_notes text,
  access_notes text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(suburb, '') || ' ' || coalesce(postcode, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table centres__service_types (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table centres__specialists (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

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
  primary key (tenant_id, id)
);

alter table specialists drop column search_text;

alter table specialists add column first_name text;

alter table specialists add column last_name text;

alter table specialists add column gender text;

alter table specialists add column mobile text;

alter table specialists add column address jsonb;

alter table specialists add column state text;

alter table specialists add column specialist_status text not null default 'ACTIVE';

alter table specialists add column staged_onboarding text not null default 'pending';

alter table specialists add column acceptance text default 'underReview';

alter table specialists add column exclusion_reason text;

alter table specialists add column provider_number text;

alter table specialists add column provider_number_note text;

alter table specialists add column provider_number2 text;

alter table specialists add column provider_number2_note text;

alter table specialists add column provider_number3 text;

alter table specialists add column provider_number3_note text;

alter table specialists add column provider_number4 text;

alter table specialists add column provider_number4_note text;

alter table specialists add column fee_arrangement text;

alter table specialists add column prepayment_status text;

alter table specialists add column report_delivery text;

alter table specialists add column type_of_assessments_accepted text[] not null default '{}';

alter table specialists add column preferences text[] not null default '{}';

alter table specialists add column is_med_neg boolean not null default false;

alter table specialists add column without_n_c_i boolean not null default false;

alter table specialists add column cv_file_id uuid;

alter table specialists add column sample_report_file_id uuid;

alter table specialists add column admin_level text default 'SPECIALIST';

alter table specialists add column notes text;

-- What was one name becomes two: the last word is the family name. The wall binds the owner too.
alter table specialists no force row level security;
update specialists set
  first_name = coalesce(nullif(regexp_replace(full_name, '\s*\S+$', ''), ''), full_name),
  last_name = regexp_replace(full_name, '^.*\s', ''),
  specialist_status = case when is_active then 'ACTIVE' else 'INACTIVE' end,
  recruitment_status = case recruitment_status
    when 'nonBookingContact' then 'NON_BOOKING_CONTACT' else upper(recruitment_status) end,
  exclusion_reason = case when recruitment_status = 'excluding' then 'highCancellationRate' end,
  staged_onboarding = case when recruitment_status = 'onboarded' then 'stage4' else 'pending' end;
alter table specialists force row level security;

alter table specialists alter column first_name set not null;
alter table specialists alter column last_name set not null;

alter table specialists add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(specialty, '') || ' ' || coalesce(business_email, ''))) stored;

alter table specialists alter column recruitment_status set default 'RECRUITING';

create index ix_specialists__state on specialists (tenant_id, state, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_specialists__specialist_status on specialists (tenant_id, specialist_status, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_specialists__staged_onboarding on specialists (tenant_id, staged_onboarding, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_specialists__onboarded_end_date on specialists (tenant_id, onboarded_end_date, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_specialists__is_med_neg on specialists (tenant_id, is_med_neg, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_specialists__without_n_c_i on specialists (tenant_id, without_n_c_i, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_specialists__search on specialists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_specialists__languages__target on specialists__languages (tenant_id, target_id);

alter table specialists__languages enable row level security;
alter table specialists__languages force row level security;
create policy tenant_wall on specialists__languages to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__languages to caseway_host using (true) with check (true);
grant select, insert, delete on specialists__languages to caseway_app;
grant select, insert, delete on specialists__languages to caseway_host;

create index ix_specialists__specialties__target on specialists__specialties (tenant_id, target_id);

alter table specialists__specialties enable row level security;
alter table specialists__specialties force row level security;
create policy tenant_wall on specialists__specialties to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__specialties to caseway_host using (true) with check (true);
grant select, insert, delete on specialists__specialties to caseway_app;
grant select, insert, delete on specialists__specialties to caseway_host;

create index ix_specialists__sub_specialties__target on specialists__sub_specialties (tenant_id, target_id);

alter table specialists__sub_specialties enable row level security;
alter table specialists__sub_specialties force row level security;
create policy tenant_wall on specialists__sub_specialties to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__sub_specialties to caseway_host using (true) with check (true);
grant select, insert, delete on specialists__sub_specialties to caseway_app;
grant select, insert, delete on specialists__sub_specialties to caseway_host;

create index ix_specialists__qualifications__target on specialists__qualifications (tenant_id, target_id);

alter table specialists__qualifications enable row level security;
alter table specialists__qualifications force row level security;
create policy tenant_wall on specialists__qualifications to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__qualifications to caseway_host using (true) with check (true);
grant select, insert, delete on specialists__qualifications to caseway_app;
grant select, insert, delete on specialists__qualifications to caseway_host;

create index ix_specialists__accreditations__target on specialists__accreditations (tenant_id, target_id);

alter table specialists__accreditations enable row level security;
alter table specialists__accreditations force row level security;
create policy tenant_wall on specialists__accreditations to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__accreditations to caseway_host using (true) with check (true);
grant select, insert, delete on specialists__accreditations to caseway_app;
grant select, insert, delete on specialists__accreditations to caseway_host;

create trigger files after insert or update of cv_file_id, sample_report_file_id on specialists
  for each row execute function own_files('specialist', 'cv_file_id,sample_report_file_id');

create trigger history after insert or update or delete on specialists
  for each row execute function capture_change('specialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name,specialty,state,specialist_status', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_specialist_contracts__sort on specialist_contracts (tenant_id, start_date, id) where not is_deleted;

create index ix_specialist_contracts__specialist_id on specialist_contracts (tenant_id, specialist_id, start_date, id) where not is_deleted;

create index ix_specialist_contracts__status on specialist_contracts (tenant_id, status, start_date, id) where not is_deleted;

create trigger files after insert or update of document_id on specialist_contracts
  for each row execute function own_files('specialistContract', 'document_id');

alter table specialist_contracts enable row level security;
alter table specialist_contracts force row level security;
create policy tenant_wall on specialist_contracts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_contracts to caseway_host using (true) with check (true);
grant select, insert, update on specialist_contracts to caseway_app;
grant select, insert, update on specialist_contracts to caseway_host;

create trigger history after insert or update or delete on specialist_contracts
  for each row execute function capture_change('specialistContract', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_specialist_fees__sort on specialist_fees (tenant_id, lower(service_type), id) include (service_type) where not is_deleted;

create index ix_specialist_fees__specialist_id on specialist_fees (tenant_id, specialist_id, lower(service_type), id) include (service_type) where not is_deleted;

alter table specialist_fees enable row level security;
alter table specialist_fees force row level security;
create policy tenant_wall on specialist_fees to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_fees to caseway_host using (true) with check (true);
grant select, insert, update on specialist_fees to caseway_app;
grant select, insert, update on specialist_fees to caseway_host;

create trigger history after insert or update or delete on specialist_fees
  for each row execute function capture_change('specialistFee', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_specialist_report_types__sort on specialist_report_types (tenant_id, turnaround_days, id) where not is_deleted;

create index ix_specialist_report_types__specialist_id on specialist_report_types (tenant_id, specialist_id, turnaround_days, id) where not is_deleted;

create index ix_specialist_report_types__report_type_id on specialist_report_types (tenant_id, report_type_id) where not is_deleted;

create unique index uq_specialist_report_types__specialist_id__report_type_id on specialist_report_types (tenant_id, specialist_id, report_type_id) where not is_deleted;

alter table specialist_report_types enable row level security;
alter table specialist_report_types force row level security;
create policy tenant_wall on specialist_report_types to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_report_types to caseway_host using (true) with check (true);
grant select, insert, update on specialist_report_types to caseway_app;
grant select, insert, update on specialist_report_types to caseway_host;

create trigger history after insert or update or delete on specialist_report_types
  for each row execute function capture_change('specialistReportType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create index ix_specialist_leaves__sort on specialist_leaves (tenant_id, start_date, id) where not is_deleted;

create index ix_specialist_leaves__specialist_id on specialist_leaves (tenant_id, specialist_id, start_date, id) where not is_deleted;

create index ix_specialist_leaves__start_date on specialist_leaves (tenant_id, start_date, start_date, id) where not is_deleted;

create index ix_specialist_leaves__end_date on specialist_leaves (tenant_id, end_date, start_date, id) where not is_deleted;

alter table specialist_leaves enable row level security;
alter table specialist_leaves force row level security;
create policy tenant_wall on specialist_leaves to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_leaves to caseway_host using (true) with check (true);
grant select, insert, update on specialist_leaves to caseway_app;
grant select, insert, update on specialist_leaves to caseway_host;

create trigger history after insert or update or delete on specialist_leaves
  for each row execute function capture_change('specialistLeave', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_centres__sort on centres (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_centres__ownership_type on centres (tenant_id, ownership_type, lower(name), id) include (name) where not is_deleted;

create index ix_centres__state on centres (tenant_id, state, lower(name), id) include (name) where not is_deleted;

create index ix_centres__receive_booking on centres (tenant_id, receive_booking, lower(name), id) include (name) where not is_deleted;

create index ix_centres__is_active on centres (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create index ix_centres__search on centres using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_centres__service_types__target on centres__service_types (tenant_id, target_id);

alter table centres__service_types enable row level security;
alter table centres__service_types force row level security;
create policy tenant_wall on centres__service_types to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres__service_types to caseway_host using (true) with check (true);
grant select, insert, delete on centres__service_types to caseway_app;
grant select, insert, delete on centres__service_types to caseway_host;

create index ix_centres__specialists__target on centres__specialists (tenant_id, target_id);

alter table centres__specialists enable row level security;
alter table centres__specialists force row level security;
create policy tenant_wall on centres__specialists to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres__specialists to caseway_host using (true) with check (true);
grant select, insert, delete on centres__specialists to caseway_app;
grant select, insert, delete on centres__specialists to caseway_host;

alter table centres enable row level security;
alter table centres force row level security;
create policy tenant_wall on centres to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres to caseway_host using (true) with check (true);
grant select, insert, update on centres to caseway_app;
grant select, insert, update on centres to caseway_host;

create trigger history after insert or update or delete on centres
  for each row execute function capture_change('centre', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,suburb,state,postcode,country', '{}');

create function search_centres(whole text, word text) returns setof centres
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.centres t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.centres t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_centres(text, text) owner to caseway_host;
revoke all on function search_centres(text, text) from public;
grant execute on function search_centres(text, text) to caseway_app, caseway_host;

create index ix_centre_rooms__sort on centre_rooms (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_centre_rooms__centre_id on centre_rooms (tenant_id, centre_id, lower(name), id) include (name) where not is_deleted;

create index ix_centre_rooms__is_active on centre_rooms (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_centre_rooms__centre_id__name on centre_rooms (tenant_id, centre_id, lower(name)) where not is_deleted;

alter table centre_rooms enable row level security;
alter table centre_rooms force row level security;
create policy tenant_wall on centre_rooms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centre_rooms to caseway_host using (true) with check (true);
grant select, insert, update on centre_rooms to caseway_app;
grant select, insert, update on centre_rooms to caseway_host;

create trigger history after insert or update or delete on centre_rooms
  for each row execute function capture_change('centreRoom', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');

alter table specialists__languages add constraint fk_specialists__languages__owner_id foreign key (tenant_id, owner_id) references specialists (tenant_id, id) deferrable;

alter table specialists__languages add constraint fk_specialists__languages__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table specialists__specialties add constraint fk_specialists__specialties__owner_id foreign key (tenant_id, owner_id) references specialists (tenant_id, id) deferrable;

alter table specialists__specialties add constraint fk_specialists__specialties__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table specialists__sub_specialties add constraint fk_specialists__sub_specialties__owner_id foreign key (tenant_id, owner_id) references specialists (tenant_id, id) deferrable;

alter table specialists__sub_specialties add constraint fk_specialists__sub_specialties__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table specialists__qualifications add constraint fk_specialists__qualifications__owner_id foreign key (tenant_id, owner_id) references specialists (tenant_id, id) deferrable;

alter table specialists__qualifications add constraint fk_specialists__qualifications__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table specialists__accreditations add constraint fk_specialists__accreditations__owner_id foreign key (tenant_id, owner_id) references specialists (tenant_id, id) deferrable;

alter table specialists__accreditations add constraint fk_specialists__accreditations__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table specialists add constraint fk_specialists__cv_file_id foreign key (tenant_id, cv_file_id) references files (tenant_id, id) deferrable;

alter table specialists add constraint fk_specialists__sample_report_file_id foreign key (tenant_id, sample_report_file_id) references files (tenant_id, id) deferrable;

alter table specialist_contracts add constraint fk_specialist_contracts__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table specialist_contracts add constraint fk_specialist_contracts__document_id foreign key (tenant_id, document_id) references files (tenant_id, id) deferrable;

alter table specialist_fees add constraint fk_specialist_fees__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table specialist_report_types add constraint fk_specialist_report_types__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table specialist_report_types add constraint fk_specialist_report_types__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table specialist_leaves add constraint fk_specialist_leaves__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table centres__service_types add constraint fk_centres__service_types__owner_id foreign key (tenant_id, owner_id) references centres (tenant_id, id) deferrable;

alter table centres__service_types add constraint fk_centres__service_types__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table centres__specialists add constraint fk_centres__specialists__owner_id foreign key (tenant_id, owner_id) references centres (tenant_id, id) deferrable;

alter table centres__specialists add constraint fk_centres__specialists__target_id foreign key (tenant_id, target_id) references specialists (tenant_id, id) deferrable;

alter table centre_rooms add constraint fk_centre_rooms__centre_id foreign key (tenant_id, centre_id) references centres (tenant_id, id) deferrable;
