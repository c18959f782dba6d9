-- G-066: what was shown as a form to fill in has been waiting for its answer all along.
alter table client_documents disable trigger user;
alter table client_documents no force row level security;
alter table users no force row level security;
update client_documents d set status = 'waiting', asked_at = d.creation_time, asked_file_id = d.file_id::text,
    sender_id = (select u.id from users u where u.tenant_id = d.tenant_id and u.id = d.creator_id)
  where d.kind = 'form';
alter table users force row level security;
alter table client_documents force row level security;
alter table client_documents enable trigger user;

-- The portal asks what waits for the signature of whoever reads an address.
create index ix_envelope_signers__waiting on envelope_signers (tenant_id, lower(email))
  where status in ('invited', 'opened') and not is_deleted;
