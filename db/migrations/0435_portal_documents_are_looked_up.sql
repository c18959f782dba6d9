create trigger search_words after insert or delete on client_documents
  for each row execute function keep_search_words('clientDocument');
create trigger search_words_changed after update on client_documents for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('clientDocument');

-- Documents that exist are found too.
alter table client_documents no force row level security;
alter table search_index no force row level security;
insert into search_index (tenant_id, resource, record_id, words)
  select tenant_id, 'clientDocument', id, search_text from client_documents where not is_deleted
  on conflict do nothing;
alter table search_index force row level security;
alter table client_documents force row level security;
