-- The links of signers. Only hashes of the token, of the code and of the pass of a visit are kept.
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
  constraint fk_envelope_links__envelope_id foreign key (tenant_id, envelope_id)
    references envelopes (tenant_id, id) deferrable,
  constraint fk_envelope_links__signer_id foreign key (tenant_id, signer_id)
    references envelope_signers (tenant_id, id) deferrable
);
create index ix_envelope_links__envelope_id on envelope_links (tenant_id, envelope_id);
create index ix_envelope_links__signer_id on envelope_links (tenant_id, signer_id);

-- The certificates with which a practice has sealed documents; the key itself is sealed in turn.
create table seal_keys (
  tenant_id uuid not null,
  fingerprint text not null,
  certificate text not null,
  -- Null: the key is that of the installation and stays in its file.
  sealed text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, fingerprint)
);
-- Of two that make the first key at once, one wins.
create unique index uq_seal_keys__own on seal_keys (tenant_id) where sealed is not null;

do $$
declare t text;
begin
  foreach t in array array['envelope_links', 'seal_keys'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
  end loop;
end $$;

grant select, insert, update on envelope_links to caseway_app, caseway_host;
grant select, insert, update on seal_keys to caseway_app, caseway_host;

-- Looked at every minute, across all tenants.
create index ix_envelopes__open on envelopes (expires_at)
  where status in ('sent', 'delivered') and not is_deleted;
-- A status of DocuSign names its envelope and no tenant.
create index ix_envelopes__external_id on envelopes (external_id) where external_id is not null;
