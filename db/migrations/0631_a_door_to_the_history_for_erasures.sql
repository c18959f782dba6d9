-- Australian Privacy Principle 11.2. History is append-only for everybody; an erasure that two people
-- agreed to passes a door of its own: two functions of a role that nobody can sign in as.

do $$
begin
  if not exists (select from pg_roles where rolname = 'caseway_eraser') then
    create role caseway_eraser nologin nocreatedb nocreaterole noinherit;
    grant caseway_eraser to current_user;
  end if;
end $$;
grant usage on schema public to caseway_eraser;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  -- Only within the functions below: no session can become this role.
  if tg_op = 'UPDATE' and current_user = 'caseway_eraser' then return new; end if;
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

create function without_words(given text, words text[], mark text) returns text
  language plpgsql immutable parallel safe as $$
declare
  word text;
begin
  foreach word in array words loop
    continue when given is null or length(word) < 2 or strpos(lower(given), lower(word)) = 0;
    -- A short name is a word of the language too: only as it is written.
    given := regexp_replace(given,
      '(?<![[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])',
      mark, case when length(word) > 3 then 'gi' else 'g' end);
  end loop;
  return given;
end $$;
grant execute on function without_words(text, text[], text) to caseway_app, caseway_host;

create function require_running_erasure(erasure uuid) returns void
  language plpgsql stable as $$
begin
  if not exists (select from public.erasures e where e.tenant_id = public.current_tenant() and e.id = erasure
      and e.status = 'running' and e.asked_by_id <> e.approved_by_id) then
    raise exception 'no erasure is running that two people agreed to' using errcode = '42501';
  end if;
end $$;

-- Text of rows that only grow: the person goes, amounts and days stay.
create function erase_kept_words(erasure uuid, kept text, via text, columns text[], ids uuid[], words text[],
    mark text, whole boolean) returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  sets text;
  many integer;
