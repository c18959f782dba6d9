create table reminder_log (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  record_id text not null,
  step text not null,
  occasion text not null,
  step_name text,
  outcome text not null,
  sent_on date not null,
  sent_by text,
  sent_to text,
  told_name text,
  amount numeric(18,2),
  total_amount numeric(18,2),
  reason text,
  from_module text not null,
  object_id text not null,
  object_name text not null,
  case_id text,
  search_text text generated always as (lower(coalesce(sent_to, '') || ' ' || coalesce(object_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_reminder_log__sort on reminder_log (tenant_id, creation_time desc, id);

create index ix_reminder_log__kind on reminder_log (tenant_id, kind, creation_time desc, id);

create index ix_reminder_log__record_id on reminder_log (tenant_id, record_id, creation_time desc, id);

create index ix_reminder_log__outcome on reminder_log (tenant_id, outcome, creation_time desc, id);

create index ix_reminder_log__object_id on reminder_log (tenant_id, object_id, creation_time desc, id);

create unique index uq_reminder_log__kind__record_id__step__occasion on reminder_log (tenant_id, lower(kind), lower(record_id), lower(step), lower(occasion));

create index ix_reminder_log__search on reminder_log using gin (tenant_id, search_text gin_trgm_ops);

alter table reminder_log enable row level security;
alter table reminder_log force row level security;
create policy tenant_wall on reminder_log to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on reminder_log to caseway_host using (true) with check (true);
revoke all on reminder_log from caseway_app, caseway_host;
grant select, insert on reminder_log to caseway_app;
grant select, insert on reminder_log to caseway_host;

create trigger append_only before update or delete on reminder_log
  for each row execute function refuse_change();

create trigger never_truncated before truncate on reminder_log
  for each statement execute function refuse_change();

create trigger history after insert on reminder_log
  referencing new table as added for each statement execute function audit_additions('reminderLog');

-- Whoever does not see the case does not see what was sent about it.
create policy seen_by_user on reminder_log as restrictive for select to caseway_app using (
  case_id is null or exists (select 1 from cases c
    where c.tenant_id = reminder_log.tenant_id and c.id = reminder_log.case_id::uuid));

-- What was sent before stays sent: nobody is reminded twice after an upgrade. The owner of the tables sees
-- their rows only without the wall; the lines were noted in the audit log when they were written.
do $$
declare t text;
begin
  foreach t in array array['tenants', 'cases', 'reminder_rules', 'case_reminders', 'ot_quotations', 'ot',
    'mva_limitation_reminders', 'ndis_restraint_warnings', 'tpd_statement_chases', 'medical_record_contacts',
    'medical_record_items', 'sent_invoice_reminders', 'invoices', 'repayment_reminders', 'transaction_invoice'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;
alter table reminder_log no force row level security;
alter table reminder_log disable trigger user;

create function pg_temp.day_of(tenant uuid, happened timestamptz) returns date language sql stable as $$
  select (happened at time zone coalesce((select t.timezone from tenants t where t.id = tenant), 'Australia/Sydney'))::date
$$;

insert into reminder_log (tenant_id, id, kind, record_id, step, occasion, step_name, outcome, sent_on, sent_by,
    sent_to, from_module, object_id, object_name, case_id, creation_time, creator_id, last_modification_time)
  select r.tenant_id, r.id, r.what, coalesce(q.id, r.case_id)::text, r.rule_id::text, r.occasion,
    case when u.days = 0 then 'On the day' else trim_scale(u.days) || case when u.days = 1 then ' day ' else ' days ' end || u.side end,
    'sent', pg_temp.day_of(r.tenant_id, r.creation_time), r.sent_by, r.destination, c.case_type, c.id::text,
    c.case_no, c.id::text, r.creation_time, r.creator_id, r.last_modification_time
  from case_reminders r
  join cases c on c.tenant_id = r.tenant_id and c.id = r.case_id
  left join reminder_rules u on u.tenant_id = r.tenant_id and u.id = r.rule_id
  left join ot_quotations q on r.what = 'quotationExpires' and q.tenant_id = r.tenant_id
    and q.ot_id = r.case_id and q.sending_key::text = r.occasion
  on conflict do nothing;

insert into reminder_log (tenant_id, id, kind, record_id, step, occasion, step_name, outcome, sent_on, sent_by,
    told_name, from_module, object_id, object_name, case_id, creation_time, creator_id, last_modification_time)
  select r.tenant_id, r.id, 'limitationDate', r.claim_id::text, trim_scale(r.months)::text, r.limitation_date::text,
    trim_scale(r.months) || case when r.months = 1 then ' month before' else ' months before' end, 'sent',
    pg_temp.day_of(r.tenant_id, r.creation_time), 'notice', r.told_name, c.case_type, c.id::text, c.case_no, c.id::text,
    r.creation_time, r.creator_id, r.last_modification_time
  from mva_limitation_reminders r join cases c on c.tenant_id = r.tenant_id and c.id = r.claim_id
  on conflict do nothing;

insert into reminder_log (tenant_id, id, kind, record_id, step, occasion, step_name, outcome, sent_on, sent_by,
    told_name, from_module, object_id, object_name, case_id, creation_time, creator_id, last_modification_time)
  select r.tenant_id, r.id, 'restraintAuthority', r.restraint_id::text, trim_scale(r.days)::text, r.authorised_to::text,
    case when r.days < 0 then 'After the end' when r.days = 1 then '1 day before' else trim_scale(r.days) || ' days before' end,
    'sent', pg_temp.day_of(r.tenant_id, r.creation_time), 'notice', r.told_name, c.case_type, c.id::text, c.case_no,
    c.id::text, r.creation_time, r.creator_id, r.last_modification_time
  from ndis_restraint_warnings r join cases c on c.tenant_id = r.tenant_id and c.id = r.ndis_id
  on conflict do nothing;

insert into reminder_log (tenant_id, id, kind, record_id, step, occasion, step_name, outcome, sent_on, sent_by,
    sent_to, told_name, from_module, object_id, object_name, case_id, creation_time, creator_id, last_modification_time)
  select r.tenant_id, r.id, 'statementDue', r.statement_id::text, trim_scale(r.days)::text, r.due_on::text,
    case when r.days = 0 then 'On the due day' else abs(trim_scale(r.days)) || ' days ' || case when r.days < 0 then 'before' else 'after' end end,
    'sent', pg_temp.day_of(r.tenant_id, r.creation_time),
    case when r.destination = 'the person in charge' then 'notice' else 'mail' end,
    nullif(r.destination, 'the person in charge'),
    case when r.destination = 'the person in charge' then r.destination end,
    c.case_type, c.id::text, c.case_no, c.id::text, r.creation_time, r.creator_id, r.last_modification_time
  from tpd_statement_chases r join cases c on c.tenant_id = r.tenant_id and c.id = r.claim_id
  on conflict do nothing;

-- What the rules for chasing sent stands in the history of each request, and stays there.
insert into reminder_log (tenant_id, id, kind, record_id, step, occasion, step_name, outcome, sent_on, sent_by,
    sent_to, from_module, object_id, object_name, case_id, creation_time, creator_id, last_modification_time)
  select r.tenant_id, r.id, case r.kind when 'escalation' then 'recordEscalation' else 'recordRequest' end,
    r.item_id::text, r.rule_id::text, r.occasion, i.provider_name, 'sent', pg_temp.day_of(r.tenant_id, r.at),
    case r.kind when 'escalation' then 'task' else 'mail' end, r.destination, c.case_type, c.id::text, c.case_no,
    c.id::text, r.at, r.creator_id, r.last_modification_time
  from medical_record_contacts r
  join cases c on c.tenant_id = r.tenant_id and c.id = r.mr_id
  join medical_record_items i on i.tenant_id = r.tenant_id and i.id = r.item_id
  where r.rule_id is not null and r.occasion is not null
  on conflict do nothing;

insert into reminder_log (tenant_id, id, kind, record_id, step, occasion, step_name, outcome, sent_on, sent_by,
    sent_to, amount, from_module, object_id, object_name, creation_time, creator_id, last_modification_time)
  select r.tenant_id, r.id, 'invoiceOverdue', r.invoice_id::text, trim_scale(r.level)::text, 'once',
    'Level ' || trim_scale(r.level), 'sent', r.sent_on, 'mail', r.sent_to, r.open, 'INVOICE', i.id::text,
    coalesce(i.invoice_no, ''), r.creation_time, r.creator_id, r.last_modification_time
  from sent_invoice_reminders r join invoices i on i.tenant_id = r.tenant_id and i.id = r.invoice_id
  on conflict do nothing;

insert into reminder_log (tenant_id, id, kind, record_id, step, occasion, step_name, outcome, sent_on, sent_by,
    sent_to, amount, total_amount, from_module, object_id, object_name, creation_time, creator_id, last_modification_time)
  select r.tenant_id, r.id, 'repaymentOverdue', r.invoice_id::text, trim_scale(r.level)::text, 'once',
    'Step ' || trim_scale(r.level), 'sent', r.sent_on, 'mail', r.sent_to, r.open, r.statement_total,
    'REPAYMENT_INVOICE', i.id::text, coalesce(i.invoice_no, ''), r.creation_time, r.creator_id, r.last_modification_time
  from repayment_reminders r join transaction_invoice i on i.tenant_id = r.tenant_id and i.id = r.invoice_id
  on conflict do nothing;

alter table reminder_log enable trigger user;
alter table reminder_log force row level security;
do $$
declare t text;
begin
  foreach t in array array['tenants', 'cases', 'reminder_rules', 'case_reminders', 'ot_quotations', 'ot',
    'mva_limitation_reminders', 'ndis_restraint_warnings', 'tpd_statement_chases', 'medical_record_contacts',
    'medical_record_items', 'sent_invoice_reminders', 'invoices', 'repayment_reminders', 'transaction_invoice'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;
