drop trigger history on emails_tracking;

alter table emails_tracking add column leaves_at timestamptz;

create trigger history after insert or update or delete on emails_tracking
  for each row execute function capture_change('emailTracking', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,subject,sender,destination,template_key,leaves_at,sent_time,error_message,message_id,from_module,object_id,is_confidential', '{}');

create or replace view correspondence_emails with (security_invoker = true) as
  select tenant_id, id, status, creation_time, destination, leaves_at, sent_time, error_message
  from emails_tracking where not is_deleted;

-- Who is told what of an appointment. `told` is filled when the mail leaves; until then, and for a
-- mail that had nothing left to tell, it is null.
create table appointment_notices (
  tenant_id uuid not null,
  email_id uuid not null,
  appointment_id uuid not null,
  kind text not null,
  recipient text not null,
  person_id uuid not null,
  person_name text not null,
  asked_at timestamptz not null default now(),
  told_kind text,
  told jsonb,
  told_at timestamptz,
  primary key (tenant_id, email_id),
  constraint fk_appointment_notices__email_id foreign key (tenant_id, email_id)
    references emails_tracking (tenant_id, id) deferrable,
  constraint fk_appointment_notices__appointment_id foreign key (tenant_id, appointment_id)
    references appointments (tenant_id, id) deferrable
);
create index ix_appointment_notices__appointment_id
  on appointment_notices (tenant_id, appointment_id, person_id);

alter table appointment_notices enable row level security;
alter table appointment_notices force row level security;
create policy tenant_wall on appointment_notices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_notices to caseway_host using (true) with check (true);
grant select, insert, update on appointment_notices to caseway_app, caseway_host;
