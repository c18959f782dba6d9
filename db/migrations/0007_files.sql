-- Files of a tenant. The bytes are elsewhere, under `storage_key`; the row says who may see them.
create table files (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  extension text not null,
  content_type text not null,
  size bigint not null default 0,
  sha256 text,
  storage_key text not null,
  status text not null default 'uploading' check (status in ('uploading', 'stored', 'removed')),
  -- A file is as visible as the record that owns it; without one, its uploader alone sees it.
  owner_resource text,
  owner_id uuid,
  -- The file field that holds it; null for an attachment.
  owner_property text,
  uploader_id uuid,
  creation_time timestamptz not null default now(),
  removed_at timestamptz,
  is_deleted boolean not null generated always as (status = 'removed') stored,
  primary key (tenant_id, id),
  constraint uq_files__storage_key unique (storage_key),
  check ((owner_resource is null) = (owner_id is null))
);
create index ix_files__owner on files (tenant_id, owner_resource, owner_id, creation_time desc, id)
  where status = 'stored';
create index ix_files__uploader on files (tenant_id, uploader_id)
  where status = 'stored' and owner_id is null;
create index ix_files__to_clean_up on files (status, creation_time)
  where status <> 'stored' or owner_id is null;

create trigger history after insert or update or delete on files
  for each row execute function capture_change('file',
    'name,extension,content_type,size,sha256,storage_key,status,owner_resource,owner_id,owner_property,uploader_id,creation_time,removed_at,is_deleted',
    '{}');

-- Only hashes are kept. `uses_left` makes a token good for one file or for several.
create table file_tokens (
  tenant_id uuid not null,
  token_hash text not null,
  purpose text not null check (purpose in ('download', 'oneTime', 'upload')),
  file_id uuid,
  user_id uuid,
  owner_resource text,
  owner_id uuid,
  code_hash text,
  tries_left integer not null default 5,
  uses_left integer not null default 1,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_file_tokens__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete cascade
);
create index file_tokens_by_age on file_tokens (expires_at);

-- On every table with file fields. Arguments: resource, columns (comma separated).
-- A record takes only what its writer has uploaded and nobody owns; what it lets go is removed.
create function own_files() returns trigger language plpgsql as $$
declare
  property text;
  held uuid;
  wanted uuid;
begin
  foreach property in array string_to_array(tg_argv[1], ',') loop
    held := case when tg_op = 'UPDATE' then (to_jsonb(old) ->> property)::uuid end;
    wanted := (to_jsonb(new) ->> property)::uuid;
    continue when wanted is not distinct from held;
    update files set status = 'removed', removed_at = now()
      where tenant_id = new.tenant_id and id = held and owner_resource = tg_argv[0]
        and owner_id = new.id and owner_property = property;
    continue when wanted is null;
    update files set owner_resource = tg_argv[0], owner_id = new.id, owner_property = property
      where tenant_id = new.tenant_id and id = wanted and status = 'stored' and owner_id is null
        and uploader_id is not distinct from current_actor();
    if not found then
      raise exception 'the file cannot be taken' using errcode = '23503',
        constraint = format('fk_%s__%s', tg_table_name, property);
    end if;
  end loop;
  return null;
end $$;

do $$
declare t text;
begin
  foreach t in array array['files', 'file_tokens'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
  end loop;
end $$;

grant select, insert, update, delete on files, file_tokens to caseway_app, caseway_host;
