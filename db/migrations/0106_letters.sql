-- Letters as they were written: the page that is kept is the page that was printed and attached, so
-- that a later letterhead does not change it. A letter is as visible as the record it is about.
create table letters (
  tenant_id uuid not null,
  id uuid not null,
  owner_resource text not null,
  owner_id uuid not null,
  title text not null,
  file_name text not null,
  html text not null,
  -- The attachment; the letter outlives its removal.
  file_id uuid,
  writer_id uuid,
  creation_time timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint fk_letters__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete set null (file_id) deferrable
);
create index ix_letters__owner on letters (tenant_id, owner_resource, owner_id, creation_time desc);
create index ix_letters__file_id on letters (tenant_id, file_id);

create trigger history after insert or update or delete on letters
  for each row execute function capture_change('letter',
    'owner_resource,owner_id,title,file_name,html,file_id,writer_id,creation_time', '{}');

alter table letters enable row level security;
alter table letters force row level security;
create policy tenant_wall on letters to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on letters to caseway_host using (true) with check (true);
grant select, insert on letters to caseway_app;
grant select, insert, update, delete on letters to caseway_host;
