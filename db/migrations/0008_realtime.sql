-- Messages too long for a notification travel between the processes through this table.
create unlogged table socket_io_attachments (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
grant select, insert, delete on socket_io_attachments to caseway_host;

-- Who looks at which record right now; a row that is not renewed counts for nothing.
create unlogged table presence (
  tenant_id uuid not null,
  from_module text not null,
  object_id uuid not null,
  socket_id text not null,
  user_id uuid not null,
  user_name text not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, from_module, object_id, socket_id)
);
create index presence_of_socket on presence (tenant_id, socket_id);
create index presence_by_age on presence (seen_at);

create table notifications (
  tenant_id uuid not null,
  id uuid not null,
  recipient_id uuid not null,
  title text not null,
  content text not null,
  type text not null,
  from_module text,
  object_id uuid,
  object_reference_name text,
  sent_time timestamptz not null default clock_timestamp(),
  read_time timestamptz,
  creator_id uuid,
  primary key (tenant_id, id),
  constraint fk_notifications__recipient_id foreign key (tenant_id, recipient_id)
    references users (tenant_id, id) on delete cascade,
  constraint notifications_type check (type in ('Action Required', 'Email Received')),
  constraint notifications_link check ((from_module is null) = (object_id is null))
);
create index notifications_of_recipient
  on notifications (tenant_id, recipient_id, sent_time desc, id desc);
create index notifications_unread
  on notifications (tenant_id, recipient_id, type) where read_time is null;
create index notifications_of_object
  on notifications (tenant_id, recipient_id, object_id) where object_id is not null;
create index notifications_by_age on notifications (sent_time);

do $$
declare t text;
begin
  foreach t in array array['presence', 'notifications'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;
