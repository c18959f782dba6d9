drop trigger history on client_documents;

alter table client_documents add column attachment_type_id uuid;

create index ix_client_documents__attachment_type_id on client_documents (tenant_id, attachment_type_id) where not is_deleted;

create trigger history after insert or update or delete on client_documents
  for each row execute function capture_change('clientDocument', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,round,asked_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"attachment_type_id":{"table":"attachment_types","text":"coalesce(t.name::text, '''')","tenant":true},"sender_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

alter table client_documents add constraint fk_client_documents__attachment_type_id foreign key (tenant_id, attachment_type_id) references attachment_types (tenant_id, id) deferrable;
