create table service_prices (
  tenant_id uuid not null,
  id uuid not null,
  service_item_id uuid not null,
  kind text not null default 'list',
  company_id uuid,
  scheme_id uuid,
  specialist_id uuid,
  specialty_id uuid,
  effective_from date not null,
  effective_to date,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table billing_rules (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  kind text not null,
  loading text,
  company_id uuid,
  notice numeric,
  is_active boolean not null default true,
  service_item_id uuid,
  price_item_id uuid,
  percent numeric(18,4) not null default 100,
  amount numeric(18,2),
  free_units numeric,
  unit_size numeric,
  payee_way text not null default 'arrangement',
  payee_percent numeric(18,4),
  payee_amount numeric(18,2),
  payee_minimum numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_service_prices__sort on service_prices (tenant_id, effective_from desc, id) where not is_deleted;

create index ix_service_prices__service_item_id on service_prices (tenant_id, service_item_id, effective_from desc, id) where not is_deleted;

create index ix_service_prices__kind on service_prices (tenant_id, kind, effective_from desc, id) where not is_deleted;

create index ix_service_prices__company_id on service_prices (tenant_id, company_id, effective_from desc, id) where not is_deleted;

create index ix_service_prices__scheme_id on service_prices (tenant_id, scheme_id, effective_from desc, id) where not is_deleted;

create index ix_service_prices__specialist_id on service_prices (tenant_id, specialist_id, effective_from desc, id) where not is_deleted;

create index ix_service_prices__effective_from on service_prices (tenant_id, effective_from, effective_from desc, id) where not is_deleted;

create index ix_service_prices__specialty_id on service_prices (tenant_id, specialty_id) where not is_deleted;

alter table service_prices add constraint "refused__priceEndsBeforeStart" check (effective_to >= effective_from);

alter table service_prices enable row level security;
alter table service_prices force row level security;
create policy tenant_wall on service_prices to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_prices to caseway_host using (true) with check (true);
grant select, insert, update on service_prices to caseway_app;
grant select, insert, update on service_prices to caseway_host;

create trigger history after insert or update or delete on service_prices
  for each row execute function capture_change('servicePrice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create index ix_billing_rules__sort on billing_rules (tenant_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;

create index ix_billing_rules__case_type on billing_rules (tenant_id, case_type, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;

create index ix_billing_rules__kind on billing_rules (tenant_id, kind, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;

create index ix_billing_rules__loading on billing_rules (tenant_id, loading, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;

create index ix_billing_rules__company_id on billing_rules (tenant_id, company_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;

create index ix_billing_rules__is_active on billing_rules (tenant_id, is_active, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;

create index ix_billing_rules__service_item_id on billing_rules (tenant_id, service_item_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;

create index ix_billing_rules__payee_way on billing_rules (tenant_id, payee_way, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;

create index ix_billing_rules__price_item_id on billing_rules (tenant_id, price_item_id) where not is_deleted;

create unique index uq_billing_rules__case_type__kind__loading__company_id__notice on billing_rules (tenant_id, lower(case_type), lower(kind), lower(loading), company_id, notice) where not is_deleted;

alter table billing_rules enable row level security;
alter table billing_rules force row level security;
create policy tenant_wall on billing_rules to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on billing_rules to caseway_host using (true) with check (true);
grant select, insert, update on billing_rules to caseway_app;
grant select, insert, update on billing_rules to caseway_host;

create trigger history after insert or update or delete on billing_rules
  for each row execute function capture_change('billingRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"price_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

alter table service_prices add constraint fk_service_prices__service_item_id foreign key (tenant_id, service_item_id) references service_items (tenant_id, id) deferrable;

alter table service_prices add constraint fk_service_prices__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table service_prices add constraint fk_service_prices__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table service_prices add constraint fk_service_prices__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table service_prices add constraint fk_service_prices__specialty_id foreign key (tenant_id, specialty_id) references lookup_config (tenant_id, id) deferrable;

alter table billing_rules add constraint fk_billing_rules__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table billing_rules add constraint fk_billing_rules__service_item_id foreign key (tenant_id, service_item_id) references service_items (tenant_id, id) deferrable;

alter table billing_rules add constraint fk_billing_rules__price_item_id foreign key (tenant_id, price_item_id) references service_items (tenant_id, id) deferrable;
