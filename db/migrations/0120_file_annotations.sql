-- What people marked in a file. It lies beside the file: the bytes never change.
create table file_annotations (
  tenant_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  page integer not null check (page >= 1),
  kind text not null check (kind in ('highlight', 'note', 'label')),
  -- Shares of the page from its upper left corner: [{"x","y","width","height"}].
  rects jsonb not null default '[]',
  text text not null default '',
  colour text not null default 'yellow',
  author_id uuid,
  creation_time timestamptz not null default now(),
  modification_time timestamptz,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_file_annotations__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete cascade deferrable
);
create index ix_file_annotations__file_id on file_annotations (tenant_id, file_id, page)
  where not is_deleted;
create unique index uq_file_annotations__label on file_annotations (tenant_id, file_id, page)
  where kind = 'label' and not is_deleted;

create trigger history after insert or update or delete on file_annotations
  for each row execute function capture_change('fileAnnotation',
    'tenant_id,id,creation_time,modification_time', '{}');

alter table file_annotations enable row level security;
alter table file_annotations force row level security;
create policy tenant_wall on file_annotations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_annotations to caseway_host using (true) with check (true);
grant select, insert, update, delete on file_annotations to caseway_app, caseway_host;
