import { randomUUID } from 'node:crypto';
import { expect, describe, test } from 'vitest';
import { aCaller, aClinic } from '#booking/testing';
import { appointmentTypes, caseTypes } from '#cases/domain';
import type { CaseType } from '#cases/domain';
import {
  aCasePractice,
  aStoredPerson,
  aMassTortClaimant,
  aMedicalRecord,
  aRecordRequest,
  aMatterWithReport,
  aParticipant,
  aClinicalNote,
  anNdisAppointment,
} from '#cases/testing';
import { anEnvelope, anUploadedPdf } from '#documents/testing';
import { fundingToWalk } from '#funding/testing';
import { resourceNamed, workflows } from '#kernel/domain';
import { tableOf } from '#kernel/server';
import { sampleRecord, signInFor, testServer, workflowContract } from '#kernel/testing';
import type { WalkedWorkflow } from '#kernel/testing';
import { exclusionReasons } from '#parties/domain';
import { hostTenantId } from '#platform/domain';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();

/** The sessions of a clinic are in 2030: by then, or after them. */
let isLate = false;
const server = await testServer({
  modules: serverModules,
  now: () => (isLate ? new Date('2050-01-01T00:00:00Z') : new Date()),
});

const clinic = await aClinic(server, ['STAFF', 'ADMIN_STAFF']);
const caller = await aCaller(server);
const tenantId = randomUUID();
const apis = signInFor(server, tenantId);
const sample = (name: string, values = {}) => sampleRecord(apis, resourceNamed(name), values);

/** With what the first stage asks for, and with a signed contract for the last. */
async function aSpecialistWithContract() {
  const specialty = await sample('lookupConfig', { type: 'specialty' });
  const specialist = await sample('specialist', { specialtyIds: [specialty.id] });
  const contract = await sample('specialistContract', {
    specialistId: specialist.id,
    endDate: null,
  });
  const signed = await apis(resourceNamed('specialistContract')).put(
    `/app/specialist-contracts/${contract.id}/sign`,
    { signedBy: 'Priya Menon', signedDate: '2026-03-05' },
  );
  expect(signed.status).toBe(200);
  return specialist;
}

async function aFreeSlot(appointmentId: string): Promise<string> {
  const { body } = await clinic.api.get(`/app/appointments/${appointmentId}`);
  const slots = await clinic.slots(body.sessionId);
  return slots.find(({ state }) => state === 'free')?.id ?? randomUUID();
}

const sender = await somebody(server, { tenantId, roles: ['STAFF'] });

async function anEnvelopeOf(): Promise<{ id: string }> {
  return { id: String((await anEnvelope(sender.api)).body.id) };
}

const practice = await aCasePractice(server);

const anAccident = { stateId: 'NSW', accidentDate: '2025-01-10' };

/** With an appointment, as most of its moves want it. */
const aCaseWithAppointment = (type: CaseType) => async () => {
  const table = tableOf(type.resource);
  const { id } = await practice.newCase({}, type.resource.base);
  const [slot] = await practice.slots((await practice.session()).id);
  const { body } = await practice.book(slot?.id ?? '');
  await practice.run(`update appointments set case_module = $3, case_id = $1 where id = $2`, [
    id,
    body.id,
    type.key,
  ]);
  await practice.run(
    `update ${table} set appointment_id = $2, appointment_date = a.date_from,
        appointment_zone = a.time_zone, centre_id = a.centre_id, specialist_id = a.specialist_id
      from appointments a where ${table}.id = $1 and a.id = $2`,
    [id, body.id],
  );
  return { id };
};

async function aSentQuotation() {
  const { clientId, companyId, api } = practice;
  const made = await api.post('/app/assessments/otQuotation/initCase', { clientId, companyId });
  const id = String(made.body.quotation?.id);
  await practice.run(
    `update ot_quotations set status = 'sent', sent_at = now(), sending_key = 'walked' where id = $1`,
    [id],
  );
  await practice.run(`update ot set step = 'quotationSent' where id = $1`, [String(made.body.id)]);
  return { id };
}

