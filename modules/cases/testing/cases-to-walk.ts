import { randomUUID } from 'node:crypto';
import type { aCasePractice } from './a-case.ts';

type Practice = Awaited<ReturnType<typeof aCasePractice>>;

export async function aMassTortClaimant(practice: Practice) {
  const { body } = await practice.api.post('/app/mass-tort-campaigns', {
    name: `Campaign ${randomUUID()}`,
    defendant: 'Acme',
  });
  const values = { campaignId: String(body.id), specialistId: null };
  return { id: (await practice.newCase(values, 'mass-torts')).id };
}

/** Whose providers were asked, whose files are merged, and whose case manager can be told. */
export async function aMedicalRecord(practice: Practice) {
  const { id } = await practice.newCase({ specialistId: null }, 'clinical-records');
  await practice.run(
    `update clinical_records r set requested_count = 1, bundle_file_id = r.id::text,
        booking_cm_id = k.case_manager_id from clients k where k.id = r.client_id and r.id = $1`,
    [id],
  );
  return { id };
}

/** With a request that may be sent, and a file that was accepted. */
export async function aRecordRequest(practice: Practice) {
  const record = await aMedicalRecord(practice);
  const [id, fileId] = [randomUUID(), randomUUID()];
  const given = [practice.tenantId, id, record.id];
  await practice.run(`update clinical_records set authority = 'overridden' where id = $1`, [
    record.id,
  ]);
  await practice.run(
    `insert into medical_record_items (tenant_id, id, mr_id, provider_name, provider_email, request_type)
      values ($1, $2, $3, 'Bondi Medical', 'records@bondi.test', 'clinicalNotes')`,
    given,
  );
  await practice.run(
    `insert into medical_record_files (tenant_id, id, item_id, mr_id, file_id, name, source, received_at, status)
      values ($1, $4::uuid, $2, $3, $4::uuid::text, 'Notes.pdf', 'staff', now(), 'accepted')`,
    [...given, fileId],
  );
  return { id };
}

export async function aMatterWithReport(practice: Practice) {
  const { id } = await practice.newCase({}, 'mednegs');
  const values = [practice.tenantId, randomUUID(), id, (await practice.newCase()).id];
  await practice.run(
    `insert into mn_links (tenant_id, id, med_neg_id, case_id, kind) values ($1, $2, $3, $4, 'report')`,
    values,
  );
  return { id };
}

export async function aParticipant(practice: Practice) {
  const values = { ndisNumber: '430123456', planFrom: '2026-01-01', planTo: '2036-01-01' };
  const { clientId, companyId } = practice;
  const { api } = practice.signedIn(['STAFF'], { features: ['NDIS'] });
  const { body } = await api.post('/app/ndis', { clientId, companyId, ...values });
  return { id: String(body.id), api };
}
export async function aClinicalNote(practice: Practice) {
  const { id: ndisId, api } = await aParticipant(practice);
  const note = { ndisId, writtenOn: '2026-01-05', body: 'Walked with a frame.' };
  return { id: String((await api.post('/app/ndis-clinical-notes', note)).body.id) };
}
export async function anNdisAppointment(practice: Practice) {
  const { id: ndisId, api } = await aParticipant(practice);
  const item = { supportItemNumber: randomUUID(), name: 'Therapy', unitCode: 'H' };
  const { body } = await api.post('/app/ndis-service-items', item);
  const time = { appointmentOn: '2026-01-05', startTime: '09:00', minutes: 60 };
  const wanted = { ndisId, serviceItemId: body.id, ...time };
  return { id: String((await api.post('/app/ndis-appointments', wanted)).body.id) };
}
