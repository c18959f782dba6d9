-- Whom a case is for was asked again for every row that is not for everyone: at 200,000 cases that took
-- longer than the rest of a list. What holds for a person is asked once in a statement: a subquery
-- without a column of the row is evaluated once, and the cases of their groups are hashed.
create function has_role(person uuid, names text[]) returns boolean language sql stable as $$
  select exists (select 1 from users__roles ur
    join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
    where ur.tenant_id = current_tenant() and ur.owner_id = person and not r.is_deleted and r.name = any (names))
$$;

-- Admin staff see every case: somebody must be able to mend it.
create function sees_every_case(person uuid) returns boolean language sql stable as $$
  select is_server_work() or has_role(person, array['ADMIN_STAFF'])
$$;

create function sees_staff_cases(person uuid) returns boolean language sql stable as $$
  select has_role(person, array['TENANT_ADMIN', 'STAFF', 'ACCOUNTING'])
$$;

create function cases_of_groups(person uuid) returns setof uuid language sql stable as $$
  select p.case_id from case_permissions p
  join case_permissions__groups pg on pg.tenant_id = p.tenant_id and pg.owner_id = p.id
  join user_group__members m on m.tenant_id = p.tenant_id and m.owner_id = pg.target_id
  where p.tenant_id = current_tenant() and not p.is_deleted and m.target_id = person
$$;

create or replace function case_visibility_includes(person uuid, visibility text, group_ids uuid[])
  returns boolean language sql stable as $$
  select visibility = 'everyone' or sees_every_case(person)
    or visibility = 'staff' and sees_staff_cases(person)
    or visibility = 'group' and exists (select 1 from user_group__members m
      where m.tenant_id = current_tenant() and m.target_id = person and m.owner_id = any (group_ids))
$$;

do $$
declare kind regclass;
begin
  for kind in select p.polrelid from pg_policy p where p.polname = 'seen_by_user'
      and pg_get_expr(p.polqual, p.polrelid) like '%case_is_for(%' and p.polrelid in (
        select t.tgrelid from pg_trigger t where t.tgname = 'fill_case' union select 'cases'::regclass) loop
    execute format('drop policy seen_by_user on %s', kind);
    execute format($policy$create policy seen_by_user on %s as restrictive for select to caseway_app using (
      visibility = 'everyone'
      or (select sees_every_case(current_actor()))
      or visibility = 'staff' and (select sees_staff_cases(current_actor()))
      or visibility = 'group' and id in (select cases_of_groups(current_actor())))$policy$, kind);
  end loop;
end $$;
