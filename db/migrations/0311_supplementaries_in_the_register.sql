do $$
declare kind text; key text;
begin
  foreach kind in array array['supplementaries', 'file_reviews'] loop
    key := case kind when 'supplementaries' then 'SUPP' else 'FR' end;
    execute format('create trigger fill_case before insert or update of client_id on %I
      for each row execute function fill_case()', kind);
    execute format('create trigger keep_case after insert or update on %I
      for each row execute function keep_case(%L)', kind, key);
    -- As migration 199 has it: what holds for a person is asked once.
    execute format($policy$create policy seen_by_user on %I as restrictive for select to caseway_app using (
      visibility = 'everyone'
      or (select sees_every_case(current_actor()))
      or visibility = 'staff' and (select sees_staff_cases(current_actor()))
      or visibility = 'group' and id in (select cases_of_groups(current_actor())))$policy$, kind);
    execute format('create index %I on %I (tenant_id, origin_case_id) where origin_case_id is not null and not is_deleted',
      'ix_' || kind || '__origin', kind);
  end loop;
end $$;

-- Whoever does not see the case does not see what goes along with it.
create policy seen_by_user on request_files as restrictive for select to caseway_app using (
  exists (select 1 from cases c where c.tenant_id = request_files.tenant_id and c.id = request_files.case_id));
create index ix_request_files__file on request_files (tenant_id, file_id) where not is_deleted;
