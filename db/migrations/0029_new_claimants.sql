-- How many claimants came week by week, without looking at all of them.
create index clients_by_age on clients (tenant_id, creation_time) where not is_deleted;
