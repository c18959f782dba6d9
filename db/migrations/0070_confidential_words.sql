-- Confidential mails carry links that sign somebody in. Their words are kept no longer, whether the
-- mail went out or was kept for want of a mail server.
alter table email_bodies no force row level security;
alter table emails_tracking no force row level security;

delete from email_bodies b using emails_tracking e
  where e.tenant_id = b.tenant_id and e.id = b.email_id and e.is_confidential
    and e.status in ('kept', 'sent');

alter table email_bodies force row level security;
alter table emails_tracking force row level security;
