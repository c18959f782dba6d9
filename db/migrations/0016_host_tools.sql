-- One row for each kind of fault of a tenant; what happens again is counted. No message in full.
create table system_errors (
  tenant_id uuid not null,
  id uuid not null,
  fingerprint text not null,
  source text not null check (source in ('server', 'browser')),
  message text not null,
  route text not null,
  place text not null,
  occurrences bigint not null default 1,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  last_user_id uuid,
  resolved_at timestamptz,
  resolver_id uuid,
  primary key (tenant_id, id),
  constraint uq_system_errors__fingerprint unique (tenant_id, fingerprint)
);
create index system_errors_by_age on system_errors (tenant_id, last_seen desc, id);

-- Up to which moment a user has read the product updates.
create table update_reads (
  tenant_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable
);

-- Which accounts signed in, month by month.
create table account_activity (
  tenant_id uuid not null,
  month date not null check (extract(day from month) = 1),
  user_id uuid not null,
  sign_ins integer not null default 1,
  last_at timestamptz not null,
  primary key (tenant_id, month, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable
);

do $$
declare t text;
begin
  foreach t in array array['system_errors', 'update_reads', 'account_activity'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;