/** A specialist who was asked and has not answered; what is clarified was sent once. */
const askedSpecialist = `specialist_answer = 'waiting', answer_of_id = specialist_id, questions = 'Why?',
    request_sent_on = '2026-01-05', report_sent_on = '2026-02-05'`;

const anHour = { heldFrom: '2026-01-05T00:00:00Z', heldTo: '2026-01-05T01:00:00Z' };

/** An undo leads back along the log: the last step is written into it as the table would have it. */
const logLastStep =
  (name: string, table: string) =>
  async (id: string): Promise<void> => {
    const workflow = workflows().find(({ on }) => on.name === name);
    const [row] = await practice.run(`select step from ${table} where id = $1`, [id]);
    const step = String(row?.['step']);
    const back = workflow?.moves['undo']?.axes['step']?.steps[step]?.[0];
    if (!back) return;
    await practice.run(
      `insert into status_log (tenant_id, id, resource, record_id, move, axis, from_state, to_state)
      values ($1, $2, $6, $3, 'walked', 'step', $4, $5)`,
      [practice.tenantId, randomUUID(), id, back, step, name],
    );
  };

const walkedAppointment = (type: CaseType): Partial<WalkedWorkflow> => ({
  tenantId: practice.tenantId,
  make: aCaseWithAppointment(type),
  async placed(id) {
    await logLastStep(type.resource.name, tableOf(type.resource))(id);
    await aFinalReportOf(id);
  },
  async input(move) {
    if (move === 'reschedule') {
      const [slot] = await practice.slots((await practice.session()).id);
      return { slotId: slot?.id, tell: null };
    }
    return move === 'rebook' ? { slotId: null, tell: null } : {};
  },
  setLate(late) {
    isLate = late;
  },
});

/** A type without an appointment; what its moves ask for besides is said in `special`. */
const walkedPlain = (type: CaseType): Partial<WalkedWorkflow> => ({
  tenantId: practice.tenantId,
  make: async () => ({ id: (await practice.newCase({}, type.resource.base)).id }),
  async placed(id) {
    await logLastStep(type.resource.name, tableOf(type.resource))(id);
    await aFinalReportOf(id);
  },
});

/** Every type in the list is walked, the next ones by themselves. */
const walkedCases: Readonly<Record<string, Partial<WalkedWorkflow>>> = Object.fromEntries(
  caseTypes.map((type) => [
    type.resource.name,
    (appointmentTypes.includes(type) ? walkedAppointment : walkedPlain)(type),
  ]),
);

/** The moves of the report want one whose PDF is there. */
async function aFinalReportOf(caseId: string): Promise<void> {
  const [fileId, reportId] = [randomUUID(), randomUUID()];
  await practice.run(
    `insert into files (tenant_id, id, name, extension, content_type, storage_key, status)
      values ($1, $2, 'Report.pdf', 'pdf', 'application/pdf', $3, 'stored')`,
    [practice.tenantId, fileId, fileId],
  );
  await practice.run(
    `insert into case_reports (tenant_id, id, case_id, kind, file_id) values ($1, $2, $3, 'final', $4)`,
    [practice.tenantId, reportId, caseId, fileId],
  );
}

const setIsOnHold = (isOnHold: boolean) => (id: string) =>
  clinic.api.put(`/app/appointment-sessions/${id}/setIsOnHold`, { isOnHold });

/** Mail is brought by a mail server, never made over the API. */
async function anIncomingMail() {
  const id = randomUUID();
  const text = `insert into incoming_mail (tenant_id, id, subject, sender, received_time, message_id)
    values ($1, $2, 'A question', 'anna@law.test', now(), $3)`;
  const values = [tenantId, id, `<${id}@law.test>`];
  await server.services.hostDb.batch({ tenantId }, [{ text, values }]);
  return { id };
}

