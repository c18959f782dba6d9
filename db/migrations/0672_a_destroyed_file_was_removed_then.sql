-- A file that goes at once is marked with no time; who took it away, and when, is noted all the same.
create or replace function note_file_removal() returns trigger
  language plpgsql as $$
begin
  if old.status = 'stored' and new.status = 'removed' then
    insert into file_removals (tenant_id, id, file_id, name, owner_resource, owner_id, removed_by, removed_at)
    values (new.tenant_id, gen_random_uuid(), new.id, new.name, new.owner_resource, new.owner_id, current_actor(),
      case when isfinite(new.removed_at) then new.removed_at else now() end);
  elsif old.status = 'removed' and new.status = 'stored' then
    update file_removals set put_back_by = current_actor(), put_back_at = now()
    where tenant_id = new.tenant_id and file_id = new.id and put_back_at is null;
  end if;
  return null;
end $$;
