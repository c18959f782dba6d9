-- The facts of 351 by which a charge is priced, and those of the claimants of mass torts.
create or replace view case_billing_facts with (security_invoker = true) as
  select c.tenant_id, c.id, c.case_type, c.case_no, c.claimant_name, c.company_id, c.scheme_id, c.specialist_id,
    c.specialty_id, c.interpreter_required, c.is_urgent, c.appointment_date, c.appointment_zone, c.centre_id,
    c.injuries,
    coalesce(c.pages, (select sum(b.pages) from case_briefs b
      where b.tenant_id = c.tenant_id and b.case_id = c.id and not b.is_deleted), 0)::integer as pages,
    exists (select from booking_appointments a
      where a.tenant_id = c.tenant_id and a.id = c.appointment_id
        and a.consultation_type = 'homeVisit') as is_home_visit
  from (
    select 'IME' as case_type, t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, t.specialty_id, t.interpreter_required, t.is_urgent, t.appointment_id, t.appointment_date,
      t.appointment_zone, t.centre_id,
      (select count(*) from assessments__body_parts l
        where l.tenant_id = t.tenant_id and l.owner_id = t.id)::integer as injuries,
      null::numeric as pages
    from assessments t where not t.is_deleted
    union all
    select 'OT', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, t.specialty_id, t.interpreter_required, t.is_urgent, t.appointment_id, t.appointment_date,
      t.appointment_zone, t.centre_id,
      (select count(*) from ot__body_parts l
        where l.tenant_id = t.tenant_id and l.owner_id = t.id)::integer,
      null::numeric
    from ot t where not t.is_deleted
    union all
    select r.case_type, r.tenant_id, r.id, r.case_no, r.claimant_name, r.company_id, r.scheme_id,
      r.specialist_id, r.specialty_id, r.interpreter_required, r.is_urgent, null, null, null, null, r.injuries,
      case when r.pages_reason is not null or r.request_sent_on is not null then r.pages
        else coalesce((select sum(f.number_of_pages) from request_files g
          join files f on f.tenant_id = g.tenant_id and f.id = g.file_id::uuid
          where g.tenant_id = r.tenant_id and g.case_id = r.id and not g.is_deleted), 0) end
    from (
      select 'SUPP' as case_type, t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
        t.specialist_id, t.specialty_id, t.interpreter_required, t.is_urgent, t.pages, t.pages_reason,
        t.request_sent_on,
        (select count(*) from supplementaries__body_parts l
          where l.tenant_id = t.tenant_id and l.owner_id = t.id)::integer as injuries
      from supplementaries t where not t.is_deleted
      union all
      select 'FR', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
        t.specialist_id, t.specialty_id, t.interpreter_required, t.is_urgent, t.pages, t.pages_reason,
        t.request_sent_on,
        (select count(*) from file_reviews__body_parts l
          where l.tenant_id = t.tenant_id and l.owner_id = t.id)::integer
      from file_reviews t where not t.is_deleted) r
    union all
    select 'CO', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, null::uuid, t.interpreter_required, t.is_urgent, null::uuid, t.appointment_date, t.appointment_zone, null::uuid, 1,
      null::numeric
    from co_teleconference t where not t.is_deleted
    union all
    select 'MN', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, null::uuid, t.interpreter_required, t.is_urgent, null::uuid, null::timestamptz, null::text, null::uuid, 1,
      null::numeric
    from mednegs t where not t.is_deleted
    union all
    select 'MR', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, null::uuid, t.interpreter_required, t.is_urgent, null::uuid, null::timestamptz, null::text, null::uuid, 1,
      null::numeric
    from clinical_records t where not t.is_deleted
    union all
    select 'MVA', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, null::uuid, t.interpreter_required, t.is_urgent, null::uuid, null::timestamptz, null::text, null::uuid, 1,
      null::numeric
    from mva_claim t where not t.is_deleted
    union all
    select 'TPD', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, null::uuid, t.interpreter_required, t.is_urgent, null::uuid, null::timestamptz, null::text, null::uuid, 1,
      null::numeric
    from tpd t where not t.is_deleted
    union all
    select 'MT', t.tenant_id, t.id, t.case_no, t.claimant_name, t.company_id, t.scheme_id,
      t.specialist_id, null::uuid, t.interpreter_required, t.is_urgent, null::uuid, null::timestamptz, null::text, null::uuid, 1,
      null::numeric
    from mass_torts t where not t.is_deleted) c;
grant select on case_billing_facts to caseway_app, caseway_host;
