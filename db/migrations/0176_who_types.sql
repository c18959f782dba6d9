-- Whom a typing job can be given to: typists and staff, as far as they have an account.
create view party_typists with (security_invoker = true) as
  select tenant_id, user_id, full_name as name, 'typist' as kind
  from contractors where type = 'typist' and user_id is not null and is_active and not is_deleted
  union all
  select tenant_id, user_id, full_name, 'staff'
  from staffs where user_id is not null and is_active and not is_deleted;

grant select on party_typists to caseway_app, caseway_host;

-- `all`: the office. `free`: a typist, who sees what nobody has taken. `none`: any other contractor.
-- What the role may read at all is asked elsewhere.
create function typing_sight(person uuid) returns text language sql stable as $$
  select case
    when is_server_work() then 'all'
    when exists (select 1 from contractors c
      where c.tenant_id = current_tenant() and c.user_id = person and not c.is_deleted)
      then case when exists (select 1 from contractors c
        where c.tenant_id = current_tenant() and c.user_id = person and not c.is_deleted
          and c.type = 'typist' and c.is_active) then 'free' else 'none' end
    when exists (select 1 from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
      where ur.tenant_id = current_tenant() and ur.owner_id = person and r.name = 'CONTRACTOR'
        and not r.is_deleted) then 'none'
    else 'all'
  end
$$;

-- Whoever has a job sees it, also where the case itself is for staff or a group only.
create policy seen_by_user on typing_jobs as restrictive for select to caseway_app using (
  typist_id = current_actor()
  or ((select typing_sight(current_actor())) = 'all'
      or (select typing_sight(current_actor())) = 'free' and status = 'waiting' and typist_id is null)
    and exists (select 1 from cases c
      where c.tenant_id = typing_jobs.tenant_id and c.id = typing_jobs.case_id));

create policy seen_by_user on case_dictations as restrictive for select to caseway_app using (
  exists (select 1 from cases c
    where c.tenant_id = case_dictations.tenant_id and c.id = case_dictations.case_id)
  or exists (select 1 from typing_jobs j
    where j.tenant_id = case_dictations.tenant_id and j.dictation_id = case_dictations.id
      and j.typist_id = current_actor()));
