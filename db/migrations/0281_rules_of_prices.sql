-- One price of a kind for the same customer on a day. Those for everyone meet each other.
alter table service_prices add constraint "refused__pricesOverlap" exclude using gist (
  tenant_id with =, service_item_id with =, kind with =,
  (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
  (coalesce(scheme_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
  (coalesce(specialist_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
  (coalesce(specialty_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
  daterange(effective_from, effective_to, '[]') with &&)
  where (not is_deleted);

alter table service_prices add constraint "refused__priceWithoutCompany"
  check (kind not in ('company', 'contract') or company_id is not null);
alter table service_prices add constraint "refused__priceWithoutScheme"
  check (kind not in ('gazetted', 'scheme') or scheme_id is not null);
alter table service_prices add constraint "refused__listPriceForSome"
  check (kind <> 'list' or (company_id is null and scheme_id is null));

create unique index uq_billing_rules__kind on billing_rules
  (tenant_id, case_type, kind, loading, company_id, notice)
  nulls not distinct where not is_deleted;

alter table billing_rules add constraint "refused__ruleWithoutPrice" check (
  service_item_id is not null
  or amount is not null or (loading is null and kind = 'specialistOnly'));
alter table billing_rules add constraint "refused__noticeWithoutCancellation"
  check (notice is null or kind in ('lateCancellation', 'specialistOnly'));
alter table billing_rules add constraint "refused__unitsWithoutLoading"
  check ((free_units is null and unit_size is null) or coalesce(loading in ('extraPages', 'injuries'), false));
alter table billing_rules add constraint "refused__payPercentMissing"
  check (payee_way <> 'percent' or payee_percent is not null);
alter table billing_rules add constraint "refused__payAmountMissing"
  check (payee_way <> 'fixed' or payee_amount is not null);

-- Booking shows which days are holidays at a centre; without one only those of the whole country.
create function booking_holidays_at(centre uuid, first_day date, last_day date) returns setof date
  language sql stable parallel safe as $$
  select distinct h.date from public.holidays h
  where h.tenant_id = public.current_tenant() and h.is_active and not h.is_deleted
    and h.date between first_day and last_day
    and cardinality(public.holiday_reason(centre, h.date)) > 0
$$;
grant execute on function booking_holidays_at(uuid, date, date) to caseway_app, caseway_host;

-- What of a case decides its price. The policies of the tables hold for whoever reads it.
create view case_billing_facts with (security_invoker = true) as
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
    from ot t where not t.is_deleted) c;
grant select on case_billing_facts to caseway_app, caseway_host;
