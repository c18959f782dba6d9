create trigger search_words after insert or delete on checklist_criterias
  for each row execute function keep_search_words('checklistCriteria');
create trigger search_words_changed after update on checklist_criterias for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('checklistCriteria');
