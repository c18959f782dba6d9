create table calls (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  caller_name text,
  caller_phone text,
  company_id uuid,
  case_manager_id uuid,
  client_id uuid,
  claim_no text,
  suburb text,
  note text,
  status text not null default 'open',
  offered_until timestamptz,
  offer_id text,
  offer_answers text,
  appointment_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table call_slots (
  tenant_id uuid not null,
  id uuid not null,
  call_id uuid not null,
  slot_id text not null,
  place numeric,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_calls__sort on calls (tenant_id, creation_time, id) where not is_deleted;

create index ix_calls__status on calls (tenant_id, status, creation_time, id) where not is_deleted;

create index ix_calls__owner_id on calls (tenant_id, owner_id) where not is_deleted;

create index ix_calls__company_id on calls (tenant_id, company_id) where not is_deleted;

create index ix_calls__case_manager_id on calls (tenant_id, case_manager_id) where not is_deleted;

create index ix_calls__client_id on calls (tenant_id, client_id) where not is_deleted;

create index ix_calls__appointment_id on calls (tenant_id, appointment_id) where not is_deleted;

alter table calls enable row level security;
alter table calls force row level security;
create policy tenant_wall on calls to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on calls to caseway_host using (true) with check (true);
grant select, insert, update on calls to caseway_app;
grant select, insert, update on calls to caseway_host;

create trigger history after insert or update or delete on calls
  for each row execute function capture_change('call', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,offer_id', '{"owner_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true}}');

create index ix_call_slots__sort on call_slots (tenant_id, place, id) where not is_deleted;

create index ix_call_slots__call_id on call_slots (tenant_id, call_id) where not is_deleted;

alter table call_slots enable row level security;
alter table call_slots force row level security;
create policy tenant_wall on call_slots to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on call_slots to caseway_host using (true) with check (true);
grant select, insert, update on call_slots to caseway_app;
grant select, insert, update on call_slots to caseway_host;

create trigger history after insert or update or delete on call_slots
  for each row execute function capture_change('callSlot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"call_id":{"table":"calls","text":"(coalesce(t.caller_name::text, '''') || '' '' || coalesce(t.caller_phone::text, ''''))","tenant":true}}');

alter table calls add constraint fk_calls__owner_id foreign key (tenant_id, owner_id) references users (tenant_id, id) deferrable;

alter table calls add constraint fk_calls__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table calls add constraint fk_calls__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers (tenant_id, id) deferrable;

alter table calls add constraint fk_calls__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table calls add constraint fk_calls__appointment_id foreign key (tenant_id, appointment_id) references appointments (tenant_id, id) deferrable;

alter table call_slots add constraint fk_call_slots__call_id foreign key (tenant_id, call_id) references calls (tenant_id, id) deferrable;
