-- Which defaults a tenant has been given; see kernel/server/tenant-defaults.
create table tenant_defaults (
  tenant_id uuid not null primary key,
  fingerprint text not null,
  given_at timestamptz not null default now()
);
alter table tenant_defaults enable row level security;
alter table tenant_defaults force row level security;
create policy tenant_wall on tenant_defaults to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tenant_defaults to caseway_host using (true) with check (true);
grant select, insert, update, delete on tenant_defaults to caseway_host;

-- A lookup that says what it points at (`where`) is checked with the write that sets it.
create function require_choice(fits boolean, field text) returns void language plpgsql as $$
begin
  if not fits then
    raise exception 'the chosen record does not fit %', field
      using errcode = '23514', constraint = 'unfit__' || field;
  end if;
end $$;
grant execute on function require_choice(boolean, text) to caseway_app, caseway_host;
