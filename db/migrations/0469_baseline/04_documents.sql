-- documents: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create table file_tokens (
  tenant_id uuid not null,
  token_hash text not null,
  purpose text not null,
  file_id uuid,
  user_id uuid,
  owner_resource text,
  owner_id uuid,
  code_hash text,
  tries_left integer not null default 5,
  uses_left integer not null default 1,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint file_tokens_purpose_check check (purpose = any (array['download'::text, 'oneTime'::text, 'upload'::text])),
  constraint fk_file_tokens__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade
);
create index file_tokens_by_age on file_tokens (expires_at);
alter table file_tokens enable row level security, force row level security;
create policy tenant_wall on file_tokens to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_tokens to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_tokens to caseway_app, caseway_host;

create table document_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  category text not null,
  description text,
  is_confidential boolean not null default false,
  retention_years numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_document_types__sort on document_types (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_document_types__category on document_types (tenant_id, category, lower(name), id) include (name) where not is_deleted;
create index ix_document_types__is_confidential on document_types (tenant_id, is_confidential, lower(name), id) include (name) where not is_deleted;
create index ix_document_types__is_active on document_types (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_document_types__name on document_types (tenant_id, lower(name)) where not is_deleted;
create index ix_document_types__search on document_types using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table document_types enable row level security, force row level security;
create policy tenant_wall on document_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on document_types to caseway_host
  using (true) with check (true);
grant select, insert, update on document_types to caseway_app, caseway_host;
create trigger history after insert or delete or update on document_types
  for each row execute function capture_change('documentType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on document_types
  for each row execute function keep_search_words('documentType');
create trigger search_words_changed after update on document_types
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('documentType');

create table attachment_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  key text not null,
  category text not null,
  is_built_in boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(key, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  retention_years numeric,
  retention_from text default 'upload'::text,
  removes_by_itself boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_attachment_types__sort on attachment_types (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_attachment_types__category on attachment_types (tenant_id, category, lower(name), id) include (name) where not is_deleted;
create index ix_attachment_types__is_built_in on attachment_types (tenant_id, is_built_in, lower(name), id) include (name) where not is_deleted;
create index ix_attachment_types__is_active on attachment_types (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_attachment_types__key on attachment_types (tenant_id, lower(key)) where not is_deleted;
create index ix_attachment_types__search on attachment_types using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table attachment_types enable row level security, force row level security;
create policy tenant_wall on attachment_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on attachment_types to caseway_host
  using (true) with check (true);
grant select, insert, update on attachment_types to caseway_app, caseway_host;
create trigger history after insert or delete or update on attachment_types
  for each row execute function capture_change('attachmentType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on attachment_types
  for each row execute function keep_search_words('attachmentType');
create trigger search_words_changed after update on attachment_types
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('attachmentType');

create table letterheads (
  tenant_id uuid not null,
  id uuid not null,
  practice_name text,
  abn text,
  address jsonb,
  postal_address jsonb,
  phone text,
  email text,
  website text,
  show_logo boolean not null default true,
  layout text not null default 'classic'::text,
  accent_colour text not null default '#3d4751'::text,
  font_size text not null default 'normal'::text,
  footer_text text,
  has_page_numbers boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_letterheads__sort on letterheads (tenant_id, lower(practice_name), id) include (practice_name) where not is_deleted;
alter table letterheads enable row level security, force row level security;
create policy tenant_wall on letterheads to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on letterheads to caseway_host
  using (true) with check (true);
grant select, insert, update on letterheads to caseway_app, caseway_host;
create trigger history after insert or delete or update on letterheads
  for each row execute function capture_change('letterhead', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table letters (
  tenant_id uuid not null,
  id uuid not null,
  owner_resource text not null,
  owner_id uuid not null,
  title text not null,
  file_name text not null,
  html text not null,
  file_id uuid,
  writer_id uuid,
  creation_time timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint fk_letters__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete set null (file_id) deferrable
);
create index ix_letters__owner on letters (tenant_id, owner_resource, owner_id, creation_time desc);
create index ix_letters__file_id on letters (tenant_id, file_id);
alter table letters enable row level security, force row level security;
create policy tenant_wall on letters to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on letters to caseway_host
  using (true) with check (true);
grant select, insert on letters to caseway_app;
grant select, insert, update, delete on letters to caseway_host;
create trigger history after insert or delete or update on letters
  for each row execute function capture_change('letter', 'owner_resource,owner_id,title,file_name,html,file_id,writer_id,creation_time', '{}');

create table resumable_uploads (
  tenant_id uuid not null,
  id uuid not null,
  uploader_id uuid,
  name text not null,
  kind text,
  size bigint not null,
  received bigint not null default 0,
  owner_resource text,
  owner_id uuid,
  attachment_type_id uuid,
  file_id uuid,
  expires_at timestamptz not null,
  creation_time timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint resumable_uploads_size_check check (size > 0),
  constraint resumable_uploads_check check (received <= size),
  constraint resumable_uploads_check1 check ((owner_resource is null) = (owner_id is null)),
  constraint fk_resumable_uploads__attachment_type_id foreign key (tenant_id, attachment_type_id) references attachment_types(tenant_id, id) deferrable,
  constraint fk_resumable_uploads__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_resumable_uploads__uploader on resumable_uploads (tenant_id, uploader_id);
create index ix_resumable_uploads__expires_at on resumable_uploads (expires_at);
alter table resumable_uploads enable row level security, force row level security;
create policy tenant_wall on resumable_uploads to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on resumable_uploads to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on resumable_uploads to caseway_app, caseway_host;

create table resumable_upload_parts (
  tenant_id uuid not null,
  upload_id uuid not null,
  storage_key text not null,
  starts_at bigint not null,
  size bigint,
  primary key (tenant_id, upload_id, storage_key),
  constraint fk_resumable_upload_parts__upload_id foreign key (tenant_id, upload_id) references resumable_uploads(tenant_id, id) on delete cascade deferrable
);
alter table resumable_upload_parts enable row level security, force row level security;
create policy tenant_wall on resumable_upload_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on resumable_upload_parts to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on resumable_upload_parts to caseway_app, caseway_host;

create table file_holds (
  tenant_id uuid not null,
  id uuid not null,
  file_id uuid,
  owner_resource text,
  owner_id uuid,
  reason text not null,
  placed_by uuid,
  placed_at timestamptz not null default now(),
  released_by uuid,
  released_at timestamptz,
  is_deleted boolean generated always as (false) stored not null,
  primary key (tenant_id, id),
  constraint file_holds_check check ((file_id is null) <> (owner_id is null)),
  constraint file_holds_check1 check ((owner_resource is null) = (owner_id is null)),
  constraint fk_file_holds__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_file_holds__file_id on file_holds (tenant_id, file_id) where released_at is null;
create index ix_file_holds__owner_id on file_holds (tenant_id, owner_id) where released_at is null;
alter table file_holds enable row level security, force row level security;
create policy tenant_wall on file_holds to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_holds to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_holds to caseway_app, caseway_host;
create trigger history after insert or delete or update on file_holds
  for each row execute function capture_change('fileHold', 'file_id,owner_resource,owner_id,reason,placed_by,placed_at,released_by,released_at', '{}');

create table file_annotations (
  tenant_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  page integer not null,
  kind text not null,
  rects jsonb not null default '[]'::jsonb,
  text text not null default ''::text,
  colour text not null default 'yellow'::text,
  author_id uuid,
  creation_time timestamptz not null default now(),
  modification_time timestamptz,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint file_annotations_page_check check (page >= 1),
  constraint file_annotations_kind_check check (kind = any (array['highlight'::text, 'note'::text, 'label'::text])),
  constraint fk_file_annotations__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_file_annotations__file_id on file_annotations (tenant_id, file_id, page) where not is_deleted;
create unique index uq_file_annotations__label on file_annotations (tenant_id, file_id, page) where kind = 'label'::text and not is_deleted;
alter table file_annotations enable row level security, force row level security;
create policy tenant_wall on file_annotations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_annotations to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_annotations to caseway_app, caseway_host;
create trigger history after insert or delete or update on file_annotations
  for each row execute function capture_change('fileAnnotation', 'tenant_id,id,creation_time,modification_time', '{}');

create table file_removed_pages (
  tenant_id uuid not null,
  file_id uuid not null,
  page integer not null,
  reason text not null,
  same_as integer,
  restored_at timestamptz,
  restored_by uuid,
  primary key (tenant_id, file_id, page),
  constraint file_removed_pages_page_check check (page >= 1),
  constraint file_removed_pages_reason_check check (reason = any (array['empty'::text, 'duplicate'::text])),
  constraint fk_file_removed_pages__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
alter table file_removed_pages enable row level security, force row level security;
create policy tenant_wall on file_removed_pages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_removed_pages to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_removed_pages to caseway_app, caseway_host;

create table file_texts (
  tenant_id uuid not null,
  file_id uuid not null,
  status text not null default 'waiting'::text,
  pages_done integer not null default 0,
  pages_total integer,
  pages_failed integer not null default 0,
  language text,
  reason text,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, file_id),
  constraint file_texts_status_check check (status = any (array['waiting'::text, 'reading'::text, 'done'::text, 'partly'::text, 'failed'::text])),
  constraint fk_file_texts__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_file_texts__unfinished on file_texts (changed_at) where status = any (array['waiting'::text, 'reading'::text]);
alter table file_texts enable row level security, force row level security;
create policy tenant_wall on file_texts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_texts to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_texts to caseway_app, caseway_host;

create table file_pages (
  tenant_id uuid not null,
  file_id uuid not null,
  page integer not null,
  source text not null,
  confidence smallint,
  text text not null,
  words tsvector not null,
  bucket integer not null,
  primary key (tenant_id, file_id, page),
  constraint file_pages_page_check check (page >= 0),
  constraint file_pages_source_check check (source = any (array['name'::text, 'text'::text, 'ocr'::text])),
  constraint fk_file_pages__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_file_pages__words on file_pages using gin (tenant_id, bucket, words) with (fastupdate=off);
alter table file_pages enable row level security, force row level security;
create policy tenant_wall on file_pages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_pages to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_pages to caseway_app, caseway_host;

create table file_page_counts (
  tenant_id uuid not null,
  pages bigint not null,
  primary key (tenant_id)
);
alter table file_page_counts enable row level security, force row level security;
create policy tenant_wall on file_page_counts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_page_counts to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_page_counts to caseway_app, caseway_host;

create table file_digests (
  tenant_id uuid not null,
  file_id uuid not null,
  kind text not null,
  variant text not null default ''::text,
  model text,
  content jsonb not null,
  made_at timestamptz not null default now(),
  primary key (tenant_id, file_id, kind, variant),
  constraint file_digests_kind_check check (kind = any (array['summary'::text, 'transcription'::text, 'letterOfInstruction'::text])),
  constraint fk_file_digests__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
alter table file_digests enable row level security, force row level security;
create policy tenant_wall on file_digests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_digests to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_digests to caseway_app, caseway_host;

create table envelopes (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  title text not null,
  status text not null default 'draft'::text,
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
  provider text not null default 'own'::text,
  external_id text,
  document_id uuid not null,
  document_hash text not null,
  signed_file_id uuid,
  evidence_file_id uuid,
  search_text text generated always as (lower((((coalesce(number, ''::text) || ' '::text) || coalesce(title, ''::text)) || ' '::text) || coalesce(object_reference_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_envelopes__sender_id foreign key (tenant_id, sender_id) references users(tenant_id, id) deferrable,
  constraint fk_envelopes__document_id foreign key (tenant_id, document_id) references files(tenant_id, id) deferrable,
  constraint fk_envelopes__signed_file_id foreign key (tenant_id, signed_file_id) references files(tenant_id, id) deferrable,
  constraint fk_envelopes__evidence_file_id foreign key (tenant_id, evidence_file_id) references files(tenant_id, id) deferrable
);
create index ix_envelopes__sort on envelopes (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_envelopes__status on envelopes (tenant_id, status, creation_time desc, id) where not is_deleted;
create index ix_envelopes__from_module on envelopes (tenant_id, from_module, creation_time desc, id) where not is_deleted;
create index ix_envelopes__object_id on envelopes (tenant_id, object_id, creation_time desc, id) where not is_deleted;
create index ix_envelopes__sender_id on envelopes (tenant_id, sender_id, creation_time desc, id) where not is_deleted;
create index ix_envelopes__sent_at on envelopes (tenant_id, sent_at, creation_time desc, id) where not is_deleted;
create index ix_envelopes__search on envelopes using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_envelopes__open on envelopes (expires_at) where (status = any (array['sent'::text, 'delivered'::text])) and not is_deleted;
create index ix_envelopes__external_id on envelopes (external_id) where external_id is not null;
alter table envelopes enable row level security, force row level security;
create policy tenant_wall on envelopes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelopes to caseway_host
  using (true) with check (true);
grant select, insert, update on envelopes to caseway_app, caseway_host;
create trigger files after insert or update of document_id, signed_file_id, evidence_file_id on envelopes
  for each row execute function own_files('envelope', 'document_id,signed_file_id,evidence_file_id');
create trigger history after insert or delete or update on envelopes
  for each row execute function capture_change('envelope', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,object_id,external_id', '{"sender_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on envelopes
  for each row execute function keep_search_words('envelope');
create trigger search_words_changed after update on envelopes
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('envelope');

create table envelope_signers (
  tenant_id uuid not null,
  id uuid not null,
  envelope_id uuid not null,
  place numeric not null,
  name text not null,
  email text not null,
  status text not null default 'waiting'::text,
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
  primary key (tenant_id, id),
  constraint fk_envelope_signers__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable,
  constraint fk_envelope_signers__signature_id foreign key (tenant_id, signature_id) references files(tenant_id, id) deferrable
);
create index ix_envelope_signers__sort on envelope_signers (tenant_id, place, id) where not is_deleted;
create index ix_envelope_signers__envelope_id on envelope_signers (tenant_id, envelope_id, place, id) where not is_deleted;
create index ix_envelope_signers__waiting on envelope_signers (tenant_id, lower(email)) where (status = any (array['invited'::text, 'opened'::text])) and not is_deleted;
alter table envelope_signers enable row level security, force row level security;
create policy tenant_wall on envelope_signers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelope_signers to caseway_host
  using (true) with check (true);
grant select, insert, update on envelope_signers to caseway_app, caseway_host;
create trigger files after insert or update of signature_id on envelope_signers
  for each row execute function own_files('envelopeSigner', 'signature_id');
create trigger history after insert or delete or update on envelope_signers
  for each row execute function capture_change('envelopeSigner', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

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
  primary key (tenant_id, id),
  constraint fk_envelope_events__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable
);
create index ix_envelope_events__sort on envelope_events (tenant_id, at, id);
create index ix_envelope_events__envelope_id on envelope_events (tenant_id, envelope_id, at, id);
create index ix_envelope_events__kind on envelope_events (tenant_id, kind, at, id);
alter table envelope_events enable row level security, force row level security;
create policy tenant_wall on envelope_events to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelope_events to caseway_host
  using (true) with check (true);
grant select, insert on envelope_events to caseway_app, caseway_host;
create trigger append_only before delete or update on envelope_events
  for each row execute function refuse_change();
create trigger never_truncated before truncate on envelope_events
  for each statement execute function refuse_change();
create trigger history after insert on envelope_events referencing new table as added
  for each statement execute function audit_additions('envelopeEvent');

create table envelope_links (
  tenant_id uuid not null,
  token_hash text not null,
  envelope_id uuid not null,
  signer_id uuid not null,
  code_hash text,
  code_tries_left integer not null default 0,
  code_expires_at timestamptz,
  code_asked_at timestamptz,
  pass_hash text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_envelope_links__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable,
  constraint fk_envelope_links__signer_id foreign key (tenant_id, signer_id) references envelope_signers(tenant_id, id) deferrable
);
create index ix_envelope_links__envelope_id on envelope_links (tenant_id, envelope_id);
create index ix_envelope_links__signer_id on envelope_links (tenant_id, signer_id);
alter table envelope_links enable row level security, force row level security;
create policy tenant_wall on envelope_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelope_links to caseway_host
  using (true) with check (true);
grant select, insert, update on envelope_links to caseway_app, caseway_host;

create table seal_keys (
  tenant_id uuid not null,
  fingerprint text not null,
  certificate text not null,
  sealed text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, fingerprint)
);
create unique index uq_seal_keys__own on seal_keys (tenant_id) where sealed is not null;
alter table seal_keys enable row level security, force row level security;
create policy tenant_wall on seal_keys to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on seal_keys to caseway_host
  using (true) with check (true);
grant select, insert, update on seal_keys to caseway_app, caseway_host;

create function search_document_types(whole text, word text) returns setof document_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.document_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.document_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_document_types(text,text) owner to caseway_host;
revoke all on function search_document_types(text,text) from public;
grant execute on function search_document_types(text,text) to caseway_app;

create function search_attachment_types(whole text, word text) returns setof attachment_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.attachment_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.attachment_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_attachment_types(text,text) owner to caseway_host;
revoke all on function search_attachment_types(text,text) from public;
grant execute on function search_attachment_types(text,text) to caseway_app;

create function file_hold_reason(tenant uuid, file uuid, resource text, owner uuid) returns text
  language sql stable parallel safe
  as $$
    select reason from file_holds h
    where h.tenant_id = tenant and h.released_at is null
      and (h.file_id = file or (h.owner_resource = resource and h.owner_id = owner))
    order by h.placed_at limit 1
  $$;

create function next_page_bucket(tenant uuid, many integer) returns integer
  language sql
  as $$
  insert into file_page_counts as c (tenant_id, pages) values (tenant, many)
    on conflict (tenant_id) do update set pages = c.pages + many
    returning ((pages - 1) / 2048)::integer
$$;

create function find_file_pages(asked text, low integer, high integer, most integer) returns table(file_id uuid, page integer, bucket integer)
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public set enable_seqscan = off set enable_indexscan = off
  as $$
begin
  if low is null then
    return query execute 'select p.file_id, p.page, p.bucket from public.file_pages p
      where p.tenant_id = public.current_tenant() and p.words @@ $1 limit $2'
      using asked::tsquery, most;
  else
    return query execute 'select p.file_id, p.page, p.bucket from public.file_pages p
      where p.tenant_id = public.current_tenant() and p.bucket = any ($2) and p.words @@ $1
      order by p.bucket desc limit $3'
      using asked::tsquery, array(select generate_series(low, high)), most;
  end if;
end $$;
alter function find_file_pages(text,integer,integer,integer) owner to caseway_host;
revoke all on function find_file_pages(text,integer,integer,integer) from public;
grant execute on function find_file_pages(text,integer,integer,integer) to caseway_app;

create function search_envelopes(whole text, word text) returns setof envelopes
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.envelopes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.envelopes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_envelopes(text,text) owner to caseway_host;
revoke all on function search_envelopes(text,text) from public;
grant execute on function search_envelopes(text,text) to caseway_app;

alter table files
  add constraint fk_files__attachment_type_id foreign key (tenant_id, attachment_type_id) references attachment_types(tenant_id, id) deferrable;
