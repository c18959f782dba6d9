create table emails_tracking (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  sender text,
  destination text not null,
  template_key text,
  status text not null,
  sent_time timestamptz,
  error_message text,
  message_id text,
  from_module text,
  object_id text,
  is_confidential boolean not null default false,
  search_text text generated always as (lower(coalesce(subject, '') || ' ' || coalesce(destination, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_emails_tracking__sort on emails_tracking (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_emails_tracking__template_key on emails_tracking (tenant_id, template_key, creation_time desc, id) where not is_deleted;

create index ix_emails_tracking__status on emails_tracking (tenant_id, status, creation_time desc, id) where not is_deleted;

create index ix_emails_tracking__from_module on emails_tracking (tenant_id, from_module, creation_time desc, id) where not is_deleted;

create index ix_emails_tracking__object_id on emails_tracking (tenant_id, object_id, creation_time desc, id) where not is_deleted;

create index ix_emails_tracking__search on emails_tracking using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table emails_tracking enable row level security;
alter table emails_tracking force row level security;
create policy tenant_wall on emails_tracking to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on emails_tracking to caseway_host using (true) with check (true);
grant select, insert, update on emails_tracking to caseway_app;
grant select, insert, update on emails_tracking to caseway_host;

create trigger history after insert or update or delete on emails_tracking
  for each row execute function capture_change('emailTracking', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,subject,sender,destination,template_key,sent_time,error_message,message_id,from_module,object_id,is_confidential', '{}');

create function search_emails_tracking(whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.id from public.emails_tracking t
    where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_emails_tracking(text, text) owner to caseway_host;
revoke all on function search_emails_tracking(text, text) from public;
grant execute on function search_emails_tracking(text, text) to caseway_app, caseway_host;
