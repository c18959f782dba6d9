drop trigger history on client_documents;

create table client_form_files (
  tenant_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  file_id text not null,
  name text not null,
  round numeric not null,
  returned_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table client_documents add column status text not null default 'none';

alter table client_documents add column sender_id uuid;

alter table client_documents add column asked_at timestamptz;

alter table client_documents add column answered_at timestamptz;

alter table client_documents add column send_back_reason text;

alter table client_documents add column round numeric default 1;

alter table client_documents add column asked_file_id text;

create index ix_client_documents__status on client_documents (tenant_id, status, lower(name), id) include (name) where not is_deleted;

create index ix_client_documents__sender_id on client_documents (tenant_id, sender_id) where not is_deleted;

create trigger history after insert or update or delete on client_documents
  for each row execute function capture_change('clientDocument', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,round,asked_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"sender_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_client_form_files__sort on client_form_files (tenant_id, returned_at, id) where not is_deleted;

create index ix_client_form_files__document_id on client_form_files (tenant_id, document_id, returned_at, id) where not is_deleted;

create unique index uq_client_form_files__file_id on client_form_files (tenant_id, lower(file_id)) where not is_deleted;

alter table client_form_files enable row level security;
alter table client_form_files force row level security;
create policy tenant_wall on client_form_files to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on client_form_files to caseway_host using (true) with check (true);
grant select, insert, update on client_form_files to caseway_app;
grant select, insert, update on client_form_files to caseway_host;

create trigger history after insert or update or delete on client_form_files
  for each row execute function capture_change('clientFormFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"document_id":{"table":"client_documents","text":"coalesce(t.name::text, '''')","tenant":true}}');

alter table client_documents add constraint fk_client_documents__sender_id foreign key (tenant_id, sender_id) references users (tenant_id, id) deferrable;

alter table client_form_files add constraint fk_client_form_files__document_id foreign key (tenant_id, document_id) references client_documents (tenant_id, id) deferrable;
