-- Whether a specialist can be booked at a centre for a company on a day: the one place in SQL that
-- knows the rule of modules/parties/domain/bookable. Search, slots, calendar, on-demand and booking
-- join it laterally. It is a plain select, so PostgreSQL puts it into the asking statement, and what
-- nobody reads of it is not computed. An unknown specialist answers no row.
create function party_bookability(specialist uuid, centre uuid, company uuid, on_day date)
  returns table (
    specialist_inactive boolean,
    specialist_recruiting boolean,
    non_booking_contact boolean,
    centre_closed boolean,
    company_disabled boolean,
    on_leave boolean,
    contract_ended boolean,
    excluded_by_company boolean,
    reasons text[],
    -- G-085: what a customer may read of them.
    public_reasons text[]
  ) language sql stable parallel safe as $$
  select f.*, array_remove(array[
      case when f.specialist_inactive then 'specialistInactive' end,
      case when f.specialist_recruiting then 'specialistRecruiting' end,
      case when f.non_booking_contact then 'nonBookingContact' end,
      case when f.centre_closed then 'centreClosed' end,
      case when f.company_disabled then 'companyDisabled' end,
      case when f.on_leave then 'onLeave' end,
      case when f.contract_ended then 'contractEnded' end,
      case when f.excluded_by_company then 'excludedByCompany' end
    ], null), array_remove(array[
      case when f.specialist_inactive or f.specialist_recruiting or f.non_booking_contact
        or f.contract_ended then 'specialistInactive' end,
      case when f.centre_closed then 'centreClosed' end,
      case when f.company_disabled then 'companyDisabled' end,
      case when f.on_leave then 'onLeave' end,
      case when f.excluded_by_company then 'excludedByCompany' end
    ], null)
  from (
    select p.is_deleted or not p.is_active or p.recruitment_status = 'EXCLUDING' as specialist_inactive,
      p.recruitment_status = 'RECRUITING' as specialist_recruiting,
      p.recruitment_status = 'NON_BOOKING_CONTACT' as non_booking_contact,
      centre is not null and not exists (select from public.centres c
        where c.tenant_id = public.current_tenant() and c.id = centre
          and c.is_active and c.receive_booking and not c.is_deleted) as centre_closed,
      company is not null and not exists (select from public.companies o
        where o.tenant_id = public.current_tenant() and o.id = company
          and o.is_active and not o.is_deleted) as company_disabled,
      exists (select from public.specialist_leaves v
        where v.tenant_id = public.current_tenant() and v.specialist_id = specialist and not v.is_deleted
          and d.day between v.start_date and v.end_date) as on_leave,
      p.onboarded_date is null or d.day < p.onboarded_date
        or (p.onboarded_end_date is not null and d.day > p.onboarded_end_date) as contract_ended,
      company is not null and exists (select from public.company_excluded_specialists x
        where x.tenant_id = public.current_tenant() and x.company_id = company
          and x.specialist_id = specialist and not x.is_deleted) as excluded_by_company
    from public.specialists p
    -- The day comes from a time and its zone, which is dear: offset 0 has it computed once for each row.
    cross join lateral (select on_day as day offset 0) d
    where p.tenant_id = public.current_tenant() and p.id = specialist
  ) f
$$;
grant execute on function party_bookability(uuid, uuid, uuid, date) to caseway_app, caseway_host;
