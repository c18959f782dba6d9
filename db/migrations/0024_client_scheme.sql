drop trigger history on clients;

drop index ix_clients__contractor_id;

alter table clients add column scheme_id uuid;

create index ix_clients__contractor_id on clients (tenant_id, contractor_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;

create index ix_clients__scheme_id on clients (tenant_id, scheme_id) where not is_deleted;

create trigger history after insert or update or delete on clients
  for each row execute function capture_change('client', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

alter table clients add constraint fk_clients__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;
