drop function search_specialists(text, text);

drop index ix_specialists__is_active;

drop index ix_specialists__recruitment_status;

drop index ix_specialists__sort;

drop function search_contractors(text, text);

drop index ix_contractors__is_active;

drop index ix_contractors__company_id;

drop index ix_contractors__type;

drop index ix_contractors__sort;

drop function search_case_managers(text, text);

drop index ix_case_managers__is_active;

drop index ix_case_managers__company_id;

drop index ix_case_managers__sort;

drop function search_companies(text, text);

drop index ix_companies__high_risk_applied;

drop index ix_companies__is_active;

drop index ix_companies__business_type;

drop index ix_companies__sort;

drop function search_emails_tracking(text, text);

drop function search_user_group(text, text);

drop index ix_user_group__is_active;

drop index ix_user_group__sort;

drop function search_users(text, text);

drop index ix_users__is_locked;

drop index ix_users__is_active;

drop index ix_users__sort;

drop function search_roles(text, text);

drop index ix_roles__sort;

drop index ix_tenants__is_active;

drop index ix_tenants__edition_id;

drop index ix_tenants__sort;

drop index ix_editions__sort;

create index ix_editions__sort on editions (lower(name), id) include (name) where not is_deleted;

create index ix_tenants__sort on tenants (lower(name), id) include (name) where not is_deleted;

create index ix_tenants__edition_id on tenants (edition_id, lower(name), id) include (name) where not is_deleted;

create index ix_tenants__is_active on tenants (is_active, lower(name), id) include (name) where not is_deleted;

create index ix_roles__sort on roles (tenant_id, lower(display_name), id) include (display_name) where not is_deleted;

create function search_roles(whole text, word text) returns setof roles
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.roles t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.roles t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_roles(text, text) owner to caseway_host;
revoke all on function search_roles(text, text) from public;
grant execute on function search_roles(text, text) to caseway_app, caseway_host;

create index ix_users__sort on users (tenant_id, lower(first_name), id) include (first_name) where not is_deleted;

create index ix_users__is_active on users (tenant_id, is_active, lower(first_name), id) include (first_name) where not is_deleted;

create index ix_users__is_locked on users (tenant_id, is_locked, lower(first_name), id) include (first_name) where not is_deleted;

create function search_users(whole text, word text) returns setof users
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.users t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.users t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_users(text, text) owner to caseway_host;
revoke all on function search_users(text, text) from public;
grant execute on function search_users(text, text) to caseway_app, caseway_host;

create index ix_user_group__sort on user_group (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_user_group__is_active on user_group (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create function search_user_group(whole text, word text) returns setof user_group
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.user_group t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.user_group t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_user_group(text, text) owner to caseway_host;
revoke all on function search_user_group(text, text) from public;
grant execute on function search_user_group(text, text) to caseway_app, caseway_host;

create function search_emails_tracking(whole text, word text) returns setof emails_tracking
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.emails_tracking t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.emails_tracking t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_emails_tracking(text, text) owner to caseway_host;
revoke all on function search_emails_tracking(text, text) from public;
grant execute on function search_emails_tracking(text, text) to caseway_app, caseway_host;

create index ix_companies__sort on companies (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_companies__business_type on companies (tenant_id, business_type, lower(name), id) include (name) where not is_deleted;

create index ix_companies__is_active on companies (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create index ix_companies__high_risk_applied on companies (tenant_id, high_risk_applied, lower(name), id) include (name) where not is_deleted;

create function search_companies(whole text, word text) returns setof companies
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.companies t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.companies t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_companies(text, text) owner to caseway_host;
revoke all on function search_companies(text, text) from public;
grant execute on function search_companies(text, text) to caseway_app, caseway_host;

create index ix_case_managers__sort on case_managers (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_case_managers__company_id on case_managers (tenant_id, company_id, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_case_managers__is_active on case_managers (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;

create function search_case_managers(whole text, word text) returns setof case_managers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.case_managers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.case_managers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_case_managers(text, text) owner to caseway_host;
revoke all on function search_case_managers(text, text) from public;
grant execute on function search_case_managers(text, text) to caseway_app, caseway_host;

create index ix_contractors__sort on contractors (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_contractors__type on contractors (tenant_id, type, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_contractors__company_id on contractors (tenant_id, company_id, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_contractors__is_active on contractors (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;

create function search_contractors(whole text, word text) returns setof contractors
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.contractors t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.contractors t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_contractors(text, text) owner to caseway_host;
revoke all on function search_contractors(text, text) from public;
grant execute on function search_contractors(text, text) to caseway_app, caseway_host;

create index ix_specialists__sort on specialists (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_specialists__recruitment_status on specialists (tenant_id, recruitment_status, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_specialists__is_active on specialists (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;

create function search_specialists(whole text, word text) returns setof specialists
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.specialists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.specialists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_specialists(text, text) owner to caseway_host;
revoke all on function search_specialists(text, text) from public;
grant execute on function search_specialists(text, text) to caseway_app, caseway_host;
