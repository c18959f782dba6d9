-- Booking asks whether a room can still be used.
create or replace view party_centre_rooms with (security_invoker = true) as
  select tenant_id, id, centre_id, name, is_active from centre_rooms where not is_deleted;
