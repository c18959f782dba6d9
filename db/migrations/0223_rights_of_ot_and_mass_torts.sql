-- As migration 199 has it for the other tables of cases: what holds for a person is asked once.
do $$
declare kind text;
begin
  foreach kind in array array['ot', 'mass_torts'] loop
    execute format('drop policy seen_by_user on %I', kind);
    execute format($policy$create policy seen_by_user on %I as restrictive for select to caseway_app using (
      visibility = 'everyone'
      or (select sees_every_case(current_actor()))
      or visibility = 'staff' and (select sees_staff_cases(current_actor()))
      or visibility = 'group' and id in (select cases_of_groups(current_actor())))$policy$, kind);
  end loop;
end $$;
