-- The practice's own identity provider (OpenID Connect). One for a tenant; its secret is sealed.
create table identity_providers (
  tenant_id uuid not null,
  label text not null,
  issuer text not null,
  client_id text not null,
  -- Null: the simulated provider of the demo, which takes any.
  client_secret text,
  is_on boolean not null default true,
  -- Null: not. Since when people of the proven domains sign in this way only.
  required_since timestamptz,
  trusts_factor boolean not null default false,
  creates_accounts boolean not null default false,
  default_role_id uuid,
  role_claim text not null default 'groups',
  -- [{ "value": "…", "roleId": "…" }]
  role_rules jsonb not null default '[]',
  has_end_session boolean not null default false,
  changed_at timestamptz not null,
  changed_by uuid,
  tested_at timestamptz,
  test_failure text,
  primary key (tenant_id),
  constraint identity_providers_tenant_id_default_role_id_fkey foreign key (tenant_id, default_role_id)
    references roles(tenant_id, id) deferrable
);

-- A mail domain is proven for one tenant; until then anybody may ask for it.
create table sign_in_domains (
  tenant_id uuid not null,
  id uuid not null,
  domain text not null,
  token text not null,
  asked_at timestamptz not null,
  asked_by uuid,
  proven_at timestamptz,
  proven_by text check (proven_by in ('dns', 'host')),
  primary key (tenant_id, id),
  constraint uq_sign_in_domains__domain unique (tenant_id, domain)
);
create unique index uq_sign_in_domains__proven on sign_in_domains (domain) where proven_at is not null;

-- Who somebody is at the provider: found by mail address once, by this from then on.
create table provider_accounts (
  tenant_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  email text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, issuer, subject),
  constraint uq_provider_accounts__user_id unique (tenant_id, issuer, user_id),
  constraint provider_accounts_tenant_id_user_id_fkey foreign key (tenant_id, user_id)
    references users(tenant_id, id) deferrable
);
create index ix_provider_accounts__user_id on provider_accounts (tenant_id, user_id);

-- The browser sessions that came by a provider; they end with the connection.
create table provider_sign_ins (
  tenant_id uuid not null,
  session_uid text not null,
  user_id uuid not null,
  issuer text not null,
  -- When the provider last saw the person prove who they are; null: a second factor was proven here.
  proved_at timestamptz,
  -- Sealed: by it the provider knows whom to sign out.
  id_token text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, session_uid)
);
create index ix_provider_sign_ins__session_uid on provider_sign_ins (session_uid);
create index ix_provider_sign_ins__live on provider_sign_ins (tenant_id, issuer) where ended_at is null;

alter table sign_in_steps add column came_by jsonb;

do $$
declare t text;
begin
  foreach t in array array['identity_providers', 'sign_in_domains', 'provider_accounts', 'provider_sign_ins'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;
