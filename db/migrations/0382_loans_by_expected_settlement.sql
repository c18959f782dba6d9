create index ix_disbursement_funding__expected_settlement_on on disbursement_funding (tenant_id, expected_settlement_on, lower(loan_no) desc, id) where not is_deleted;
