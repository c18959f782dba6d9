-- One invoice for an agreement and a month, whatever races; a cancelled one makes room for another.
create unique index uq_transaction_invoice__agreement_id__period
  on transaction_invoice (tenant_id, agreement_id, period) where status <> '6' and not is_deleted;

-- The day-end counts every loan each day: an agreement is touched only where principal changed.
drop trigger keep_agreement_use on disbursement_funding;
create trigger keep_agreement_use after insert on disbursement_funding
  for each row execute function keep_agreement_use();
create trigger keep_agreement_use_changed after update of principal on disbursement_funding
  for each row when (old.principal is distinct from new.principal)
  execute function keep_agreement_use();

-- The days to which all loans of a tenant were counted.
create table loan_day_ends (
  tenant_id uuid not null,
  day date not null,
  loans int not null,
  failed int not null,
  finished_at timestamptz not null default now(),
  primary key (tenant_id, day)
);

alter table loan_day_ends enable row level security;
alter table loan_day_ends force row level security;
create policy tenant_wall on loan_day_ends to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_day_ends to caseway_host using (true) with check (true);
grant select, insert, update on loan_day_ends to caseway_app;
grant select, insert, update on loan_day_ends to caseway_host;
