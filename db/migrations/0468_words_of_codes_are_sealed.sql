-- The words of a confidential SMS, sealed until it has left: the log itself never has them.
create table sms_sealed_words (
  tenant_id uuid not null,
  sms_id uuid not null,
  sealed text not null,
  primary key (tenant_id, sms_id),
  constraint fk_sms_sealed_words__sms_id foreign key (tenant_id, sms_id)
    references sms_log (tenant_id, id) deferrable
);

alter table sms_sealed_words enable row level security;
alter table sms_sealed_words force row level security;
create policy tenant_wall on sms_sealed_words to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sms_sealed_words to caseway_host using (true) with check (true);
grant select, insert, update, delete on sms_sealed_words to caseway_app, caseway_host;
