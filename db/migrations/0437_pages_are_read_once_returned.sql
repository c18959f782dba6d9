-- G-066: what a client collects for a form is theirs until they return it.
create policy seen_by_user on client_form_files as restrictive for select to caseway_app using (
  returned_at is not null
  or current_actor() is null
  or exists (select 1 from client_documents d
    join clients c on c.tenant_id = d.tenant_id and c.id = d.client_id
    where d.tenant_id = client_form_files.tenant_id and d.id = client_form_files.document_id
      and c.user_id = current_actor()));

-- The files of such pages belong to the page and not to the form, whose files the office reads; pages
-- that were returned are paperwork of some kind, and are kept as long as that is.
alter table files disable trigger user;
alter table files no force row level security;
alter table client_form_files no force row level security;
alter table attachment_types no force row level security;
update files f set owner_resource = 'clientFormFile', owner_id = p.id
  from client_form_files p
  where p.tenant_id = f.tenant_id and p.file_id = f.id::text and p.returned_at is null and not p.is_deleted
    and f.owner_resource = 'clientDocument' and f.owner_property is null;
update files f set attachment_type_id = y.id
  from client_form_files p, attachment_types y
  where p.tenant_id = f.tenant_id and p.file_id = f.id::text and p.returned_at is not null and not p.is_deleted
    and y.tenant_id = f.tenant_id and y.key = 'PAPERWORK_OTHER' and not y.is_deleted
    and f.owner_resource = 'clientDocument' and f.attachment_type_id is null;
alter table attachment_types force row level security;
alter table client_form_files force row level security;
alter table files force row level security;
alter table files enable trigger user;
