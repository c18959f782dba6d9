-- A brief that was sent is read by the specialist who has its case now; before that by nobody but the office.
create function fill_case_brief() returns trigger language plpgsql as $$
begin
  new.specialist_id := case when new.sent_at is not null then (select c.specialist_id from cases c
    where c.tenant_id = new.tenant_id and c.id = new.case_id) end;
  return new;
end $$;

create trigger fill_case_brief before insert or update on case_briefs
  for each row execute function fill_case_brief();

create function briefs_follow_case() returns trigger language plpgsql as $$
begin
  update case_briefs set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;

create trigger briefs_follow_case after update on cases for each row
  when (old.specialist_id is distinct from new.specialist_id) execute function briefs_follow_case();

-- Rows that are there already; the trigger finds their specialist.
update case_briefs set is_deleted = is_deleted where sent_at is not null;
