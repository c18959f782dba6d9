-- The files of a mail that somebody wrote. Their bytes stay where they are and are streamed when the
-- mail leaves. A one-time link is sealed until then and forgotten afterwards.
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
  constraint fk_email_files__email_id foreign key (tenant_id, email_id)
    references emails_tracking (tenant_id, id) deferrable
);

-- The secret part of the address that an answer goes to. It says which mail is answered.
create table email_replies (
  tenant_id uuid not null,
  email_id uuid not null,
  token text not null,
  primary key (tenant_id, email_id),
  constraint uq_email_replies__token unique (token),
  constraint fk_email_replies__email_id foreign key (tenant_id, email_id)
    references emails_tracking (tenant_id, id) deferrable
);

-- A message as it came, until it is read. It belongs to the host: whose it is, reading tells.
create table incoming_mail_sources (
  tenant_id uuid not null,
  id uuid not null,
  storage_key text not null,
  received_at timestamptz not null,
  primary key (tenant_id, id),
  constraint uq_incoming_mail_sources__storage_key unique (storage_key)
);

create table incoming_mail_bodies (
  tenant_id uuid not null,
  mail_id uuid not null,
  body_text text,
  body_html text,
  primary key (tenant_id, mail_id),
  constraint fk_incoming_mail_bodies__mail_id foreign key (tenant_id, mail_id)
    references incoming_mail (tenant_id, id) deferrable
);

create table incoming_mail_files (
  tenant_id uuid not null,
  mail_id uuid not null,
  place integer not null,
  name text not null,
  size bigint not null,
  file_id uuid,
  refusal text,
  primary key (tenant_id, mail_id, place),
  constraint fk_incoming_mail_files__mail_id foreign key (tenant_id, mail_id)
    references incoming_mail (tenant_id, id) deferrable
);

create table sms_stops (
  tenant_id uuid not null,
  number text not null,
  since timestamptz not null default now(),
  primary key (tenant_id, number)
);
create index ix_sms_log__number on sms_log (number, creation_time desc) where not is_deleted;

do $$
declare t text;
begin
  foreach t in array array['email_files', 'email_replies', 'incoming_mail_sources',
    'incoming_mail_bodies', 'incoming_mail_files', 'sms_stops'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;
