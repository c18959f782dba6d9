-- Sign-in names, credentials, one-time links, sign-ins and the OpenID Connect store.

-- One spelling of a sign-in name, asked by the trigger and by the sign-in page alike.
create function sign_in_name(typed text) returns text
  language sql immutable parallel safe
  as $$ select lower(btrim(normalize(typed, NFKC))) $$;

-- Unique across the installation: the name alone finds the tenant.
create table sign_in_names (
  tenant_id uuid not null,
  user_id uuid not null,
  login text not null,
  primary key (tenant_id, user_id),
  constraint uq_sign_in_names__user_name unique (login),
  constraint uq_sign_in_names__user_id unique (user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable
);

create function keep_sign_in_name() returns trigger language plpgsql as $$
begin
  if new.is_deleted then
    delete from sign_in_names where tenant_id = new.tenant_id and user_id = new.id;
  else
    insert into sign_in_names (tenant_id, user_id, login)
      values (new.tenant_id, new.id, sign_in_name(new.user_name))
      on conflict (tenant_id, user_id) do update set login = excluded.login;
  end if;
  return null;
end $$;

create trigger sign_in_name_kept after insert or update of user_name, is_deleted on users
  for each row execute function keep_sign_in_name();

insert into sign_in_names (tenant_id, user_id, login)
  select tenant_id, id, sign_in_name(user_name) from users where not is_deleted;

-- D13: failures are counted on the account row, before the hash is compared.
create table user_credentials (
  tenant_id uuid not null,
  user_id uuid not null,
  password_hash text,
  password_changed_at timestamptz,
  failed_count integer not null default 0,
  locked_until timestamptz,
  link_requested_at timestamptz,
  -- Browser sessions that began earlier are over.
  signed_out_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable
);

-- D23: only the hash is kept; the token itself names the tenant.
create table one_time_links (
  tenant_id uuid not null,
  token_hash text not null,
  purpose text not null,
  user_id uuid not null,
  issuer_id uuid,
  issuer_tenant_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable
);
create index one_time_links_of_user on one_time_links (tenant_id, user_id) where used_at is null;
create index one_time_links_by_age on one_time_links (expires_at);

-- The browser session that one user opened as another.
create table impersonations (
  tenant_id uuid not null,
  session_uid text not null,
  user_id uuid not null,
  impersonator_id uuid not null,
  impersonator_tenant_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, session_uid),
  foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable
);
create unique index impersonations_of_session on impersonations (session_uid);

-- What an access token names as its `sid`; a token is good while the row has no end.
create table sign_ins (
  tenant_id uuid not null,
  id text not null,
  user_id uuid not null,
  session_uid text not null,
  impersonator_id uuid,
  impersonator_tenant_id uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable
);
create index sign_ins_of_user on sign_ins (tenant_id, user_id) where ended_at is null;
create index sign_ins_of_session on sign_ins (session_uid) where ended_at is null;
create index sign_ins_by_id on sign_ins (id);

do $$
declare t text;
begin
  foreach t in array array['sign_in_names', 'user_credentials', 'one_time_links', 'impersonations', 'sign_ins'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;

-- No tenant's data: tokens and cookies of the provider. Ids are hashed and payloads sealed.
create table oidc_payloads (
  model text not null,
  id text not null,
  payload text not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_of_grant on oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_of_uid on oidc_payloads (uid) where uid is not null;
create index oidc_payloads_by_age on oidc_payloads (expires_at);

create table oidc_keys (
  id text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

grant select, insert, update, delete on oidc_payloads, oidc_keys to caseway_host;

-- Built-in roles carry the rights of the code: their names are not the tenant's to change.
create function keep_static_role() returns trigger language plpgsql as $$
begin
  if old.is_static and (new.name <> old.name or new.is_deleted or not new.is_static) then
    raise exception 'A built-in role stays' using errcode = '23514', constraint = 'refused__staticRole';
  end if;
  return new;
end $$;

create trigger static_role_kept before update on roles
  for each row execute function keep_static_role();

-- The highest role is handed out, and its holders' accounts are changed, by its holders only.
-- The server's own work names no user; the host's work in another tenant is its own matter.
create function holds_highest_role(tenant uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from users__roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.target_id
    where held.tenant_id = tenant and held.owner_id = person and r.name in ('TENANT_ADMIN', 'ADMIN'))
$$;

create function acts_above_own_role(tenant uuid) returns boolean language sql stable as $$
  select current_actor() is not null
    and nullif(current_setting('app.actor_tenant', true), '')::uuid = tenant
    and not holds_highest_role(tenant, current_actor())
$$;

create function keep_highest_role() returns trigger language plpgsql as $$
begin
  if acts_above_own_role(new.tenant_id) and exists (
    select from roles where tenant_id = new.tenant_id and id = new.target_id and name in ('TENANT_ADMIN', 'ADMIN'))
  then
    raise exception 'Above the role of the user' using errcode = '23514', constraint = 'refused__roleAboveOwn';
  end if;
  return new;
end $$;

create trigger highest_role_kept before insert on users__roles
  for each row execute function keep_highest_role();

create function keep_highest_account() returns trigger language plpgsql as $$
begin
  if current_actor() is distinct from new.id
    and (new.user_name, new.email, new.is_active, new.is_locked, new.is_deleted)
      is distinct from (old.user_name, old.email, old.is_active, old.is_locked, old.is_deleted)
    and acts_above_own_role(new.tenant_id) and holds_highest_role(new.tenant_id, new.id)
  then
    raise exception 'Above the role of the user' using errcode = '23514', constraint = 'refused__roleAboveOwn';
  end if;
  return new;
end $$;

create trigger highest_account_kept before update on users
  for each row execute function keep_highest_account();
