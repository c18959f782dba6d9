create table matter_types__accreditations (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create index ix_matter_types__accreditations__target on matter_types__accreditations (tenant_id, target_id);

alter table matter_types__accreditations enable row level security;
alter table matter_types__accreditations force row level security;
create policy tenant_wall on matter_types__accreditations to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on matter_types__accreditations to caseway_host using (true) with check (true);
grant select, insert, delete on matter_types__accreditations to caseway_app;
grant select, insert, delete on matter_types__accreditations to caseway_host;

alter table matter_types__accreditations add constraint fk_matter_types__accreditations__owner_id foreign key (tenant_id, owner_id) references matter_types (tenant_id, id) deferrable;

alter table matter_types__accreditations add constraint fk_matter_types__accreditations__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table matter_types__accreditations no force row level security;
alter table matter_types no force row level security;
alter table lookup_config no force row level security;

-- The search knew the accreditations of a scheme by the names of both. Schemes that still have these
-- names keep them; from now on each scheme says itself which it asks for.
insert into matter_types__accreditations (tenant_id, owner_id, target_id)
select m.tenant_id, m.id, v.id
from (values
  ('NSW Workers Compensation', 'SIRA permanent impairment assessor (workers compensation)'),
  ('NSW Workers Compensation', 'Personal Injury Commission medical assessor'),
  ('NSW Workers Compensation', 'iCare approved examiner'),
  ('NSW CTP (Motor Accident Injuries)', 'SIRA medical assessor (motor accidents)'),
  ('NSW CTP (Motor Accident Injuries)', 'Personal Injury Commission medical assessor'),
  ('NSW CTP (Motor Accidents Compensation)', 'SIRA medical assessor (motor accidents)'),
  ('NSW Lifetime Care and Support', 'iCare approved examiner'),
  ('NSW Dust Diseases', 'iCare approved examiner'),
  ('VIC WorkCover', 'WorkSafe Victoria independent medical examiner'),
  ('VIC WorkCover', 'Victoria: AMA Guides 4th edition trained'),
  ('VIC WorkCover', 'Victoria: GEPIC trained'),
  ('VIC TAC', 'TAC joint medical examination panel'),
  ('VIC TAC', 'Victoria: AMA Guides 4th edition trained'),
  ('VIC TAC', 'Victoria: GEPIC trained'),
  ('QLD WorkCover', 'Medical Assessment Tribunal (Queensland)'),
  ('QLD WorkCover', 'GEPI 2nd edition trained (Queensland)'),
  ('QLD CTP', 'MAIC (Queensland)'),
  ('SA ReturnToWork', 'ReturnToWorkSA impairment assessor'),
  ('WA Workers Compensation', 'WorkCover WA approved medical specialist'),
  ('Comcare', 'Comcare approved'),
  ('Military Rehabilitation and Compensation', 'DVA recognised'),
  ('NDIS', 'NDIS registered provider')
) as known (scheme, accreditation)
join matter_types m on m.name = known.scheme and not m.is_deleted
join lookup_config v on v.tenant_id = m.tenant_id and v.type = 'accreditation' and v.label = known.accreditation
  and not v.is_deleted
on conflict do nothing;

alter table matter_types__accreditations force row level security;
alter table matter_types force row level security;
alter table lookup_config force row level security;

create view platform_scheme_accreditations with (security_invoker = true) as
  select a.tenant_id, a.owner_id as scheme_id, a.target_id as accreditation_id
  from matter_types__accreditations a;
grant select on platform_scheme_accreditations to caseway_app, caseway_host;
