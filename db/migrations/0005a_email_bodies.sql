-- The words of a mail stand apart from its tracking row, so that no list or export shows them.
-- A rendered mail keeps the name of its renderer and what it needs until it is delivered.
create table email_bodies (
  tenant_id uuid not null,
  email_id uuid not null,
  body_text text,
  body_html text,
  renderer text,
  data jsonb,
  primary key (tenant_id, email_id),
  constraint fk_email_bodies__email_id foreign key (tenant_id, email_id)
    references emails_tracking (tenant_id, id) on delete cascade
);

alter table email_bodies enable row level security;
alter table email_bodies force row level security;
create policy tenant_wall on email_bodies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_bodies to caseway_host using (true) with check (true);
grant select, insert, update, delete on email_bodies to caseway_app, caseway_host;
