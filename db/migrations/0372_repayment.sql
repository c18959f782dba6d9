create table loan_settlements (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  settled_on date not null,
  principal numeric(18,2) not null,
  interest numeric(18,2) not null,
  fees numeric(18,2) not null,
  credit_used numeric(18,2) not null,
  payout numeric(18,2) not null,
  received numeric(18,2) not null,
  written_off numeric(18,2) not null,
  to_invoice numeric(18,2) not null,
  credit_left numeric(18,2) not null,
  reason text,
  approved_by_id uuid,
  is_reversal boolean not null default false,
  reverses_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table transaction_invoice (
  tenant_id uuid not null,
  id uuid not null,
  invoice_no text not null,
  status text not null default '5',
  borrower_id uuid not null,
  agreement_id uuid not null,
  funding_provider_id uuid,
  repayment text,
  period text not null,
  period_to date not null,
  invoice_date date not null,
  due_date date not null,
  principal numeric(18,2) not null,
  interest numeric(18,2) not null,
  fees numeric(18,2) not null,
  total numeric(18,2) not null,
  paid numeric(18,2) not null default '0.00',
  open_amount numeric(18,2),
  note text,
  sent_at timestamptz,
  sent_to text,
  paid_on date,
  cancelled_at timestamptz,
  cancelled_reason text,
  uploaded_at timestamptz,
  accounting_id text,
  search_text text generated always as (lower(coalesce(invoice_no, '') || ' ' || coalesce(period, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table repayment_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  line_index numeric not null,
  loan_id uuid not null,
  principal numeric(18,2) not null,
  interest numeric(18,2) not null,
  fees numeric(18,2) not null,
  total numeric(18,2) not null,
  paid numeric(18,2) not null default '0.00',
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table repayment_payments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  received_on date not null,
  amount numeric(18,2) not null,
  reference text,
  note text,
  is_reversed boolean not null default false,
  reversed_at timestamptz,
  reversed_reason text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_loan_settlements__sort on loan_settlements (tenant_id, settled_on desc, id);

create index ix_loan_settlements__loan_id on loan_settlements (tenant_id, loan_id, settled_on desc, id);

create index ix_loan_settlements__settled_on on loan_settlements (tenant_id, settled_on, settled_on desc, id);

create index ix_loan_settlements__is_reversal on loan_settlements (tenant_id, is_reversal, settled_on desc, id);

create index ix_loan_settlements__approved_by_id on loan_settlements (tenant_id, approved_by_id);

create index ix_loan_settlements__reverses_id on loan_settlements (tenant_id, reverses_id);

alter table loan_settlements enable row level security;
alter table loan_settlements force row level security;
create policy tenant_wall on loan_settlements to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_settlements to caseway_host using (true) with check (true);
revoke all on loan_settlements from caseway_app, caseway_host;
grant select, insert on loan_settlements to caseway_app;
grant select, insert on loan_settlements to caseway_host;

create trigger append_only before update or delete on loan_settlements
  for each row execute function refuse_change();

create trigger never_truncated before truncate on loan_settlements
  for each statement execute function refuse_change();

create trigger history after insert on loan_settlements
  referencing new table as added for each statement execute function audit_additions('loanSettlement');

create index ix_transaction_invoice__sort on transaction_invoice (tenant_id, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__status on transaction_invoice (tenant_id, status, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__borrower_id on transaction_invoice (tenant_id, borrower_id, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__agreement_id on transaction_invoice (tenant_id, agreement_id, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__funding_provider_id on transaction_invoice (tenant_id, funding_provider_id, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__repayment on transaction_invoice (tenant_id, repayment, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__period on transaction_invoice (tenant_id, period, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__invoice_date on transaction_invoice (tenant_id, invoice_date, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__due_date on transaction_invoice (tenant_id, due_date, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__open_amount on transaction_invoice (tenant_id, open_amount, lower(invoice_no) desc, id) where not is_deleted;

create unique index uq_transaction_invoice__invoice_no on transaction_invoice (tenant_id, lower(invoice_no)) where not is_deleted;

create index ix_transaction_invoice__search on transaction_invoice using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table transaction_invoice add constraint "refused__repaymentDueBeforeInvoice" check (due_date >= invoice_date);

create function compute_transaction_invoice() returns trigger language plpgsql as $$
begin
  new.open_amount := case when new.status = '6' then 0 else new.total - new.paid end;
  return new;
end $$;

create trigger computed before insert or update of open_amount, status, total, paid on transaction_invoice
  for each row execute function compute_transaction_invoice();

alter table transaction_invoice enable row level security;
alter table transaction_invoice force row level security;
create policy tenant_wall on transaction_invoice to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on transaction_invoice to caseway_host using (true) with check (true);
grant select, insert, update on transaction_invoice to caseway_app;
grant select, insert, update on transaction_invoice to caseway_host;

create trigger history after insert or update or delete on transaction_invoice
  for each row execute function capture_change('repaymentInvoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on transaction_invoice
  for each row execute function keep_search_words('repaymentInvoice');
create trigger search_words_changed after update on transaction_invoice for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('repaymentInvoice');

create index ix_repayment_lines__sort on repayment_lines (tenant_id, line_index, id) where not is_deleted;

create index ix_repayment_lines__invoice_id on repayment_lines (tenant_id, invoice_id, line_index, id) where not is_deleted;

create index ix_repayment_lines__loan_id on repayment_lines (tenant_id, loan_id, line_index, id) where not is_deleted;

create unique index uq_repayment_lines__invoice_id__loan_id on repayment_lines (tenant_id, invoice_id, loan_id) where not is_deleted;

alter table repayment_lines enable row level security;
alter table repayment_lines force row level security;
create policy tenant_wall on repayment_lines to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_lines to caseway_host using (true) with check (true);
grant select, insert, update on repayment_lines to caseway_app;
grant select, insert, update on repayment_lines to caseway_host;

create trigger history after insert or update or delete on repayment_lines
  for each row execute function capture_change('repaymentLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_repayment_payments__sort on repayment_payments (tenant_id, received_on desc, id) where not is_deleted;

create index ix_repayment_payments__invoice_id on repayment_payments (tenant_id, invoice_id, received_on desc, id) where not is_deleted;

create index ix_repayment_payments__received_on on repayment_payments (tenant_id, received_on, received_on desc, id) where not is_deleted;

create index ix_repayment_payments__is_reversed on repayment_payments (tenant_id, is_reversed, received_on desc, id) where not is_deleted;

alter table repayment_payments enable row level security;
alter table repayment_payments force row level security;
create policy tenant_wall on repayment_payments to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_payments to caseway_host using (true) with check (true);
grant select, insert, update on repayment_payments to caseway_app;
grant select, insert, update on repayment_payments to caseway_host;

create trigger history after insert or update or delete on repayment_payments
  for each row execute function capture_change('repaymentPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

alter table loan_settlements add constraint fk_loan_settlements__loan_id foreign key (tenant_id, loan_id) references disbursement_funding (tenant_id, id) deferrable;

alter table loan_settlements add constraint fk_loan_settlements__approved_by_id foreign key (tenant_id, approved_by_id) references users (tenant_id, id) deferrable;

alter table loan_settlements add constraint fk_loan_settlements__reverses_id foreign key (tenant_id, reverses_id) references loan_settlements (tenant_id, id) deferrable;

alter table transaction_invoice add constraint fk_transaction_invoice__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table transaction_invoice add constraint fk_transaction_invoice__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;

alter table transaction_invoice add constraint fk_transaction_invoice__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers (tenant_id, id) deferrable;

alter table repayment_lines add constraint fk_repayment_lines__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice (tenant_id, id) deferrable;

alter table repayment_lines add constraint fk_repayment_lines__loan_id foreign key (tenant_id, loan_id) references disbursement_funding (tenant_id, id) deferrable;

alter table repayment_payments add constraint fk_repayment_payments__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice (tenant_id, id) deferrable;
