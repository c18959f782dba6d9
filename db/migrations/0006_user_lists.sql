-- How each user has arranged a table, and the searches they keep for it.
create table user_table_settings (
  tenant_id uuid not null,
  user_id uuid not null,
  table_key text not null,
  columns jsonb not null,
  last_modification_time timestamptz not null default now(),
  primary key (tenant_id, user_id, table_key)
);

create table user_saved_filters (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  table_key text not null,
  name text not null,
  query jsonb not null,
  creation_time timestamptz not null default now(),
  last_modification_time timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index uq_user_saved_filters__name
  on user_saved_filters (tenant_id, user_id, table_key, lower(name));

do $$
declare t text;
begin
  foreach t in array array['user_table_settings', 'user_saved_filters'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;
