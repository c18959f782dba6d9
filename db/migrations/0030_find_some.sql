-- Ids of some records that have the text: a search through every kind stops after `most` of each,
-- where a list would count them all. The same walls as search_<table>: it names the tenant itself,
-- answers ids only, and knows no table that has no search of its own.
create function find_some(kind text, whole text, word text, most integer) returns setof uuid
  language plpgsql stable security definer rows 200 set search_path = pg_catalog, public as $$
begin
  if to_regprocedure(format('public.%I(text, text)', 'search_' || kind)) is null then
    raise exception '% cannot be searched', kind using errcode = 'undefined_table';
  end if;
  return query execute format(
    'select t.id from public.%I t where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like $1 or t.search_text like $2) limit $3', kind)
    using whole, word, most;
end $$;
alter function find_some(text, text, text, integer) owner to caseway_host;
revoke all on function find_some(text, text, text, integer) from public;
grant execute on function find_some(text, text, text, integer) to caseway_app, caseway_host;
