-- The types of cases that are charged, with conferences and medical negligence.
create or replace view case_billing_facts with (security_invoker = true) as
  select c.tenant_id, c.id, c.case_type, c.case_no, c.claimant_name, c.company_id, c.scheme_id, c.specialist_id,
    c.specialty_id, c.interpreter_required, c.is_urgent, c.appointment_date, c.appointment_zone, c.centre_id,
    c.injuries,
    coalesce((select sum(b.pages) from case_briefs b
      where b.tenant_id = c.tenant_id and b.case_id = c.id and not b.is_deleted), 0)::integer as pages,
    exists (select from booking_appointments a
      where a.tenant_id = c.tenant_id and a.id = c.appointment_id
        and a.consultation_type = 'homeVisit') as is_home_visit
  from (
    select 'IME' as case_type, t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, t.specialty_id, t.interpreter_required, t.is_urgent, t.appointment_id, t.appointment_date,
      t.appointment_zone, t.centre_id,
      (select count(*) from assessments__body_parts l
        where l.tenant_id = t.tenant_id and l.owner_id = t.id)::integer as injuries
    from assessments t where not t.is_deleted
    union all
    select 'OT', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, t.specialty_id, t.interpreter_required, t.is_urgent, t.appointment_id, t.appointment_date,
      t.appointment_zone, t.centre_id,
      (select count(*) from ot__body_parts l
        where l.tenant_id = t.tenant_id and l.owner_id = t.id)::integer
    from ot t where not t.is_deleted
    union all
    select 'CO', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, null::uuid, t.interpreter_required, t.is_urgent, null::uuid, t.appointment_date,
      t.appointment_zone, null::uuid, 1
    from co_teleconference t where not t.is_deleted
    union all
    select 'MN', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, null::uuid, t.interpreter_required, t.is_urgent, null::uuid, null::timestamptz,
      null::text, null::uuid, 1
    from mednegs t where not t.is_deleted) c;
grant select on case_billing_facts to caseway_app, caseway_host;
