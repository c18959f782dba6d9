-- What a template said after each save; `content` is null where the default words held again.
create table mail_template_versions (
  tenant_id uuid not null,
  template_id uuid not null,
  version integer not null,
  subject text,
  content text,
  saved_by uuid,
  saved_by_name text,
  saved_at timestamptz not null default now(),
  primary key (tenant_id, template_id, version),
  constraint fk_mail_template_versions__template_id foreign key (tenant_id, template_id)
    references mail_templates (tenant_id, id) deferrable initially deferred
);

alter table mail_template_versions enable row level security;
alter table mail_template_versions force row level security;
create policy tenant_wall on mail_template_versions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mail_template_versions to caseway_host using (true) with check (true);
grant select, insert on mail_template_versions to caseway_app;
grant select, insert on mail_template_versions to caseway_host;

-- The defaults that the host wrote: every tenant reads them, and nothing else of the host.
create function correspondence_host_templates() returns table (name text, subject text, content text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select t.name, t.subject, t.template_content from mail_templates t
    where t.tenant_id = '00000000-0000-7000-8000-000000000001' and t.is_edited and not t.is_deleted
  $$;
alter function correspondence_host_templates() owner to caseway_host;
revoke all on function correspondence_host_templates() from public;
grant execute on function correspondence_host_templates() to caseway_app, caseway_host;
