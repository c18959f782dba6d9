create index ix_correspondences__search on correspondences using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_cases__search on cases using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_assessments__search on assessments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
