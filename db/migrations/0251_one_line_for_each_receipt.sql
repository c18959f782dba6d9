-- A receipt stands for one movement of the account: the same money never counts twice.
create unique index uq_bank_lines__receipt on bank_lines (tenant_id, receipt_id)
  where receipt_id is not null and not is_deleted;
alter table bank_lines add constraint matched_with_receipt
  check ((status = 'matched') = (receipt_id is not null));
alter table refunds add constraint one_source
  check (amount > 0 and (receipt_id is null) <> (credit_note_id is null));