/** The lines come from a subscription; here only the invoice itself is walked. */
async function aTenantInvoice() {
  const [id, customerId] = [randomUUID(), await aTenant(server.services)];
  const text = `insert into tenant_invoice (id, invoice_no, customer_id, customer_name, month, invoice_date,
      due_date, subtotal, gst, total)
    values ($1, $2, $3, 'A practice', '2026-10', '2026-11-01', '2026-11-15', 100, 10, 110)`;
  const values = [id, `TIN-${id.slice(0, 8)}`, customerId];
  await server.services.hostDb.batch({ tenantId: hostTenantId }, [{ text, values }]);
  return { id };
}

async function aPrepaymentRequest() {
  const [id, { id: caseId }] = [randomUUID(), await practice.newCase()];
  await practice.run(
    `insert into prepayment_requests (tenant_id, id, request_no, case_id, company_id, amount)
      values ($1, $2, $3, $4, $5, 500)`,
    [practice.tenantId, id, `PRE-${id.slice(0, 8)}`, caseId, practice.companyId],
  );
  return { id };
}

/** With a rate from its first day, so that it may be set active. */
async function aRatedAgreement() {
  const agreement = await sample('fundingAgreement', { startsOn: '2026-01-01', endsOn: null });
  await sample('interestRate', { agreementId: agreement.id, effectiveFrom: '2026-01-01' });
  return agreement;
}

const lent = fundingToWalk(practice);

const timeKeeper = await aStoredPerson(practice, 'ADMIN_STAFF', { features: ['TimeTracking'] });
let entries = 0;

/** Each on a day of its own: two of one person never overlap. */
async function aTimeEntry() {
  entries += 1;
  const { body } = await timeKeeper.api.post('/app/time-tracking', {
    caseId: (await practice.newCase()).id,
    activity: 'report',
    startedAt: new Date(Date.UTC(2026, 0, entries)).toISOString(),
    minutes: 60,
  });
  return { id: String(body.id) };
}

/** Of a client who can open it. */
async function aClientForm() {
  const [file, account] = [await anUploadedPdf(sender.api), await sample('user')];
  const client = await sample('client', { email: `${randomUUID()}@mail.example` });
  await server.services.hostDb.batch({ tenantId }, [
    { text: 'update clients set user_id = $2 where id = $1', values: [client.id, account.id] },
  ]);
  const form = { clientId: client.id, name: 'Consent', kind: 'form', fileId: file };
  const { body } = await sender.api.post('/app/client-documents', form);
  return { id: String(body.id) };
}

