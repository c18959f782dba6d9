create table time_tracking (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  user_kind text not null default 'staff',
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
  billing_status text not null default 'notReady',
  approval text not null default 'draft',
  approved_by_id uuid,
  charge_id uuid,
  search_text text generated always as (lower(coalesce(note, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
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

alter table time_tracking enable row level security;
alter table time_tracking force row level security;
create policy tenant_wall on time_tracking to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_tracking to caseway_host using (true) with check (true);
grant select, insert, update on time_tracking to caseway_app;
grant select, insert, update on time_tracking to caseway_host;

create trigger history after insert or update or delete on time_tracking
  for each row execute function capture_change('timeEntry', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"approved_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true}}');

create index ix_time_rates__sort on time_rates (tenant_id, effective_from desc, id) where not is_deleted;

create index ix_time_rates__user_id on time_rates (tenant_id, user_id, effective_from desc, id) where not is_deleted;

create index ix_time_rates__specialist_id on time_rates (tenant_id, specialist_id, effective_from desc, id) where not is_deleted;

create index ix_time_rates__activity on time_rates (tenant_id, activity, effective_from desc, id) where not is_deleted;

create index ix_time_rates__effective_from on time_rates (tenant_id, effective_from, effective_from desc, id) where not is_deleted;

alter table time_rates enable row level security;
alter table time_rates force row level security;
create policy tenant_wall on time_rates to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_rates to caseway_host using (true) with check (true);
grant select, insert, update on time_rates to caseway_app;
grant select, insert, update on time_rates to caseway_host;

create trigger history after insert or update or delete on time_rates
  for each row execute function capture_change('timeRate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_time_budgets__sort on time_budgets (tenant_id, case_id, id) where not is_deleted;

create index ix_time_budgets__case_id on time_budgets (tenant_id, case_id, case_id, id) where not is_deleted;

create unique index uq_time_budgets__case_id on time_budgets (tenant_id, case_id) where not is_deleted;

alter table time_budgets enable row level security;
alter table time_budgets force row level security;
create policy tenant_wall on time_budgets to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_budgets to caseway_host using (true) with check (true);
grant select, insert, update on time_budgets to caseway_app;
grant select, insert, update on time_budgets to caseway_host;

create trigger history after insert or update or delete on time_budgets
  for each row execute function capture_change('timeBudget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

alter table time_tracking add constraint fk_time_tracking__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table time_tracking add constraint fk_time_tracking__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table time_tracking add constraint fk_time_tracking__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table time_tracking add constraint fk_time_tracking__appointment_id foreign key (tenant_id, appointment_id) references appointments (tenant_id, id) deferrable;

alter table time_tracking add constraint fk_time_tracking__approved_by_id foreign key (tenant_id, approved_by_id) references users (tenant_id, id) deferrable;

alter table time_tracking add constraint fk_time_tracking__charge_id foreign key (tenant_id, charge_id) references case_charges (tenant_id, id) deferrable;

alter table time_rates add constraint fk_time_rates__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table time_rates add constraint fk_time_rates__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table time_budgets add constraint fk_time_budgets__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;
