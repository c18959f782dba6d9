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
  primary key (tenant_id, id)
);

create table listed_prices (
  tenant_id uuid not null,
  id uuid not null,
  list text not null,
  item_number text not null,
  price numeric(18,2),
  effective_from date not null,
  effective_to date,
  search_text text generated always as (lower(coalesce(item_number, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_impairment_lines__sort on impairment_lines (tenant_id, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;

create index ix_impairment_lines__conversion on impairment_lines (tenant_id, conversion, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;

create index ix_impairment_lines__part on impairment_lines (tenant_id, part, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;

alter table impairment_lines add constraint "refused__impairmentLineBackwards" check (value_to >= value_from);

alter table impairment_lines enable row level security;
alter table impairment_lines force row level security;
create policy tenant_wall on impairment_lines to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on impairment_lines to caseway_host using (true) with check (true);
grant select, insert, update on impairment_lines to caseway_app;
grant select, insert, update on impairment_lines to caseway_host;

create trigger history after insert or update or delete on impairment_lines
  for each row execute function capture_change('impairmentLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_listed_prices__sort on listed_prices (tenant_id, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;

create index ix_listed_prices__list on listed_prices (tenant_id, list, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;

create index ix_listed_prices__item_number on listed_prices (tenant_id, item_number, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;

create index ix_listed_prices__effective_from on listed_prices (tenant_id, effective_from, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;

create unique index uq_listed_prices__list__item_number__effective_from on listed_prices (tenant_id, lower(list), lower(item_number), effective_from) where not is_deleted;

create index ix_listed_prices__search on listed_prices using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table listed_prices enable row level security;
alter table listed_prices force row level security;
create policy tenant_wall on listed_prices to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on listed_prices to caseway_host using (true) with check (true);
grant select, insert, update on listed_prices to caseway_app;
grant select, insert, update on listed_prices to caseway_host;

create trigger history after insert or update or delete on listed_prices
  for each row execute function capture_change('listedPrice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_listed_prices(whole text, word text) returns setof listed_prices
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.listed_prices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.listed_prices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_listed_prices(text, text) owner to caseway_host;
revoke all on function search_listed_prices(text, text) from public;
grant execute on function search_listed_prices(text, text) to caseway_app, caseway_host;
