-- LIKE is not leakproof, so under a policy it cannot use an index. Of a table whose rows differ by user
-- only the ids are answered, those of the current tenant; the caller's own query joins them to the table,
-- and its policies decide which of them are seen.
create function find_ids(kind text, whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 200 set search_path = pg_catalog, public as $$
declare
  condition text := case when whole = word then 't.search_text like $1'
    else '(t.search_text like $1 or t.search_text like $2)' end;
begin
  if not exists (select 1 from pg_attribute a
      where a.attrelid = to_regclass(format('public.%I', kind)) and a.attname = 'search_text') then
    raise exception '% cannot be searched', kind using errcode = 'undefined_table';
  end if;
  return query execute format(
    'select t.id from public.%I t where t.tenant_id = public.current_tenant() and not t.is_deleted and %s',
    kind, condition)
    using whole, word;
end $$;
alter function find_ids(text, text, text) owner to caseway_host;
revoke all on function find_ids(text, text, text) from public;
grant execute on function find_ids(text, text, text) to caseway_app, caseway_host;
