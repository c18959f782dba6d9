create trigger search_words after insert or delete on provider_bills
  for each row execute function keep_search_words('providerBill');
create trigger search_words_changed after update on provider_bills for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('providerBill');

create trigger search_words after insert or delete on payment_files
  for each row execute function keep_search_words('paymentFile');
create trigger search_words_changed after update on payment_files for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('paymentFile');

create trigger search_words after insert or delete on provider_payments
  for each row execute function keep_search_words('providerPayment');
create trigger search_words_changed after update on provider_payments for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('providerPayment');
