drop trigger files on specialist_contracts;

create table envelopes (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  title text not null,
  status text not null default 'draft',
  object_reference_name text,
  from_module text,
  object_id text,
  sender_id uuid,
  message text,
  needs_code boolean not null default false,
  remind_every_days numeric,
  expires_at timestamptz,
  sent_at timestamptz,
  completed_at timestamptz,
  end_reason text,
  provider text not null default 'own',
  external_id text,
  document_id uuid not null,
  document_hash text not null,
  signed_file_id uuid,
  evidence_file_id uuid,
  search_text text generated always as (lower(coalesce(number, '') || ' ' || coalesce(title, '') || ' ' || coalesce(object_reference_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table envelope_signers (
  tenant_id uuid not null,
  id uuid not null,
  envelope_id uuid not null,
  place numeric not null,
  name text not null,
  email text not null,
  status text not null default 'waiting',
  invited_at timestamptz,
  reminded_at timestamptz,
  opened_at timestamptz,
  signed_at timestamptz,
  signature_kind text,
  signature_id uuid,
  decline_reason text,
  page numeric,
  box_left numeric,
  box_top numeric,
  box_width numeric,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table envelope_events (
  tenant_id uuid not null,
  id uuid not null,
  envelope_id uuid not null,
  kind text not null,
  at timestamptz not null,
  who text,
  ip text,
  user_agent text,
  document_hash text,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table specialist_contracts add column signed_document_id uuid;

create index ix_envelopes__sort on envelopes (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_envelopes__status on envelopes (tenant_id, status, creation_time desc, id) where not is_deleted;

create index ix_envelopes__from_module on envelopes (tenant_id, from_module, creation_time desc, id) where not is_deleted;

create index ix_envelopes__object_id on envelopes (tenant_id, object_id, creation_time desc, id) where not is_deleted;

create index ix_envelopes__sender_id on envelopes (tenant_id, sender_id, creation_time desc, id) where not is_deleted;

create index ix_envelopes__sent_at on envelopes (tenant_id, sent_at, creation_time desc, id) where not is_deleted;

create index ix_envelopes__search on envelopes using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger files after insert or update of document_id, signed_file_id, evidence_file_id on envelopes
  for each row execute function own_files('envelope', 'document_id,signed_file_id,evidence_file_id');

alter table envelopes enable row level security;
alter table envelopes force row level security;
create policy tenant_wall on envelopes to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelopes to caseway_host using (true) with check (true);
grant select, insert, update on envelopes to caseway_app;
grant select, insert, update on envelopes to caseway_host;

create trigger history after insert or update or delete on envelopes
  for each row execute function capture_change('envelope', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,object_id,external_id', '{"sender_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_envelopes(whole text, word text) returns setof envelopes
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.envelopes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.envelopes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_envelopes(text, text) owner to caseway_host;
revoke all on function search_envelopes(text, text) from public;
grant execute on function search_envelopes(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on envelopes
  for each row execute function keep_search_words('envelope');
create trigger search_words_changed after update on envelopes for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('envelope');

create index ix_envelope_signers__sort on envelope_signers (tenant_id, place, id) where not is_deleted;

create index ix_envelope_signers__envelope_id on envelope_signers (tenant_id, envelope_id, place, id) where not is_deleted;

create trigger files after insert or update of signature_id on envelope_signers
  for each row execute function own_files('envelopeSigner', 'signature_id');

alter table envelope_signers enable row level security;
alter table envelope_signers force row level security;
create policy tenant_wall on envelope_signers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelope_signers to caseway_host using (true) with check (true);
grant select, insert, update on envelope_signers to caseway_app;
grant select, insert, update on envelope_signers to caseway_host;

create trigger history after insert or update or delete on envelope_signers
  for each row execute function capture_change('envelopeSigner', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create index ix_envelope_events__sort on envelope_events (tenant_id, at, id) where not is_deleted;

create index ix_envelope_events__envelope_id on envelope_events (tenant_id, envelope_id, at, id) where not is_deleted;

create index ix_envelope_events__kind on envelope_events (tenant_id, kind, at, id) where not is_deleted;

alter table envelope_events enable row level security;
alter table envelope_events force row level security;
create policy tenant_wall on envelope_events to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelope_events to caseway_host using (true) with check (true);
revoke all on envelope_events from caseway_app, caseway_host;
grant select, insert on envelope_events to caseway_app;
grant select, insert on envelope_events to caseway_host;

create trigger append_only before update or delete on envelope_events
  for each row execute function refuse_change();

create trigger never_truncated before truncate on envelope_events
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on envelope_events
  for each row execute function capture_change('envelopeEvent', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create trigger files after insert or update of document_id, signed_document_id on specialist_contracts
  for each row execute function own_files('specialistContract', 'document_id,signed_document_id');

alter table envelopes add constraint fk_envelopes__sender_id foreign key (tenant_id, sender_id) references users (tenant_id, id) deferrable;

alter table envelopes add constraint fk_envelopes__document_id foreign key (tenant_id, document_id) references files (tenant_id, id) deferrable;

alter table envelopes add constraint fk_envelopes__signed_file_id foreign key (tenant_id, signed_file_id) references files (tenant_id, id) deferrable;

alter table envelopes add constraint fk_envelopes__evidence_file_id foreign key (tenant_id, evidence_file_id) references files (tenant_id, id) deferrable;

alter table envelope_signers add constraint fk_envelope_signers__envelope_id foreign key (tenant_id, envelope_id) references envelopes (tenant_id, id) deferrable;

alter table envelope_signers add constraint fk_envelope_signers__signature_id foreign key (tenant_id, signature_id) references files (tenant_id, id) deferrable;

alter table envelope_events add constraint fk_envelope_events__envelope_id foreign key (tenant_id, envelope_id) references envelopes (tenant_id, id) deferrable;

alter table specialist_contracts add constraint fk_specialist_contracts__signed_document_id foreign key (tenant_id, signed_document_id) references files (tenant_id, id) deferrable;
