-- Two people who take the same entry back at once: the second is refused, whatever the code forgot.
create unique index loan_entries_taken_back_once on loan_entries (tenant_id, reverses_id)
  where reverses_id is not null;
