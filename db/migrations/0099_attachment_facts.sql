-- What is known of an attachment beyond its bytes (doc 3 section 3.3).
alter table files
  add column attachment_type_id uuid,
  add column attachment_from text,
  add column number_of_pages integer,
  add column is_cleanup boolean not null default false,
  add column summary_text text,
  -- The file that this one was made from: a clean-up, a split or a merge leaves its original as it was.
  add column source_file_id uuid,
  add constraint fk_files__attachment_type_id foreign key (tenant_id, attachment_type_id)
    references attachment_types (tenant_id, id) deferrable,
  add constraint fk_files__source_file_id foreign key (tenant_id, source_file_id)
    references files (tenant_id, id) on delete set null (source_file_id) deferrable;
create index ix_files__attachment_type_id on files (tenant_id, attachment_type_id)
  where attachment_type_id is not null;
create index ix_files__source_file_id on files (tenant_id, source_file_id)
  where source_file_id is not null;
create index ix_files__sha256 on files (tenant_id, sha256) where status = 'stored';

create or replace trigger history after insert or update or delete on files
  for each row execute function capture_change('file',
    'name,extension,content_type,size,sha256,storage_key,status,owner_resource,owner_id,owner_property,uploader_id,creation_time,removed_at,is_deleted,attachment_type_id,attachment_from,is_cleanup,source_file_id',
    '{}');
