-- Who moved a record from which state to which, when and why. Nothing changes or deletes a row.
create table status_log (
  tenant_id uuid not null,
  id uuid not null,
  resource text not null,
  record_id uuid not null,
  move text not null,
  axis text not null,
  from_state text,
  to_state text not null,
  note text,
  user_id uuid,
  user_name text,
  occurred_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index ix_status_log__record on status_log (tenant_id, resource, record_id, occurred_at desc, id);

-- Questions that a person was asked about a call: `confirmed: true` answers these and no others.
create table asked_questions (
  tenant_id uuid not null,
  user_id uuid not null,
  call text not null,
  keys text[] not null,
  asked_at timestamptz not null default now(),
  primary key (tenant_id, user_id, call)
);
create index ix_asked_questions__age on asked_questions (asked_at);

do $$
declare t text;
begin
  foreach t in array array['status_log', 'asked_questions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
  end loop;
end $$;

grant select, insert on status_log to caseway_app, caseway_host;
grant select, insert, update on asked_questions to caseway_app, caseway_host;
grant delete on asked_questions to caseway_host;
