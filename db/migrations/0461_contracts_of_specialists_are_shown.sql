-- Booking asks what becomes of appointments on days that a contract no longer covers (B-084).
create or replace view party_specialists with (security_invoker = true) as
  select tenant_id, id, title, first_name, last_name, full_name, concat_ws(' ', title, full_name) as titled_name,
    specialty, state, address ->> 'country' as country, coalesce(business_email, personal_email) as email,
    cv_file_id, sample_report_file_id, recruitment_status, staged_onboarding, is_active,
    is_active and recruitment_status in ('ONBOARDING', 'ONBOARDED') as takes_bookings, time_zone,
    onboarded_date, onboarded_end_date
  from specialists where not is_deleted;
