-- Cases read which appointments are theirs, what they were for and why one was cancelled.
create or replace view booking_appointments with (security_invoker = true) as
  select tenant_id, id, reference, client_id, company_id, case_manager_id, session_id, specialist_id, centre_id,
    time_zone, date_from, date_to, status, consultation_type,
    case_module, case_id, revision, interpreter_required, language_id, note, cancellation_reason,
    cancelled_for_id, creation_time
  from appointments where not is_deleted;

create index appointments_of_case on appointments (tenant_id, case_id) where case_id is not null;
