drop trigger history on facility_agreements;

create table agreement_covenants (
  tenant_id uuid not null,
  id uuid not null,
  agreement_id uuid not null,
  kind text not null,
  bound numeric(16,2) not null,
  note text,
  breached_on date,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table facility_agreements add column signature text;

alter table facility_agreements add column envelope_id uuid;

alter table facility_agreements add column sent_for_signature_at timestamptz;

alter table facility_agreements add column signed_at timestamptz;

alter table facility_agreements add column signed_file_id uuid;

alter table disbursement_funding add column case_type text;

create index ix_facility_agreements__signature on facility_agreements (tenant_id, signature, lower(agreement_no) desc, id) where not is_deleted;

create index ix_facility_agreements__envelope_id on facility_agreements (tenant_id, envelope_id) where not is_deleted;

create trigger files after insert or update of signed_file_id on facility_agreements
  for each row execute function own_files('fundingAgreement', 'signed_file_id');

create trigger history after insert or update or delete on facility_agreements
  for each row execute function capture_change('fundingAgreement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create index ix_agreement_covenants__sort on agreement_covenants (tenant_id, lower(kind), id) include (kind) where not is_deleted;

create index ix_agreement_covenants__agreement_id on agreement_covenants (tenant_id, agreement_id, lower(kind), id) include (kind) where not is_deleted;

create index ix_agreement_covenants__kind on agreement_covenants (tenant_id, kind, lower(kind), id) include (kind) where not is_deleted;

create index ix_agreement_covenants__breached_on on agreement_covenants (tenant_id, breached_on, lower(kind), id) include (kind) where not is_deleted;

create unique index uq_agreement_covenants__agreement_id__kind on agreement_covenants (tenant_id, agreement_id, lower(kind)) where not is_deleted;

alter table agreement_covenants enable row level security;
alter table agreement_covenants force row level security;
create policy tenant_wall on agreement_covenants to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_covenants to caseway_host using (true) with check (true);
grant select, insert, update on agreement_covenants to caseway_app;
grant select, insert, update on agreement_covenants to caseway_host;

create trigger history after insert or update or delete on agreement_covenants
  for each row execute function capture_change('agreementCovenant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,breached_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true}}');

create index ix_disbursement_funding__case_type on disbursement_funding (tenant_id, case_type, lower(loan_no) desc, id) where not is_deleted;

alter table facility_agreements add constraint fk_facility_agreements__envelope_id foreign key (tenant_id, envelope_id) references envelopes (tenant_id, id) deferrable;

alter table facility_agreements add constraint fk_facility_agreements__signed_file_id foreign key (tenant_id, signed_file_id) references files (tenant_id, id) deferrable;

alter table agreement_covenants add constraint fk_agreement_covenants__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements (tenant_id, id) deferrable;
