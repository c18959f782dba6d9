create table system_update (
  id uuid not null,
  title text not null,
  version text,
  summary text,
  body text,
  audience text[] not null default '{}',
  published_time timestamptz,
  search_text text generated always as (lower(coalesce(title, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);

create table feedback (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  category text not null,
  message text not null,
  page text,
  attachment_id uuid,
  read_time timestamptz,
  search_text text generated always as (lower(coalesce(subject, '') || ' ' || coalesce(message, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_system_update__sort on system_update (creation_time desc, id) where not is_deleted;

alter table system_update enable row level security;
alter table system_update force row level security;
create policy tenant_wall on system_update for select to caseway_app using (true);
create policy host_work on system_update to caseway_host using (true) with check (true);
grant select on system_update to caseway_app;
grant select, insert, update on system_update to caseway_host;

create trigger history after insert or update or delete on system_update
  for each row execute function capture_change('systemUpdate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_feedback__sort on feedback (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_feedback__category on feedback (tenant_id, category, creation_time desc, id) where not is_deleted;

create index ix_feedback__search on feedback using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger files after insert or update of attachment_id on feedback
  for each row execute function own_files('feedback', 'attachment_id');

alter table feedback enable row level security;
alter table feedback force row level security;
create policy tenant_wall on feedback to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on feedback to caseway_host using (true) with check (true);
grant select, insert, update on feedback to caseway_app;
grant select, insert, update on feedback to caseway_host;

create trigger history after insert or update or delete on feedback
  for each row execute function capture_change('feedback', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,read_time', '{}');

create function search_feedback(whole text, word text) returns setof feedback
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.feedback t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.feedback t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_feedback(text, text) owner to caseway_host;
revoke all on function search_feedback(text, text) from public;
grant execute on function search_feedback(text, text) to caseway_app, caseway_host;

alter table feedback add constraint fk_feedback__attachment_id foreign key (tenant_id, attachment_id) references files (tenant_id, id) deferrable;
