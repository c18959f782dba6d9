create index ix_report_correction__search on report_correction using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
