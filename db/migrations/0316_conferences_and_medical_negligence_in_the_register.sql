create trigger fill_case before insert or update of client_id on co_teleconference
  for each row execute function fill_case();
create trigger keep_case after insert or update on co_teleconference
  for each row execute function keep_case('CO');
create trigger fill_case before insert or update of client_id on mednegs
  for each row execute function fill_case();
create trigger keep_case after insert or update on mednegs
  for each row execute function keep_case('MN');

-- As migration 199 has it for the other tables of cases: what holds for a person is asked once.
do $$
declare kind text;
begin
  foreach kind in array array['co_teleconference', 'mednegs'] loop
    execute format($policy$create policy seen_by_user on %I as restrictive for select to caseway_app using (
      visibility = 'everyone'
      or (select sees_every_case(current_actor()))
      or visibility = 'staff' and (select sees_staff_cases(current_actor()))
      or visibility = 'group' and id in (select cases_of_groups(current_actor())))$policy$, kind);
  end loop;
end $$;

-- Whoever does not see the case does not see what belongs to it.
create policy seen_by_user on co_participants as restrictive for select to caseway_app using (
  exists (select 1 from co_teleconference c
    where c.tenant_id = co_participants.tenant_id and c.id = co_participants.conference_id));
create policy seen_by_user on co_slots as restrictive for select to caseway_app using (
  exists (select 1 from co_teleconference c
    where c.tenant_id = co_slots.tenant_id and c.id = co_slots.conference_id));
create policy seen_by_user on mn_opinions as restrictive for select to caseway_app using (
  exists (select 1 from mednegs c
    where c.tenant_id = mn_opinions.tenant_id and c.id = mn_opinions.med_neg_id));
create policy seen_by_user on mn_links as restrictive for select to caseway_app using (
  exists (select 1 from mednegs c
    where c.tenant_id = mn_links.tenant_id and c.id = mn_links.med_neg_id));

-- Who can when. The last answer to a time is the one that counts.
create table co_poll_answers (
  tenant_id uuid not null,
  slot_id uuid not null,
  participant_id uuid not null,
  answer text not null check (answer in ('yes', 'ifNeedBe', 'no')),
  answered_at timestamptz not null default now(),
  primary key (tenant_id, slot_id, participant_id),
  constraint fk_co_poll_answers__slot_id foreign key (tenant_id, slot_id)
    references co_slots (tenant_id, id) deferrable,
  constraint fk_co_poll_answers__participant_id foreign key (tenant_id, participant_id)
    references co_participants (tenant_id, id) deferrable
);
create index ix_co_poll_answers__participant_id on co_poll_answers (tenant_id, participant_id);

-- The links of polls and of requests for opinions. Only the hash of a token is kept; whether it still
-- works follows from the key of the sending, which the record carries.
create table co_poll_links (
  tenant_id uuid not null,
  token_hash text not null,
  participant_id uuid not null,
  poll_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_co_poll_links__participant_id foreign key (tenant_id, participant_id)
    references co_participants (tenant_id, id) deferrable
);
create index ix_co_poll_links__participant_id on co_poll_links (tenant_id, participant_id);

create table mn_opinion_links (
  tenant_id uuid not null,
  token_hash text not null,
  opinion_id uuid not null,
  link_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_mn_opinion_links__opinion_id foreign key (tenant_id, opinion_id)
    references mn_opinions (tenant_id, id) deferrable
);
create index ix_mn_opinion_links__opinion_id on mn_opinion_links (tenant_id, opinion_id);

do $$
declare t text;
begin
  foreach t in array array['co_poll_answers', 'co_poll_links', 'mn_opinion_links'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;

-- Asked for every hour, across all tenants.
create index ix_mn_opinions__waiting on mn_opinions (due_on) where status = 'poAsked' and not is_deleted;

-- Parties shows which specialists a user stands for: themselves, and those whom they assist (G-095).
create view party_specialists_of_users with (security_invoker = true) as
  select own.tenant_id, own.user_id, other.id as specialist_id
  from specialists own
  join specialists other on other.tenant_id = own.tenant_id and not other.is_deleted and (
    other.id = own.id
    or own.admin_level = 'SPECIFIC_ADMIN' and exists (
      select from specialists__assisted_specialists n
      where n.tenant_id = own.tenant_id and n.owner_id = own.id and n.target_id = other.id)
    or own.admin_level in ('GENERAL_ADMIN', 'GENERAL_ADMIN_2')
      and nullif(lower(trim(own.practice_name)), '') = lower(trim(other.practice_name)))
  where own.user_id is not null and own.is_active and not own.is_deleted;
grant select on party_specialists_of_users to caseway_app, caseway_host;

-- Booking shows which series a session belongs to: those of a conference end with it.
create or replace view booking_sessions with (security_invoker = true) as
  select tenant_id, id, specialist_id, centre_id, time_zone, date_from, date_to, session_status, is_on_hold,
    is_cancelled, total_slots, free_slots, series_id
  from appointment_sessions where not is_deleted;
