drop trigger computed on credit_notes;

drop function compute_credit_notes();

alter table credit_notes add column is_reversed boolean not null default false;

alter table credit_notes add column reversed_at timestamptz;

alter table credit_notes add column reversed_because text;

alter table write_offs add column undoes_id uuid;

alter table commission_payments add column adjustment_no text;

create index ix_credit_notes__is_reversed on credit_notes (tenant_id, is_reversed, lower(credit_note_no) desc, id) where not is_deleted;

create function compute_credit_notes() returns trigger language plpgsql as $$
begin
  new.unapplied := case when new.is_reversed then 0 else new.total - new.applied - new.refunded end;
  return new;
end $$;

create trigger computed before insert or update of unapplied, is_reversed, total, applied, refunded on credit_notes
  for each row execute function compute_credit_notes();

create index ix_write_offs__undoes_id on write_offs (tenant_id, undoes_id);

create unique index uq_write_offs__undoes_id on write_offs (tenant_id, undoes_id);

alter table write_offs add constraint fk_write_offs__undoes_id foreign key (tenant_id, undoes_id) references write_offs (tenant_id, id) deferrable;
