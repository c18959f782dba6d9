-- Whoever may choose a journal finds it by its number, too.
create trigger search_words after insert or delete on journals
  for each row execute function keep_search_words('journal');
create trigger search_words_changed after update on journals for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('journal');
