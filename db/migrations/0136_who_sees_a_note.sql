-- G-009. The one place that says whom a note of a visibility is for. Whether they may read the record
-- that it is on is asked elsewhere.
create function note_is_for(person uuid, visibility text, group_ids uuid[]) returns boolean
  language sql stable as $$
  select case visibility
    when 'everyone' then true
    when 'staff' then exists (select 1 from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
      where ur.tenant_id = current_tenant() and ur.owner_id = person
        and r.name in ('TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF', 'ACCOUNTING') and not r.is_deleted)
    when 'group' then exists (select 1 from user_group__members m
      join user_group g on g.tenant_id = m.tenant_id and g.id = m.owner_id
      where m.tenant_id = current_tenant() and m.target_id = person
        and m.owner_id = any (group_ids) and not g.is_deleted)
    else false
  end
$$;

create function note_group_ids(note uuid) returns uuid[] language sql stable as $$
  select array(select target_id from correspondences__groups
    where tenant_id = current_tenant() and owner_id = note)
$$;

-- Nobody is named to the database by a batch that only reads, unless the resource says that its rows
-- differ by user: without a name, only what everyone sees is answered.
create policy seen_by_user on correspondences as restrictive for select to caseway_app using (
  visibility = 'everyone'
  or creator_id = current_actor()
  or note_is_for(current_actor(), visibility,
    case when visibility = 'group' then note_group_ids(id) else '{}'::uuid[] end)
);

create function fill_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.author_id := (select u.id from users u
      where u.tenant_id = new.tenant_id and u.id = current_actor());
    new.happened_at := coalesce(new.happened_at, now());
  else
    new.author_id := old.author_id;
    new.happened_at := coalesce(new.happened_at, old.happened_at);
  end if;
  return new;
end $$;

create trigger fill_note before insert or update on correspondences
  for each row execute function fill_note();

create index ix_correspondences__on_record on correspondences
  (tenant_id, object_id, is_pinned desc, happened_at desc, id desc) where not is_deleted;

alter table correspondences add constraint ck_correspondences__told_ids
  check (told_ids is null or jsonb_typeof(told_ids) = 'array');
