-- correspondence: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

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
  search_text text generated always as (lower((coalesce(subject, ''::text) || ' '::text) || coalesce(destination, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  leaves_at timestamptz,
  cc text,
  object_name text,
  delivery text,
  resend_of_id text,
  primary key (tenant_id, id)
);
create index ix_emails_tracking__sort on emails_tracking (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__template_key on emails_tracking (tenant_id, template_key, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__status on emails_tracking (tenant_id, status, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__from_module on emails_tracking (tenant_id, from_module, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__object_id on emails_tracking (tenant_id, object_id, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__search on emails_tracking using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table emails_tracking enable row level security, force row level security;
create policy tenant_wall on emails_tracking to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on emails_tracking to caseway_host
  using (true) with check (true);
grant select, insert, update on emails_tracking to caseway_app, caseway_host;
create trigger history after insert or delete or update on emails_tracking
  for each row execute function capture_change('emailTracking', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,subject,sender,destination,cc,template_key,leaves_at,sent_time,error_message,message_id,from_module,object_id,object_name,delivery,resend_of_id,is_confidential', '{}');

create table email_bodies (
  tenant_id uuid not null,
  email_id uuid not null,
  body_text text,
  body_html text,
  renderer text,
  data jsonb,
  primary key (tenant_id, email_id),
  constraint fk_email_bodies__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) on delete cascade
);
alter table email_bodies enable row level security, force row level security;
create policy tenant_wall on email_bodies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_bodies to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on email_bodies to caseway_app, caseway_host;

create table mail_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  label text not null,
  category text not null,
  subject text,
  template_content text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  kind text not null default 'mail'::text,
  is_edited boolean not null default false,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(label, ''::text))) stored,
  primary key (tenant_id, id)
);
create index ix_mail_templates__sort on mail_templates (tenant_id, lower(label), id) include (label) where not is_deleted;
create index ix_mail_templates__category on mail_templates (tenant_id, category, lower(label), id) include (label) where not is_deleted;
create index ix_mail_templates__is_active on mail_templates (tenant_id, is_active, lower(label), id) include (label) where not is_deleted;
create unique index uq_mail_templates__name on mail_templates (tenant_id, lower(name)) where not is_deleted;
create index ix_mail_templates__kind on mail_templates (tenant_id, kind, lower(label), id) include (label) where not is_deleted;
create index ix_mail_templates__is_edited on mail_templates (tenant_id, is_edited, lower(label), id) include (label) where not is_deleted;
create index ix_mail_templates__search on mail_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table mail_templates enable row level security, force row level security;
create policy tenant_wall on mail_templates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mail_templates to caseway_host
  using (true) with check (true);
grant select, insert, update on mail_templates to caseway_app, caseway_host;
create trigger history after insert or delete or update on mail_templates
  for each row execute function capture_change('mailTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table ad_hoc (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  channel text not null default 'email'::text,
  subject text,
  content text not null,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(subject, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ad_hoc__sort on ad_hoc (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_ad_hoc__channel on ad_hoc (tenant_id, channel, lower(name), id) include (name) where not is_deleted;
create index ix_ad_hoc__is_active on ad_hoc (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_ad_hoc__name on ad_hoc (tenant_id, lower(name)) where not is_deleted;
create index ix_ad_hoc__search on ad_hoc using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table ad_hoc enable row level security, force row level security;
create policy tenant_wall on ad_hoc to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ad_hoc to caseway_host
  using (true) with check (true);
grant select, insert, update on ad_hoc to caseway_app, caseway_host;
create trigger history after insert or delete or update on ad_hoc
  for each row execute function capture_change('adHocTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on ad_hoc
  for each row execute function keep_search_words('adHocTemplate');
create trigger search_words_changed after update on ad_hoc
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('adHocTemplate');

create table email_attachments (
  tenant_id uuid not null,
  email_id uuid not null,
  place integer not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  primary key (tenant_id, email_id, place),
  constraint fk_email_attachments__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) deferrable
);
alter table email_attachments enable row level security, force row level security;
create policy tenant_wall on email_attachments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_attachments to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on email_attachments to caseway_app, caseway_host;

create table action_required_search (
  tenant_id uuid not null,
  id uuid not null,
  title text not null,
  note text,
  assigned_user_id uuid not null,
  due_date date not null,
  from_module text,
  object_id text,
  object_reference_name text,
  claimant_name text,
  status text not null default 'open'::text,
  cleared_by_id uuid,
  cleared_time timestamptz,
  raised_key text,
  announced_to text,
  noted_record text,
  search_text text generated always as (lower((((coalesce(title, ''::text) || ' '::text) || coalesce(object_reference_name, ''::text)) || ' '::text) || coalesce(claimant_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_action_required_search__assigned_user_id foreign key (tenant_id, assigned_user_id) references users(tenant_id, id) deferrable,
  constraint fk_action_required_search__cleared_by_id foreign key (tenant_id, cleared_by_id) references users(tenant_id, id) deferrable
);
create index ix_action_required_search__sort on action_required_search (tenant_id, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__assigned_user_id on action_required_search (tenant_id, assigned_user_id, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__due_date on action_required_search (tenant_id, due_date, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__from_module on action_required_search (tenant_id, from_module, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__object_id on action_required_search (tenant_id, object_id, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__status on action_required_search (tenant_id, status, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__cleared_time on action_required_search (tenant_id, cleared_time, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__cleared_by_id on action_required_search (tenant_id, cleared_by_id) where not is_deleted;
create index ix_action_required_search__search on action_required_search using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create unique index uq_action_required_search__raised_key on action_required_search (tenant_id, raised_key) where raised_key is not null and status = 'open'::text and not is_deleted;
alter table action_required_search enable row level security, force row level security;
create policy tenant_wall on action_required_search to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on action_required_search to caseway_host
  using (true) with check (true);
grant select, insert, update on action_required_search to caseway_app, caseway_host;
create trigger history after insert or delete or update on action_required_search
  for each row execute function capture_change('actionRequired', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,object_id,object_reference_name,claimant_name,raised_key,announced_to,noted_record', '{"assigned_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"cleared_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

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
  constraint fk_mail_template_versions__template_id foreign key (tenant_id, template_id) references mail_templates(tenant_id, id) deferrable initially deferred
);
alter table mail_template_versions enable row level security, force row level security;
create policy tenant_wall on mail_template_versions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mail_template_versions to caseway_host
  using (true) with check (true);
grant select, insert on mail_template_versions to caseway_app, caseway_host;

create table incoming_mail (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  sender text not null,
  sender_address text,
  recipient text,
  received_time timestamptz not null,
  status text not null default 'waiting'::text,
  filed_by text,
  from_module text,
  object_id text,
  object_name text,
  email_id text,
  attachment_count numeric default 0,
  is_sender_known boolean not null default false,
  is_automatic boolean not null default false,
  message_id text not null,
  search_text text generated always as (lower((((coalesce(subject, ''::text) || ' '::text) || coalesce(sender, ''::text)) || ' '::text) || coalesce(sender_address, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_incoming_mail__sort on incoming_mail (tenant_id, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__status on incoming_mail (tenant_id, status, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__filed_by on incoming_mail (tenant_id, filed_by, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__from_module on incoming_mail (tenant_id, from_module, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__object_id on incoming_mail (tenant_id, object_id, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__is_automatic on incoming_mail (tenant_id, is_automatic, received_time desc, id) where not is_deleted;
create unique index uq_incoming_mail__message_id on incoming_mail (tenant_id, lower(message_id)) where not is_deleted;
create index ix_incoming_mail__search on incoming_mail using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table incoming_mail enable row level security, force row level security;
create policy tenant_wall on incoming_mail to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail to caseway_host
  using (true) with check (true);
grant select, insert, update on incoming_mail to caseway_app, caseway_host;
create trigger history after insert or delete or update on incoming_mail
  for each row execute function capture_change('incomingMail', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,subject,sender,sender_address,recipient,received_time,email_id,attachment_count,is_sender_known,is_automatic,message_id', '{}');

create table sms_log (
  tenant_id uuid not null,
  id uuid not null,
  number text not null,
  direction text not null default 'out'::text,
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
  search_text text generated always as (lower((coalesce(number, ''::text) || ' '::text) || coalesce(object_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_sms_log__sort on sms_log (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_sms_log__direction on sms_log (tenant_id, direction, creation_time desc, id) where not is_deleted;
create index ix_sms_log__status on sms_log (tenant_id, status, creation_time desc, id) where not is_deleted;
create index ix_sms_log__from_module on sms_log (tenant_id, from_module, creation_time desc, id) where not is_deleted;
create index ix_sms_log__object_id on sms_log (tenant_id, object_id, creation_time desc, id) where not is_deleted;
create index ix_sms_log__search on sms_log using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_sms_log__number on sms_log (number, creation_time desc) where not is_deleted;
alter table sms_log enable row level security, force row level security;
create policy tenant_wall on sms_log to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sms_log to caseway_host
  using (true) with check (true);
grant select, insert, update on sms_log to caseway_app, caseway_host;
create trigger history after insert or delete or update on sms_log
  for each row execute function capture_change('smsMessage', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,number,direction,body,sent_time,delivered_time,error_message,from_module,object_id,object_name,resend_of_id,is_confidential', '{}');

create table email_files (
  tenant_id uuid not null,
  email_id uuid not null,
  place integer not null,
  file_id uuid not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  goes_along boolean not null,
  sealed_link text,
  primary key (tenant_id, email_id, place),
  constraint fk_email_files__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) deferrable
);
alter table email_files enable row level security, force row level security;
create policy tenant_wall on email_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_files to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on email_files to caseway_app, caseway_host;

create table email_replies (
  tenant_id uuid not null,
  email_id uuid not null,
  token text not null,
  primary key (tenant_id, email_id),
  constraint uq_email_replies__token unique (token),
  constraint fk_email_replies__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) deferrable
);
alter table email_replies enable row level security, force row level security;
create policy tenant_wall on email_replies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_replies to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on email_replies to caseway_app, caseway_host;

create table incoming_mail_sources (
  tenant_id uuid not null,
  id uuid not null,
  storage_key text not null,
  received_at timestamptz not null,
  primary key (tenant_id, id),
  constraint uq_incoming_mail_sources__storage_key unique (storage_key)
);
alter table incoming_mail_sources enable row level security, force row level security;
create policy tenant_wall on incoming_mail_sources to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail_sources to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on incoming_mail_sources to caseway_app, caseway_host;

create table incoming_mail_bodies (
  tenant_id uuid not null,
  mail_id uuid not null,
  body_text text,
  body_html text,
  primary key (tenant_id, mail_id),
  constraint fk_incoming_mail_bodies__mail_id foreign key (tenant_id, mail_id) references incoming_mail(tenant_id, id) deferrable
);
alter table incoming_mail_bodies enable row level security, force row level security;
create policy tenant_wall on incoming_mail_bodies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail_bodies to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on incoming_mail_bodies to caseway_app, caseway_host;

create table incoming_mail_files (
  tenant_id uuid not null,
  mail_id uuid not null,
  place integer not null,
  name text not null,
  size bigint not null,
  file_id uuid,
  refusal text,
  primary key (tenant_id, mail_id, place),
  constraint fk_incoming_mail_files__mail_id foreign key (tenant_id, mail_id) references incoming_mail(tenant_id, id) deferrable
);
alter table incoming_mail_files enable row level security, force row level security;
create policy tenant_wall on incoming_mail_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail_files to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on incoming_mail_files to caseway_app, caseway_host;

create table sms_stops (
  tenant_id uuid not null,
  number text not null,
  since timestamptz not null default now(),
  primary key (tenant_id, number)
);
alter table sms_stops enable row level security, force row level security;
create policy tenant_wall on sms_stops to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sms_stops to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sms_stops to caseway_app, caseway_host;

create table correspondences (
  tenant_id uuid not null,
  id uuid not null,
  from_module text not null,
  object_id text not null,
  object_reference_name text,
  communication_type text not null default 'generalActivity'::text,
  subject text,
  content text not null,
  happened_at timestamptz not null,
  author_id uuid,
  visibility text not null default 'staff'::text,
  delivery_method text,
  attendance_parties text[] not null default '{}'::text[],
  is_pinned boolean not null default false,
  told_ids jsonb,
  search_text text generated always as (lower((coalesce(subject, ''::text) || ' '::text) || coalesce(content, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint ck_correspondences__told_ids check (told_ids is null or jsonb_typeof(told_ids) = 'array'::text),
  constraint fk_correspondences__author_id foreign key (tenant_id, author_id) references users(tenant_id, id) deferrable
);
create index ix_correspondences__sort on correspondences (tenant_id, happened_at desc, id) where not is_deleted;
create index ix_correspondences__from_module on correspondences (tenant_id, from_module, happened_at desc, id) where not is_deleted;
create index ix_correspondences__object_id on correspondences (tenant_id, object_id, happened_at desc, id) where not is_deleted;
create index ix_correspondences__communication_type on correspondences (tenant_id, communication_type, happened_at desc, id) where not is_deleted;
create index ix_correspondences__happened_at on correspondences (tenant_id, happened_at, happened_at desc, id) where not is_deleted;
create index ix_correspondences__author_id on correspondences (tenant_id, author_id, happened_at desc, id) where not is_deleted;
create index ix_correspondences__visibility on correspondences (tenant_id, visibility, happened_at desc, id) where not is_deleted;
create index ix_correspondences__is_pinned on correspondences (tenant_id, is_pinned, happened_at desc, id) where not is_deleted;
create index ix_correspondences__on_record on correspondences (tenant_id, object_id, is_pinned desc, happened_at desc, id desc) where not is_deleted;
create index ix_correspondences__search on correspondences using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function note_is_for(person uuid, visibility text, group_ids uuid[]) returns boolean
  language sql stable
  as $$
  select case visibility
    when 'everyone' then true
    when 'staff' then exists (select 1 from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
      where ur.tenant_id = current_tenant() and ur.owner_id = person
        and r.name in ('TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF', 'ACCOUNTING') and not r.is_deleted)
    when 'group' then exists (select 1 from user_group__members m
      join user_group g on g.tenant_id = m.tenant_id and g.id = m.owner_id
      where m.tenant_id = current_tenant() and m.target_id = person
        and m.owner_id = any (group_ids) and not g.is_deleted)
    else false
  end
$$;

create function note_group_ids(note uuid) returns uuid[]
  language sql stable
  as $$
  select array(select target_id from correspondences__groups
    where tenant_id = current_tenant() and owner_id = note)
$$;
alter table correspondences enable row level security, force row level security;
create policy tenant_wall on correspondences to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences to caseway_host
  using (true) with check (true);
create policy seen_by_user on correspondences as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or creator_id = current_actor() or note_is_for(current_actor(), visibility,
case
    when visibility = 'group'::text then note_group_ids(id)
    else '{}'::uuid[]
end));
grant select, insert, update on correspondences to caseway_app, caseway_host;
create trigger history after insert or delete or update on correspondences
  for each row execute function capture_change('correspondence', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,from_module,object_id,object_reference_name,told_ids', '{"author_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function fill_note() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'INSERT' then
    new.author_id := (select u.id from users u
      where u.tenant_id = new.tenant_id and u.id = current_actor());
    new.happened_at := coalesce(new.happened_at, now());
  else
    new.author_id := old.author_id;
    new.happened_at := coalesce(new.happened_at, old.happened_at);
  end if;
  return new;
end $$;
create trigger fill_note before insert or update on correspondences
  for each row execute function fill_note();

create table correspondences__groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_correspondences__groups__owner_id foreign key (tenant_id, owner_id) references correspondences(tenant_id, id) deferrable,
  constraint fk_correspondences__groups__target_id foreign key (tenant_id, target_id) references user_group(tenant_id, id) deferrable
);
create index ix_correspondences__groups__target on correspondences__groups (tenant_id, target_id);
alter table correspondences__groups enable row level security, force row level security;
create policy tenant_wall on correspondences__groups to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences__groups to caseway_host
  using (true) with check (true);
grant select, insert, delete on correspondences__groups to caseway_app, caseway_host;

create table correspondences__mentions (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_correspondences__mentions__owner_id foreign key (tenant_id, owner_id) references correspondences(tenant_id, id) deferrable,
  constraint fk_correspondences__mentions__target_id foreign key (tenant_id, target_id) references users(tenant_id, id) deferrable
);
create index ix_correspondences__mentions__target on correspondences__mentions (tenant_id, target_id);
alter table correspondences__mentions enable row level security, force row level security;
create policy tenant_wall on correspondences__mentions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences__mentions to caseway_host
  using (true) with check (true);
grant select, insert, delete on correspondences__mentions to caseway_app, caseway_host;

create table sms_sealed_words (
  tenant_id uuid not null,
  sms_id uuid not null,
  sealed text not null,
  primary key (tenant_id, sms_id),
  constraint fk_sms_sealed_words__sms_id foreign key (tenant_id, sms_id) references sms_log(tenant_id, id) deferrable
);
alter table sms_sealed_words enable row level security, force row level security;
create policy tenant_wall on sms_sealed_words to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sms_sealed_words to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sms_sealed_words to caseway_app, caseway_host;

create view correspondence_actions with (security_invoker=true) as
 select tenant_id,
    id,
    assigned_user_id,
    due_date,
    status,
    from_module,
    object_id
   from action_required_search
  where not is_deleted;
grant select on correspondence_actions to caseway_app, caseway_host;

create view correspondence_emails with (security_invoker=true) as
 select tenant_id,
    id,
    status,
    creation_time,
    destination,
    leaves_at,
    sent_time,
    error_message
   from emails_tracking
  where not is_deleted;
grant select on correspondence_emails to caseway_app, caseway_host;

create view correspondence_mails_of_records with (security_invoker=true) as
 select tenant_id,
    id,
    object_id,
    template_key,
    subject,
    destination,
    status
   from emails_tracking
  where not is_deleted;
grant select on correspondence_mails_of_records to caseway_app, caseway_host;

create function search_emails_tracking(whole text, word text) returns setof emails_tracking
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.emails_tracking t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.emails_tracking t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_emails_tracking(text,text) owner to caseway_host;
revoke all on function search_emails_tracking(text,text) from public;
grant execute on function search_emails_tracking(text,text) to caseway_app;

create function search_mail_templates(whole text, word text) returns setof mail_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.mail_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mail_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mail_templates(text,text) owner to caseway_host;
revoke all on function search_mail_templates(text,text) from public;
grant execute on function search_mail_templates(text,text) to caseway_app;

create function search_ad_hoc(whole text, word text) returns setof ad_hoc
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ad_hoc t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ad_hoc t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ad_hoc(text,text) owner to caseway_host;
revoke all on function search_ad_hoc(text,text) from public;
grant execute on function search_ad_hoc(text,text) to caseway_app;

create function search_action_required_search(whole text, word text) returns setof action_required_search
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.action_required_search t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.action_required_search t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_action_required_search(text,text) owner to caseway_host;
revoke all on function search_action_required_search(text,text) from public;
grant execute on function search_action_required_search(text,text) to caseway_app;

create function correspondence_host_templates() returns table(name text, subject text, content text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.name, t.subject, t.template_content from mail_templates t
    where t.tenant_id = '00000000-0000-7000-8000-000000000001' and t.is_edited and not t.is_deleted
  $$;
alter function correspondence_host_templates() owner to caseway_host;
revoke all on function correspondence_host_templates() from public;
grant execute on function correspondence_host_templates() to caseway_app;

create function search_incoming_mail(whole text, word text) returns setof incoming_mail
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.incoming_mail t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.incoming_mail t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_incoming_mail(text,text) owner to caseway_host;
revoke all on function search_incoming_mail(text,text) from public;
grant execute on function search_incoming_mail(text,text) to caseway_app;

create function search_sms_log(whole text, word text) returns setof sms_log
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.sms_log t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.sms_log t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_sms_log(text,text) owner to caseway_host;
revoke all on function search_sms_log(text,text) from public;
grant execute on function search_sms_log(text,text) to caseway_app;
