alter table credit_notes add column category text not null default 'creditNotes';

alter table partial_payments add column category text;

alter table tenant_invoice add column category text not null default 'systemInvoice';

alter table loan_postings add column category text;

alter table agreement_advance_payments add column category text not null default 'advancePayment';

alter table transaction_invoice add column category text not null default 'repayment';

create index ix_partial_payments__category on partial_payments (tenant_id, category, applied_on desc, id) where not is_deleted;

create function compute_partial_payments() returns trigger language plpgsql as $$
begin
  new.category := case when new.credit_note_id is null then 'revenue' else 'creditNote' end;
  return new;
end $$;

create trigger computed before insert or update of category, credit_note_id on partial_payments
  for each row execute function compute_partial_payments();

create index ix_loan_postings__category on loan_postings (tenant_id, category, posted_on, id);

create function compute_loan_postings() returns trigger language plpgsql as $$
begin
  new.category := case when new.kind <> 'payment' then null
  when new.part = 'fee' then 'revenue' when new.part in ('principal', 'interest') then new.part end;
  return new;
end $$;

create trigger computed before insert or update of category, kind, part on loan_postings
  for each row execute function compute_loan_postings();
