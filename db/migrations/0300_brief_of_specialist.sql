drop trigger history on case_briefs;

alter table case_briefs add column specialist_id uuid;

create index ix_case_briefs__specialist_id on case_briefs (tenant_id, specialist_id) where not is_deleted;

create trigger history after insert or update or delete on case_briefs
  for each row execute function capture_change('caseBrief', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,file_id,source_file_ids,specialist_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

alter table case_briefs add constraint fk_case_briefs__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;
