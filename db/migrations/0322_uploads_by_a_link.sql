-- Whoever uploads by a link has no account.
alter table resumable_uploads alter column uploader_id drop not null;
