create trigger fill_case before insert or update of client_id on clinical_records
  for each row execute function fill_case();
create trigger keep_case after insert or update on clinical_records
  for each row execute function keep_case('MR');

-- B-224: a record that was made twice is found by the last name of its claimant.
create function fill_record_name() returns trigger language plpgsql as $$
begin
  select c.last_name into new.claimant_last_name
  from clients c where c.tenant_id = new.tenant_id and c.id = new.client_id;
  return new;
end $$;
create trigger fill_record_name before insert or update of client_id on clinical_records
  for each row execute function fill_record_name();

-- What the requests of a case come to; lists are filtered by it. `priority` of an item is written by
-- the rules (`record-priority.ts`), the case has that of its most urgent one.
create function count_record_items() returns trigger language plpgsql as $$
begin
  update clinical_records r set
    item_count = s.items, requested_count = s.requested, retrieved_count = s.done, due_date = s.due,
    priority = s.worst
  from (
    select count(*) as items,
      count(*) filter (where i.requested_on is not null) as requested,
      count(*) filter (where i.status in ('retrieved', 'noRecords')) as done,
      min(i.due_date) filter (where i.status = 'requested') as due,
      case when count(*) = 0 then null
        when bool_or(i.priority = 'high') then 'high'
        when bool_or(i.priority = 'medium') then 'medium'
        when bool_and(i.status in ('retrieved', 'noRecords')) then 'retrieved'
        else 'low' end as worst
    from medical_record_items i
    where i.tenant_id = new.tenant_id and i.mr_id = new.mr_id and not i.is_deleted and i.status <> 'cancelled'
  ) s
  where r.tenant_id = new.tenant_id and r.id = new.mr_id
    and (r.item_count, r.requested_count, r.retrieved_count, r.due_date, r.priority)
      is distinct from (s.items, s.requested, s.done, s.due, s.worst);
  return null;
end $$;
create trigger count_record_items after insert or update on medical_record_items
  for each row execute function count_record_items();

create policy seen_by_user on clinical_records as restrictive for select to caseway_app using (
  visibility = 'everyone'
  or (select sees_every_case(current_actor()))
  or visibility = 'staff' and (select sees_staff_cases(current_actor()))
  or visibility = 'group' and id in (select cases_of_groups(current_actor())));

-- Whoever does not see the case does not see what belongs to it.
do $$
declare kind text;
begin
  foreach kind in array array['medical_record_items', 'medical_record_files', 'medical_record_contacts'] loop
    execute format($policy$create policy seen_by_user on %I as restrictive for select to caseway_app using (
      exists (select 1 from clinical_records c where c.tenant_id = %I.tenant_id and c.id = %I.mr_id))$policy$,
      kind, kind, kind);
  end loop;
end $$;

-- Asked for every hour, and by whoever chases, over all cases.
create index ix_medical_record_items__waiting on medical_record_items (tenant_id, due_date)
  where status = 'requested' and not is_deleted;
create index ix_clinical_records__envelope on clinical_records (tenant_id, authority_envelope_id)
  where authority_envelope_id is not null;

-- The upload links of providers. Only the hash of a token is kept; whether it works follows from the request.
create table record_upload_links (
  tenant_id uuid not null,
  token_hash text not null,
  item_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  constraint fk_record_upload_links__item_id foreign key (tenant_id, item_id)
    references medical_record_items (tenant_id, id) deferrable
);
create index ix_record_upload_links__item_id on record_upload_links (tenant_id, item_id);

alter table record_upload_links enable row level security;
alter table record_upload_links force row level security;
create policy tenant_wall on record_upload_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on record_upload_links to caseway_host using (true) with check (true);
grant select, insert on record_upload_links to caseway_app;
grant select, insert, update on record_upload_links to caseway_host;
