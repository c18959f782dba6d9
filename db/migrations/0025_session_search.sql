-- Availability is asked for by day: what has nothing free is never looked at, and what a search filters
-- by stands in the index itself.
create index appointment_sessions_free on appointment_sessions (tenant_id, date_from, id)
  include (specialist_id, centre_id, session_status, consultation_type, is_video_appointment)
  where free_slots > 0 and not is_deleted;

-- The favourites of a company, and a search for one specialist.
create index appointment_sessions_free_of_specialist on appointment_sessions (tenant_id, specialist_id, date_from, id)
  where free_slots > 0 and not is_deleted;
