drop trigger history on disbursement_funding;

alter table disbursement_funding add column is_undated boolean not null default false;

alter table disbursement_funding add column is_without_case boolean not null default false;

create index ix_disbursement_funding__is_undated on disbursement_funding (tenant_id, is_undated, lower(loan_no) desc, id) where not is_deleted;

create index ix_disbursement_funding__is_without_case on disbursement_funding (tenant_id, is_without_case, lower(loan_no) desc, id) where not is_deleted;

create trigger history after insert or update or delete on disbursement_funding
  for each row execute function capture_change('loanFunding', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,is_undated,is_without_case,principal,interest,fees,credit,payout,paid,figures_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
