-- After fill_loan_funding, which finds the case: triggers fire in the order of their names.
create function mark_what_a_loan_lacks() returns trigger language plpgsql as $$
begin
  new.is_undated := new.expected_settlement_on is null;
  new.is_without_case := new.case_type is null;
  return new;
end $$;
create trigger mark_what_a_loan_lacks
  before insert or update of agreement_id, case_id, case_no, case_type, expected_settlement_on on disbursement_funding
  for each row execute function mark_what_a_loan_lacks();
update disbursement_funding set is_undated = expected_settlement_on is null, is_without_case = case_type is null;
