-- Who took which file away from a record, and who put it back. The row of the file goes 30 days later; this stays.
create table file_removals (
  tenant_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  name text not null,
  owner_resource text not null,
  owner_id uuid not null,
  removed_by uuid,
  removed_at timestamptz not null default now(),
  put_back_by uuid,
  put_back_at timestamptz,
  is_deleted boolean not null generated always as (false) stored,
  primary key (tenant_id, id)
);
create index ix_file_removals__owner on file_removals (tenant_id, owner_id, removed_at desc, id);
create index ix_file_removals__file on file_removals (tenant_id, file_id) where put_back_at is null;

alter table file_removals enable row level security;
alter table file_removals force row level security;
create policy tenant_wall on file_removals to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_removals to caseway_host using (true) with check (true);
grant select, insert, update on file_removals to caseway_app;
grant select, insert, update, delete on file_removals to caseway_host;

create view document_removals with (security_invoker = true) as
  select r.tenant_id, r.id, r.name, r.owner_resource, r.owner_id, r.removed_at, r.put_back_at, r.is_deleted,
    u.name as removed_by, b.name as put_back_by
  from file_removals r
  left join accounts u on u.tenant_id = r.tenant_id and u.id = r.removed_by
  left join accounts b on b.tenant_id = r.tenant_id and b.id = r.put_back_by;
grant select on document_removals to caseway_app, caseway_host;

-- Whichever way a file goes. What hangs on no record goes unseen, and what a field holds is told by its history.
create function note_file_removal() returns trigger language plpgsql as $$
begin
  if old.status = 'stored' and new.status = 'removed' then
    insert into file_removals (tenant_id, id, file_id, name, owner_resource, owner_id, removed_by, removed_at)
    values (new.tenant_id, gen_random_uuid(), new.id, new.name, new.owner_resource, new.owner_id, current_actor(),
      coalesce(new.removed_at, now()));
  elsif old.status = 'removed' and new.status = 'stored' then
    update file_removals set put_back_by = current_actor(), put_back_at = now()
    where tenant_id = new.tenant_id and file_id = new.id and put_back_at is null;
  end if;
  return null;
end $$;

create trigger note_removal after update of status on files for each row
  when (old.status <> new.status and new.owner_id is not null and new.owner_property is null)
  execute function note_file_removal();

-- What was sent on: to a signer, or by a link to somebody without an account.
create function document_was_sent(tenant uuid, file uuid) returns boolean language sql stable parallel safe as $$
  select exists (select from links l
      where l.tenant_id = tenant and l.subject_id = file and l.subject_of = 'file' and l.kind = 'oneTimeAccess')
    or exists (select from envelopes e
      where e.tenant_id = tenant and e.document_id = file and not e.is_deleted)
$$;
