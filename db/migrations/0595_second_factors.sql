-- What a person has besides the password: an app that shows codes (its secret is sealed), and passkeys.
create table second_factors (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  secret text,
  credential_id text,
  public_key text,
  sign_counter bigint not null default 0,
  transports text[] not null default '{}',
  -- The last code that was taken: none is taken twice.
  last_step bigint,
  created_at timestamptz not null,
  -- Null: begun and not proven yet. It counts for nothing.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  constraint uq_second_factors__credential_id unique (tenant_id, credential_id),
  constraint second_factors_tenant_id_user_id_fkey foreign key (tenant_id, user_id)
    references users(tenant_id, id) deferrable
);
create index ix_second_factors__user_id on second_factors (tenant_id, user_id);
create index ix_second_factors__credential_id on second_factors (credential_id) where credential_id is not null;

-- Only hashes; each opens once.
create table recovery_codes (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  constraint recovery_codes_tenant_id_user_id_fkey foreign key (tenant_id, user_id)
    references users(tenant_id, id) deferrable
);
create index ix_recovery_codes__user_id on recovery_codes (tenant_id, user_id);

-- What a browser has proven so far on its way in, and what it was asked. The id is the hash of what its cookie says,
-- or of the sign-in that proves itself again.
create table sign_in_steps (
  tenant_id uuid not null,
  id text not null,
  purpose text not null,
  user_id uuid,
  payload jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index ix_sign_in_steps__id on sign_in_steps (id);
create index ix_sign_in_steps__expires_at on sign_in_steps (expires_at);

do $$
declare t text;
begin
  foreach t in array array['second_factors', 'recovery_codes', 'sign_in_steps'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;

alter table roles add column needs_second_factor boolean not null default false;

-- Where a sign-in stands: the device, when it was seen last, and when its person proved to be themselves.
alter table sign_ins
  add column proved_at timestamptz,
  add column seen_at timestamptz,
  add column browser text,
  add column address text;
