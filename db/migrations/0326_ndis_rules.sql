create trigger fill_case before insert or update of client_id on ndis
  for each row execute function fill_case();
create trigger keep_case after insert or update on ndis
  for each row execute function keep_case('NDIS');
create policy seen_by_user on ndis as restrictive for select to caseway_app using (
  visibility = 'everyone' or case_is_for(current_actor(), visibility, id));

-- Whoever does not see the case does not see what belongs to it.
do $$
declare part text;
begin
  foreach part in array array['ndis_budgets', 'ndis_key_contacts', 'ndis_implementing_providers',
      'ndis_chemical_restraints', 'ndis_service_agreements', 'ndis_clinical_notes', 'ndis_appointments',
      'ndis_claims'] loop
    execute format('create policy seen_by_user on %I as restrictive for select to caseway_app using (
      exists (select 1 from ndis c where c.tenant_id = %I.tenant_id and c.id = %I.ndis_id))', part, part, part);
  end loop;
end $$;

-- A signed note stays as it was signed; what is added later is a note of its own.
create function keep_signed_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'signed'
      and (new.ndis_id, new.written_on, new.kind, new.body, new.addendum_to_id, new.is_deleted)
        is distinct from
        (old.ndis_id, old.written_on, old.kind, old.body, old.addendum_to_id, old.is_deleted) then
    raise exception 'A signed note stays' using errcode = '23514', constraint = 'refused__noteSigned';
  end if;
  if new.addendum_to_id is not null and not exists (
      select 1 from ndis_clinical_notes n where n.tenant_id = new.tenant_id and n.id = new.addendum_to_id
        and n.ndis_id = new.ndis_id and n.status = 'signed' and not n.is_deleted) then
    raise exception 'An addendum without its note' using errcode = '23514',
      constraint = 'refused__addendumNeedsSignedNote';
  end if;
  return new;
end $$;
create trigger keep_signed_note before insert or update on ndis_clinical_notes
  for each row execute function keep_signed_note();

-- Each part of an appointment is claimed once, whoever asks at the same moment.
create unique index ux_ndis_claims__once on ndis_claims (tenant_id, appointment_id, kind)
  where appointment_id is not null and status not in ('withdrawn', 'rejected') and not is_deleted;
create index ix_ndis_claims__waiting on ndis_claims (tenant_id, delivered_from)
  where status = 'toClaim' and not is_deleted;
-- One agreement in hand for each participant.
create unique index ux_ndis_service_agreements__current on ndis_service_agreements (tenant_id, ndis_id)
  where status in ('draft', 'sent', 'delivered') and not is_deleted;
create index ix_ndis_service_agreements__envelope on ndis_service_agreements (tenant_id, envelope_id)
  where envelope_id is not null and not is_deleted;
