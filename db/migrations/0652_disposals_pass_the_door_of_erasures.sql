-- A disposal that two people agreed to passes the door of the erasures, and a case that is gone stays closed.

create policy erasing on case_disposals to caseway_eraser using (tenant_id = current_tenant());
grant select on case_disposals to caseway_eraser;

create or replace function require_running_erasure(erasure uuid) returns void
  language plpgsql stable as $$
begin
  if not exists (select from public.erasures e where e.tenant_id = public.current_tenant() and e.id = erasure
      and e.status = 'running' and e.asked_by_id <> e.approved_by_id)
    and not exists (select from public.case_disposals d where d.tenant_id = public.current_tenant()
      and d.id = erasure and d.status = 'running' and d.asked_by_id <> d.approved_by_id) then
    raise exception 'no erasure is running that two people agreed to' using errcode = '42501';
  end if;
end $$;

create or replace function is_erasing() returns boolean
  language plpgsql stable parallel safe as $$
declare
  erasure text := current_setting('app.erasure', true);
begin
  if coalesce(erasure, '') = '' then return false; end if;
  return exists (select from public.erasures e where e.tenant_id = public.current_tenant()
      and e.id = erasure::uuid and e.status = 'running' and e.asked_by_id <> e.approved_by_id)
    or exists (select from public.case_disposals d where d.tenant_id = public.current_tenant()
      and d.id = erasure::uuid and d.status = 'running' and d.asked_by_id <> d.approved_by_id);
end $$;

create function keep_disposed_case_closed() returns trigger
  language plpgsql as $$
begin
  if exists (select from public.case_disposals d
      where d.tenant_id = new.tenant_id and d.case_id = new.id and d.status in ('running', 'done')) then
    raise exception 'the case was disposed of' using errcode = '23514', constraint = 'refused__caseDisposed';
  end if;
  return new;
end $$;
create trigger disposed_case_stays_closed before update on cases
  for each row when (old.is_closed and not new.is_closed) execute function keep_disposed_case_closed();
