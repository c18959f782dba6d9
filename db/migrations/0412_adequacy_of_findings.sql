alter table report_correction add column adequacy text;

create index ix_report_correction__adequacy on report_correction (tenant_id, adequacy, creation_time desc, id) where not is_deleted;
