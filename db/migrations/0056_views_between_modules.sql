-- What a module shows of its tables to the modules after it. Nobody else names the tables themselves
-- (scripts/walls). Rows that were deleted are left out; security_invoker keeps the tenant wall of
-- whoever asks. A column that stands here is altered by dropping its view, and making it again.

-- platform

create view platform_tenants with (security_invoker = true) as
  select t.id, t.name, coalesce(t.customer_name, t.name) as shown_name, t.customer_name, t.email, t.timezone,
    t.country, t.client_domain, t.website, t.logo, t.secondary_logo, t.favicon, t.login_logo_background_color,
    t.features, t.settings, t.is_active, t.edition_id, e.name as edition, e.features as edition_features
  from tenants t left join editions e on e.id = t.edition_id
  where not t.is_deleted;

create view platform_values with (security_invoker = true) as
  select tenant_id, id, type, label, parent_id, is_active from lookup_config where not is_deleted;

create view platform_matter_types with (security_invoker = true) as
  select tenant_id, id, name, state, is_active from matter_types where not is_deleted;

create view platform_countries with (security_invoker = true) as
  select id, name, code, is_active from countries where not is_deleted;

create view platform_feedback with (security_invoker = true) as
  select tenant_id, id, attachment_id from feedback where not is_deleted;

create view platform_notifications with (security_invoker = true) as
  select tenant_id, id, recipient_id, type, sent_time, read_time from notifications;

-- What the kernel and platform need to know of things that modules after them keep.

create view known_tenants with (security_invoker = true) as select id from tenants;

-- Who is gone keeps a name: older records still say who did something.
create view accounts with (security_invoker = true) as
  select tenant_id, id, first_name, last_name, first_name || ' ' || last_name as name, user_name, email,
    settings, is_active and not is_deleted as is_active
  from users;

-- identity

create view identity_groups with (security_invoker = true) as
  select g.tenant_id, g.id, g.name, array(select m.target_id from user_group__members m
    where m.tenant_id = g.tenant_id and m.owner_id = g.id) as member_ids
  from user_group g where not g.is_deleted;

-- correspondence

create view correspondence_actions with (security_invoker = true) as
  select tenant_id, id, assigned_user_id, due_date, status, from_module, object_id
  from action_required_search where not is_deleted;

create view correspondence_emails with (security_invoker = true) as
  select tenant_id, id, status, creation_time from emails_tracking where not is_deleted;

-- parties

create view party_companies with (security_invoker = true) as
  select tenant_id, id, name, business_type, is_active, high_risk_applied, high_risk_applied_from,
    high_risk_applied_to, high_risk_reason_to_booking_cm, high_risk_reason_to_staff
  from companies where not is_deleted;

create view party_case_managers with (security_invoker = true) as
  select tenant_id, id, first_name, last_name, full_name, email, company_id, is_active
  from case_managers where not is_deleted;

create view party_clients with (security_invoker = true) as
  select tenant_id, id, first_name, last_name, full_name, email, phone, mobile, date_of_birth, claim_no,
    company_id, case_manager_id, contractor_id, is_active, creation_time
  from clients where not is_deleted;

create view party_centres with (security_invoker = true) as
  select tenant_id, id, name, email, phone, address, suburb, state, postcode, country, time_zone, latitude,
    longitude, parking_notes, access_notes, is_active, is_active and receive_booking as receives_bookings
  from centres where not is_deleted;

create view party_centre_rooms with (security_invoker = true) as
  select tenant_id, id, centre_id, name from centre_rooms where not is_deleted;

create view party_centre_specialists with (security_invoker = true) as
  select tenant_id, owner_id as centre_id, target_id as specialist_id from centres__specialists;

create view party_specialists with (security_invoker = true) as
  select tenant_id, id, title, first_name, last_name, full_name, concat_ws(' ', title, full_name) as titled_name,
    specialty, state, address ->> 'country' as country, coalesce(business_email, personal_email) as email,
    cv_file_id, sample_report_file_id, recruitment_status, staged_onboarding, is_active,
    is_active and recruitment_status in ('ONBOARDING', 'ONBOARDED') as takes_bookings
  from specialists where not is_deleted;

create view party_specialist_values with (security_invoker = true) as
  select tenant_id, owner_id as specialist_id, target_id as value_id, 'specialty' as kind
    from specialists__specialties
  union all
  select tenant_id, owner_id, target_id, 'accreditation' from specialists__accreditations
  union all
  select tenant_id, owner_id, target_id, 'language' from specialists__languages;

create view party_specialist_leaves with (security_invoker = true) as
  select tenant_id, id, specialist_id, start_date, end_date, reason
  from specialist_leaves where not is_deleted;

create view party_specialist_contracts with (security_invoker = true) as
  select tenant_id, id, specialist_id, status, start_date, end_date
  from specialist_contracts where not is_deleted;

create view party_favourite_specialists with (security_invoker = true) as
  select tenant_id, company_id, specialist_id, place, note
  from company_favourite_specialists where not is_deleted;

create view party_excluded_specialists with (security_invoker = true) as
  select tenant_id, company_id, specialist_id, reason
  from company_excluded_specialists where not is_deleted;

create view party_inquiries with (security_invoker = true) as
  select tenant_id, id, state, assigned_to_id, received_on from inquiry_centre where not is_deleted;

-- booking

create view booking_sessions with (security_invoker = true) as
  select tenant_id, id, specialist_id, centre_id, time_zone, date_from, date_to, session_status, is_on_hold,
    is_cancelled, total_slots, free_slots
  from appointment_sessions where not is_deleted;

create view booking_slots with (security_invoker = true) as
  select tenant_id, id, session_id, starts_at, ends_at, state, held_by_id, held_until, appointment_id
  from appointment_slots;

create view booking_appointments with (security_invoker = true) as
  select tenant_id, id, reference, client_id, company_id, case_manager_id, session_id, specialist_id, centre_id,
    time_zone, date_from, date_to, status, consultation_type
  from appointments where not is_deleted;

do $$
declare shown text;
begin
  for shown in select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'
      and relowner = current_user::regrole and not exists (
        select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
  loop
    execute format('grant select on %I to caseway_app, caseway_host', shown);
  end loop;
end $$;
