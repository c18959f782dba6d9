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

-- Migration 396 filled no type: the owner of the tables sees their rows only without the wall.
alter table disbursement_funding disable trigger user;
alter table disbursement_funding no force row level security;
alter table cases no force row level security;
update disbursement_funding l set case_type = c.case_type
  from cases c where c.tenant_id = l.tenant_id and c.id = l.case_id and l.case_type is null;
update disbursement_funding set is_undated = expected_settlement_on is null, is_without_case = case_type is null;
alter table cases force row level security;
alter table disbursement_funding force row level security;
alter table disbursement_funding enable trigger user;
