alter table ad_hoc add column audience text;

create index ix_ad_hoc__audience on ad_hoc (tenant_id, audience, lower(name), id) include (name) where not is_deleted;