const special: Readonly<Record<string, Partial<WalkedWorkflow>>> = {
  actionRequired: {
    userId: (await sample('user')).id,
    make: () => sample('actionRequired', { fromModule: null, objectId: null }),
  },
  incomingMail: {
    make: anIncomingMail,
    input: async (move) =>
      move === 'file' ? { fromModule: 'COMPANY', objectId: (await sample('company')).id } : {},
  },
  specialist: {
    make: aSpecialistWithContract,
    placedWith: `exclusion_reason = '${Object.keys(exclusionReasons)[0]}'`,
  },
  specialistContract: {
    calls: {
      async generateAgreement(id) {
        const { api } = server.signedIn({
          tenantId,
          roles: ['ADMIN_STAFF'],
          features: ['SpecialistAgreementTemplate'],
        });
        const { body } = await api.get(`/app/specialist-contracts/${id}`);
        const path = `/app/specialists/${body.specialistId}/agreement/generate`;
        return api.post(path, { contractId: id });
      },
    },
  },
  clientDocument: { userId: sender.actor.userId, make: aClientForm },
  envelope: { make: anEnvelopeOf },
  timeEntry: {
    tenantId: practice.tenantId,
    userId: timeKeeper.actor.userId,
    make: aTimeEntry,
  },
  tenantInvoice: {
    tenantId: hostTenantId,
    isHost: true,
    make: aTenantInvoice,
    input: async (move) => (move === 'send' ? { email: 'money@practice.test' } : {}),
  },
  prepaymentRequest: {
    tenantId: practice.tenantId,
    make: aPrepaymentRequest,
    input: async (move) => (move === 'receive' ? { receiptId: null } : {}),
  },
  fundingAgreement: { make: aRatedAgreement },
  fundingTransaction: {
    tenantId: practice.tenantId,
    make: lent.aBill,
    input: async (move) => (move === 'pay' ? { amount: null } : {}),
  },
  advanceRequest: { tenantId: practice.tenantId, make: lent.aRequest },
  advancePayment: { tenantId: practice.tenantId, make: lent.aPayment },
  creditRequest: { tenantId: practice.tenantId, make: lent.aCreditRequest },
  repaymentInvoice: { tenantId: practice.tenantId, make: lent.aRepaymentInvoice },
  otQuotation: { tenantId: practice.tenantId, make: aSentQuotation },
  mt: {
    make: () => aMassTortClaimant(practice),
    input: async (move) =>
      move === 'bookAssessment' ? { assessmentId: (await practice.newCase()).id } : {},
  },
  mva: {
    make: () => practice.newCase({ ...anAccident, specialistId: null }, 'mva-claim'),
    placedWith: `demand_amount = 100, disbursed_on = '2026-01-01'`,
  },
  tpd: {
    make: () => practice.newCase({ specialistId: null }, 'tpd'),
    placedWith: `eligibility = 'likely', bundled_at = now()`,
    input: async (move) => (move === 'requestRecords' ? { recordsCaseId: null } : {}),
  },
  supp: { placedWith: askedSpecialist },
  fr: { placedWith: askedSpecialist },
  co: { input: async (move) => (move === 'recordHeld' ? anHour : {}) },
  mn: { make: () => aMatterWithReport(practice) },
  mr: { make: () => aMedicalRecord(practice) },
  mri: { tenantId: practice.tenantId, make: () => aRecordRequest(practice) },
  ndis: { make: () => aParticipant(practice) },
  ndisClinicalNote: { tenantId: practice.tenantId, make: () => aClinicalNote(practice) },
  ndisAppointment: { tenantId: practice.tenantId, make: () => anNdisAppointment(practice) },
  appointmentSession: {
    tenantId: clinic.tenantId,
    make: () => clinic.session(),
    calls: { hold: setIsOnHold(true), release: setIsOnHold(false) },
  },
  appointment: {
    tenantId: clinic.tenantId,
    async make() {
      const [slot] = await clinic.slots((await clinic.session()).id);
      const { body } = await clinic.book(slot?.id ?? '');
      return { id: String(body.id) };
    },
    async input(move, id) {
      if (move === 'move') return { slotId: await aFreeSlot(id), tell: null };
      if (move === 'cancel') return { reasonId: clinic.reasonId, tell: null };
      return move === 'confirm' ? { tell: null } : {};
    },
    setLate(late) {
      isLate = late;
    },
  },
  call: {
    tenantId: caller.tenantId,
    userId: caller.userId,
    async make() {
      const id = await caller.start();
      const [slot] = await caller.threeSlots();
      await caller.keep(id, slot);
      return { id };
    },
  },
};

describe('every workflow', () => {
  // Where every move is a consequence of other actions there is nobody to walk with.
  // Who types is asked of the users of the tenant: `typing.api.test.ts` goes through its table with them.
  const walked = workflows().filter(
    ({ on, moves }) => on.name !== 'typingJob' && Object.values(moves).some(({ who }) => who),
  );
  for (const workflow of walked) {
    const { name } = workflow.on;
    workflowContract(server, workflow, { tenantId, ...walkedCases[name], ...special[name] });
  }

  test('every type of case is walked', () => {
    const names = walked.map(({ on }) => on.name);

    expect(caseTypes.filter(({ resource }) => !names.includes(resource.name))).toEqual([]);
  });

  test('is walked: nine or more of them', () => {
    expect(workflows().length).toBeGreaterThanOrEqual(9);
  });
});
