-- Whether a note with these words is there, for what asks on behalf of nobody: its text stays hidden (G-009).
create function correspondence_noted_records(words text) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select object_id from correspondences
    where tenant_id = current_tenant() and subject = words and not is_deleted
  $$;
alter function correspondence_noted_records(text) owner to caseway_host;
revoke all on function correspondence_noted_records(text) from public;
grant execute on function correspondence_noted_records(text) to caseway_app, caseway_host;
