alter table ot add column reschedule_reason text;

create index ix_ot__search on ot using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_ot_quotations__search on ot_quotations using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger search_words after insert or delete on mass_tort_criteria
  for each row execute function keep_search_words('campaignCriterion');
create trigger search_words_changed after update on mass_tort_criteria for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('campaignCriterion');

create index ix_mass_torts__search on mass_torts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
