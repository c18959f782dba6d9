create table letterheads (
  tenant_id uuid not null,
  id uuid not null,
  practice_name text,
  abn text,
  address jsonb,
  postal_address jsonb,
  phone text,
  email text,
  website text,
  show_logo boolean not null default true,
  layout text not null default 'classic',
  accent_colour text not null default '#3d4751',
  font_size text not null default 'normal',
  footer_text text,
  has_page_numbers boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_letterheads__sort on letterheads (tenant_id, lower(practice_name), id) include (practice_name) where not is_deleted;

alter table letterheads enable row level security;
alter table letterheads force row level security;
create policy tenant_wall on letterheads to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on letterheads to caseway_host using (true) with check (true);
grant select, insert, update on letterheads to caseway_app;
grant select, insert, update on letterheads to caseway_host;

create trigger history after insert or update or delete on letterheads
  for each row execute function capture_change('letterhead', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