begin
  perform public.require_running_erasure(erasure);
  if kept in ('audit_log', 'audit_seals', 'property_changes') then
    raise exception '% is not erased by words', kept using errcode = '42501';
  end if;
  select string_agg(case
      when a.atttypid = 'jsonb'::regtype
        then format('%1$I = public.without_words(%1$I::text, $2, $3)::jsonb', a.attname)
      when whole then format('%1$I = case when %1$I is not null then $3 end', a.attname)
      else format('%1$I = public.without_words(%1$I, $2, $3)', a.attname) end, ', ')
    into sets from pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', kept)) and a.attname = any (columns)
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attgenerated = '';
  if sets is null then return 0; end if;
  execute format('update public.%I set %s where tenant_id = public.current_tenant()
    and %I::text = any ($1::text[])', kept, sets, via) using ids, words, mark;
  get diagnostics many = row_count;
  return many;
end $$;

-- What changed, when and by whom stays, and so does the sealed chain, which holds no values.
create function erase_history(erasure uuid, ids uuid[], accounts uuid[], words text[], mark text) returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  many integer;
begin
  perform public.require_running_erasure(erasure);
  update public.property_changes set
      original_value = case when original_value is not null then to_jsonb(mark) end,
      new_value = case when new_value is not null then to_jsonb(mark) end,
      original_text = case when original_text is not null then mark end,
      new_text = case when new_text is not null then mark end
    where tenant_id = public.current_tenant() and record_id = any (ids);
  get diagnostics many = row_count;
  update public.property_changes set user_text = mark
    where tenant_id = public.current_tenant() and user_id = any (accounts);
  -- A record of somebody else was given to this person, or taken from them.
  update public.property_changes set
      original_text = public.without_words(original_text, words, mark),
      new_text = public.without_words(new_text, words, mark)
    where tenant_id = public.current_tenant()
      and (original_value <@ to_jsonb(ids::text[]) or new_value <@ to_jsonb(ids::text[]));
  update public.status_log set note = case when note is not null then mark end
    where tenant_id = public.current_tenant() and record_id = any (ids);
  update public.status_log set user_name = mark
    where tenant_id = public.current_tenant() and user_id = any (accounts);
  update public.events set payload = public.without_words(payload::text, words, mark)::jsonb
    where tenant_id = public.current_tenant() and payload::text ~ any (ids::text[]);
  return many;
end $$;

do $$
declare kept text;
begin
  for kept in
    select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where t.tgname = 'append_only' and not c.relispartition and c.relname <> 'audit_log'
    union select unnest(array['status_log', 'events', 'letters'])
  loop
    execute format('create policy erasing on %I to caseway_eraser using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', kept);
    execute format('grant select, update on %I to caseway_eraser', kept);
  end loop;
end $$;
create policy erasing on erasures to caseway_eraser using (tenant_id = current_tenant());
grant select on erasures to caseway_eraser;
-- What is erased in rows that keep a history is noted there, as by anybody.
create policy erasing on audit_log for insert to caseway_eraser with check (tenant_id = current_tenant());
grant insert (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource, record_id, detail, persons) on audit_log to caseway_eraser;
grant insert on property_changes to caseway_eraser;

grant create on schema public to caseway_eraser;
alter function require_running_erasure(uuid) owner to caseway_eraser;
alter function erase_kept_words(uuid, text, text, text[], uuid[], text[], text, boolean) owner to caseway_eraser;
alter function erase_history(uuid, uuid[], uuid[], text[], text) owner to caseway_eraser;
revoke create on schema public from caseway_eraser;
revoke all on function require_running_erasure(uuid) from public;
revoke all on function erase_kept_words(uuid, text, text, text[], uuid[], text[], text, boolean) from public;
revoke all on function erase_history(uuid, uuid[], uuid[], text[], text) from public;
grant execute on function require_running_erasure(uuid) to caseway_eraser;
grant execute on function erase_kept_words(uuid, text, text, text[], uuid[], text[], text, boolean) to caseway_app;
grant execute on function erase_history(uuid, uuid[], uuid[], text[], text) to caseway_app;
grant delete on appointment_notices to caseway_app;

-- What is signed or approved stays as it is for people; an erasure passes, in its own transaction.
create function is_erasing() returns boolean
  language plpgsql stable parallel safe as $$
declare
  erasure text := current_setting('app.erasure', true);
begin
  if coalesce(erasure, '') = '' then return false; end if;
  return exists (select from public.erasures e where e.tenant_id = public.current_tenant()
    and e.id = erasure::uuid and e.status = 'running' and e.asked_by_id <> e.approved_by_id);
end $$;
grant execute on function is_erasing() to caseway_app, caseway_host;

create or replace function guard_time_entry() returns trigger
  language plpgsql
  as $$
declare other text;
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  if tg_op = 'UPDATE' and old.approval = 'approved' and new.approval = 'approved'
    and (new.is_deleted, new.case_id, new.user_id, new.specialist_id, new.activity, new.started_at, new.minutes,
        new.note)
      is distinct from
      (old.is_deleted, old.case_id, old.user_id, old.specialist_id, old.activity, old.started_at, old.minutes,
        old.note)
  then
    raise exception 'the entry is approved' using errcode = '23514', constraint = 'refused__timeApproved';
  end if;
  if new.is_deleted then return new; end if;
  select format('the entry of %s from %s to %s on %s',
      coalesce((select c.case_no from public.cases c where c.tenant_id = e.tenant_id and c.id = e.case_id),
        'another case'),
      to_char(e.started_at at time zone z.zone, 'HH24:MI'), to_char(e.ended_at at time zone z.zone, 'HH24:MI'),
      to_char(e.started_at at time zone z.zone, 'DD Mon YYYY'))
    into other
    from public.time_tracking e
    cross join (select coalesce((select t.timezone from public.platform_tenants t where t.id = new.tenant_id),
      'Australia/Sydney') as zone) z
    where e.tenant_id = new.tenant_id and not e.is_deleted and e.id <> new.id
      and coalesce(e.user_id, e.specialist_id) = coalesce(new.user_id, new.specialist_id)
      and e.started_at < new.ended_at and e.ended_at > new.started_at
    order by e.started_at limit 1;
  if found then
    raise exception 'the entry overlaps another' using errcode = '23514',
      constraint = 'refused__timeOverlaps', detail = json_build_object('other', other)::text;
  end if;
  return new;
end $$;

create or replace function keep_signed_note() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  if tg_op = 'UPDATE' and old.status = 'signed'
      and (new.ndis_id, new.written_on, new.kind, new.body, new.addendum_to_id, new.is_deleted)
        is distinct from
        (old.ndis_id, old.written_on, old.kind, old.body, old.addendum_to_id, old.is_deleted) then
    raise exception 'A signed note stays' using errcode = '23514', constraint = 'refused__noteSigned';
  end if;
  if new.addendum_to_id is not null and not exists (
      select 1 from ndis_clinical_notes n where n.tenant_id = new.tenant_id and n.id = new.addendum_to_id
        and n.ndis_id = new.ndis_id and n.status = 'signed' and not n.is_deleted) then
    raise exception 'An addendum without its note' using errcode = '23514',
      constraint = 'refused__addendumNeedsSignedNote';
  end if;
  return new;
end $$;

-- An erasure takes also what only some may see: notes of their author, cases of few, pages not yet returned.
do $$
declare seen record;
begin
  for seen in
    select p.polname as name, c.relname as kept, pg_get_expr(p.polqual, p.polrelid) as condition
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where not p.polpermissive and c.relnamespace = 'public'::regnamespace and p.polqual is not null
  loop
    execute format('alter policy %I on %I using ((%s) or (select is_erasing()))', seen.name, seen.kept, seen.condition);
  end loop;
end $$;
