-- Who writes in which section of a case right now; a row that is not renewed counts for nothing.
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

alter table section_locks enable row level security;
alter table section_locks force row level security;
create policy tenant_wall on section_locks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on section_locks to caseway_host using (true) with check (true);
grant select, insert, update, delete on section_locks to caseway_app, caseway_host;
