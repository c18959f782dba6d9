-- What later modules may ask of the notes of a record: who wrote which, never what they say.
create view correspondence_notes with (security_invoker = true) as
  select tenant_id, id, object_id, subject, author_id, creation_time
  from correspondences where not is_deleted;
grant select on correspondence_notes to caseway_app, caseway_host;
