-- Addresses that mails of people may go to: those of a record of the tenant, found once, and those that somebody was
-- asked about and said yes to.
create table known_mail_addresses (
  tenant_id uuid not null,
  address text not null,
  -- Null: it stood in a record.
  kept_by uuid,
  kept_at timestamptz not null default now(),
  is_deleted boolean not null generated always as (false) stored,
  primary key (tenant_id, address)
);
alter table known_mail_addresses enable row level security;
alter table known_mail_addresses force row level security;
create policy tenant_wall on known_mail_addresses to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on known_mail_addresses to caseway_host using (true) with check (true);
grant select, insert, delete on known_mail_addresses to caseway_app, caseway_host;

-- How many a person and a tenant have sent in the last hour is asked before each mail.
create index ix_emails_tracking__creator on emails_tracking (tenant_id, creator_id, creation_time);
create index ix_emails_tracking__created on emails_tracking (tenant_id, creation_time);
