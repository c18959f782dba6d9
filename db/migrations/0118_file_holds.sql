-- A hold keeps one file, or every file of one record, from being deleted until it is released.
create table file_holds (
  tenant_id uuid not null,
  id uuid not null,
  file_id uuid,
  owner_resource text,
  owner_id uuid,
  reason text not null,
  placed_by uuid,
  placed_at timestamptz not null default now(),
  released_by uuid,
  released_at timestamptz,
  is_deleted boolean not null generated always as (false) stored,
  primary key (tenant_id, id),
  check ((file_id is null) <> (owner_id is null)),
  check ((owner_resource is null) = (owner_id is null)),
  constraint fk_file_holds__file_id foreign key (tenant_id, file_id)
    references files (tenant_id, id) on delete cascade deferrable
);
create index ix_file_holds__file_id on file_holds (tenant_id, file_id) where released_at is null;
create index ix_file_holds__owner_id on file_holds (tenant_id, owner_id) where released_at is null;

create trigger history after insert or update or delete on file_holds
  for each row execute function capture_change('fileHold',
    'file_id,owner_resource,owner_id,reason,placed_by,placed_at,released_by,released_at', '{}');

alter table file_holds enable row level security;
alter table file_holds force row level security;
create policy tenant_wall on file_holds to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_holds to caseway_host using (true) with check (true);
grant select, insert, update, delete on file_holds to caseway_app, caseway_host;

-- Why a file is held; null when it is not.
create function file_hold_reason(tenant uuid, file uuid, resource text, owner uuid) returns text
  language sql stable parallel safe
  as $$
    select reason from file_holds h
    where h.tenant_id = tenant and h.released_at is null
      and (h.file_id = file or (h.owner_resource = resource and h.owner_id = owner))
    order by h.placed_at limit 1
  $$;

-- Whichever way a file would go, a held one stays.
create function refuse_held_file() returns trigger language plpgsql as $$
declare why text;
begin
  if tg_op = 'UPDATE' and (new.status <> 'removed' or old.status = 'removed') then
    return new;
  end if;
  why := file_hold_reason(old.tenant_id, old.id, old.owner_resource, old.owner_id);
  if why is not null then
    raise exception 'the file is on hold' using errcode = '23514',
      constraint = 'refused__fileHeld',
      detail = json_build_object('name', old.name, 'reason', why)::text;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger held before update or delete on files
  for each row execute function refuse_held_file();
