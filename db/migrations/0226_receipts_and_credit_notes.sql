drop trigger history on case_charges;

create table credit_notes (
  tenant_id uuid not null,
  id uuid not null,
  credit_note_no text,
  company_id uuid not null,
  invoice_id uuid not null,
  credit_date date not null,
  reason text not null,
  subtotal numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  applied numeric(18,2) not null default '0.00',
  refunded numeric(18,2) not null default '0.00',
  unapplied numeric(18,2),
  sent_at timestamptz,
  accounting_id text,
  uploaded_at timestamptz,
  search_text text generated always as (lower(coalesce(credit_note_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table credit_note_lines (
  tenant_id uuid not null,
  id uuid not null,
  credit_note_id uuid not null,
  line_index numeric not null,
  invoice_line_id uuid,
  case_id uuid,
  account_code_id uuid,
  description text not null,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table receipts (
  tenant_id uuid not null,
  id uuid not null,
  receipt_no text,
  company_id uuid,
  payer_name text,
  received_on date not null,
  method text not null default 'transfer',
  reference text,
  amount numeric(18,2) not null,
  applied numeric(18,2) not null default '0.00',
  refunded numeric(18,2) not null default '0.00',
  unapplied numeric(18,2),
  note text,
  is_reversed boolean not null default false,
  reversed_at timestamptz,
  reversed_because text,
  search_text text generated always as (lower(coalesce(receipt_no, '') || ' ' || coalesce(payer_name, '') || ' ' || coalesce(reference, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table partial_payments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  receipt_id uuid,
  credit_note_id uuid,
  amount numeric(18,2) not null,
  applied_on date not null,
  journal_id uuid not null,
  is_removed boolean not null default false,
  removed_at timestamptz,
  removed_because text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table case_charges add column service_item_id uuid;

alter table case_charges add column price_rule text;

create index ix_case_charges__service_item_id on case_charges (tenant_id, service_item_id) where not is_deleted;

create trigger history after insert or update or delete on case_charges
  for each row execute function capture_change('caseCharge', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_credit_notes__sort on credit_notes (tenant_id, lower(credit_note_no) desc, id) where not is_deleted;

create index ix_credit_notes__company_id on credit_notes (tenant_id, company_id, lower(credit_note_no) desc, id) where not is_deleted;

create index ix_credit_notes__invoice_id on credit_notes (tenant_id, invoice_id, lower(credit_note_no) desc, id) where not is_deleted;

create index ix_credit_notes__credit_date on credit_notes (tenant_id, credit_date, lower(credit_note_no) desc, id) where not is_deleted;

create index ix_credit_notes__unapplied on credit_notes (tenant_id, unapplied, lower(credit_note_no) desc, id) where not is_deleted;

create unique index uq_credit_notes__credit_note_no on credit_notes (tenant_id, lower(credit_note_no)) where not is_deleted;

create index ix_credit_notes__search on credit_notes using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function compute_credit_notes() returns trigger language plpgsql as $$
begin
  new.unapplied := new.total - new.applied - new.refunded;
  return new;
end $$;

create trigger computed before insert or update of unapplied, total, applied, refunded on credit_notes
  for each row execute function compute_credit_notes();

alter table credit_notes enable row level security;
alter table credit_notes force row level security;
create policy tenant_wall on credit_notes to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_notes to caseway_host using (true) with check (true);
grant select, insert, update on credit_notes to caseway_app;
grant select, insert, update on credit_notes to caseway_host;

create trigger history after insert or update or delete on credit_notes
  for each row execute function capture_change('creditNote', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create function search_credit_notes(whole text, word text) returns setof credit_notes
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.credit_notes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.credit_notes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_credit_notes(text, text) owner to caseway_host;
revoke all on function search_credit_notes(text, text) from public;
grant execute on function search_credit_notes(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on credit_notes
  for each row execute function keep_search_words('creditNote');
create trigger search_words_changed after update on credit_notes for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('creditNote');

create index ix_credit_note_lines__sort on credit_note_lines (tenant_id, line_index, id) where not is_deleted;

create index ix_credit_note_lines__credit_note_id on credit_note_lines (tenant_id, credit_note_id, line_index, id) where not is_deleted;

create index ix_credit_note_lines__invoice_line_id on credit_note_lines (tenant_id, invoice_line_id, line_index, id) where not is_deleted;

create index ix_credit_note_lines__case_id on credit_note_lines (tenant_id, case_id) where not is_deleted;

create index ix_credit_note_lines__account_code_id on credit_note_lines (tenant_id, account_code_id) where not is_deleted;

alter table credit_note_lines enable row level security;
alter table credit_note_lines force row level security;
create policy tenant_wall on credit_note_lines to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_note_lines to caseway_host using (true) with check (true);
revoke all on credit_note_lines from caseway_app, caseway_host;
grant select, insert on credit_note_lines to caseway_app;
grant select, insert on credit_note_lines to caseway_host;

create trigger append_only before update or delete on credit_note_lines
  for each row execute function refuse_change();

create trigger never_truncated before truncate on credit_note_lines
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on credit_note_lines
  for each row execute function capture_change('creditNoteLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"credit_note_id":{"table":"credit_notes","text":"coalesce(t.credit_note_no::text, '''')","tenant":true},"invoice_line_id":{"table":"invoice_lines","text":"coalesce(t.description::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"account_code_id":{"table":"account_code","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

create index ix_receipts__sort on receipts (tenant_id, lower(receipt_no) desc, id) where not is_deleted;

create index ix_receipts__company_id on receipts (tenant_id, company_id, lower(receipt_no) desc, id) where not is_deleted;

create index ix_receipts__received_on on receipts (tenant_id, received_on, lower(receipt_no) desc, id) where not is_deleted;

create index ix_receipts__method on receipts (tenant_id, method, lower(receipt_no) desc, id) where not is_deleted;

create index ix_receipts__amount on receipts (tenant_id, amount, lower(receipt_no) desc, id) where not is_deleted;

create index ix_receipts__unapplied on receipts (tenant_id, unapplied, lower(receipt_no) desc, id) where not is_deleted;

create index ix_receipts__is_reversed on receipts (tenant_id, is_reversed, lower(receipt_no) desc, id) where not is_deleted;

create unique index uq_receipts__receipt_no on receipts (tenant_id, lower(receipt_no)) where not is_deleted;

create index ix_receipts__search on receipts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function compute_receipts() returns trigger language plpgsql as $$
begin
  new.unapplied := case when new.is_reversed then 0 else new.amount - new.applied - new.refunded end;
  return new;
end $$;

create trigger computed before insert or update of unapplied, is_reversed, amount, applied, refunded on receipts
  for each row execute function compute_receipts();

alter table receipts enable row level security;
alter table receipts force row level security;
create policy tenant_wall on receipts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on receipts to caseway_host using (true) with check (true);
grant select, insert, update on receipts to caseway_app;
grant select, insert, update on receipts to caseway_host;

create trigger history after insert or update or delete on receipts
  for each row execute function capture_change('receipt', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_receipts(whole text, word text) returns setof receipts
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.receipts t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.receipts t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_receipts(text, text) owner to caseway_host;
revoke all on function search_receipts(text, text) from public;
grant execute on function search_receipts(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on receipts
  for each row execute function keep_search_words('receipt');
create trigger search_words_changed after update on receipts for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('receipt');

create index ix_partial_payments__sort on partial_payments (tenant_id, applied_on desc, id) where not is_deleted;

create index ix_partial_payments__invoice_id on partial_payments (tenant_id, invoice_id, applied_on desc, id) where not is_deleted;

create index ix_partial_payments__receipt_id on partial_payments (tenant_id, receipt_id, applied_on desc, id) where not is_deleted;

create index ix_partial_payments__credit_note_id on partial_payments (tenant_id, credit_note_id, applied_on desc, id) where not is_deleted;

create index ix_partial_payments__is_removed on partial_payments (tenant_id, is_removed, applied_on desc, id) where not is_deleted;

create index ix_partial_payments__journal_id on partial_payments (tenant_id, journal_id) where not is_deleted;

alter table partial_payments enable row level security;
alter table partial_payments force row level security;
create policy tenant_wall on partial_payments to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on partial_payments to caseway_host using (true) with check (true);
grant select, insert, update on partial_payments to caseway_app;
grant select, insert, update on partial_payments to caseway_host;

create trigger history after insert or update or delete on partial_payments
  for each row execute function capture_change('allocation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true},"credit_note_id":{"table":"credit_notes","text":"coalesce(t.credit_note_no::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');

alter table case_charges add constraint fk_case_charges__service_item_id foreign key (tenant_id, service_item_id) references service_items (tenant_id, id) deferrable;

alter table credit_notes add constraint fk_credit_notes__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table credit_notes add constraint fk_credit_notes__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table credit_note_lines add constraint fk_credit_note_lines__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes (tenant_id, id) deferrable;

alter table credit_note_lines add constraint fk_credit_note_lines__invoice_line_id foreign key (tenant_id, invoice_line_id) references invoice_lines (tenant_id, id) deferrable;

alter table credit_note_lines add constraint fk_credit_note_lines__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table credit_note_lines add constraint fk_credit_note_lines__account_code_id foreign key (tenant_id, account_code_id) references account_code (tenant_id, id) deferrable;

alter table receipts add constraint fk_receipts__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table partial_payments add constraint fk_partial_payments__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table partial_payments add constraint fk_partial_payments__receipt_id foreign key (tenant_id, receipt_id) references receipts (tenant_id, id) deferrable;

alter table partial_payments add constraint fk_partial_payments__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes (tenant_id, id) deferrable;

alter table partial_payments add constraint fk_partial_payments__journal_id foreign key (tenant_id, journal_id) references journals (tenant_id, id) deferrable;

alter table receipts add constraint applied_in_bounds
  check (amount > 0 and applied >= 0 and refunded >= 0 and applied + refunded <= amount);
alter table credit_notes add constraint applied_in_bounds
  check (total > 0 and applied >= 0 and refunded >= 0 and applied + refunded <= total);
alter table partial_payments add constraint one_source
  check (amount > 0 and (receipt_id is null) <> (credit_note_id is null));
