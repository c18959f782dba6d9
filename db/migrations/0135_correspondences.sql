create table correspondences (
  tenant_id uuid not null,
  id uuid not null,
  from_module text not null,
  object_id text not null,
  object_reference_name text,
  communication_type text not null default 'generalActivity',
  subject text,
  content text not null,
  happened_at timestamptz not null,
  author_id uuid,
  visibility text not null default 'staff',
  delivery_method text,
  attendance_parties text[] not null default '{}',
  is_pinned boolean not null default false,
  told_ids jsonb,
  search_text text generated always as (lower(coalesce(subject, '') || ' ' || coalesce(content, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table correspondences__groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table correspondences__mentions (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create index ix_correspondences__sort on correspondences (tenant_id, happened_at desc, id) where not is_deleted;

create index ix_correspondences__from_module on correspondences (tenant_id, from_module, happened_at desc, id) where not is_deleted;

create index ix_correspondences__object_id on correspondences (tenant_id, object_id, happened_at desc, id) where not is_deleted;

create index ix_correspondences__communication_type on correspondences (tenant_id, communication_type, happened_at desc, id) where not is_deleted;

create index ix_correspondences__happened_at on correspondences (tenant_id, happened_at, happened_at desc, id) where not is_deleted;

create index ix_correspondences__author_id on correspondences (tenant_id, author_id, happened_at desc, id) where not is_deleted;

create index ix_correspondences__visibility on correspondences (tenant_id, visibility, happened_at desc, id) where not is_deleted;

create index ix_correspondences__is_pinned on correspondences (tenant_id, is_pinned, happened_at desc, id) where not is_deleted;

create index ix_correspondences__groups__target on correspondences__groups (tenant_id, target_id);

alter table correspondences__groups enable row level security;
alter table correspondences__groups force row level security;
create policy tenant_wall on correspondences__groups to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences__groups to caseway_host using (true) with check (true);
grant select, insert, delete on correspondences__groups to caseway_app;
grant select, insert, delete on correspondences__groups to caseway_host;

create index ix_correspondences__mentions__target on correspondences__mentions (tenant_id, target_id);

alter table correspondences__mentions enable row level security;
alter table correspondences__mentions force row level security;
create policy tenant_wall on correspondences__mentions to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences__mentions to caseway_host using (true) with check (true);
grant select, insert, delete on correspondences__mentions to caseway_app;
grant select, insert, delete on correspondences__mentions to caseway_host;

alter table correspondences enable row level security;
alter table correspondences force row level security;
create policy tenant_wall on correspondences to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences to caseway_host using (true) with check (true);
grant select, insert, update on correspondences to caseway_app;
grant select, insert, update on correspondences to caseway_host;

create trigger history after insert or update or delete on correspondences
  for each row execute function capture_change('correspondence', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,from_module,object_id,object_reference_name,told_ids', '{"author_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

alter table correspondences add constraint fk_correspondences__author_id foreign key (tenant_id, author_id) references users (tenant_id, id) deferrable;

alter table correspondences__groups add constraint fk_correspondences__groups__owner_id foreign key (tenant_id, owner_id) references correspondences (tenant_id, id) deferrable;

alter table correspondences__groups add constraint fk_correspondences__groups__target_id foreign key (tenant_id, target_id) references user_group (tenant_id, id) deferrable;

alter table correspondences__mentions add constraint fk_correspondences__mentions__owner_id foreign key (tenant_id, owner_id) references correspondences (tenant_id, id) deferrable;

alter table correspondences__mentions add constraint fk_correspondences__mentions__target_id foreign key (tenant_id, target_id) references users (tenant_id, id) deferrable;
