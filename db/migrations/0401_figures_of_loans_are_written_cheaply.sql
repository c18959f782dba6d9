-- The day-end writes figures of every loan each day. Half of each page is left for the next day's rows,
-- so that none of the indexes has to follow, and what depends on other columns is not asked.
alter table disbursement_funding set (fillfactor = 50);

drop trigger fill_loan_funding on disbursement_funding;
create trigger fill_loan_funding before insert or update of agreement_id, case_id, case_no on disbursement_funding
  for each row execute function fill_loan_funding();

-- Entries are only added, so the first day of a loan can only become an earlier one.
create function keep_first_entry() returns trigger language plpgsql as $$
begin
  update disbursement_funding l set first_entry_on = a.first_on
    from (select tenant_id, loan_id, min(happened_on) as first_on from added group by tenant_id, loan_id) a
    where l.tenant_id = a.tenant_id and l.id = a.loan_id
      and (l.first_entry_on is null or a.first_on < l.first_entry_on);
  return null;
end $$;

create trigger keep_first_entry after insert on loan_entries
  referencing new table as added for each statement execute function keep_first_entry();

-- The owner of the tables sees their rows only without the wall.
alter table disbursement_funding disable trigger user;
alter table disbursement_funding no force row level security;
alter table loan_entries no force row level security;
update disbursement_funding l set first_entry_on = e.first_on
  from (select tenant_id, loan_id, min(happened_on) as first_on from loan_entries group by tenant_id, loan_id) e
  where l.tenant_id = e.tenant_id and l.id = e.loan_id;
alter table loan_entries force row level security;
alter table disbursement_funding force row level security;
alter table disbursement_funding enable trigger user;
