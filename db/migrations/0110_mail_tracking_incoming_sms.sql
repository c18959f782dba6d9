drop trigger history on emails_tracking;

create table incoming_mail (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  sender text not null,
  sender_address text,
  recipient text,
  received_time timestamptz not null,
  status text not null default 'waiting',
  filed_by text,
  from_module text,
  object_id text,
  object_name text,
  email_id text,
  attachment_count numeric default 0,
  is_sender_known boolean not null default false,
  is_automatic boolean not null default false,
  message_id text not null,
  search_text text generated always as (lower(coalesce(subject, '') || ' ' || coalesce(sender, '') || ' ' || coalesce(sender_address, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table sms_log (
  tenant_id uuid not null,
  id uuid not null,
  number text not null,
  direction text not null default 'out',
  body text,
  status text not null,
  sent_time timestamptz,
  delivered_time timestamptz,
  error_message text,
  from_module text,
  object_id text,
  object_name text,
  resend_of_id text,
  is_confidential boolean not null default false,
  search_text text generated always as (lower(coalesce(number, '') || ' ' || coalesce(object_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table emails_tracking add column cc text;

alter table emails_tracking add column object_name text;

alter table emails_tracking add column delivery text;

alter table emails_tracking add column resend_of_id text;

create trigger history after insert or update or delete on emails_tracking
  for each row execute function capture_change('emailTracking', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,subject,sender,destination,cc,template_key,leaves_at,sent_time,error_message,message_id,from_module,object_id,object_name,delivery,resend_of_id,is_confidential', '{}');

create index ix_incoming_mail__sort on incoming_mail (tenant_id, received_time desc, id) where not is_deleted;

create index ix_incoming_mail__status on incoming_mail (tenant_id, status, received_time desc, id) where not is_deleted;

create index ix_incoming_mail__filed_by on incoming_mail (tenant_id, filed_by, received_time desc, id) where not is_deleted;

create index ix_incoming_mail__from_module on incoming_mail (tenant_id, from_module, received_time desc, id) where not is_deleted;

create index ix_incoming_mail__object_id on incoming_mail (tenant_id, object_id, received_time desc, id) where not is_deleted;

create index ix_incoming_mail__is_automatic on incoming_mail (tenant_id, is_automatic, received_time desc, id) where not is_deleted;

create unique index uq_incoming_mail__message_id on incoming_mail (tenant_id, lower(message_id)) where not is_deleted;

create index ix_incoming_mail__search on incoming_mail using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table incoming_mail enable row level security;
alter table incoming_mail force row level security;
create policy tenant_wall on incoming_mail to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail to caseway_host using (true) with check (true);
grant select, insert, update on incoming_mail to caseway_app;
grant select, insert, update on incoming_mail to caseway_host;

create trigger history after insert or update or delete on incoming_mail
  for each row execute function capture_change('incomingMail', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,subject,sender,sender_address,recipient,received_time,email_id,attachment_count,is_sender_known,is_automatic,message_id', '{}');

create function search_incoming_mail(whole text, word text) returns setof incoming_mail
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.incoming_mail t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.incoming_mail t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_incoming_mail(text, text) owner to caseway_host;
revoke all on function search_incoming_mail(text, text) from public;
grant execute on function search_incoming_mail(text, text) to caseway_app, caseway_host;

create index ix_sms_log__sort on sms_log (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_sms_log__direction on sms_log (tenant_id, direction, creation_time desc, id) where not is_deleted;

create index ix_sms_log__status on sms_log (tenant_id, status, creation_time desc, id) where not is_deleted;

create index ix_sms_log__from_module on sms_log (tenant_id, from_module, creation_time desc, id) where not is_deleted;

create index ix_sms_log__object_id on sms_log (tenant_id, object_id, creation_time desc, id) where not is_deleted;

create index ix_sms_log__search on sms_log using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table sms_log enable row level security;
alter table sms_log force row level security;
create policy tenant_wall on sms_log to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sms_log to caseway_host using (true) with check (true);
grant select, insert, update on sms_log to caseway_app;
grant select, insert, update on sms_log to caseway_host;

create trigger history after insert or update or delete on sms_log
  for each row execute function capture_change('smsMessage', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,number,direction,body,sent_time,delivered_time,error_message,from_module,object_id,object_name,resend_of_id,is_confidential', '{}');

create function search_sms_log(whole text, word text) returns setof sms_log
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.sms_log t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.sms_log t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_sms_log(text, text) owner to caseway_host;
revoke all on function search_sms_log(text, text) from public;
grant execute on function search_sms_log(text, text) to caseway_app, caseway_host;
