create table specialist_pay_terms (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  payable_rule text,
  commission_percent numeric(16,2),
  abn text,
  is_gst_registered boolean not null default false,
  is_rcti_agreed boolean not null default false,
  rcti_agreed_on date,
  account_name text,
  bsb text,
  account_number text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table pay_settings (
  tenant_id uuid not null,
  id uuid not null,
  payable_rule text not null default 'report',
  commission_percent numeric(16,2) not null default 0,
  is_withholding boolean not null default true,
  withholding_percent numeric(16,2) not null default 47,
  bank_code text,
  user_name text,
  user_number text,
  bsb text,
  account_number text,
  is_self_balancing boolean not null default false,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table provider_bills (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  case_id uuid,
  charge_id uuid not null,
  description text not null,
  earned_on date not null,
  share numeric(18,2) not null,
  commission numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  paid numeric(18,2) not null default '0.00',
  scheduled numeric(18,2) not null default '0.00',
  open_amount numeric(18,2),
  payable_rule text not null,
  report_sent_on date,
  status text,
  journal_id uuid not null,
  is_reversed boolean not null default false,
  reversed_on date,
  search_text text generated always as (lower(coalesce(description, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table payment_files (
  tenant_id uuid not null,
  id uuid not null,
  file_no text,
  process_on date not null,
  payments numeric not null,
  total numeric(18,2) not null,
  content text not null,
  search_text text generated always as (lower(coalesce(file_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table provider_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_no text,
  status text not null default 'made',
  specialist_id uuid not null,
  period_from date not null,
  period_to date not null,
  pay_on date not null,
  paid_on date,
  total numeric(18,2) not null,
  withheld numeric(18,2) not null default '0.00',
  removed numeric(18,2) not null default '0.00',
  net_amount numeric(18,2),
  abn text,
  rcti_no text,
  account_name text,
  bsb text,
  account_number text,
  file_id uuid,
  journal_id uuid,
  search_text text generated always as (lower(coalesce(payment_no, '') || ' ' || coalesce(rcti_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table commission_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  bill_id uuid not null,
  specialist_id uuid not null,
  case_id uuid,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  withheld numeric(18,2) not null,
  is_removed boolean not null default false,
  removed_at timestamptz,
  removed_because text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_specialist_pay_terms__sort on specialist_pay_terms (tenant_id, specialist_id, id) where not is_deleted;

create index ix_specialist_pay_terms__specialist_id on specialist_pay_terms (tenant_id, specialist_id, specialist_id, id) where not is_deleted;

create index ix_specialist_pay_terms__payable_rule on specialist_pay_terms (tenant_id, payable_rule, specialist_id, id) where not is_deleted;

create index ix_specialist_pay_terms__is_gst_registered on specialist_pay_terms (tenant_id, is_gst_registered, specialist_id, id) where not is_deleted;

create index ix_specialist_pay_terms__is_rcti_agreed on specialist_pay_terms (tenant_id, is_rcti_agreed, specialist_id, id) where not is_deleted;

create unique index uq_specialist_pay_terms__specialist_id on specialist_pay_terms (tenant_id, specialist_id) where not is_deleted;

alter table specialist_pay_terms enable row level security;
alter table specialist_pay_terms force row level security;
create policy tenant_wall on specialist_pay_terms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_pay_terms to caseway_host using (true) with check (true);
grant select, insert, update on specialist_pay_terms to caseway_app;
grant select, insert, update on specialist_pay_terms to caseway_host;

create trigger history after insert or update or delete on specialist_pay_terms
  for each row execute function capture_change('payTerms', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_pay_settings__sort on pay_settings (tenant_id, lower(payable_rule), id) include (payable_rule) where not is_deleted;

alter table pay_settings enable row level security;
alter table pay_settings force row level security;
create policy tenant_wall on pay_settings to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on pay_settings to caseway_host using (true) with check (true);
grant select, insert, update on pay_settings to caseway_app;
grant select, insert, update on pay_settings to caseway_host;

create trigger history after insert or update or delete on pay_settings
  for each row execute function capture_change('paySetting', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_provider_bills__sort on provider_bills (tenant_id, earned_on desc, id) where not is_deleted;

create index ix_provider_bills__specialist_id on provider_bills (tenant_id, specialist_id, earned_on desc, id) where not is_deleted;

create index ix_provider_bills__case_id on provider_bills (tenant_id, case_id, earned_on desc, id) where not is_deleted;

create index ix_provider_bills__charge_id on provider_bills (tenant_id, charge_id, earned_on desc, id) where not is_deleted;

create index ix_provider_bills__earned_on on provider_bills (tenant_id, earned_on, earned_on desc, id) where not is_deleted;

create index ix_provider_bills__open_amount on provider_bills (tenant_id, open_amount, earned_on desc, id) where not is_deleted;

create index ix_provider_bills__status on provider_bills (tenant_id, status, earned_on desc, id) where not is_deleted;

create index ix_provider_bills__journal_id on provider_bills (tenant_id, journal_id) where not is_deleted;

create index ix_provider_bills__search on provider_bills using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function compute_provider_bills() returns trigger language plpgsql as $$
begin
  new.open_amount := (case when new.is_reversed then 0 else new.total end) - new.paid;
  new.status := case when new.is_reversed then (case when new.paid = 0 then 'Reversed' else 'Recover' end)
        when new.paid = 0 then 'Unpaid' when new.paid < new.total then 'Part' else 'Paid' end;
  return new;
end $$;

create trigger computed before insert or update of open_amount, is_reversed, total, paid, status on provider_bills
  for each row execute function compute_provider_bills();

alter table provider_bills enable row level security;
alter table provider_bills force row level security;
create policy tenant_wall on provider_bills to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on provider_bills to caseway_host using (true) with check (true);
grant select, insert, update on provider_bills to caseway_app;
grant select, insert, update on provider_bills to caseway_host;

create trigger history after insert or update or delete on provider_bills
  for each row execute function capture_change('providerBill', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');

create function search_provider_bills(whole text, word text) returns setof provider_bills
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.provider_bills t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.provider_bills t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_provider_bills(text, text) owner to caseway_host;
revoke all on function search_provider_bills(text, text) from public;
grant execute on function search_provider_bills(text, text) to caseway_app, caseway_host;

create index ix_payment_files__sort on payment_files (tenant_id, lower(file_no) desc, id) where not is_deleted;

create index ix_payment_files__process_on on payment_files (tenant_id, process_on, lower(file_no) desc, id) where not is_deleted;

create unique index uq_payment_files__file_no on payment_files (tenant_id, lower(file_no)) where not is_deleted;

create index ix_payment_files__search on payment_files using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table payment_files enable row level security;
alter table payment_files force row level security;
create policy tenant_wall on payment_files to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on payment_files to caseway_host using (true) with check (true);
grant select, insert, update on payment_files to caseway_app;
grant select, insert, update on payment_files to caseway_host;

create trigger history after insert or update or delete on payment_files
  for each row execute function capture_change('paymentFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,content', '{}');

create function search_payment_files(whole text, word text) returns setof payment_files
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.payment_files t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.payment_files t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_payment_files(text, text) owner to caseway_host;
revoke all on function search_payment_files(text, text) from public;
grant execute on function search_payment_files(text, text) to caseway_app, caseway_host;

create index ix_provider_payments__sort on provider_payments (tenant_id, lower(payment_no) desc, id) where not is_deleted;

create index ix_provider_payments__status on provider_payments (tenant_id, status, lower(payment_no) desc, id) where not is_deleted;

create index ix_provider_payments__specialist_id on provider_payments (tenant_id, specialist_id, lower(payment_no) desc, id) where not is_deleted;

create index ix_provider_payments__period_to on provider_payments (tenant_id, period_to, lower(payment_no) desc, id) where not is_deleted;

create index ix_provider_payments__pay_on on provider_payments (tenant_id, pay_on, lower(payment_no) desc, id) where not is_deleted;

create index ix_provider_payments__paid_on on provider_payments (tenant_id, paid_on, lower(payment_no) desc, id) where not is_deleted;

create index ix_provider_payments__file_id on provider_payments (tenant_id, file_id, lower(payment_no) desc, id) where not is_deleted;

create index ix_provider_payments__journal_id on provider_payments (tenant_id, journal_id) where not is_deleted;

create unique index uq_provider_payments__payment_no on provider_payments (tenant_id, lower(payment_no)) where not is_deleted;

create index ix_provider_payments__search on provider_payments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function compute_provider_payments() returns trigger language plpgsql as $$
begin
  new.net_amount := new.total - new.withheld;
  return new;
end $$;

create trigger computed before insert or update of net_amount, total, withheld on provider_payments
  for each row execute function compute_provider_payments();

alter table provider_payments enable row level security;
alter table provider_payments force row level security;
create policy tenant_wall on provider_payments to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on provider_payments to caseway_host using (true) with check (true);
grant select, insert, update on provider_payments to caseway_app;
grant select, insert, update on provider_payments to caseway_host;

create trigger history after insert or update or delete on provider_payments
  for each row execute function capture_change('providerPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"file_id":{"table":"payment_files","text":"coalesce(t.file_no::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');

create function search_provider_payments(whole text, word text) returns setof provider_payments
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.provider_payments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.provider_payments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_provider_payments(text, text) owner to caseway_host;
revoke all on function search_provider_payments(text, text) from public;
grant execute on function search_provider_payments(text, text) to caseway_app, caseway_host;

create index ix_commission_payments__sort on commission_payments (tenant_id, bill_id, id) where not is_deleted;

create index ix_commission_payments__payment_id on commission_payments (tenant_id, payment_id, bill_id, id) where not is_deleted;

create index ix_commission_payments__bill_id on commission_payments (tenant_id, bill_id, bill_id, id) where not is_deleted;

create index ix_commission_payments__specialist_id on commission_payments (tenant_id, specialist_id, bill_id, id) where not is_deleted;

create index ix_commission_payments__is_removed on commission_payments (tenant_id, is_removed, bill_id, id) where not is_deleted;

create index ix_commission_payments__case_id on commission_payments (tenant_id, case_id) where not is_deleted;

alter table commission_payments enable row level security;
alter table commission_payments force row level security;
create policy tenant_wall on commission_payments to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on commission_payments to caseway_host using (true) with check (true);
grant select, insert, update on commission_payments to caseway_app;
grant select, insert, update on commission_payments to caseway_host;

create trigger history after insert or update or delete on commission_payments
  for each row execute function capture_change('commissionPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"payment_id":{"table":"provider_payments","text":"coalesce(t.payment_no::text, '''')","tenant":true},"bill_id":{"table":"provider_bills","text":"coalesce(t.description::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

alter table specialist_pay_terms add constraint fk_specialist_pay_terms__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table provider_bills add constraint fk_provider_bills__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table provider_bills add constraint fk_provider_bills__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table provider_bills add constraint fk_provider_bills__charge_id foreign key (tenant_id, charge_id) references case_charges (tenant_id, id) deferrable;

alter table provider_bills add constraint fk_provider_bills__journal_id foreign key (tenant_id, journal_id) references journals (tenant_id, id) deferrable;

alter table provider_payments add constraint fk_provider_payments__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table provider_payments add constraint fk_provider_payments__file_id foreign key (tenant_id, file_id) references payment_files (tenant_id, id) deferrable;

alter table provider_payments add constraint fk_provider_payments__journal_id foreign key (tenant_id, journal_id) references journals (tenant_id, id) deferrable;

alter table commission_payments add constraint fk_commission_payments__payment_id foreign key (tenant_id, payment_id) references provider_payments (tenant_id, id) deferrable;

alter table commission_payments add constraint fk_commission_payments__bill_id foreign key (tenant_id, bill_id) references provider_bills (tenant_id, id) deferrable;

alter table commission_payments add constraint fk_commission_payments__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table commission_payments add constraint fk_commission_payments__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;
