-- A case that was disposed of and a person who was erased are not changed by people any more, whichever way it
-- is tried. The server's own work, an erasure, and what follows from a change elsewhere pass.

create function passes_what_is_gone() returns boolean
  language sql stable
  as $$ select is_erasing() or is_server_work() or pg_trigger_depth() > 1 $$;
grant execute on function passes_what_is_gone() to caseway_app, caseway_host;

create function refuse_disposed_case(case_of uuid) returns void
  language plpgsql stable as $$
begin
  if exists (select from public.case_disposals d where d.tenant_id = public.current_tenant()
      and d.case_id = case_of and d.status in ('running', 'done')) then
    raise exception 'the case was disposed of' using errcode = '23514', constraint = 'refused__caseDisposed';
  end if;
end $$;

create function refuse_erased_person(person uuid) returns void
  language plpgsql stable as $$
begin
  if exists (select from public.erasures e where e.tenant_id = public.current_tenant()
      and e.client_id = person and e.status = 'done') then
    raise exception 'the person was erased' using errcode = '23514', constraint = 'refused__personErased';
  end if;
end $$;
grant execute on function refuse_disposed_case(uuid), refuse_erased_person(uuid) to caseway_app, caseway_host;

-- Money of the case is settled, refunded or credited all the same, and its status says so.
create function keep_disposed_case() returns trigger
  language plpgsql as $$
declare
  may constant text[] := array['billing_status', 'case_status', 'status_name', 'is_closed', 'search_text', 'concurrency_stamp',
    'last_modification_time', 'last_modifier_id'];
begin
  if passes_what_is_gone() then return new; end if;
  if to_jsonb(new) - may is distinct from to_jsonb(old) - may then perform refuse_disposed_case(new.id); end if;
  return new;
end $$;

create function keep_erased_person() returns trigger
  language plpgsql as $$
begin
  if not passes_what_is_gone() then perform refuse_erased_person(new.id); end if;
  return new;
end $$;

create function keep_case_off_erased_person() returns trigger
  language plpgsql as $$
begin
  if not passes_what_is_gone() then perform refuse_erased_person(new.client_id); end if;
  return new;
end $$;

create function keep_off_disposed_case() returns trigger
  language plpgsql as $$
begin
  if not passes_what_is_gone() then perform refuse_disposed_case(new.case_id); end if;
  return new;
end $$;

create function keep_off_what_is_gone() returns trigger
  language plpgsql as $$
declare
  said constant text := case tg_table_name when 'files' then to_jsonb(new) ->> 'owner_id'
    else to_jsonb(new) ->> 'object_id' end;
begin
  if said ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' and not passes_what_is_gone() then
    perform refuse_disposed_case(said::uuid);
    perform refuse_erased_person(said::uuid);
  end if;
  return new;
end $$;

do $$
declare kept text;
begin
  foreach kept in array array['assessments', 'clinical_records', 'co_teleconference', 'file_reviews',
    'mass_torts', 'mednegs', 'mva_claim', 'ndis', 'ot', 'supplementaries', 'tpd']
  loop
    execute format('create trigger keep_disposed_case before update on %I
      for each row when (old.is_closed) execute function keep_disposed_case()', kept);
    execute format('create trigger keep_off_erased_person before insert or update of client_id on %I
      for each row execute function keep_case_off_erased_person()', kept);
  end loop;
  foreach kept in array array['task_checklists', 'time_tracking', 'case_reports', 'case_consents', 'case_briefs', 'case_dictations',
    'case_charges', 'request_files', 'typing_jobs', 'report_correction']
  loop
    execute format('create trigger keep_off_disposed_case before insert on %I
      for each row execute function keep_off_disposed_case()', kept);
  end loop;
end $$;
create trigger keep_erased_person before update on clients
  for each row when (not old.is_active) execute function keep_erased_person();
create trigger keep_off_what_is_gone before insert or update of owner_id on files
  for each row when (new.owner_id is not null) execute function keep_off_what_is_gone();
create trigger keep_off_what_is_gone before insert or update of content on correspondences
  for each row execute function keep_off_what_is_gone();
