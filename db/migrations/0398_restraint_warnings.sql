create table ndis_restraint_warnings (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  restraint_id uuid not null,
  authorised_to date not null,
  days numeric not null,
  told_name text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_ndis_restraint_warnings__sort on ndis_restraint_warnings (tenant_id, creation_time, id);

create index ix_ndis_restraint_warnings__ndis_id on ndis_restraint_warnings (tenant_id, ndis_id, creation_time, id);

create index ix_ndis_restraint_warnings__restraint_id on ndis_restraint_warnings (tenant_id, restraint_id, creation_time, id);

create unique index uq_ndis_restraint_warnings__restraint_id__authorised_to__days on ndis_restraint_warnings (tenant_id, restraint_id, authorised_to, days);

alter table ndis_restraint_warnings enable row level security;
alter table ndis_restraint_warnings force row level security;
create policy tenant_wall on ndis_restraint_warnings to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_restraint_warnings to caseway_host using (true) with check (true);
revoke all on ndis_restraint_warnings from caseway_app, caseway_host;
grant select, insert on ndis_restraint_warnings to caseway_app;
grant select, insert on ndis_restraint_warnings to caseway_host;

create trigger append_only before update or delete on ndis_restraint_warnings
  for each row execute function refuse_change();

create trigger never_truncated before truncate on ndis_restraint_warnings
  for each statement execute function refuse_change();

create trigger history after insert on ndis_restraint_warnings
  referencing new table as added for each statement execute function audit_additions('ndisRestraintWarning');

alter table ndis_restraint_warnings add constraint fk_ndis_restraint_warnings__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_restraint_warnings add constraint fk_ndis_restraint_warnings__restraint_id foreign key (tenant_id, restraint_id) references ndis_chemical_restraints (tenant_id, id) deferrable;
