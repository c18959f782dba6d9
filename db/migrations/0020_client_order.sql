drop index ix_clients__is_active;

drop index ix_clients__case_manager_id;

drop index ix_clients__company_id;

drop index ix_clients__injury_date;

drop index ix_clients__interpreter_required;

drop index ix_clients__gender;

drop index ix_clients__sort;

create index ix_clients__sort on clients (tenant_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;

create index ix_clients__gender on clients (tenant_id, gender, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;

create index ix_clients__interpreter_required on clients (tenant_id, interpreter_required, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;

create index ix_clients__injury_date on clients (tenant_id, injury_date, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;

create index ix_clients__company_id on clients (tenant_id, company_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;

create index ix_clients__case_manager_id on clients (tenant_id, case_manager_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;

create index ix_clients__is_active on clients (tenant_id, is_active, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
