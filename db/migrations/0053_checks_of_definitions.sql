-- What one field must be beside another stands in the definition now and is a CHECK of the table.
-- The triggers that said so are gone.
drop trigger keep_period on specialist_leaves;
drop trigger keep_period on specialist_contracts;
drop function keep_period();
drop trigger campaign_kept on marketing_campaigns;
drop function keep_campaign();

alter table companies add constraint "refused__highRiskEndsBeforeStart" check (high_risk_applied_to >= high_risk_applied_from);

alter table specialists add constraint "refused__contractEndsBeforeStart" check (onboarded_end_date >= onboarded_date);

alter table specialist_contracts add constraint "refused__periodEndsBeforeStart" check (end_date >= start_date);

alter table specialist_fees add constraint "refused__feeEndsBeforeStart" check (effective_to >= effective_from);

alter table specialist_leaves add constraint "refused__periodEndsBeforeStart" check (end_date >= start_date);

alter table marketing_campaigns add constraint "refused__campaignEndsBeforeStart" check (end_date >= start_date);

alter table appointment_sessions add constraint "refused__sessionEndsBeforeStart" check (date_to > date_from);

-- G-057: the status follows enable and disable. E-059: nobody is excluded without a reason.
create or replace function keep_specialist() returns trigger language plpgsql as $$
begin
  new.full_name := trim(new.first_name || ' ' || new.last_name);
  new.specialist_status := case when new.is_active then 'ACTIVE' else 'INACTIVE' end;
  new.state := nullif(trim(new.address ->> 'state'), '');
  if new.recruitment_status <> 'EXCLUDING' then
    new.exclusion_reason := null;
  elsif new.exclusion_reason is null then
    raise exception 'An exclusion needs a reason'
      using errcode = '23514', constraint = 'refused__exclusionReasonMissing';
  end if;
  return new;
end $$;

-- A session that ends before it starts is left to the CHECK, which comes after this trigger.
create or replace function prepare_session() returns trigger language plpgsql as $$
declare minutes numeric := extract(epoch from new.date_to - new.date_from) / 60;
begin
  if new.is_deleted then return new; end if;
  if minutes > 1440 then perform refuse_session('sessionTooLong'); end if;
  if minutes > 0 and minutes < new.slot_minutes then perform refuse_session('sessionTooShort'); end if;
  if new.centre_id is null and not new.is_video_appointment
    and coalesce(new.location_type, '') <> 'homeAssessment' then
    perform refuse_session('sessionNeedsPlace');
  end if;
  if new.room_id is not null and not exists (
    select 1 from centre_rooms r
    where r.tenant_id = new.tenant_id and r.id = new.room_id and r.centre_id = new.centre_id
  ) then
    perform refuse_session('roomElsewhere');
  end if;
  select s.full_name || ', ' || to_char(new.date_from at time zone new.time_zone, 'DD Mon YYYY HH24:MI')
    into new.name
    from specialists s where s.tenant_id = new.tenant_id and s.id = new.specialist_id;
  return new;
end $$;
