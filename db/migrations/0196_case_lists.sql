-- The register knows when the report was sent: promise and turnaround are asked of all types at once.
create or replace function keep_case() returns trigger language plpgsql as $$
declare
  given jsonb := to_jsonb(new);
begin
  insert into cases (tenant_id, id, case_type, case_no, client_id, claimant_name, company_id, booking_cm_id,
    contractor_id, specialist_id, claim_no, step, billing_status, is_on_hold, status_name, is_closed,
    is_urgent, next_step, next_due_date, pic_user_id, appointment_date, report_due_date, report_sent_on, visibility,
    creation_time, creator_id, last_modification_time, last_modifier_id, is_deleted)
  values (new.tenant_id, new.id, tg_argv[0], new.case_no, new.client_id, new.claimant_name, new.company_id,
    new.booking_cm_id, new.contractor_id, new.specialist_id, new.claim_no, new.step, new.billing_status,
    new.is_on_hold, new.status_name, new.is_closed, new.is_urgent, new.next_step, new.next_due_date,
    new.pic_user_id, (given ->> 'appointment_date')::timestamptz, new.report_due_date,
    (given ->> 'report_sent_on')::date, new.visibility,
    new.creation_time, new.creator_id, new.last_modification_time, new.last_modifier_id, new.is_deleted)
  on conflict (tenant_id, id) do update set
    case_no = excluded.case_no, client_id = excluded.client_id, claimant_name = excluded.claimant_name,
    company_id = excluded.company_id, booking_cm_id = excluded.booking_cm_id,
    contractor_id = excluded.contractor_id, specialist_id = excluded.specialist_id,
    claim_no = excluded.claim_no, step = excluded.step, billing_status = excluded.billing_status,
    is_on_hold = excluded.is_on_hold, status_name = excluded.status_name, is_closed = excluded.is_closed,
    is_urgent = excluded.is_urgent, next_step = excluded.next_step, next_due_date = excluded.next_due_date,
    pic_user_id = excluded.pic_user_id, appointment_date = excluded.appointment_date,
    report_due_date = excluded.report_due_date, report_sent_on = excluded.report_sent_on,
    visibility = excluded.visibility,
    last_modification_time = excluded.last_modification_time,
    last_modifier_id = excluded.last_modifier_id, is_deleted = excluded.is_deleted,
    concurrency_stamp = gen_random_uuid();
  return null;
end $$;

-- Forced row-level security binds the owner too; for this one statement it must see all rows.
alter table cases no force row level security;
alter table assessments no force row level security;
update cases c set report_sent_on = a.report_sent_on from assessments a
  where a.tenant_id = c.tenant_id and a.id = c.id and a.report_sent_on is not null;
alter table cases force row level security;
alter table assessments force row level security;

-- Counts read an index and no rows; company, specialist, visibility and id are there for the rights.
create index ix_cases__counts on cases (tenant_id, case_type, is_closed, status_name)
  include (is_on_hold, next_due_date, next_step, pic_user_id, step, company_id, specialist_id, visibility, id)
  where not is_deleted;
-- A column of the board: those that are due first.
create index ix_cases__board on cases (tenant_id, case_type, step, next_due_date, id) where not is_deleted;
create index ix_cases__sent on cases (tenant_id, report_sent_on)
  include (report_due_date, company_id, specialist_id, visibility, id)
  where not is_deleted and report_sent_on is not null;

-- Whoever renames a claimant may not see all of their cases, and all of them must say the new name:
-- it runs as caseway_host and names the tenant itself. Every table with the trigger fill_case is one of cases.
create function rename_claimant() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare kind regclass;
begin
  for kind in select t.tgrelid from pg_trigger t where t.tgname = 'fill_case' and not t.tgisinternal loop
    execute format('update %s set claimant_name = $1 where tenant_id = $2 and client_id = $3
      and claimant_name is distinct from $1', kind)
      using concat_ws(' ', new.first_name, new.last_name), new.tenant_id, new.id;
  end loop;
  return null;
end $$;
alter function rename_claimant() owner to caseway_host;
revoke all on function rename_claimant() from public;
create trigger rename_claimant after update of first_name, last_name on clients for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function rename_claimant();

-- What figures over all cases may ask; the policies of the table hold for whoever reads it.
create view case_overview with (security_invoker = true) as
  select tenant_id, id, case_type, case_no, claimant_name, client_id, company_id, booking_cm_id, contractor_id,
    specialist_id, step, is_on_hold, status_name, is_closed, is_urgent, next_step, next_due_date, pic_user_id,
    appointment_date, report_due_date, report_sent_on
  from cases where not is_deleted;
grant select on case_overview to caseway_app, caseway_host;
