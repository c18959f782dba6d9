drop trigger history on report_correction;

alter table report_correction add column qa_status_id uuid;

create index ix_report_correction__qa_status_id on report_correction (tenant_id, qa_status_id, creation_time desc, id) where not is_deleted;

create trigger history after insert or update or delete on report_correction
  for each row execute function capture_change('reportCorrection', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,specialist_id,raised_by_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"qa_status_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"raised_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

alter table report_correction add constraint fk_report_correction__qa_status_id foreign key (tenant_id, qa_status_id) references lookup_config (tenant_id, id) deferrable;
