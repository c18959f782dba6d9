create table refunds (
  tenant_id uuid not null,
  id uuid not null,
  refund_no text,
  company_id uuid,
  receipt_id uuid,
  credit_note_id uuid,
  refunded_on date not null,
  amount numeric(18,2) not null,
  reference text,
  reason text not null,
  journal_id uuid not null,
  search_text text generated always as (lower(coalesce(refund_no, '') || ' ' || coalesce(reference, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table bank_statements (
  tenant_id uuid not null,
  id uuid not null,
  file_name text not null,
  format text not null,
  account text,
  imported_on date not null,
  first_day date not null,
  last_day date not null,
  line_count numeric not null,
  skipped_count numeric not null default 0,
  content_hash text not null,
  search_text text generated always as (lower(coalesce(file_name, '') || ' ' || coalesce(account, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table bank_lines (
  tenant_id uuid not null,
  id uuid not null,
  statement_id uuid not null,
  line_index numeric not null,
  booked_on date not null,
  amount numeric(18,2) not null,
  description text,
  balance numeric(18,2),
  line_key text not null,
  status text not null default 'open',
  receipt_id uuid,
  is_receipt_made boolean not null default false,
  ignored_because text,
  changed_at timestamptz,
  search_text text generated always as (lower(coalesce(description, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table payer_names (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  company_id uuid not null,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_refunds__sort on refunds (tenant_id, lower(refund_no) desc, id) where not is_deleted;

create index ix_refunds__company_id on refunds (tenant_id, company_id, lower(refund_no) desc, id) where not is_deleted;

create index ix_refunds__receipt_id on refunds (tenant_id, receipt_id, lower(refund_no) desc, id) where not is_deleted;

create index ix_refunds__credit_note_id on refunds (tenant_id, credit_note_id, lower(refund_no) desc, id) where not is_deleted;

create index ix_refunds__refunded_on on refunds (tenant_id, refunded_on, lower(refund_no) desc, id) where not is_deleted;

create index ix_refunds__journal_id on refunds (tenant_id, journal_id) where not is_deleted;

create unique index uq_refunds__refund_no on refunds (tenant_id, lower(refund_no)) where not is_deleted;

create index ix_refunds__search on refunds using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table refunds enable row level security;
alter table refunds force row level security;
create policy tenant_wall on refunds to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on refunds to caseway_host using (true) with check (true);
revoke all on refunds from caseway_app, caseway_host;
grant select, insert on refunds to caseway_app;
grant select, insert on refunds to caseway_host;

create trigger append_only before update or delete on refunds
  for each row execute function refuse_change();

create trigger never_truncated before truncate on refunds
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on refunds
  for each row execute function capture_change('refund', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true},"credit_note_id":{"table":"credit_notes","text":"coalesce(t.credit_note_no::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');

create function search_refunds(whole text, word text) returns setof refunds
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.refunds t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.refunds t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_refunds(text, text) owner to caseway_host;
revoke all on function search_refunds(text, text) from public;
grant execute on function search_refunds(text, text) to caseway_app, caseway_host;

create index ix_bank_statements__sort on bank_statements (tenant_id, imported_on desc, id) where not is_deleted;

create index ix_bank_statements__format on bank_statements (tenant_id, format, imported_on desc, id) where not is_deleted;

create index ix_bank_statements__account on bank_statements (tenant_id, account, imported_on desc, id) where not is_deleted;

create index ix_bank_statements__imported_on on bank_statements (tenant_id, imported_on, imported_on desc, id) where not is_deleted;

create unique index uq_bank_statements__content_hash on bank_statements (tenant_id, lower(content_hash)) where not is_deleted;

create index ix_bank_statements__search on bank_statements using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table bank_statements enable row level security;
alter table bank_statements force row level security;
create policy tenant_wall on bank_statements to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on bank_statements to caseway_host using (true) with check (true);
grant select, insert, update on bank_statements to caseway_app;
grant select, insert, update on bank_statements to caseway_host;

create trigger history after insert or update or delete on bank_statements
  for each row execute function capture_change('bankStatement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_bank_statements(whole text, word text) returns setof bank_statements
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.bank_statements t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.bank_statements t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_bank_statements(text, text) owner to caseway_host;
revoke all on function search_bank_statements(text, text) from public;
grant execute on function search_bank_statements(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on bank_statements
  for each row execute function keep_search_words('bankStatement');
create trigger search_words_changed after update on bank_statements for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('bankStatement');

create index ix_bank_lines__sort on bank_lines (tenant_id, line_index, id) where not is_deleted;

create index ix_bank_lines__statement_id on bank_lines (tenant_id, statement_id, line_index, id) where not is_deleted;

create index ix_bank_lines__booked_on on bank_lines (tenant_id, booked_on, line_index, id) where not is_deleted;

create index ix_bank_lines__amount on bank_lines (tenant_id, amount, line_index, id) where not is_deleted;

create index ix_bank_lines__status on bank_lines (tenant_id, status, line_index, id) where not is_deleted;

create index ix_bank_lines__receipt_id on bank_lines (tenant_id, receipt_id, line_index, id) where not is_deleted;

create unique index uq_bank_lines__line_key on bank_lines (tenant_id, lower(line_key)) where not is_deleted;

create index ix_bank_lines__search on bank_lines using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table bank_lines enable row level security;
alter table bank_lines force row level security;
create policy tenant_wall on bank_lines to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on bank_lines to caseway_host using (true) with check (true);
grant select, insert, update on bank_lines to caseway_app;
grant select, insert, update on bank_lines to caseway_host;

create trigger history after insert or update or delete on bank_lines
  for each row execute function capture_change('bankLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,line_key', '{"statement_id":{"table":"bank_statements","text":"coalesce(t.file_name::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true}}');

create function search_bank_lines(whole text, word text) returns setof bank_lines
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.bank_lines t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.bank_lines t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_bank_lines(text, text) owner to caseway_host;
revoke all on function search_bank_lines(text, text) from public;
grant execute on function search_bank_lines(text, text) to caseway_app, caseway_host;

create index ix_payer_names__sort on payer_names (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_payer_names__company_id on payer_names (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;

create unique index uq_payer_names__name__company_id on payer_names (tenant_id, lower(name), company_id) where not is_deleted;

create index ix_payer_names__search on payer_names using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table payer_names enable row level security;
alter table payer_names force row level security;
create policy tenant_wall on payer_names to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on payer_names to caseway_host using (true) with check (true);
grant select, insert, update on payer_names to caseway_app;
grant select, insert, update on payer_names to caseway_host;

create trigger history after insert or update or delete on payer_names
  for each row execute function capture_change('payerName', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_payer_names(whole text, word text) returns setof payer_names
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.payer_names t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.payer_names t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_payer_names(text, text) owner to caseway_host;
revoke all on function search_payer_names(text, text) from public;
grant execute on function search_payer_names(text, text) to caseway_app, caseway_host;

alter table refunds add constraint fk_refunds__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table refunds add constraint fk_refunds__receipt_id foreign key (tenant_id, receipt_id) references receipts (tenant_id, id) deferrable;

alter table refunds add constraint fk_refunds__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes (tenant_id, id) deferrable;

alter table refunds add constraint fk_refunds__journal_id foreign key (tenant_id, journal_id) references journals (tenant_id, id) deferrable;

alter table bank_lines add constraint fk_bank_lines__statement_id foreign key (tenant_id, statement_id) references bank_statements (tenant_id, id) deferrable;

alter table bank_lines add constraint fk_bank_lines__receipt_id foreign key (tenant_id, receipt_id) references receipts (tenant_id, id) deferrable;

alter table payer_names add constraint fk_payer_names__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;
