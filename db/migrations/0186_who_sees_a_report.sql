-- Versions count up from one for each case; the row of the case is locked meanwhile. Who sees a report
-- follows its case: the specialist, and the company once the final report was sent.
create function fill_case_report() returns trigger language plpgsql as $$
declare
  about record;
begin
  if tg_op = 'INSERT' then
    select specialist_id, company_id into about from cases
      where tenant_id = new.tenant_id and id = new.case_id for no key update;
    new.version := coalesce((select max(r.version) from case_reports r
      where r.tenant_id = new.tenant_id and r.case_id = new.case_id), 0) + 1;
    new.made_by_id := (select u.id from users u
      where u.tenant_id = new.tenant_id and u.id = current_actor());
  else
    select specialist_id, company_id into about from cases
      where tenant_id = new.tenant_id and id = new.case_id;
    new.version := old.version;
    new.made_by_id := old.made_by_id;
  end if;
  new.specialist_id := about.specialist_id;
  new.shared_company_id := case when new.kind = 'final' and new.sent_at is not null then about.company_id end;
  return new;
end $$;

create trigger fill_case_report before insert or update on case_reports
  for each row execute function fill_case_report();

create function fill_report_remark() returns trigger language plpgsql as $$
begin
  select r.case_id into new.case_id from case_reports r
    where r.tenant_id = new.tenant_id and r.id = new.case_report_id;
  select r.specialist_id into new.specialist_id from case_reports r
    where r.tenant_id = new.tenant_id and r.id = new.case_report_id;
  new.author_id := case when tg_op = 'INSERT' then (select u.id from users u
    where u.tenant_id = new.tenant_id and u.id = current_actor()) else old.author_id end;
  return new;
end $$;

create trigger fill_report_remark before insert or update on report_remarks
  for each row execute function fill_report_remark();

create function fill_report_correction() returns trigger language plpgsql as $$
begin
  select c.specialist_id into new.specialist_id from cases c
    where c.tenant_id = new.tenant_id and c.id = new.case_id;
  new.raised_by_id := case when tg_op = 'INSERT' then (select u.id from users u
    where u.tenant_id = new.tenant_id and u.id = current_actor()) else old.raised_by_id end;
  return new;
end $$;

create trigger fill_report_correction before insert or update on report_correction
  for each row execute function fill_report_correction();

-- A case that goes to another specialist or company takes its reports along.
create function reports_follow_case() returns trigger language plpgsql as $$
begin
  update case_reports set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  update report_remarks set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  update report_correction set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;

create trigger reports_follow_case after update on cases for each row
  when (old.specialist_id is distinct from new.specialist_id
    or old.company_id is distinct from new.company_id)
  execute function reports_follow_case();

-- B-237: what belongs to a case that somebody may not see is out of their sight too.
create policy seen_with_case on case_reports as restrictive for select to caseway_app using (
  exists (select 1 from cases c where c.tenant_id = case_reports.tenant_id and c.id = case_id));
create policy seen_with_case on report_remarks as restrictive for select to caseway_app using (
  exists (select 1 from cases c where c.tenant_id = report_remarks.tenant_id and c.id = case_id));
create policy seen_with_case on report_deliveries as restrictive for select to caseway_app using (
  exists (select 1 from cases c where c.tenant_id = report_deliveries.tenant_id and c.id = case_id));
create policy seen_with_case on report_correction as restrictive for select to caseway_app using (
  exists (select 1 from cases c where c.tenant_id = report_correction.tenant_id and c.id = case_id));
create unique index uq_report_deliveries__link_key on report_deliveries (tenant_id, link_key)
  where link_key is not null;
