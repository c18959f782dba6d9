create table countries (
  id uuid not null,
  name text not null,
  code text not null,
  legacy_id numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(code, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);

create table cities (
  id uuid not null,
  name text not null,
  state text,
  postcode text,
  country_id uuid not null,
  is_post_box boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(state, '') || ' ' || coalesce(postcode, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);

create index ix_countries__sort on countries (lower(name), id) include (name) where not is_deleted;

create index ix_countries__is_active on countries (is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_countries__name on countries (lower(name)) where not is_deleted;

create unique index uq_countries__code on countries (lower(code)) where not is_deleted;

alter table countries enable row level security;
alter table countries force row level security;
create policy tenant_wall on countries for select to caseway_app using (true);
create policy host_work on countries to caseway_host using (true) with check (true);
grant select on countries to caseway_app;
grant select, insert, update on countries to caseway_host;

create trigger history after insert or update or delete on countries
  for each row execute function capture_change('country', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_cities__sort on cities (lower(name), id) include (name) where not is_deleted;

create index ix_cities__state on cities (state, lower(name), id) include (name) where not is_deleted;

create index ix_cities__country_id on cities (country_id, lower(name), id) include (name) where not is_deleted;

create index ix_cities__is_active on cities (is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_cities__country_id__name__state__postcode on cities (country_id, lower(name), lower(state), lower(postcode)) where not is_deleted;

alter table cities enable row level security;
alter table cities force row level security;
create policy tenant_wall on cities for select to caseway_app using (true);
create policy host_work on cities to caseway_host using (true) with check (true);
grant select on cities to caseway_app;
grant select, insert, update on cities to caseway_host;

create trigger history after insert or update or delete on cities
  for each row execute function capture_change('city', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"country_id":{"table":"countries","text":"coalesce(t.name::text, '''')","tenant":false}}');

alter table cities add constraint fk_cities__country_id foreign key (country_id) references countries (id) deferrable;
