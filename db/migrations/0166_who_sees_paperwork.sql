-- What belongs to a case is seen by whoever sees the case: the policy of `cases` holds inside.
do $$
declare t text;
begin
  foreach t in array array['task_checklists', 'case_briefs', 'brief_openings', 'case_consents', 'case_reminders'] loop
    execute format('create policy seen_by_user on %1$I as restrictive for select to caseway_app using (
      exists (select 1 from cases c where c.tenant_id = %1$I.tenant_id and c.id = %1$I.case_id))', t);
  end loop;
end $$;

-- Case managers see the tasks of the company that the case is of now.
create function fill_task_company() returns trigger language plpgsql as $$
begin
  select c.company_id into new.company_id
  from cases c where c.tenant_id = new.tenant_id and c.id = new.case_id;
  return new;
end $$;

create function keep_task_company() returns trigger language plpgsql as $$
begin
  update task_checklists set company_id = new.company_id
  where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;

create trigger fill_task_company before insert on task_checklists
  for each row execute function fill_task_company();
create trigger keep_task_company after update on cases
  for each row when (old.company_id is distinct from new.company_id) execute function keep_task_company();
