-- Events are written with the change that caused them; a delivery is marked with its effect.
create table events (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  payload jsonb not null,
  user_id uuid,
  occurred_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index events_by_age on events (occurred_at);

create table event_deliveries (
  tenant_id uuid not null,
  event_id uuid not null,
  subscriber text not null,
  delivered_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, event_id, subscriber),
  constraint fk_event_deliveries__event_id foreign key (tenant_id, event_id)
    references events (tenant_id, id) on delete cascade
);

do $$
declare t text;
begin
  foreach t in array array['events', 'event_deliveries'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
  end loop;
end $$;

grant select, insert on events, event_deliveries to caseway_app;
grant select, insert, delete on events, event_deliveries to caseway_host;
