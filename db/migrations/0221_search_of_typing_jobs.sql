create index ix_typing_jobs__search on typing_jobs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
