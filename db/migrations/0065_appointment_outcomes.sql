drop trigger history on appointments;

alter table appointments add column cancelled_for_id uuid;

alter table appointments alter column status set not null;

create index ix_appointments__cancelled_for_id on appointments (tenant_id, cancelled_for_id) where not is_deleted;

create trigger history after insert or update or delete on appointments
  for each row execute function capture_change('appointment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,revision', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"session_id":{"table":"appointment_sessions","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"cancelled_for_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

alter table appointments add constraint fk_appointments__cancelled_for_id foreign key (tenant_id, cancelled_for_id) references lookup_config (tenant_id, id) deferrable;
