create table funding_providers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null default 'lender',
  abn text,
  contact_name text,
  email text,
  phone text,
  address jsonb,
  account_name text,
  bsb text,
  account_no text,
  note text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(abn, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table facility_agreements (
  tenant_id uuid not null,
  id uuid not null,
  agreement_no text,
  status text not null default 'pending',
  funding_provider_id uuid not null,
  borrower_id uuid not null,
  borrower_kind text not null default 'lawFirm',
  funding_type text not null default 'disbursement',
  repayment text not null default 'settlement',
  starts_on date not null,
  ends_on date,
  facility_limit numeric(18,2) not null,
  cap_per_matter numeric(18,2),
  cap_per_advance numeric(18,2),
  approval_above numeric(18,2),
  drawn numeric(18,2),
  available numeric(18,2),
  interest_kind text not null default 'simple',
  timing text not null default 'daily',
  day_count text not null default 'ACT/365F',
  compounding text not null default 'monthlyCalendar',
  upfront_basis text not null default 'rate',
  term_days numeric not null default 365,
  rebate boolean not null default false,
  minimum_interest numeric(18,2) not null default '0.00',
  grace_days numeric not null default 0,
  default_percent numeric(20,6),
  allocation_order text not null default 'fee,interest,principal',
  fee_time text not null default 'perMatter',
  fee_unit text not null default '$',
  fee_value numeric(16,2),
  fee_has_gst boolean not null default true,
  day_fees text,
  covenants text,
  effective_at timestamptz,
  cancelled_at timestamptz,
  cancelled_reason text,
  sent_to_borrower_at timestamptz,
  sent_to_lender_at timestamptz,
  search_text text generated always as (lower(coalesce(agreement_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table interest_rates (
  tenant_id uuid not null,
  id uuid not null,
  agreement_id uuid not null,
  effective_from date not null,
  percent numeric(20,6) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table disbursement_funding (
  tenant_id uuid not null,
  id uuid not null,
  loan_no text,
  status text not null default 'active',
  is_on_hold boolean not null default false,
  agreement_id uuid not null,
  funding_provider_id uuid,
  borrower_id uuid,
  insurer_id uuid,
  funding_type text,
  repayment text,
  case_id uuid,
  case_no text,
  claim_no text,
  claimant_name text,
  matter_id text,
  company_p_m_s_id text,
  funding_invoice_no text,
  borrower_reference text,
  opened_on date not null,
  due_on date,
  expected_settlement_on date,
  case_detail text,
  principal numeric(18,2),
  interest numeric(18,2),
  fees numeric(18,2),
  credit numeric(18,2),
  payout numeric(18,2),
  paid numeric(18,2),
  figures_on date,
  settled_on date,
  cancelled_at timestamptz,
  cancelled_reason text,
  search_text text generated always as (lower(coalesce(loan_no, '') || ' ' || coalesce(case_no, '') || ' ' || coalesce(claim_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(matter_id, '') || ' ' || coalesce(funding_invoice_no, '') || ' ' || coalesce(borrower_reference, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table loan_entries (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  kind text not null,
  happened_on date not null,
  amount numeric(18,2) not null,
  is_reversal boolean not null default false,
  reverses_id uuid,
  source_type text,
  source_id text,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table loan_postings (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  posted_on date not null,
  kind text not null,
  part text not null,
  amount numeric(18,2) not null,
  entry_id uuid,
  is_reversal boolean not null default false,
  journal_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_funding_providers__sort on funding_providers (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_funding_providers__kind on funding_providers (tenant_id, kind, lower(name), id) include (name) where not is_deleted;

create index ix_funding_providers__is_active on funding_providers (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_funding_providers__name on funding_providers (tenant_id, lower(name)) where not is_deleted;

create index ix_funding_providers__search on funding_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table funding_providers enable row level security;
alter table funding_providers force row level security;
create policy tenant_wall on funding_providers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on funding_providers to caseway_host using (true) with check (true);
grant select, insert, update on funding_providers to caseway_app;
grant select, insert, update on funding_providers to caseway_host;

create trigger history after insert or update or delete on funding_providers
  for each row execute function capture_change('fundingProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_funding_providers(whole text, word text) returns setof funding_providers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.funding_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.funding_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_funding_providers(text, text) owner to caseway_host;
revoke all on function search_funding_providers(text, text) from public;
grant execute on function search_funding_providers(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on funding_providers
  for each row execute function keep_search_words('fundingProvider');
create trigger search_words_changed after update on funding_providers for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('fundingProvider');

create index ix_facility_agreements__sort on facility_agreements (tenant_id, lower(agreement_no) desc, id) where not is_deleted;

create index ix_facility_agreements__status on facility_agreements (tenant_id, status, lower(agreement_no) desc, id) where not is_deleted;

create index ix_facility_agreements__funding_provider_id on facility_agreements (tenant_id, funding_provider_id, lower(agreement_no) desc, id) where not is_deleted;

create index ix_facility_agreements__borrower_id on facility_agreements (tenant_id, borrower_id, lower(agreement_no) desc, id) where not is_deleted;

create index ix_facility_agreements__funding_type on facility_agreements (tenant_id, funding_type, lower(agreement_no) desc, id) where not is_deleted;

create index ix_facility_agreements__repayment on facility_agreements (tenant_id, repayment, lower(agreement_no) desc, id) where not is_deleted;

create index ix_facility_agreements__starts_on on facility_agreements (tenant_id, starts_on, lower(agreement_no) desc, id) where not is_deleted;

create index ix_facility_agreements__ends_on on facility_agreements (tenant_id, ends_on, lower(agreement_no) desc, id) where not is_deleted;

create unique index uq_facility_agreements__agreement_no on facility_agreements (tenant_id, lower(agreement_no)) where not is_deleted;

create index ix_facility_agreements__search on facility_agreements using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table facility_agreements add constraint "refused__agreementStartsAfterEnd" check (ends_on >= starts_on);

create function compute_facility_agreements() returns trigger language plpgsql as $$
begin
  new.available := greatest(new.facility_limit - coalesce(new.drawn, 0), 0);
  return new;
end $$;

create trigger computed before insert or update of available, facility_limit, drawn on facility_agreements
  for each row execute function compute_facility_agreements();

alter table facility_agreements enable row level security;
alter table facility_agreements force row level security;
create policy tenant_wall on facility_agreements to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_agreements to caseway_host using (true) with check (true);
grant select, insert, update on facility_agreements to caseway_app;
grant select, insert, update on facility_agreements to caseway_host;

create trigger history after insert or update or delete on facility_agreements
  for each row execute function capture_change('fundingAgreement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on facility_agreements
  for each row execute function keep_search_words('fundingAgreement');
create trigger search_words_changed after update on facility_agreements for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('fundingAgreement');

create index ix_interest_rates__sort on interest_rates (tenant_id, effective_from desc, id) where not is_deleted;

create index ix_interest_rates__agreement_id on interest_rates (tenant_id, agreement_id, effective_from desc, id) where not is_deleted;

create index ix_interest_rates__effective_from on interest_rates (tenant_id, effective_from, effective_from desc, id) where not is_deleted;

create unique index uq_interest_rates__agreement_id__effective_from on interest_rates (tenant_id, agreement_id, effective_from) where not is_deleted;

alter table interest_rates enable row level security;
alter table interest_rates force row level security;
create policy tenant_wall on interest_rates to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on interest_rates to caseway_host using (true) with check (true);
grant select, insert, update on interest_rates to caseway_app;
grant select, insert, update on interest_rates to caseway_host;

create trigger history after insert or update or delete on interest_rates
  for each row execute function capture_change('interestRate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true}}');

create index ix_disbursement_funding__sort on disbursement_funding (tenant_id, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__status on disbursement_funding (tenant_id, status, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__is_on_hold on disbursement_funding (tenant_id, is_on_hold, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__agreement_id on disbursement_funding (tenant_id, agreement_id, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__funding_provider_id on disbursement_funding (tenant_id, funding_provider_id, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__borrower_id on disbursement_funding (tenant_id, borrower_id, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__insurer_id on disbursement_funding (tenant_id, insurer_id, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__funding_type on disbursement_funding (tenant_id, funding_type, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__repayment on disbursement_funding (tenant_id, repayment, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__case_id on disbursement_funding (tenant_id, case_id, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__opened_on on disbursement_funding (tenant_id, opened_on, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__due_on on disbursement_funding (tenant_id, due_on, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__payout on disbursement_funding (tenant_id, payout, lower(loan_no) desc, id) where not is_deleted;

create unique index uq_disbursement_funding__loan_no on disbursement_funding (tenant_id, lower(loan_no)) where not is_deleted;

create unique index uq_disbursement_funding__funding_invoice_no on disbursement_funding (tenant_id, lower(funding_invoice_no)) where not is_deleted;

create unique index uq_disbursement_funding__borrower_reference on disbursement_funding (tenant_id, lower(borrower_reference)) where not is_deleted;

create index ix_disbursement_funding__search on disbursement_funding using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table disbursement_funding enable row level security;
alter table disbursement_funding force row level security;
create policy tenant_wall on disbursement_funding to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on disbursement_funding to caseway_host using (true) with check (true);
grant select, insert, update on disbursement_funding to caseway_app;
grant select, insert, update on disbursement_funding to caseway_host;

create trigger history after insert or update or delete on disbursement_funding
  for each row execute function capture_change('loanFunding', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,principal,interest,fees,credit,payout,paid,figures_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on disbursement_funding
  for each row execute function keep_search_words('loanFunding');
create trigger search_words_changed after update on disbursement_funding for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('loanFunding');

create index ix_loan_entries__sort on loan_entries (tenant_id, happened_on desc, id);

create index ix_loan_entries__loan_id on loan_entries (tenant_id, loan_id, happened_on desc, id);

create index ix_loan_entries__kind on loan_entries (tenant_id, kind, happened_on desc, id);

create index ix_loan_entries__happened_on on loan_entries (tenant_id, happened_on, happened_on desc, id);

create index ix_loan_entries__source_type on loan_entries (tenant_id, source_type, happened_on desc, id);

create index ix_loan_entries__source_id on loan_entries (tenant_id, source_id, happened_on desc, id);

create index ix_loan_entries__reverses_id on loan_entries (tenant_id, reverses_id);

alter table loan_entries enable row level security;
alter table loan_entries force row level security;
create policy tenant_wall on loan_entries to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_entries to caseway_host using (true) with check (true);
revoke all on loan_entries from caseway_app, caseway_host;
grant select, insert on loan_entries to caseway_app;
grant select, insert on loan_entries to caseway_host;

create trigger append_only before update or delete on loan_entries
  for each row execute function refuse_change();

create trigger never_truncated before truncate on loan_entries
  for each statement execute function refuse_change();

create trigger history after insert on loan_entries
  referencing new table as added for each statement execute function audit_additions('loanEntry');

create index ix_loan_postings__sort on loan_postings (tenant_id, posted_on, id);

create index ix_loan_postings__loan_id on loan_postings (tenant_id, loan_id, posted_on, id);

create index ix_loan_postings__posted_on on loan_postings (tenant_id, posted_on, posted_on, id);

create index ix_loan_postings__kind on loan_postings (tenant_id, kind, posted_on, id);

create index ix_loan_postings__part on loan_postings (tenant_id, part, posted_on, id);

create index ix_loan_postings__entry_id on loan_postings (tenant_id, entry_id);

create index ix_loan_postings__journal_id on loan_postings (tenant_id, journal_id);

alter table loan_postings enable row level security;
alter table loan_postings force row level security;
create policy tenant_wall on loan_postings to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_postings to caseway_host using (true) with check (true);
revoke all on loan_postings from caseway_app, caseway_host;
grant select, insert on loan_postings to caseway_app;
grant select, insert on loan_postings to caseway_host;

create trigger append_only before update or delete on loan_postings
  for each row execute function refuse_change();

create trigger never_truncated before truncate on loan_postings
  for each statement execute function refuse_change();

create trigger history after insert on loan_postings
  referencing new table as added for each statement execute function audit_additions('loanPosting');

alter table facility_agreements add constraint fk_facility_agreements__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers (tenant_id, id) deferrable;

alter table facility_agreements add constraint fk_facility_agreements__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table interest_rates add constraint fk_interest_rates__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;

alter table disbursement_funding add constraint fk_disbursement_funding__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;

alter table disbursement_funding add constraint fk_disbursement_funding__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers (tenant_id, id) deferrable;

alter table disbursement_funding add constraint fk_disbursement_funding__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table disbursement_funding add constraint fk_disbursement_funding__insurer_id foreign key (tenant_id, insurer_id) references companies (tenant_id, id) deferrable;

alter table disbursement_funding add constraint fk_disbursement_funding__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table loan_entries add constraint fk_loan_entries__loan_id foreign key (tenant_id, loan_id) references disbursement_funding (tenant_id, id) deferrable;

alter table loan_entries add constraint fk_loan_entries__reverses_id foreign key (tenant_id, reverses_id) references loan_entries (tenant_id, id) deferrable;

alter table loan_postings add constraint fk_loan_postings__loan_id foreign key (tenant_id, loan_id) references disbursement_funding (tenant_id, id) deferrable;

alter table loan_postings add constraint fk_loan_postings__entry_id foreign key (tenant_id, entry_id) references loan_entries (tenant_id, id) deferrable;

alter table loan_postings add constraint fk_loan_postings__journal_id foreign key (tenant_id, journal_id) references journals (tenant_id, id) deferrable;
