-- What the invariants found in a tenant, until it is gone; and when each module was asked last.
create table contradictions (
  tenant_id uuid not null,
  id uuid not null,
  invariant text not null,
  record_id text not null,
  module text not null,
  name text not null,
  sentence text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  gone_at timestamptz,
  primary key (tenant_id, id),
  constraint uq_contradictions__record unique (tenant_id, invariant, record_id)
);
create index contradictions_open on contradictions (tenant_id, first_seen desc) where gone_at is null;

create table contradiction_looks (
  tenant_id uuid not null,
  module text not null,
  looked_at timestamptz not null,
  found integer not null,
  primary key (tenant_id, module)
);

do $$
declare t text;
begin
  foreach t in array array['contradictions', 'contradiction_looks'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;
