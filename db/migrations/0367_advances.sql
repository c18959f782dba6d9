create table facility_transactions (
  tenant_id uuid not null,
  id uuid not null,
  transaction_no text,
  status text not null default '0',
  loan_id uuid not null,
  agreement_id uuid,
  borrower_id uuid,
  insurer_id uuid,
  case_id uuid,
  case_no text,
  claimant_name text,
  kind text not null default 'specialistInvoice',
  specialist_id uuid,
  payee_name text,
  description text not null,
  invoice_no text,
  invoice_id uuid,
  amount numeric(18,2) not null,
  gst numeric(18,2),
  paid numeric(18,2) not null default '0.00',
  open numeric(18,2),
  needed_by date,
  last_paid_on date,
  cancelled_at timestamptz,
  cancelled_reason text,
  search_text text generated always as (lower(coalesce(transaction_no, '') || ' ' || coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(payee_name, '') || ' ' || coalesce(invoice_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table advance_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0',
  agreement_id uuid not null,
  funding_provider_id uuid,
  borrower_id uuid,
  amount numeric(18,2) not null,
  note text,
  sent_at timestamptz,
  sent_to text,
  decided_at timestamptz,
  decided_reason text,
  search_text text generated always as (lower(coalesce(request_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table advance_requests__transactions (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table agreement_advance_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_no text,
  status text not null default 'pending',
  request_id uuid not null,
  agreement_id uuid not null,
  borrower_id uuid,
  amount numeric(18,2) not null,
  paid_on date,
  reference text,
  note text,
  cancelled_reason text,
  search_text text generated always as (lower(coalesce(payment_no, '') || ' ' || coalesce(reference, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table credit_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0',
  case_id uuid not null,
  agreement_id uuid not null,
  borrower_id uuid,
  invoice_id uuid,
  charge_id uuid,
  description text not null,
  amount numeric(18,2) not null,
  note text,
  decided_at timestamptz,
  decided_reason text,
  loan_id uuid,
  transaction_id uuid,
  search_text text generated always as (lower(coalesce(request_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_facility_transactions__sort on facility_transactions (tenant_id, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__status on facility_transactions (tenant_id, status, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__loan_id on facility_transactions (tenant_id, loan_id, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__agreement_id on facility_transactions (tenant_id, agreement_id, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__borrower_id on facility_transactions (tenant_id, borrower_id, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__insurer_id on facility_transactions (tenant_id, insurer_id, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__case_id on facility_transactions (tenant_id, case_id, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__kind on facility_transactions (tenant_id, kind, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__specialist_id on facility_transactions (tenant_id, specialist_id, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__amount on facility_transactions (tenant_id, amount, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__open on facility_transactions (tenant_id, open, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__needed_by on facility_transactions (tenant_id, needed_by, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__last_paid_on on facility_transactions (tenant_id, last_paid_on, lower(transaction_no) desc, id) where not is_deleted;

create index ix_facility_transactions__invoice_id on facility_transactions (tenant_id, invoice_id) where not is_deleted;

create unique index uq_facility_transactions__transaction_no on facility_transactions (tenant_id, lower(transaction_no)) where not is_deleted;

create index ix_facility_transactions__search on facility_transactions using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table facility_transactions add constraint "refused__gstAboveAmount" check (gst <= amount);

create function compute_facility_transactions() returns trigger language plpgsql as $$
begin
  new.open := case when new.status = '5' then 0 else greatest(new.amount - new.paid, 0) end;
  return new;
end $$;

create trigger computed before insert or update of open, status, amount, paid on facility_transactions
  for each row execute function compute_facility_transactions();

alter table facility_transactions enable row level security;
alter table facility_transactions force row level security;
create policy tenant_wall on facility_transactions to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_transactions to caseway_host using (true) with check (true);
grant select, insert, update on facility_transactions to caseway_app;
grant select, insert, update on facility_transactions to caseway_host;

create trigger history after insert or update or delete on facility_transactions
  for each row execute function capture_change('fundingTransaction', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on facility_transactions
  for each row execute function keep_search_words('fundingTransaction');
create trigger search_words_changed after update on facility_transactions for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('fundingTransaction');

create index ix_advance_requests__sort on advance_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;

create index ix_advance_requests__status on advance_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;

create index ix_advance_requests__agreement_id on advance_requests (tenant_id, agreement_id, lower(request_no) desc, id) where not is_deleted;

create index ix_advance_requests__funding_provider_id on advance_requests (tenant_id, funding_provider_id, lower(request_no) desc, id) where not is_deleted;

create index ix_advance_requests__borrower_id on advance_requests (tenant_id, borrower_id, lower(request_no) desc, id) where not is_deleted;

create index ix_advance_requests__amount on advance_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;

create unique index uq_advance_requests__request_no on advance_requests (tenant_id, lower(request_no)) where not is_deleted;

create index ix_advance_requests__search on advance_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_advance_requests__transactions__target on advance_requests__transactions (tenant_id, target_id);

alter table advance_requests__transactions enable row level security;
alter table advance_requests__transactions force row level security;
create policy tenant_wall on advance_requests__transactions to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on advance_requests__transactions to caseway_host using (true) with check (true);
grant select, insert, delete on advance_requests__transactions to caseway_app;
grant select, insert, delete on advance_requests__transactions to caseway_host;

alter table advance_requests enable row level security;
alter table advance_requests force row level security;
create policy tenant_wall on advance_requests to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on advance_requests to caseway_host using (true) with check (true);
grant select, insert, update on advance_requests to caseway_app;
grant select, insert, update on advance_requests to caseway_host;

create trigger history after insert or update or delete on advance_requests
  for each row execute function capture_change('advanceRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on advance_requests
  for each row execute function keep_search_words('advanceRequest');
create trigger search_words_changed after update on advance_requests for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('advanceRequest');

create index ix_agreement_advance_payments__sort on agreement_advance_payments (tenant_id, lower(payment_no) desc, id) where not is_deleted;

create index ix_agreement_advance_payments__status on agreement_advance_payments (tenant_id, status, lower(payment_no) desc, id) where not is_deleted;

create index ix_agreement_advance_payments__request_id on agreement_advance_payments (tenant_id, request_id, lower(payment_no) desc, id) where not is_deleted;

create index ix_agreement_advance_payments__agreement_id on agreement_advance_payments (tenant_id, agreement_id, lower(payment_no) desc, id) where not is_deleted;

create index ix_agreement_advance_payments__borrower_id on agreement_advance_payments (tenant_id, borrower_id, lower(payment_no) desc, id) where not is_deleted;

create index ix_agreement_advance_payments__amount on agreement_advance_payments (tenant_id, amount, lower(payment_no) desc, id) where not is_deleted;

create index ix_agreement_advance_payments__paid_on on agreement_advance_payments (tenant_id, paid_on, lower(payment_no) desc, id) where not is_deleted;

create unique index uq_agreement_advance_payments__payment_no on agreement_advance_payments (tenant_id, lower(payment_no)) where not is_deleted;

create index ix_agreement_advance_payments__search on agreement_advance_payments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table agreement_advance_payments enable row level security;
alter table agreement_advance_payments force row level security;
create policy tenant_wall on agreement_advance_payments to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_advance_payments to caseway_host using (true) with check (true);
grant select, insert, update on agreement_advance_payments to caseway_app;
grant select, insert, update on agreement_advance_payments to caseway_host;

create trigger history after insert or update or delete on agreement_advance_payments
  for each row execute function capture_change('advancePayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"request_id":{"table":"advance_requests","text":"coalesce(t.request_no::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on agreement_advance_payments
  for each row execute function keep_search_words('advancePayment');
create trigger search_words_changed after update on agreement_advance_payments for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('advancePayment');

create index ix_credit_requests__sort on credit_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;

create index ix_credit_requests__status on credit_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;

create index ix_credit_requests__case_id on credit_requests (tenant_id, case_id, lower(request_no) desc, id) where not is_deleted;

create index ix_credit_requests__agreement_id on credit_requests (tenant_id, agreement_id, lower(request_no) desc, id) where not is_deleted;

create index ix_credit_requests__borrower_id on credit_requests (tenant_id, borrower_id, lower(request_no) desc, id) where not is_deleted;

create index ix_credit_requests__invoice_id on credit_requests (tenant_id, invoice_id, lower(request_no) desc, id) where not is_deleted;

create index ix_credit_requests__charge_id on credit_requests (tenant_id, charge_id, lower(request_no) desc, id) where not is_deleted;

create index ix_credit_requests__amount on credit_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;

create index ix_credit_requests__loan_id on credit_requests (tenant_id, loan_id) where not is_deleted;

create index ix_credit_requests__transaction_id on credit_requests (tenant_id, transaction_id) where not is_deleted;

create unique index uq_credit_requests__request_no on credit_requests (tenant_id, lower(request_no)) where not is_deleted;

create index ix_credit_requests__search on credit_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table credit_requests enable row level security;
alter table credit_requests force row level security;
create policy tenant_wall on credit_requests to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_requests to caseway_host using (true) with check (true);
grant select, insert, update on credit_requests to caseway_app;
grant select, insert, update on credit_requests to caseway_host;

create trigger history after insert or update or delete on credit_requests
  for each row execute function capture_change('creditRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true},"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"transaction_id":{"table":"facility_transactions","text":"(coalesce(t.transaction_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

alter table facility_transactions add constraint fk_facility_transactions__loan_id foreign key (tenant_id, loan_id) references disbursement_funding (tenant_id, id) deferrable;

alter table facility_transactions add constraint fk_facility_transactions__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;

alter table facility_transactions add constraint fk_facility_transactions__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table facility_transactions add constraint fk_facility_transactions__insurer_id foreign key (tenant_id, insurer_id) references companies (tenant_id, id) deferrable;

alter table facility_transactions add constraint fk_facility_transactions__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table facility_transactions add constraint fk_facility_transactions__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table facility_transactions add constraint fk_facility_transactions__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table advance_requests add constraint fk_advance_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;

alter table advance_requests add constraint fk_advance_requests__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers (tenant_id, id) deferrable;

alter table advance_requests add constraint fk_advance_requests__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table advance_requests__transactions add constraint fk_advance_requests__transactions__owner_id foreign key (tenant_id, owner_id) references advance_requests (tenant_id, id) deferrable;

alter table advance_requests__transactions add constraint fk_advance_requests__transactions__target_id foreign key (tenant_id, target_id) references facility_transactions (tenant_id, id) deferrable;

alter table agreement_advance_payments add constraint fk_agreement_advance_payments__request_id foreign key (tenant_id, request_id) references advance_requests (tenant_id, id) deferrable;

alter table agreement_advance_payments add constraint fk_agreement_advance_payments__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;

alter table agreement_advance_payments add constraint fk_agreement_advance_payments__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table credit_requests add constraint fk_credit_requests__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table credit_requests add constraint fk_credit_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;

alter table credit_requests add constraint fk_credit_requests__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table credit_requests add constraint fk_credit_requests__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table credit_requests add constraint fk_credit_requests__charge_id foreign key (tenant_id, charge_id) references case_charges (tenant_id, id) deferrable;

alter table credit_requests add constraint fk_credit_requests__loan_id foreign key (tenant_id, loan_id) references disbursement_funding (tenant_id, id) deferrable;

alter table credit_requests add constraint fk_credit_requests__transaction_id foreign key (tenant_id, transaction_id) references facility_transactions (tenant_id, id) deferrable;
