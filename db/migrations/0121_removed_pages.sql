-- The pages that a clean-up left out of a file, by their numbers in its original.
create table file_removed_pages (
  tenant_id uuid not null,
  file_id uuid not null,
  page integer not null check (page >= 1),
  reason text not null check (reason in ('empty', 'duplicate')),
  same_as integer,
  restored_at timestamptz,
  restored_by uuid,
  primary key (tenant_id, file_id, page),
  constraint fk_file_removed_pages__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete cascade deferrable
);

-- B-298: a file is cleaned up at most once, also by two people at the same moment.
create unique index uq_files__clean_up on files (tenant_id, source_file_id)
  where is_cleanup and status = 'stored';

alter table file_removed_pages enable row level security;
alter table file_removed_pages force row level security;
create policy tenant_wall on file_removed_pages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_removed_pages to caseway_host using (true) with check (true);
grant select, insert, update, delete on file_removed_pages to caseway_app, caseway_host;
