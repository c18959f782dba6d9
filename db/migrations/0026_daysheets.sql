-- When a daysheet left the house, and what it said: version and "changed since printed".
create table daysheet_stamps (
  tenant_id uuid not null,
  specialist_id uuid not null,
  -- All zeros: every place of the day.
  centre_id uuid not null,
  day date not null,
  version integer not null,
  fingerprint text not null,
  printed_at timestamptz not null,
  printed_by_name text not null,
  primary key (tenant_id, specialist_id, centre_id, day),
  constraint fk_daysheet_stamps__specialist_id foreign key (tenant_id, specialist_id)
    references specialists (tenant_id, id) deferrable
);

-- What went out with a mail, or would have: kept beside its words.
create table email_attachments (
  tenant_id uuid not null,
  email_id uuid not null,
  place integer not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  primary key (tenant_id, email_id, place),
  constraint fk_email_attachments__email_id foreign key (tenant_id, email_id)
    references emails_tracking (tenant_id, id) deferrable
);

do $$
declare t text;
begin
  foreach t in array array['daysheet_stamps', 'email_attachments'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;
