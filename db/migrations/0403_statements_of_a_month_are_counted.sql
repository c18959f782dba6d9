-- Statements of a month are counted without a look at the loans themselves.
create index ix_disbursement_funding__ran on disbursement_funding (tenant_id, first_entry_on, settled_on)
  where not is_deleted;
