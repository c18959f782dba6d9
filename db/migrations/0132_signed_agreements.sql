drop trigger files on specialist_contracts;

drop index ix_envelope_events__kind;

drop index ix_envelope_events__envelope_id;

drop index ix_envelope_events__sort;

alter table specialist_contracts add column signed_document_id uuid;

create index ix_envelope_events__sort on envelope_events (tenant_id, at, id) where not is_deleted;

create index ix_envelope_events__envelope_id on envelope_events (tenant_id, envelope_id, at, id) where not is_deleted;

create index ix_envelope_events__kind on envelope_events (tenant_id, kind, at, id) where not is_deleted;

create trigger files after insert or update of document_id, signed_document_id on specialist_contracts
  for each row execute function own_files('specialistContract', 'document_id,signed_document_id');

alter table specialist_contracts add constraint fk_specialist_contracts__signed_document_id foreign key (tenant_id, signed_document_id) references files (tenant_id, id) deferrable;
