drop trigger history on interest_rates;

create table facility_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0',
  funding_provider_id uuid not null,
  borrower_id uuid not null,
  borrower_kind text not null default 'lawFirm',
  funding_type text not null default 'disbursement',
  repayment text not null default 'settlement',
  amount numeric(18,2) not null,
  purpose text not null,
  wanted_from date,
  submitted_at timestamptz,
  decided_at timestamptz,
  approved_limit numeric(18,2),
  decision_note text,
  agreement_id uuid,
  search_text text generated always as (lower(coalesce(request_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
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
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
);

alter table interest_rates add column borrower_id uuid;

create index ix_interest_rates__borrower_id on interest_rates (tenant_id, borrower_id) where not is_deleted;

create trigger history after insert or update or delete on interest_rates
  for each row execute function capture_change('interestRate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

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

alter table facility_requests enable row level security;
alter table facility_requests force row level security;
create policy tenant_wall on facility_requests to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_requests to caseway_host using (true) with check (true);
grant select, insert, update on facility_requests to caseway_app;
grant select, insert, update on facility_requests to caseway_host;

create trigger history after insert or update or delete on facility_requests
  for each row execute function capture_change('fundingRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true}}');

create function search_facility_requests(whole text, word text) returns setof facility_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.facility_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.facility_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_facility_requests(text, text) owner to caseway_host;
revoke all on function search_facility_requests(text, text) from public;
grant execute on function search_facility_requests(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on facility_requests
  for each row execute function keep_search_words('fundingRequest');
create trigger search_words_changed after update on facility_requests for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('fundingRequest');

create index ix_repayment_schedules__sort on repayment_schedules (tenant_id, instalment_no, id) where not is_deleted;

create index ix_repayment_schedules__loan_id on repayment_schedules (tenant_id, loan_id, instalment_no, id) where not is_deleted;

create index ix_repayment_schedules__borrower_id on repayment_schedules (tenant_id, borrower_id, instalment_no, id) where not is_deleted;

create index ix_repayment_schedules__due_on on repayment_schedules (tenant_id, due_on, instalment_no, id) where not is_deleted;

create index ix_repayment_schedules__paid_on on repayment_schedules (tenant_id, paid_on, instalment_no, id) where not is_deleted;

create unique index uq_repayment_schedules__loan_id__instalment_no on repayment_schedules (tenant_id, loan_id, instalment_no) where not is_deleted;

alter table repayment_schedules add constraint "refused__instalmentDueBeforeStart" check (due_on >= period_from);

alter table repayment_schedules enable row level security;
alter table repayment_schedules force row level security;
create policy tenant_wall on repayment_schedules to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_schedules to caseway_host using (true) with check (true);
grant select, insert, update on repayment_schedules to caseway_app;
grant select, insert, update on repayment_schedules to caseway_host;

create trigger history after insert or update or delete on repayment_schedules
  for each row execute function capture_change('repaymentSchedule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_accrued_principal_interest__sort on accrued_principal_interest (tenant_id, as_of desc, id) where not is_deleted;

create index ix_accrued_principal_interest__loan_id on accrued_principal_interest (tenant_id, loan_id, as_of desc, id) where not is_deleted;

create index ix_accrued_principal_interest__borrower_id on accrued_principal_interest (tenant_id, borrower_id, as_of desc, id) where not is_deleted;

create index ix_accrued_principal_interest__as_of on accrued_principal_interest (tenant_id, as_of, as_of desc, id) where not is_deleted;

create unique index uq_accrued_principal_interest__loan_id__as_of on accrued_principal_interest (tenant_id, loan_id, as_of) where not is_deleted;

alter table accrued_principal_interest enable row level security;
alter table accrued_principal_interest force row level security;
create policy tenant_wall on accrued_principal_interest to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accrued_principal_interest to caseway_host using (true) with check (true);
grant select, insert, update on accrued_principal_interest to caseway_app;
grant select, insert, update on accrued_principal_interest to caseway_host;

create trigger history after insert or update or delete on accrued_principal_interest
  for each row execute function capture_change('accruedPrincipalInterest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

alter table interest_rates add constraint fk_interest_rates__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table facility_requests add constraint fk_facility_requests__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers (tenant_id, id) deferrable;

alter table facility_requests add constraint fk_facility_requests__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table facility_requests add constraint fk_facility_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;

alter table repayment_schedules add constraint fk_repayment_schedules__loan_id foreign key (tenant_id, loan_id) references disbursement_funding (tenant_id, id) deferrable;

alter table repayment_schedules add constraint fk_repayment_schedules__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;

alter table accrued_principal_interest add constraint fk_accrued_principal_interest__loan_id foreign key (tenant_id, loan_id) references disbursement_funding (tenant_id, id) deferrable;

alter table accrued_principal_interest add constraint fk_accrued_principal_interest__borrower_id foreign key (tenant_id, borrower_id) references companies (tenant_id, id) deferrable;
