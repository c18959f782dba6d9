-- funding: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create table funding_providers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null default 'lender'::text,
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
  search_text text generated always as (lower((((((coalesce(name, ''::text) || ' '::text) || coalesce(abn, ''::text)) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(email, ''::text))) stored,
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
alter table funding_providers enable row level security, force row level security;
create policy tenant_wall on funding_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on funding_providers to caseway_host
  using (true) with check (true);
grant select, insert, update on funding_providers to caseway_app, caseway_host;
create trigger history after insert or delete or update on funding_providers
  for each row execute function capture_change('fundingProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on funding_providers
  for each row execute function keep_search_words('fundingProvider');
create trigger search_words_changed after update on funding_providers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fundingProvider');

create table facility_agreements (
  tenant_id uuid not null,
  id uuid not null,
  agreement_no text,
  status text not null default 'pending'::text,
  funding_provider_id uuid not null,
  borrower_id uuid not null,
  borrower_kind text not null default 'lawFirm'::text,
  funding_type text not null default 'disbursement'::text,
  repayment text not null default 'settlement'::text,
  starts_on date not null,
  ends_on date,
  facility_limit numeric(18,2) not null,
  cap_per_matter numeric(18,2),
  cap_per_advance numeric(18,2),
  approval_above numeric(18,2),
  drawn numeric(18,2),
  available numeric(18,2),
  interest_kind text not null default 'simple'::text,
  timing text not null default 'daily'::text,
  day_count text not null default 'ACT/365F'::text,
  compounding text not null default 'monthlyCalendar'::text,
  upfront_basis text not null default 'rate'::text,
  term_days numeric not null default 365,
  rebate boolean not null default false,
  minimum_interest numeric(18,2) not null default 0.00,
  grace_days numeric not null default 0,
  default_percent numeric(20,6),
  allocation_order text not null default 'fee,interest,principal'::text,
  fee_time text not null default 'perMatter'::text,
  fee_unit text not null default '$'::text,
  fee_value numeric(16,2),
  fee_has_gst boolean not null default true,
  day_fees text,
  covenants text,
  effective_at timestamptz,
  cancelled_at timestamptz,
  cancelled_reason text,
  sent_to_borrower_at timestamptz,
  sent_to_lender_at timestamptz,
  search_text text generated always as (lower(coalesce(agreement_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  signature text,
  envelope_id uuid,
  sent_for_signature_at timestamptz,
  signed_at timestamptz,
  signed_file_id uuid,
  primary key (tenant_id, id),
  constraint "refused__agreementStartsAfterEnd" check (ends_on >= starts_on),
  constraint fk_facility_agreements__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable,
  constraint fk_facility_agreements__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_facility_agreements__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable,
  constraint fk_facility_agreements__signed_file_id foreign key (tenant_id, signed_file_id) references files(tenant_id, id) deferrable
);
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
create index ix_facility_agreements__signature on facility_agreements (tenant_id, signature, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__envelope_id on facility_agreements (tenant_id, envelope_id) where not is_deleted;
alter table facility_agreements enable row level security, force row level security;
create policy tenant_wall on facility_agreements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_agreements to caseway_host
  using (true) with check (true);
grant select, insert, update on facility_agreements to caseway_app, caseway_host;

create function compute_facility_agreements() returns trigger
  language plpgsql
  as $$
begin
  new.available := greatest(new.facility_limit - coalesce(new.drawn, 0), 0);
  return new;
end $$;
create trigger computed before insert or update of available, facility_limit, drawn on facility_agreements
  for each row execute function compute_facility_agreements();
create trigger search_words after insert or delete on facility_agreements
  for each row execute function keep_search_words('fundingAgreement');
create trigger search_words_changed after update on facility_agreements
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fundingAgreement');

create function take_agreement_along() returns trigger
  language plpgsql
  as $$
begin
  update disbursement_funding l
    set funding_type = new.funding_type, repayment = new.repayment, borrower_id = new.borrower_id,
      funding_provider_id = new.funding_provider_id
    where l.tenant_id = new.tenant_id and l.agreement_id = new.id and l.status = 'active'
      and not l.is_deleted;
  update interest_rates r set borrower_id = new.borrower_id
    where r.tenant_id = new.tenant_id and r.agreement_id = new.id
      and r.borrower_id is distinct from new.borrower_id;
  return new;
end $$;
create trigger take_agreement_along after update on facility_agreements
  for each row when (new.funding_type is distinct from old.funding_type or new.repayment is distinct from old.repayment or new.borrower_id is distinct from old.borrower_id or new.funding_provider_id is distinct from old.funding_provider_id) execute function take_agreement_along();
create trigger files after insert or update of signed_file_id on facility_agreements
  for each row execute function own_files('fundingAgreement', 'signed_file_id');
create trigger history after insert or delete or update on facility_agreements
  for each row execute function capture_change('fundingAgreement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

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
  borrower_id uuid,
  primary key (tenant_id, id),
  constraint fk_interest_rates__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_interest_rates__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable
);
create index ix_interest_rates__sort on interest_rates (tenant_id, effective_from desc, id) where not is_deleted;
create index ix_interest_rates__agreement_id on interest_rates (tenant_id, agreement_id, effective_from desc, id) where not is_deleted;
create index ix_interest_rates__effective_from on interest_rates (tenant_id, effective_from, effective_from desc, id) where not is_deleted;
create unique index uq_interest_rates__agreement_id__effective_from on interest_rates (tenant_id, agreement_id, effective_from) where not is_deleted;
create index ix_interest_rates__borrower_id on interest_rates (tenant_id, borrower_id) where not is_deleted;
alter table interest_rates enable row level security, force row level security;
create policy tenant_wall on interest_rates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on interest_rates to caseway_host
  using (true) with check (true);
grant select, insert, update on interest_rates to caseway_app, caseway_host;
create trigger history after insert or delete or update on interest_rates
  for each row execute function capture_change('interestRate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function fill_rate_borrower() returns trigger
  language plpgsql
  as $$
begin
  new.borrower_id := (select a.borrower_id from public.facility_agreements a
    where a.tenant_id = new.tenant_id and a.id = new.agreement_id);
  return new;
end $$;
create trigger fill_rate_borrower before insert or update on interest_rates
  for each row execute function fill_rate_borrower();

create table disbursement_funding (
  tenant_id uuid not null,
  id uuid not null,
  loan_no text,
  status text not null default 'active'::text,
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
  search_text text generated always as (lower((((((((((((coalesce(loan_no, ''::text) || ' '::text) || coalesce(case_no, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(matter_id, ''::text)) || ' '::text) || coalesce(funding_invoice_no, ''::text)) || ' '::text) || coalesce(borrower_reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  case_type text,
  first_entry_on date,
  is_undated boolean not null default false,
  is_without_case boolean not null default false,
  is_owing boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_disbursement_funding__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_disbursement_funding__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable,
  constraint fk_disbursement_funding__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_disbursement_funding__insurer_id foreign key (tenant_id, insurer_id) references companies(tenant_id, id) deferrable,
  constraint fk_disbursement_funding__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
) with (fillfactor=50);
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
create unique index uq_disbursement_funding__loan_no on disbursement_funding (tenant_id, lower(loan_no)) where not is_deleted;
create unique index uq_disbursement_funding__funding_invoice_no on disbursement_funding (tenant_id, lower(funding_invoice_no)) where not is_deleted;
create unique index uq_disbursement_funding__borrower_reference on disbursement_funding (tenant_id, lower(borrower_reference)) where not is_deleted;
create index ix_disbursement_funding__search on disbursement_funding using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_disbursement_funding__expected_settlement_on on disbursement_funding (tenant_id, expected_settlement_on, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__case_type on disbursement_funding (tenant_id, case_type, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__ran on disbursement_funding (tenant_id, first_entry_on, settled_on) where not is_deleted;
create index ix_disbursement_funding__is_undated on disbursement_funding (tenant_id, is_undated, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__is_without_case on disbursement_funding (tenant_id, is_without_case, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__owing on disbursement_funding (tenant_id, lower(loan_no), id) where is_owing and not is_deleted;
alter table disbursement_funding enable row level security, force row level security;
create policy tenant_wall on disbursement_funding to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on disbursement_funding to caseway_host
  using (true) with check (true);
grant select, insert, update on disbursement_funding to caseway_app, caseway_host;
create trigger search_words after insert or delete on disbursement_funding
  for each row execute function keep_search_words('loanFunding');
create trigger search_words_changed after update on disbursement_funding
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('loanFunding');

create function follow_loan_funding() returns trigger
  language plpgsql
  as $$
begin
  update facility_transactions t
    set agreement_id = new.agreement_id, borrower_id = new.borrower_id, insurer_id = new.insurer_id,
      case_id = new.case_id, case_no = new.case_no, claimant_name = new.claimant_name
    where t.tenant_id = new.tenant_id and t.loan_id = new.id;
  return new;
end $$;
create trigger follow_loan_funding after update on disbursement_funding
  for each row when ((old.agreement_id, old.borrower_id, old.insurer_id, old.case_id, old.case_no, old.claimant_name)
    is distinct from (new.agreement_id, new.borrower_id, new.insurer_id, new.case_id, new.case_no, new.claimant_name)) execute function follow_loan_funding();

create function settle_funding_transactions() returns trigger
  language plpgsql
  as $$
begin
  if new.status = 'settled' then
    update facility_transactions t set status = '4'
      where t.tenant_id = new.tenant_id and t.loan_id = new.id and t.status in ('2', '3', '6');
  elsif old.status = 'settled' then
    update facility_transactions t set status = case when t.open > 0 then '2' else '6' end
      where t.tenant_id = new.tenant_id and t.loan_id = new.id and t.status = '4';
  end if;
  return new;
end $$;
create trigger settle_funding_transactions after update of status on disbursement_funding
  for each row when (old.status is distinct from new.status) execute function settle_funding_transactions();

create function fill_loan_funding() returns trigger
  language plpgsql
  as $$
declare known record;
begin
  if tg_op = 'INSERT' or new.agreement_id is distinct from old.agreement_id then
    select a.funding_provider_id, a.borrower_id, a.funding_type, a.repayment into known
      from public.facility_agreements a where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
    if found then
      new.funding_provider_id := known.funding_provider_id;
      new.borrower_id := known.borrower_id;
      new.funding_type := known.funding_type;
      new.repayment := known.repayment;
    end if;
  end if;
  new.case_no := nullif(trim(new.case_no), '');
  if tg_op = 'UPDATE' and new.case_id is not distinct from old.case_id
    and new.case_no is not distinct from old.case_no then
    return new;
  end if;
  -- A typed number finds its case; one that a practice with cases does not know is refused.
  if new.case_no is not null and (tg_op = 'INSERT' and new.case_id is null
      or tg_op = 'UPDATE' and new.case_no is distinct from old.case_no
        and new.case_id is not distinct from old.case_id) then
    new.case_id := (select c.id from public.case_claims c
      where c.tenant_id = new.tenant_id and lower(c.case_no) = lower(new.case_no) limit 1);
    if new.case_id is null
      and exists (select from public.case_claims c where c.tenant_id = new.tenant_id) then
      raise exception 'the case number is unknown' using errcode = '23514',
        constraint = 'refused__loanCaseUnknown';
    end if;
  end if;
  new.case_type := null;
  if new.case_id is not null then
    select c.case_no, c.case_type, c.claim_no, c.claimant_name into known
      from public.case_claims c where c.tenant_id = new.tenant_id and c.id = new.case_id;
    if found then
      new.case_no := known.case_no;
      new.case_type := known.case_type;
      new.claim_no := coalesce(known.claim_no, new.claim_no);
      new.claimant_name := coalesce(known.claimant_name, new.claimant_name);
    end if;
  end if;
  return new;
end $$;
create trigger fill_loan_funding before insert or update of agreement_id, case_id, case_no on disbursement_funding
  for each row execute function fill_loan_funding();

create function keep_agreement_use() returns trigger
  language plpgsql
  as $$
declare
  tenants uuid[];
  ids uuid[];
  amounts numeric[];
begin
  if tg_op = 'INSERT' then
    select array_agg(d.tenant_id), array_agg(d.id), array_agg(d.amount) into tenants, ids, amounts
      from (select n.tenant_id, n.agreement_id as id, sum(n.principal) as amount from written n
        where n.principal <> 0 group by n.tenant_id, n.agreement_id) d;
  else
    select array_agg(d.tenant_id), array_agg(d.id), array_agg(d.amount) into tenants, ids, amounts
      from (select n.tenant_id, n.agreement_id as id, sum(coalesce(n.principal, 0) - coalesce(o.principal, 0)) as amount
        from written n join before o on o.tenant_id = n.tenant_id and o.id = n.id
        where n.principal is distinct from o.principal group by n.tenant_id, n.agreement_id) d
      where d.amount <> 0;
  end if;
  if ids is null then
    return null;
  end if;
  perform from facility_agreements a join unnest(tenants, ids) as d(tenant_id, id)
      on a.tenant_id = d.tenant_id and a.id = d.id
    order by a.tenant_id, a.id for update of a;
  update facility_agreements a set drawn = coalesce(a.drawn, 0) + d.amount
    from unnest(tenants, ids, amounts) as d(tenant_id, id, amount)
    where a.tenant_id = d.tenant_id and a.id = d.id;
  return null;
end $$;
create trigger keep_agreement_use after insert on disbursement_funding referencing new table as written
  for each statement execute function keep_agreement_use();
create trigger keep_agreement_use_changed after update on disbursement_funding referencing old table as before new table as written
  for each statement execute function keep_agreement_use();

create function mark_what_a_loan_lacks() returns trigger
  language plpgsql
  as $$
begin
  new.is_undated := new.expected_settlement_on is null;
  new.is_without_case := new.case_type is null;
  return new;
end $$;
create trigger mark_what_a_loan_lacks before insert or update of agreement_id, case_id, case_no, case_type, expected_settlement_on on disbursement_funding
  for each row execute function mark_what_a_loan_lacks();
create trigger history after insert or delete or update of tenant_id, id, loan_no, status, is_on_hold, agreement_id, funding_provider_id, borrower_id, insurer_id, funding_type, repayment, case_id, case_type, case_no, claim_no, claimant_name, matter_id, company_p_m_s_id, funding_invoice_no, borrower_reference, opened_on, due_on, expected_settlement_on, is_undated, is_without_case, case_detail, first_entry_on, settled_on, cancelled_at, cancelled_reason, concurrency_stamp, creation_time, creator_id, last_modification_time, last_modifier_id, is_deleted on disbursement_funding
  for each row execute function capture_change('loanFunding', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,is_undated,is_without_case,principal,interest,fees,credit,payout,is_owing,paid,figures_on,first_entry_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

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
  primary key (tenant_id, id),
  constraint fk_loan_entries__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_loan_entries__reverses_id foreign key (tenant_id, reverses_id) references loan_entries(tenant_id, id) deferrable
);
create index ix_loan_entries__sort on loan_entries (tenant_id, happened_on desc, id);
create index ix_loan_entries__loan_id on loan_entries (tenant_id, loan_id, happened_on desc, id);
create index ix_loan_entries__kind on loan_entries (tenant_id, kind, happened_on desc, id);
create index ix_loan_entries__happened_on on loan_entries (tenant_id, happened_on, happened_on desc, id);
create index ix_loan_entries__source_type on loan_entries (tenant_id, source_type, happened_on desc, id);
create index ix_loan_entries__source_id on loan_entries (tenant_id, source_id, happened_on desc, id);
create index ix_loan_entries__reverses_id on loan_entries (tenant_id, reverses_id);
create unique index loan_entries_taken_back_once on loan_entries (tenant_id, reverses_id) where reverses_id is not null;
alter table loan_entries enable row level security, force row level security;
create policy tenant_wall on loan_entries to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_entries to caseway_host
  using (true) with check (true);
grant select, insert on loan_entries to caseway_app, caseway_host;
create trigger append_only before delete or update on loan_entries
  for each row execute function refuse_change();
create trigger never_truncated before truncate on loan_entries
  for each statement execute function refuse_change();
create trigger history after insert on loan_entries referencing new table as added
  for each statement execute function audit_additions('loanEntry');

create function keep_first_entry() returns trigger
  language plpgsql
  as $$
begin
  update disbursement_funding l set first_entry_on = a.first_on
    from (select tenant_id, loan_id, min(happened_on) as first_on from added group by tenant_id, loan_id) a
    where l.tenant_id = a.tenant_id and l.id = a.loan_id
      and (l.first_entry_on is null or a.first_on < l.first_entry_on);
  return null;
end $$;
create trigger keep_first_entry after insert on loan_entries referencing new table as added
  for each statement execute function keep_first_entry();

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
  category text,
  primary key (tenant_id, id),
  constraint fk_loan_postings__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_loan_postings__entry_id foreign key (tenant_id, entry_id) references loan_entries(tenant_id, id) deferrable,
  constraint fk_loan_postings__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable
);
create index ix_loan_postings__sort on loan_postings (tenant_id, posted_on, id);
create index ix_loan_postings__loan_id on loan_postings (tenant_id, loan_id, posted_on, id);
create index ix_loan_postings__posted_on on loan_postings (tenant_id, posted_on, posted_on, id);
create index ix_loan_postings__kind on loan_postings (tenant_id, kind, posted_on, id);
create index ix_loan_postings__part on loan_postings (tenant_id, part, posted_on, id);
create index ix_loan_postings__entry_id on loan_postings (tenant_id, entry_id);
create index ix_loan_postings__journal_id on loan_postings (tenant_id, journal_id);
create index ix_loan_postings__category on loan_postings (tenant_id, category, posted_on, id);
alter table loan_postings enable row level security, force row level security;
create policy tenant_wall on loan_postings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_postings to caseway_host
  using (true) with check (true);
grant select, insert on loan_postings to caseway_app, caseway_host;
create trigger append_only before delete or update on loan_postings
  for each row execute function refuse_change();
create trigger never_truncated before truncate on loan_postings
  for each statement execute function refuse_change();
create trigger history after insert on loan_postings referencing new table as added
  for each statement execute function audit_additions('loanPosting');

create function compute_loan_postings() returns trigger
  language plpgsql
  as $$
begin
  new.category := case when new.kind <> 'payment' then null
  when new.part = 'fee' then 'revenue' when new.part in ('principal', 'interest') then new.part end;
  return new;
end $$;
create trigger computed before insert or update of category, kind, part on loan_postings
  for each row execute function compute_loan_postings();

create table facility_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0'::text,
  funding_provider_id uuid not null,
  borrower_id uuid not null,
  borrower_kind text not null default 'lawFirm'::text,
  funding_type text not null default 'disbursement'::text,
  repayment text not null default 'settlement'::text,
  amount numeric(18,2) not null,
  purpose text not null,
  wanted_from date,
  submitted_at timestamptz,
  decided_at timestamptz,
  approved_limit numeric(18,2),
  decision_note text,
  agreement_id uuid,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_facility_requests__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable,
  constraint fk_facility_requests__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_facility_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable
);
create index ix_facility_requests__sort on facility_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__status on facility_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__funding_provider_id on facility_requests (tenant_id, funding_provider_id, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__borrower_id on facility_requests (tenant_id, borrower_id, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__funding_type on facility_requests (tenant_id, funding_type, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__repayment on facility_requests (tenant_id, repayment, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__amount on facility_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__wanted_from on facility_requests (tenant_id, wanted_from, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__agreement_id on facility_requests (tenant_id, agreement_id, lower(request_no) desc, id) where not is_deleted;
create unique index uq_facility_requests__request_no on facility_requests (tenant_id, lower(request_no)) where not is_deleted;
create index ix_facility_requests__search on facility_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table facility_requests enable row level security, force row level security;
create policy tenant_wall on facility_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on facility_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on facility_requests
  for each row execute function capture_change('fundingRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on facility_requests
  for each row execute function keep_search_words('fundingRequest');
create trigger search_words_changed after update on facility_requests
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fundingRequest');

create table transaction_invoice (
  tenant_id uuid not null,
  id uuid not null,
  invoice_no text not null,
  status text not null default '5'::text,
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
  paid numeric(18,2) not null default 0.00,
  open_amount numeric(18,2),
  note text,
  sent_at timestamptz,
  sent_to text,
  paid_on date,
  cancelled_at timestamptz,
  cancelled_reason text,
  uploaded_at timestamptz,
  accounting_id text,
  search_text text generated always as (lower((coalesce(invoice_no, ''::text) || ' '::text) || coalesce(period, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  days_past_due numeric,
  arrears text,
  reminder_level numeric default 0,
  last_reminder_on date,
  is_disputed boolean not null default false,
  disputed_reason text,
  disputed_at timestamptz,
  category text not null default 'repayment'::text,
  primary key (tenant_id, id),
  constraint "refused__repaymentDueBeforeInvoice" check (due_date >= invoice_date),
  constraint fk_transaction_invoice__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_transaction_invoice__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_transaction_invoice__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable
);

create table repayment_schedules (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  borrower_id uuid,
  instalment_no numeric not null,
  period_from date not null,
  due_on date not null,
  instalment numeric(18,2) not null,
  interest numeric(18,2) not null,
  principal numeric(18,2) not null,
  balance numeric(18,2) not null,
  paid_on date,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  invoice_id uuid,
  primary key (tenant_id, id),
  constraint "refused__instalmentDueBeforeStart" check (due_on >= period_from),
  constraint fk_repayment_schedules__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_repayment_schedules__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_repayment_schedules__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice(tenant_id, id) deferrable
);
create index ix_repayment_schedules__sort on repayment_schedules (tenant_id, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__loan_id on repayment_schedules (tenant_id, loan_id, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__borrower_id on repayment_schedules (tenant_id, borrower_id, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__due_on on repayment_schedules (tenant_id, due_on, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__paid_on on repayment_schedules (tenant_id, paid_on, instalment_no, id) where not is_deleted;
create unique index uq_repayment_schedules__loan_id__instalment_no on repayment_schedules (tenant_id, loan_id, instalment_no) where not is_deleted;
create index ix_repayment_schedules__invoice_id on repayment_schedules (tenant_id, invoice_id, instalment_no, id) where not is_deleted;
alter table repayment_schedules enable row level security, force row level security;
create policy tenant_wall on repayment_schedules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_schedules to caseway_host
  using (true) with check (true);
grant select, insert, update on repayment_schedules to caseway_app, caseway_host;

create function fill_from_loan() returns trigger
  language plpgsql
  as $$
begin
  new.borrower_id := (select l.borrower_id from public.disbursement_funding l
    where l.tenant_id = new.tenant_id and l.id = new.loan_id);
  return new;
end $$;
create trigger fill_from_loan before insert or update on repayment_schedules
  for each row execute function fill_from_loan();
create trigger history after insert or delete or update on repayment_schedules
  for each row execute function capture_change('repaymentSchedule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create table accrued_principal_interest (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  borrower_id uuid,
  as_of date not null,
  principal numeric(18,2) not null,
  interest numeric(18,2) not null,
  fees numeric(18,2) not null,
  credit numeric(18,2) not null,
  total numeric(18,2) not null,
  saved_at timestamptz not null,
  saved_by text,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_accrued_principal_interest__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_accrued_principal_interest__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable
);
create index ix_accrued_principal_interest__sort on accrued_principal_interest (tenant_id, as_of desc, id) where not is_deleted;
create index ix_accrued_principal_interest__loan_id on accrued_principal_interest (tenant_id, loan_id, as_of desc, id) where not is_deleted;
create index ix_accrued_principal_interest__borrower_id on accrued_principal_interest (tenant_id, borrower_id, as_of desc, id) where not is_deleted;
create index ix_accrued_principal_interest__as_of on accrued_principal_interest (tenant_id, as_of, as_of desc, id) where not is_deleted;
create unique index uq_accrued_principal_interest__loan_id__as_of on accrued_principal_interest (tenant_id, loan_id, as_of) where not is_deleted;
alter table accrued_principal_interest enable row level security, force row level security;
create policy tenant_wall on accrued_principal_interest to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accrued_principal_interest to caseway_host
  using (true) with check (true);
grant select, insert, update on accrued_principal_interest to caseway_app, caseway_host;
create trigger history after insert or delete or update on accrued_principal_interest
  for each row execute function capture_change('accruedPrincipalInterest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger fill_from_loan before insert or update on accrued_principal_interest
  for each row execute function fill_from_loan();

create table facility_transactions (
  tenant_id uuid not null,
  id uuid not null,
  transaction_no text,
  status text not null default '0'::text,
  loan_id uuid not null,
  agreement_id uuid,
  borrower_id uuid,
  insurer_id uuid,
  case_id uuid,
  case_no text,
  claimant_name text,
  kind text not null default 'specialistInvoice'::text,
  specialist_id uuid,
  payee_name text,
  description text not null,
  invoice_no text,
  invoice_id uuid,
  amount numeric(18,2) not null,
  gst numeric(18,2),
  paid numeric(18,2) not null default 0.00,
  open numeric(18,2),
  needed_by date,
  last_paid_on date,
  cancelled_at timestamptz,
  cancelled_reason text,
  search_text text generated always as (lower((((((((coalesce(transaction_no, ''::text) || ' '::text) || coalesce(case_no, ''::text)) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(payee_name, ''::text)) || ' '::text) || coalesce(invoice_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  held_by text,
  primary key (tenant_id, id),
  constraint "refused__gstAboveAmount" check (gst <= amount),
  constraint fk_facility_transactions__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_facility_transactions__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_facility_transactions__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_facility_transactions__insurer_id foreign key (tenant_id, insurer_id) references companies(tenant_id, id) deferrable,
  constraint fk_facility_transactions__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_facility_transactions__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_facility_transactions__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable
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
alter table facility_transactions enable row level security, force row level security;
create policy tenant_wall on facility_transactions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_transactions to caseway_host
  using (true) with check (true);
grant select, insert, update on facility_transactions to caseway_app, caseway_host;

create function compute_facility_transactions() returns trigger
  language plpgsql
  as $$
begin
  new.open := case when new.status = '5' then 0 else greatest(new.amount - new.paid, 0) end;
  return new;
end $$;
create trigger computed before insert or update of open, status, amount, paid on facility_transactions
  for each row execute function compute_facility_transactions();
create trigger search_words after insert or delete on facility_transactions
  for each row execute function keep_search_words('fundingTransaction');
create trigger search_words_changed after update on facility_transactions
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fundingTransaction');

create function fill_funding_transaction() returns trigger
  language plpgsql
  as $$
declare known record;
begin
  if tg_op = 'INSERT' or new.loan_id is distinct from old.loan_id then
    select l.agreement_id, l.borrower_id, l.insurer_id, l.case_id, l.case_no, l.claimant_name into known
      from public.disbursement_funding l where l.tenant_id = new.tenant_id and l.id = new.loan_id;
    if found then
      new.agreement_id := known.agreement_id;
      new.borrower_id := known.borrower_id;
      new.insurer_id := known.insurer_id;
      new.case_id := known.case_id;
      new.case_no := known.case_no;
      new.claimant_name := known.claimant_name;
    end if;
  end if;
  new.payee_name := nullif(trim(new.payee_name), '');
  if new.payee_name is null and new.specialist_id is not null then
    new.payee_name := (select p.titled_name from public.party_specialists p
      where p.tenant_id = new.tenant_id and p.id = new.specialist_id);
  end if;
  if new.payee_name is null and new.kind = 'practiceInvoice' then
    new.payee_name := coalesce((select t.shown_name from public.platform_tenants t
      where t.id = new.tenant_id), 'The practice');
  end if;
  if new.payee_name is null then
    raise exception 'nobody is paid' using errcode = '23514',
      constraint = 'refused__transactionPayeeMissing';
  end if;
  return new;
end $$;
create trigger fill_funding_transaction before insert or update on facility_transactions
  for each row execute function fill_funding_transaction();

create function guard_funding_transaction() returns trigger
  language plpgsql
  as $$
begin
  if new.is_deleted and not old.is_deleted and old.status <> '0' then
    raise exception 'no draft' using errcode = '23514', constraint = 'refused__transactionNotDraft';
  end if;
  if (new.amount, new.loan_id) is distinct from (old.amount, old.loan_id)
    and (old.status not in ('0', '1') or exists (
      select from public.advance_requests__transactions k
        join public.advance_requests r on r.tenant_id = k.tenant_id and r.id = k.owner_id
        left join public.agreement_advance_payments p on p.tenant_id = r.tenant_id
          and p.request_id = r.id and p.status = 'pending' and not p.is_deleted
      where k.tenant_id = new.tenant_id and k.target_id = new.id and not r.is_deleted
        and (r.status in ('0', '1') or p.id is not null))) then
    raise exception 'asked for' using errcode = '23514', constraint = 'refused__transactionIsAskedFor';
  end if;
  return new;
end $$;
create trigger guard_funding_transaction before update on facility_transactions
  for each row execute function guard_funding_transaction();
create trigger history after insert or delete or update on facility_transactions
  for each row execute function capture_change('fundingTransaction', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,held_by', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create table advance_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0'::text,
  agreement_id uuid not null,
  funding_provider_id uuid,
  borrower_id uuid,
  amount numeric(18,2) not null,
  note text,
  sent_at timestamptz,
  sent_to text,
  decided_at timestamptz,
  decided_reason text,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_advance_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_advance_requests__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable,
  constraint fk_advance_requests__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable
);
create index ix_advance_requests__sort on advance_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__status on advance_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__agreement_id on advance_requests (tenant_id, agreement_id, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__funding_provider_id on advance_requests (tenant_id, funding_provider_id, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__borrower_id on advance_requests (tenant_id, borrower_id, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__amount on advance_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;
create unique index uq_advance_requests__request_no on advance_requests (tenant_id, lower(request_no)) where not is_deleted;
create index ix_advance_requests__search on advance_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create unique index uq_advance_requests__active on advance_requests (tenant_id, agreement_id) where (status = any (array['0'::text, '1'::text])) and not is_deleted;
alter table advance_requests enable row level security, force row level security;
create policy tenant_wall on advance_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on advance_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on advance_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on advance_requests
  for each row execute function capture_change('advanceRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on advance_requests
  for each row execute function keep_search_words('advanceRequest');
create trigger search_words_changed after update on advance_requests
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('advanceRequest');

create function fill_advance_parties() returns trigger
  language plpgsql
  as $$
declare known record;
begin
  select a.funding_provider_id, a.borrower_id into known
    from public.facility_agreements a where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
  if not found then
    return new;
  end if;
  new.borrower_id := known.borrower_id;
  if tg_table_name = 'advance_requests' then
    new.funding_provider_id := known.funding_provider_id;
  end if;
  return new;
end $$;
create trigger fill_advance_parties before insert or update of agreement_id on advance_requests
  for each row execute function fill_advance_parties();

create function hold_by_request() returns trigger
  language plpgsql
  as $$
begin
  perform public.hold_transactions(new.tenant_id, array(select k.target_id
    from public.advance_requests__transactions k
    where k.tenant_id = new.tenant_id and k.owner_id = new.id order by k.target_id));
  return null;
end $$;
create trigger hold_transactions after insert or update of status, is_deleted on advance_requests
  for each row execute function hold_by_request();

create table advance_requests__transactions (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_advance_requests__transactions__owner_id foreign key (tenant_id, owner_id) references advance_requests(tenant_id, id) deferrable,
  constraint fk_advance_requests__transactions__target_id foreign key (tenant_id, target_id) references facility_transactions(tenant_id, id) deferrable
);
create index ix_advance_requests__transactions__target on advance_requests__transactions (tenant_id, target_id);
alter table advance_requests__transactions enable row level security, force row level security;
create policy tenant_wall on advance_requests__transactions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on advance_requests__transactions to caseway_host
  using (true) with check (true);
grant select, insert, delete on advance_requests__transactions to caseway_app, caseway_host;

create function hold_by_link() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    perform public.hold_transactions(old.tenant_id, array[old.target_id]);
  else
    perform public.hold_transactions(new.tenant_id, array[new.target_id]);
  end if;
  return null;
end $$;
create trigger hold_transactions after insert or delete on advance_requests__transactions
  for each row execute function hold_by_link();

create table agreement_advance_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_no text,
  status text not null default 'pending'::text,
  request_id uuid not null,
  agreement_id uuid not null,
  borrower_id uuid,
  amount numeric(18,2) not null,
  paid_on date,
  reference text,
  note text,
  cancelled_reason text,
  search_text text generated always as (lower((coalesce(payment_no, ''::text) || ' '::text) || coalesce(reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  category text not null default 'advancePayment'::text,
  primary key (tenant_id, id),
  constraint fk_agreement_advance_payments__request_id foreign key (tenant_id, request_id) references advance_requests(tenant_id, id) deferrable,
  constraint fk_agreement_advance_payments__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_agreement_advance_payments__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable
);
create index ix_agreement_advance_payments__sort on agreement_advance_payments (tenant_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__status on agreement_advance_payments (tenant_id, status, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__request_id on agreement_advance_payments (tenant_id, request_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__agreement_id on agreement_advance_payments (tenant_id, agreement_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__borrower_id on agreement_advance_payments (tenant_id, borrower_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__amount on agreement_advance_payments (tenant_id, amount, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__paid_on on agreement_advance_payments (tenant_id, paid_on, lower(payment_no) desc, id) where not is_deleted;
create unique index uq_agreement_advance_payments__payment_no on agreement_advance_payments (tenant_id, lower(payment_no)) where not is_deleted;
create index ix_agreement_advance_payments__search on agreement_advance_payments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create unique index uq_advance_payments__request on agreement_advance_payments (tenant_id, request_id) where status <> 'cancelled'::text and not is_deleted;
alter table agreement_advance_payments enable row level security, force row level security;
create policy tenant_wall on agreement_advance_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_advance_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on agreement_advance_payments to caseway_app, caseway_host;
create trigger history after insert or delete or update on agreement_advance_payments
  for each row execute function capture_change('advancePayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"request_id":{"table":"advance_requests","text":"coalesce(t.request_no::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on agreement_advance_payments
  for each row execute function keep_search_words('advancePayment');
create trigger search_words_changed after update on agreement_advance_payments
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('advancePayment');
create trigger fill_advance_parties before insert or update of agreement_id on agreement_advance_payments
  for each row execute function fill_advance_parties();

create function hold_by_payment() returns trigger
  language plpgsql
  as $$
begin
  perform public.hold_transactions(new.tenant_id, array(select k.target_id
    from public.advance_requests__transactions k
    where k.tenant_id = new.tenant_id and k.owner_id = new.request_id order by k.target_id));
  return null;
end $$;
create trigger hold_transactions after insert or update of status, is_deleted on agreement_advance_payments
  for each row execute function hold_by_payment();

create table credit_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0'::text,
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
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_credit_requests__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_credit_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_credit_requests__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_credit_requests__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_credit_requests__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable,
  constraint fk_credit_requests__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_credit_requests__transaction_id foreign key (tenant_id, transaction_id) references facility_transactions(tenant_id, id) deferrable
);
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
alter table credit_requests enable row level security, force row level security;
create policy tenant_wall on credit_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on credit_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on credit_requests
  for each row execute function capture_change('creditRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true},"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"transaction_id":{"table":"facility_transactions","text":"(coalesce(t.transaction_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger fill_advance_parties before insert or update of agreement_id on credit_requests
  for each row execute function fill_advance_parties();

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
  primary key (tenant_id, id),
  constraint fk_loan_settlements__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_loan_settlements__approved_by_id foreign key (tenant_id, approved_by_id) references users(tenant_id, id) deferrable,
  constraint fk_loan_settlements__reverses_id foreign key (tenant_id, reverses_id) references loan_settlements(tenant_id, id) deferrable
);
create index ix_loan_settlements__sort on loan_settlements (tenant_id, settled_on desc, id);
create index ix_loan_settlements__loan_id on loan_settlements (tenant_id, loan_id, settled_on desc, id);
create index ix_loan_settlements__settled_on on loan_settlements (tenant_id, settled_on, settled_on desc, id);
create index ix_loan_settlements__is_reversal on loan_settlements (tenant_id, is_reversal, settled_on desc, id);
create index ix_loan_settlements__approved_by_id on loan_settlements (tenant_id, approved_by_id);
create index ix_loan_settlements__reverses_id on loan_settlements (tenant_id, reverses_id);
alter table loan_settlements enable row level security, force row level security;
create policy tenant_wall on loan_settlements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_settlements to caseway_host
  using (true) with check (true);
grant select, insert on loan_settlements to caseway_app, caseway_host;
create trigger append_only before delete or update on loan_settlements
  for each row execute function refuse_change();
create trigger never_truncated before truncate on loan_settlements
  for each statement execute function refuse_change();
create trigger history after insert on loan_settlements referencing new table as added
  for each statement execute function audit_additions('loanSettlement');
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
create unique index uq_transaction_invoice__agreement_id__period on transaction_invoice (tenant_id, agreement_id, period) where status <> '6'::text and not is_deleted;
create index ix_transaction_invoice__days_past_due on transaction_invoice (tenant_id, days_past_due, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__arrears on transaction_invoice (tenant_id, arrears, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__is_disputed on transaction_invoice (tenant_id, is_disputed, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__late on transaction_invoice (tenant_id, due_date) where open_amount > 0::numeric and not is_deleted;
alter table transaction_invoice enable row level security, force row level security;
create policy tenant_wall on transaction_invoice to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on transaction_invoice to caseway_host
  using (true) with check (true);
grant select, insert, update on transaction_invoice to caseway_app, caseway_host;

create function compute_transaction_invoice() returns trigger
  language plpgsql
  as $$
begin
  new.open_amount := case when new.status = '6' then 0 else new.total - new.paid end;
  return new;
end $$;
create trigger computed before insert or update of open_amount, status, total, paid on transaction_invoice
  for each row execute function compute_transaction_invoice();
create trigger search_words after insert or delete on transaction_invoice
  for each row execute function keep_search_words('repaymentInvoice');
create trigger search_words_changed after update on transaction_invoice
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('repaymentInvoice');
create trigger history after insert or delete or update on transaction_invoice
  for each row execute function capture_change('repaymentInvoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,days_past_due,arrears', '{"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function clear_arrears() returns trigger
  language plpgsql
  as $$
begin
  if new.status = '6' or new.total <= new.paid or new.due_date is distinct from old.due_date then
    new.days_past_due := null;
    new.arrears := null;
  end if;
  return new;
end $$;
create trigger clear_arrears before update on transaction_invoice
  for each row execute function clear_arrears();

create function follow_repayment_invoice() returns trigger
  language plpgsql
  as $$
begin
  if new.status = '6' then
    update public.repayment_schedules set invoice_id = null, paid_on = null
      where tenant_id = new.tenant_id and invoice_id = new.id;
  else
    update public.repayment_schedules set paid_on = case when new.status = '3' then new.paid_on end
      where tenant_id = new.tenant_id and invoice_id = new.id;
  end if;
  return null;
end $$;
create trigger follow_repayment_invoice after update of status on transaction_invoice
  for each row when (old.status is distinct from new.status) execute function follow_repayment_invoice();

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
  paid numeric(18,2) not null default 0.00,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_repayment_lines__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice(tenant_id, id) deferrable,
  constraint fk_repayment_lines__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable
);
create index ix_repayment_lines__sort on repayment_lines (tenant_id, line_index, id) where not is_deleted;
create index ix_repayment_lines__invoice_id on repayment_lines (tenant_id, invoice_id, line_index, id) where not is_deleted;
create index ix_repayment_lines__loan_id on repayment_lines (tenant_id, loan_id, line_index, id) where not is_deleted;
create unique index uq_repayment_lines__invoice_id__loan_id on repayment_lines (tenant_id, invoice_id, loan_id) where not is_deleted;
alter table repayment_lines enable row level security, force row level security;
create policy tenant_wall on repayment_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_lines to caseway_host
  using (true) with check (true);
grant select, insert, update on repayment_lines to caseway_app, caseway_host;
create trigger history after insert or delete or update on repayment_lines
  for each row execute function capture_change('repaymentLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

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
  primary key (tenant_id, id),
  constraint fk_repayment_payments__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice(tenant_id, id) deferrable
);
create index ix_repayment_payments__sort on repayment_payments (tenant_id, received_on desc, id) where not is_deleted;
create index ix_repayment_payments__invoice_id on repayment_payments (tenant_id, invoice_id, received_on desc, id) where not is_deleted;
create index ix_repayment_payments__received_on on repayment_payments (tenant_id, received_on, received_on desc, id) where not is_deleted;
create index ix_repayment_payments__is_reversed on repayment_payments (tenant_id, is_reversed, received_on desc, id) where not is_deleted;
alter table repayment_payments enable row level security, force row level security;
create policy tenant_wall on repayment_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on repayment_payments to caseway_app, caseway_host;
create trigger history after insert or delete or update on repayment_payments
  for each row execute function capture_change('repaymentPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create table loan_day_ends (
  tenant_id uuid not null,
  day date not null,
  loans integer not null,
  failed integer not null,
  finished_at timestamptz not null default now(),
  primary key (tenant_id, day)
);
alter table loan_day_ends enable row level security, force row level security;
create policy tenant_wall on loan_day_ends to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_day_ends to caseway_host
  using (true) with check (true);
grant select, insert, update on loan_day_ends to caseway_app, caseway_host;

create table repayment_reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  level numeric not null,
  days_overdue numeric not null,
  template text not null default 'RepaymentReminder'::text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_repayment_reminder_rules__sort on repayment_reminder_rules (tenant_id, level, id) where not is_deleted;
create index ix_repayment_reminder_rules__template on repayment_reminder_rules (tenant_id, template, level, id) where not is_deleted;
create index ix_repayment_reminder_rules__is_active on repayment_reminder_rules (tenant_id, is_active, level, id) where not is_deleted;
create unique index uq_repayment_reminder_rules__level on repayment_reminder_rules (tenant_id, level) where not is_deleted;
alter table repayment_reminder_rules enable row level security, force row level security;
create policy tenant_wall on repayment_reminder_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_reminder_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on repayment_reminder_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on repayment_reminder_rules
  for each row execute function capture_change('repaymentReminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table repayment_reminders (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  level numeric not null,
  sent_on date not null,
  open numeric(18,2) not null,
  statement_total numeric(18,2) not null,
  sent_to text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_repayment_reminders__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice(tenant_id, id) deferrable
);
create index ix_repayment_reminders__sort on repayment_reminders (tenant_id, level, id);
create index ix_repayment_reminders__invoice_id on repayment_reminders (tenant_id, invoice_id, level, id);
create index ix_repayment_reminders__level on repayment_reminders (tenant_id, level, level, id);
create index ix_repayment_reminders__sent_on on repayment_reminders (tenant_id, sent_on, level, id);
create unique index uq_repayment_reminders__invoice_id__level on repayment_reminders (tenant_id, invoice_id, level);
alter table repayment_reminders enable row level security, force row level security;
create policy tenant_wall on repayment_reminders to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_reminders to caseway_host
  using (true) with check (true);
grant select, insert on repayment_reminders to caseway_app, caseway_host;
create trigger append_only before delete or update on repayment_reminders
  for each row execute function refuse_change();
create trigger never_truncated before truncate on repayment_reminders
  for each statement execute function refuse_change();
create trigger history after insert on repayment_reminders referencing new table as added
  for each statement execute function audit_additions('repaymentReminder');

create table agreement_covenants (
  tenant_id uuid not null,
  id uuid not null,
  agreement_id uuid not null,
  kind text not null,
  bound numeric(16,2) not null,
  note text,
  breached_on date,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_agreement_covenants__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable
);
create index ix_agreement_covenants__sort on agreement_covenants (tenant_id, lower(kind), id) include (kind) where not is_deleted;
create index ix_agreement_covenants__agreement_id on agreement_covenants (tenant_id, agreement_id, lower(kind), id) include (kind) where not is_deleted;
create index ix_agreement_covenants__kind on agreement_covenants (tenant_id, kind, lower(kind), id) include (kind) where not is_deleted;
create index ix_agreement_covenants__breached_on on agreement_covenants (tenant_id, breached_on, lower(kind), id) include (kind) where not is_deleted;
create unique index uq_agreement_covenants__agreement_id__kind on agreement_covenants (tenant_id, agreement_id, lower(kind)) where not is_deleted;
alter table agreement_covenants enable row level security, force row level security;
create policy tenant_wall on agreement_covenants to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_covenants to caseway_host
  using (true) with check (true);
grant select, insert, update on agreement_covenants to caseway_app, caseway_host;
create trigger history after insert or delete or update on agreement_covenants
  for each row execute function capture_change('agreementCovenant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,breached_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true}}');

create table agreement_papers (
  tenant_id uuid not null,
  envelope_id uuid not null,
  agreement_id uuid not null,
  terms jsonb not null,
  signed_at timestamptz,
  primary key (tenant_id, envelope_id),
  constraint agreement_papers_tenant_id_agreement_id_fkey foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable initially deferred
);
create index ix_agreement_papers__agreement on agreement_papers (tenant_id, agreement_id, signed_at);
alter table agreement_papers enable row level security, force row level security;
create policy tenant_wall on agreement_papers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_papers to caseway_host
  using (true) with check (true);
grant select, insert, update on agreement_papers to caseway_app, caseway_host;

create function search_funding_providers(whole text, word text) returns setof funding_providers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.funding_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.funding_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_funding_providers(text,text) owner to caseway_host;
revoke all on function search_funding_providers(text,text) from public;
grant execute on function search_funding_providers(text,text) to caseway_app;

create function keep_loan_figures(ids uuid[], day date, principals numeric[], interests numeric[], fee_sums numeric[], credits numeric[], payouts numeric[], paid_sums numeric[]) returns void
  language sql
  as $$
  update public.disbursement_funding l
    set principal = f.principal, interest = f.interest, fees = f.fees, credit = f.credit,
      payout = f.payout, paid = f.paid, is_owing = f.payout <> 0, figures_on = day
    from unnest(ids, principals, interests, fee_sums, credits, payouts, paid_sums)
      as f(id, principal, interest, fees, credit, payout, paid)
    where l.tenant_id = current_tenant() and l.id = f.id;
$$;

create function search_facility_requests(whole text, word text) returns setof facility_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.facility_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.facility_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_facility_requests(text,text) owner to caseway_host;
revoke all on function search_facility_requests(text,text) from public;
grant execute on function search_facility_requests(text,text) to caseway_app;

create function keep_arrears(ids uuid[], days integer[], buckets text[]) returns void
  language sql
  as $$
  update public.transaction_invoice i set days_past_due = f.days, arrears = f.bucket
    from unnest(ids, days, buckets) as f(id, days, bucket)
    where i.tenant_id = current_tenant() and i.id = f.id;
$$;

create function hold_transactions(tenant uuid, ids uuid[]) returns void
  language sql
  as $$
  update public.facility_transactions t set held_by = h.holder
    from (select one.id, (select coalesce(p.payment_no, r.request_no)
        from public.advance_requests__transactions k
          join public.advance_requests r on r.tenant_id = k.tenant_id and r.id = k.owner_id and not r.is_deleted
          left join public.agreement_advance_payments p on p.tenant_id = r.tenant_id and p.request_id = r.id
            and p.status = 'pending' and not p.is_deleted
        where k.tenant_id = tenant and k.target_id = one.id and (r.status in ('0', '1') or p.id is not null)
        limit 1) as holder
      from unnest(ids) as one(id)) h
    where t.tenant_id = tenant and t.id = h.id and t.held_by is distinct from h.holder;
$$;
