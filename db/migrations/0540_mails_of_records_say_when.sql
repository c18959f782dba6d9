-- The timeline of a case reads the mails of its appointments and envelopes by when they were written.
create or replace view correspondence_mails_of_records with (security_invoker = true) as
  select tenant_id, id, object_id, template_key, subject, destination, status, creation_time, is_deleted
  from emails_tracking where not is_deleted;
