-- A request to a provider is chosen by its name, as other records are.
create trigger search_words after insert or delete on medical_record_items
  for each row execute function keep_search_words('mri');
create trigger search_words_changed after update on medical_record_items for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('mri');
