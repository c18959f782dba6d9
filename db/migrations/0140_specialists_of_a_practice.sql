create table specialists__assisted_specialists (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

alter table specialists add column practice_name text;

create index ix_specialists__assisted_specialists__target on specialists__assisted_specialists (tenant_id, target_id);

alter table specialists__assisted_specialists enable row level security;
alter table specialists__assisted_specialists force row level security;
create policy tenant_wall on specialists__assisted_specialists to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__assisted_specialists to caseway_host using (true) with check (true);
grant select, insert, delete on specialists__assisted_specialists to caseway_app;
grant select, insert, delete on specialists__assisted_specialists to caseway_host;

alter table specialists__assisted_specialists add constraint fk_specialists__assisted_specialists__owner_id foreign key (tenant_id, owner_id) references specialists (tenant_id, id) deferrable;

alter table specialists__assisted_specialists add constraint fk_specialists__assisted_specialists__target_id foreign key (tenant_id, target_id) references specialists (tenant_id, id) deferrable;
