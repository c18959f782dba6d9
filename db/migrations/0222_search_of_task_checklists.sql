create index ix_task_checklists__search on task_checklists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
