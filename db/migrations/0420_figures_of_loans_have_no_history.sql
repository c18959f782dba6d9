drop trigger history on disbursement_funding;

drop index ix_disbursement_funding__payout;

alter table disbursement_funding add column first_entry_on date;

create trigger history after insert or update of tenant_id, id, loan_no, status, is_on_hold, agreement_id, funding_provider_id, borrower_id, insurer_id, funding_type, repayment, case_id, case_type, case_no, claim_no, claimant_name, matter_id, company_p_m_s_id, funding_invoice_no, borrower_reference, opened_on, due_on, expected_settlement_on, is_undated, is_without_case, case_detail, first_entry_on, settled_on, cancelled_at, cancelled_reason, concurrency_stamp, creation_time, creator_id, last_modification_time, last_modifier_id, is_deleted or delete on disbursement_funding
  for each row execute function capture_change('loanFunding', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,is_undated,is_without_case,principal,interest,fees,credit,payout,paid,figures_on,first_entry_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
