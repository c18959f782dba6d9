-- The name of the claimant stands in the case: lists are searched and sorted by it.
create function fill_case() returns trigger language plpgsql as $$
begin
  select concat_ws(' ', c.first_name, c.last_name) into new.claimant_name
  from clients c where c.tenant_id = new.tenant_id and c.id = new.client_id;
  return new;
end $$;

-- What all cases have in common is kept in one table, by the trigger of each type: its argument is
-- the key of the type. A column that a type lacks is empty there.
create function keep_case() returns trigger language plpgsql as $$
declare
  given jsonb := to_jsonb(new);
begin
  insert into cases (tenant_id, id, case_type, case_no, client_id, claimant_name, company_id, booking_cm_id,
    contractor_id, specialist_id, claim_no, step, billing_status, is_on_hold, status_name, is_closed,
    is_urgent, next_step, next_due_date, pic_user_id, appointment_date, report_due_date, visibility,
    creation_time, creator_id, last_modification_time, last_modifier_id, is_deleted)
  values (new.tenant_id, new.id, tg_argv[0], new.case_no, new.client_id, new.claimant_name, new.company_id,
    new.booking_cm_id, new.contractor_id, new.specialist_id, new.claim_no, new.step, new.billing_status,
    new.is_on_hold, new.status_name, new.is_closed, new.is_urgent, new.next_step, new.next_due_date,
    new.pic_user_id, (given ->> 'appointment_date')::timestamptz, new.report_due_date, new.visibility,
    new.creation_time, new.creator_id, new.last_modification_time, new.last_modifier_id, new.is_deleted)
  on conflict (tenant_id, id) do update set
    case_no = excluded.case_no, client_id = excluded.client_id, claimant_name = excluded.claimant_name,
    company_id = excluded.company_id, booking_cm_id = excluded.booking_cm_id,
    contractor_id = excluded.contractor_id, specialist_id = excluded.specialist_id,
    claim_no = excluded.claim_no, step = excluded.step, billing_status = excluded.billing_status,
    is_on_hold = excluded.is_on_hold, status_name = excluded.status_name, is_closed = excluded.is_closed,
    is_urgent = excluded.is_urgent, next_step = excluded.next_step, next_due_date = excluded.next_due_date,
    pic_user_id = excluded.pic_user_id, appointment_date = excluded.appointment_date,
    report_due_date = excluded.report_due_date, visibility = excluded.visibility,
    last_modification_time = excluded.last_modification_time,
    last_modifier_id = excluded.last_modifier_id, is_deleted = excluded.is_deleted,
    concurrency_stamp = gen_random_uuid();
  return null;
end $$;

create trigger fill_case before insert or update of client_id on assessments
  for each row execute function fill_case();
create trigger keep_case after insert or update on assessments
  for each row execute function keep_case('IME');

-- A whole context without a user is the server's own work: a job, a link that was sent out. A batch
-- that only reads names the tenant alone, and is nobody's work.
create function is_server_work() returns boolean language sql stable as $$
  select coalesce(current_setting('app.actor_tenant', true), '') <> ''
    and coalesce(current_setting('app.user', true), '') = ''
$$;

-- B-237. The one place that says whom a case of a visibility is for; what the role may read at all is
-- asked elsewhere. Admin staff see every case: somebody must be able to mend it.
create function case_visibility_includes(person uuid, visibility text, group_ids uuid[]) returns boolean
  language sql stable as $$
  select visibility = 'everyone' or is_server_work()
    or exists (select 1 from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
      where ur.tenant_id = current_tenant() and ur.owner_id = person and not r.is_deleted
        and (r.name = 'ADMIN_STAFF'
          or visibility = 'staff' and r.name in ('TENANT_ADMIN', 'STAFF', 'ACCOUNTING')))
    or visibility = 'group' and exists (select 1 from user_group__members m
      where m.tenant_id = current_tenant() and m.target_id = person and m.owner_id = any (group_ids))
$$;

create function case_is_for(person uuid, visibility text, case_id uuid) returns boolean
  language sql stable as $$
  select case_visibility_includes(person, visibility,
    array(select pg.target_id from case_permissions p
      join case_permissions__groups pg on pg.tenant_id = p.tenant_id and pg.owner_id = p.id
      where p.tenant_id = current_tenant() and p.case_id = case_is_for.case_id and not p.is_deleted))
$$;

create policy seen_by_user on cases as restrictive for select to caseway_app using (
  visibility = 'everyone' or case_is_for(current_actor(), visibility, id));
create policy seen_by_user on assessments as restrictive for select to caseway_app using (
  visibility = 'everyone' or case_is_for(current_actor(), visibility, id));
