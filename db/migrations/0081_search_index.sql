-- The words of every record that can be searched, so that the palette asks one table instead of each
-- kind. Triggers of the searchable tables keep it. It answers ids; the records themselves are read
-- under the rights of the caller.
create table search_index (
  tenant_id uuid not null,
  resource text not null,
  record_id uuid not null,
  words text not null,
  primary key (tenant_id, resource, record_id)
);
create index ix_search_index__words on search_index using gin (tenant_id, words gin_trgm_ops);

alter table search_index enable row level security;
alter table search_index force row level security;
create policy tenant_wall on search_index to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on search_index to caseway_host using (true) with check (true);
grant select, insert, update, delete on search_index to caseway_host;

create function keep_search_words() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.is_deleted) then
    delete from public.search_index
      where tenant_id = old.tenant_id and resource = tg_argv[0] and record_id = old.id;
  elsif not new.is_deleted then
    insert into public.search_index (tenant_id, resource, record_id, words)
      values (new.tenant_id, tg_argv[0], new.id, new.search_text)
      on conflict (tenant_id, resource, record_id) do update set words = excluded.words;
  end if;
  return null;
end $$;
alter function keep_search_words() owner to caseway_host;

-- LIKE is not leakproof, so under a policy it cannot use the index. Like search_<table> this names the
-- tenant itself. `most` bounds the work: who gets that many asks each kind on its own.
create function find_records(kinds text[], whole text, word text, most integer)
  returns table (resource text, record_id uuid)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select s.resource, s.record_id from public.search_index s
      where s.tenant_id = public.current_tenant() and s.words like whole
        and s.resource = any (kinds) limit most;
  else
    return query select s.resource, s.record_id from public.search_index s
      where s.tenant_id = public.current_tenant() and (s.words like whole or s.words like word)
        and s.resource = any (kinds) limit most;
  end if;
end $$;
alter function find_records(text[], text, text, integer) owner to caseway_host;
revoke all on function find_records(text[], text, text, integer) from public;
grant execute on function find_records(text[], text, text, integer) to caseway_app, caseway_host;

-- For rows that came in without their triggers: those of the demo, and those that were there before.
create function fill_search_index() returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare kept record;
begin
  for kept in
    select c.relname as name, replace(encode(t.tgargs, 'escape'), '\000', '') as resource
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'search_words' and c.relnamespace = 'public'::regnamespace
  loop
    execute format('insert into public.search_index (tenant_id, resource, record_id, words)
      select t.tenant_id, %L, t.id, t.search_text from public.%I t where not t.is_deleted
      on conflict do nothing', kept.resource, kept.name);
  end loop;
end $$;
alter function fill_search_index() owner to caseway_host;
revoke all on function fill_search_index() from public;
grant execute on function fill_search_index() to caseway_host;

create trigger search_words after insert or delete on lookup_config
  for each row execute function keep_search_words('lookupConfig');
create trigger search_words_changed after update on lookup_config for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('lookupConfig');

create trigger search_words after insert or delete on matter_types
  for each row execute function keep_search_words('matterType');
create trigger search_words_changed after update on matter_types for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('matterType');

create trigger search_words after insert or delete on languages
  for each row execute function keep_search_words('language');
create trigger search_words_changed after update on languages for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('language');

create trigger search_words after insert or delete on roles
  for each row execute function keep_search_words('role');
create trigger search_words_changed after update on roles for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('role');

create trigger search_words after insert or delete on users
  for each row execute function keep_search_words('user');
create trigger search_words_changed after update on users for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('user');

create trigger search_words after insert or delete on user_group
  for each row execute function keep_search_words('userGroup');
create trigger search_words_changed after update on user_group for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('userGroup');

create trigger search_words after insert or delete on document_types
  for each row execute function keep_search_words('documentType');
create trigger search_words_changed after update on document_types for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('documentType');

create trigger search_words after insert or delete on attachment_types
  for each row execute function keep_search_words('attachmentType');
create trigger search_words_changed after update on attachment_types for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('attachmentType');

create trigger search_words after insert or delete on ad_hoc
  for each row execute function keep_search_words('adHocTemplate');
create trigger search_words_changed after update on ad_hoc for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('adHocTemplate');

create trigger search_words after insert or delete on companies
  for each row execute function keep_search_words('company');
create trigger search_words_changed after update on companies for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('company');

create trigger search_words after insert or delete on company_business_units
  for each row execute function keep_search_words('companyBusinessUnit');
create trigger search_words_changed after update on company_business_units for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('companyBusinessUnit');

create trigger search_words after insert or delete on case_managers
  for each row execute function keep_search_words('caseManager');
create trigger search_words_changed after update on case_managers for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('caseManager');

create trigger search_words after insert or delete on company_groups
  for each row execute function keep_search_words('companyGroup');
create trigger search_words_changed after update on company_groups for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('companyGroup');

create trigger search_words after insert or delete on contractors
  for each row execute function keep_search_words('contractor');
create trigger search_words_changed after update on contractors for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('contractor');

create trigger search_words after insert or delete on clients
  for each row execute function keep_search_words('client');
create trigger search_words_changed after update on clients for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('client');

create trigger search_words after insert or delete on staffs
  for each row execute function keep_search_words('staff');
create trigger search_words_changed after update on staffs for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('staff');

create trigger search_words after insert or delete on service_provider
  for each row execute function keep_search_words('serviceProvider');
create trigger search_words_changed after update on service_provider for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('serviceProvider');

create trigger search_words after insert or delete on treatment_providers
  for each row execute function keep_search_words('treatmentProvider');
create trigger search_words_changed after update on treatment_providers for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('treatmentProvider');

create trigger search_words after insert or delete on specialists
  for each row execute function keep_search_words('specialist');
create trigger search_words_changed after update on specialists for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('specialist');

create trigger search_words after insert or delete on centres
  for each row execute function keep_search_words('centre');
create trigger search_words_changed after update on centres for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('centre');

create trigger search_words after insert or delete on marketing_campaigns
  for each row execute function keep_search_words('marketingCampaign');
create trigger search_words_changed after update on marketing_campaigns for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('marketingCampaign');

create trigger search_words after insert or delete on appointment_sessions
  for each row execute function keep_search_words('appointmentSession');
create trigger search_words_changed after update on appointment_sessions for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('appointmentSession');

create trigger search_words after insert or delete on appointments
  for each row execute function keep_search_words('appointment');
create trigger search_words_changed after update on appointments for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('appointment');

create trigger search_words after insert or delete on check_lists
  for each row execute function keep_search_words('checkList');
create trigger search_words_changed after update on check_lists for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('checkList');

create trigger search_words after insert or delete on talking_point_category
  for each row execute function keep_search_words('talkingPointCategory');
create trigger search_words_changed after update on talking_point_category for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('talkingPointCategory');

create trigger search_words after insert or delete on ndis_service_items
  for each row execute function keep_search_words('ndisServiceItem');
create trigger search_words_changed after update on ndis_service_items for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('ndisServiceItem');

create trigger search_words after insert or delete on ama_service_fee
  for each row execute function keep_search_words('amaServiceFee');
create trigger search_words_changed after update on ama_service_fee for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('amaServiceFee');

create trigger search_words after insert or delete on account_code
  for each row execute function keep_search_words('accountCode');
create trigger search_words_changed after update on account_code for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('accountCode');

create trigger search_words after insert or delete on service_items
  for each row execute function keep_search_words('serviceItem');
create trigger search_words_changed after update on service_items for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('serviceItem');

select fill_search_index();
analyze search_index;
