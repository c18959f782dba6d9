-- Which mails were written about a record; modules after correspondence ask it.
create view correspondence_mails_of_records with (security_invoker = true) as
  select tenant_id, id, object_id, template_key, subject, destination, status
  from emails_tracking where not is_deleted;
grant select on correspondence_mails_of_records to caseway_app, caseway_host;
