-- One table for all secret links (decision 204). Only hashes of tokens, codes and passes are kept.
create table links (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  token_hash text not null,
  -- What it is about; none where a form is filled in before there is a record.
  subject_of text,
  subject_id uuid,
  -- The record on whose page that stands, and what it was called when the link was made.
  record_module text,
  record_id uuid,
  record_name text,
  -- Whom it was sent to, and who caused it; no issuer: the server by itself.
  address text,
  issuer_id uuid,
  issuer_tenant_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_opened_at timestamptz,
  times_opened integer not null default 0,
  -- Null: as often as wanted.
  uses_left integer,
  used_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by_id uuid,
  payload jsonb not null default '{}',
  -- What goes another way than the link, and the visit that has given it.
  code_hash text,
  code_tries_left integer not null default 5,
  code_expires_at timestamptz,
  code_asked_at timestamptz,
  pass_hash text,
  primary key (tenant_id, id),
  constraint uq_links__token_hash unique (tenant_id, token_hash)
);
create index ix_links__subject_id on links (tenant_id, subject_id) where withdrawn_at is null;
create index ix_links__created_at on links (tenant_id, created_at desc, id desc);
create index ix_links__expires_at on links (expires_at);

alter table links enable row level security;
create policy tenant_wall on links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on links to caseway_host using (true) with check (true);
grant select, insert, update, delete on links to caseway_app, caseway_host;

-- What a link of a tenant asks: one that was deleted is not among `platform_tenants`.
create view platform_ended_tenants with (security_invoker = true) as
  select id from tenants where not is_active or is_deleted;
grant select on platform_ended_tenants to caseway_app, caseway_host;

-- The wall binds the owner too: without this nothing of any tenant would be seen.
do $$
declare t text;
begin
  foreach t in array array[
    'one_time_links', 'users', 'file_tokens', 'envelope_links', 'envelopes', 'envelope_signers',
    'call_offer_links', 'calls', 'case_managers', 'ot_quotation_links', 'ot_quotations', 'cases',
    'co_poll_links', 'co_participants', 'co_slots', 'mn_opinion_links', 'mn_opinions',
    'record_upload_links', 'medical_record_items'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;

-- The links of mails that have left keep working until the end that their kind has now.
insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id, address, issuer_id,
    issuer_tenant_id, created_at, expires_at, uses_left, used_at, payload)
  select k.tenant_id, gen_random_uuid(), case k.purpose when 'impersonate' then 'impersonation' else 'password' end,
    k.token_hash, 'user', k.user_id, u.email, k.issuer_id, k.issuer_tenant_id, k.created_at, k.expires_at,
    case when k.used_at is null then 1 else 0 end, k.used_at, jsonb_build_object('purpose', k.purpose)
  from one_time_links k join users u on u.tenant_id = k.tenant_id and u.id = k.user_id
  where k.expires_at > now();

insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id, issuer_id, issuer_tenant_id,
    created_at, expires_at, uses_left, code_hash, code_tries_left)
  select k.tenant_id, gen_random_uuid(),
    case k.purpose when 'oneTime' then 'oneTimeAccess' when 'upload' then 'anonymousUpload'
      when 'download' then case when k.uses_left > 1 then 'stream' else 'download' end end,
    k.token_hash, case when k.file_id is null then k.owner_resource else 'file' end,
    coalesce(k.file_id, k.owner_id), k.user_id, case when k.user_id is not null then k.tenant_id end,
    k.created_at, k.expires_at, k.uses_left, k.code_hash, k.tries_left
  from file_tokens k where k.expires_at > now() and k.uses_left > 0 and k.tries_left > 0;

insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id, record_module, record_id,
    record_name, address, issuer_id, issuer_tenant_id, created_at, expires_at, payload, code_hash,
    code_tries_left, code_expires_at, code_asked_at, pass_hash)
  select k.tenant_id, gen_random_uuid(), 'signing', k.token_hash, 'envelope', k.envelope_id, 'ENVELOPE',
    k.envelope_id, e.number || ' ' || e.title, s.email, e.sender_id,
    case when e.sender_id is not null then k.tenant_id end, k.created_at, k.created_at + interval '90 days',
    jsonb_build_object('signerId', k.signer_id), k.code_hash, k.code_tries_left, k.code_expires_at,
    k.code_asked_at, k.pass_hash
  from envelope_links k
  join envelopes e on e.tenant_id = k.tenant_id and e.id = k.envelope_id
  join envelope_signers s on s.tenant_id = k.tenant_id and s.id = k.signer_id
  where k.created_at > now() - interval '90 days';

insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id, record_module, record_id,
    address, issuer_id, issuer_tenant_id, created_at, expires_at, payload)
  select k.tenant_id, gen_random_uuid(), 'callOffer', k.token_hash, 'call', k.call_id, 'CALL', k.call_id,
    m.email, c.owner_id, k.tenant_id, k.created_at, k.created_at + interval '30 days',
    jsonb_build_object('offerId', k.offer_id)
  from call_offer_links k join calls c on c.tenant_id = k.tenant_id and c.id = k.call_id
  left join case_managers m on m.tenant_id = c.tenant_id and m.id = c.case_manager_id
  where k.created_at > now() - interval '30 days';

insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id, record_module, record_id,
    record_name, address, created_at, expires_at, payload)
  select k.tenant_id, gen_random_uuid(), 'quotation', k.token_hash, 'otQuotation', k.quotation_id, 'OT',
    q.ot_id, c.case_no, q.sent_to, k.created_at,
    greatest(k.created_at + interval '30 days', (q.valid_until + 31)::timestamp at time zone 'UTC'),
    jsonb_build_object('sendingKey', k.sending_key)
  from ot_quotation_links k
  join ot_quotations q on q.tenant_id = k.tenant_id and q.id = k.quotation_id
  left join cases c on c.tenant_id = q.tenant_id and c.id = q.ot_id
  where greatest(k.created_at + interval '30 days', (q.valid_until + 31)::timestamp at time zone 'UTC') > now();

insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id, record_module, record_id,
    record_name, address, created_at, expires_at, payload)
  select k.tenant_id, gen_random_uuid(), 'conferencePoll', k.token_hash, 'coParticipant', k.participant_id,
    'CO', p.conference_id, c.case_no, p.email, k.created_at,
    greatest(k.created_at + interval '60 days', s.ends_at), jsonb_build_object('pollKey', k.poll_key)
  from co_poll_links k
  join co_participants p on p.tenant_id = k.tenant_id and p.id = k.participant_id
  left join cases c on c.tenant_id = p.tenant_id and c.id = p.conference_id
  left join lateral (select max(ends_at) as ends_at from co_slots s where s.tenant_id = p.tenant_id
    and s.conference_id = p.conference_id and not s.is_deleted) s on true
  where greatest(k.created_at + interval '60 days', s.ends_at) > now();

insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id, record_module, record_id,
    record_name, created_at, expires_at, payload)
  select k.tenant_id, gen_random_uuid(), 'opinion', k.token_hash, 'mnOpinion', k.opinion_id, 'MN',
    o.med_neg_id, c.case_no, k.created_at, k.created_at + interval '60 days',
    jsonb_build_object('linkKey', k.link_key)
  from mn_opinion_links k
  join mn_opinions o on o.tenant_id = k.tenant_id and o.id = k.opinion_id
  left join cases c on c.tenant_id = o.tenant_id and c.id = o.med_neg_id
  where k.created_at > now() - interval '60 days';

insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id, record_module, record_id,
    record_name, created_at, expires_at)
  select k.tenant_id, gen_random_uuid(), 'recordUpload', k.token_hash, 'mri', k.item_id, 'MR', i.mr_id,
    c.case_no, k.expires_at - interval '90 days', k.expires_at
  from record_upload_links k
  join medical_record_items i on i.tenant_id = k.tenant_id and i.id = k.item_id
  left join cases c on c.tenant_id = i.tenant_id and c.id = i.mr_id
  where k.expires_at > now();

drop table one_time_links, file_tokens, envelope_links, call_offer_links, ot_quotation_links,
  co_poll_links, mn_opinion_links, record_upload_links;

do $$
declare t text;
begin
  foreach t in array array['links',
    'users', 'envelopes', 'envelope_signers', 'calls', 'case_managers', 'ot_quotations', 'cases',
    'co_participants', 'co_slots', 'mn_opinions', 'medical_record_items'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;
