-- Uploads that may be interrupted (tus 1.0.0). Any process goes on with them: what has arrived is in the
-- storage, and these rows say where.
create table resumable_uploads (
  tenant_id uuid not null,
  id uuid not null,
  uploader_id uuid not null,
  name text not null,
  -- The list that the place takes; null: all of them.
  kind text,
  size bigint not null check (size > 0),
  received bigint not null default 0,
  owner_resource text,
  owner_id uuid,
  attachment_type_id uuid,
  -- Set once the upload has become a file.
  file_id uuid,
  expires_at timestamptz not null,
  creation_time timestamptz not null default now(),
  primary key (tenant_id, id),
  check (received <= size),
  check ((owner_resource is null) = (owner_id is null)),
  constraint fk_resumable_uploads__attachment_type_id foreign key (tenant_id, attachment_type_id)
    references attachment_types (tenant_id, id) deferrable,
  constraint fk_resumable_uploads__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete cascade deferrable
);
create index ix_resumable_uploads__uploader on resumable_uploads (tenant_id, uploader_id);
create index ix_resumable_uploads__expires_at on resumable_uploads (expires_at);

-- One object of the storage each. The row comes before the bytes; without a size they never became part.
create table resumable_upload_parts (
  tenant_id uuid not null,
  upload_id uuid not null,
  storage_key text not null,
  starts_at bigint not null,
  size bigint,
  primary key (tenant_id, upload_id, storage_key),
  constraint fk_resumable_upload_parts__upload_id foreign key (tenant_id, upload_id)
    references resumable_uploads (tenant_id, id) on delete cascade deferrable
);

do $$
declare t text;
begin
  foreach t in array array['resumable_uploads', 'resumable_upload_parts'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
  end loop;
end $$;

grant select, insert, update, delete on resumable_uploads, resumable_upload_parts
  to caseway_app, caseway_host;
