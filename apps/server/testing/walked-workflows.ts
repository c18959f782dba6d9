import { randomUUID } from 'node:crypto';
import { aCaller, aClinic } from '#booking/testing';
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
import { fundingFeatures, fundingToWalk } from '#funding/testing';
import { resourceNamed } from '#kernel/domain';
import { sampleRecord, signInFor } from '#kernel/testing';
import type { TestServer, WalkedWorkflow } from '#kernel/testing';
import { exclusionReasons } from '#parties/domain';
import { hostTenantId } from '#platform/domain';
import { aTenant, somebody } from '#platform/testing';
import { walkedCases } from './walked-cases.ts';

type Walked = Readonly<Record<string, Partial<WalkedWorkflow>>>;

const anAccident = { stateId: 'NSW', accidentDate: '2025-01-10' };

/** A specialist who was asked and has not answered; what is clarified was sent once. */
const askedSpecialist = `specialist_answer = 'waiting', answer_of_id = specialist_id, questions = 'Why?',
    request_sent_on = '2026-01-05', report_sent_on = '2026-02-05'`;

const anHour = { heldFrom: '2026-01-05T00:00:00Z', heldTo: '2026-01-05T01:00:00Z' };

/** The address stands in no record, and the sender has said yes to it. */
const toStranger = { answers: { unknownRecipient: 'yes' } } as const;

/** How a record of every workflow is made, and what its moves ask for. The caller registers the catalogue. */
export async function walkedWorkflows(server: TestServer, setLate: (isLate: boolean) => void) {
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
    if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
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

  const practice = await aCasePractice(server);

  async function aSentQuotation() {
    const { clientId, companyId, api } = practice;
    const made = await api.post('/app/assessments/otQuotation/initCase', { clientId, companyId });
    const id = String(made.body.quotation?.id);
    await practice.run(
      `update ot_quotations set status = 'sent', sent_at = now(), sending_key = 'walked' where id = $1`,
      [id],
    );
    await practice.run(`update ot set step = 'quotationSent' where id = $1`, [
      String(made.body.id),
    ]);
    return { id };
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

  /** Who asked may withdraw and decides nothing: who moves asked for what they withdraw. */
  const [asker, mover] = [
    await aStoredPerson(practice, 'ACCOUNTING'),
    await aStoredPerson(practice, 'ADMIN_STAFF'),
  ];

  async function askedBySomebody(move: string, id: string) {
    const { userId } = (move === 'withdraw' ? mover : asker).actor;
    await practice.run('update approval_requests set asked_by_id = $2 where id = $1', [id, userId]);
    return move === 'withdraw' ? {} : { answer: 'Seen on the statement' };
  }

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

  /** With an employer who can be asked for a statement. */
  async function aTpdClaim() {
    const made = await practice.newCase({ specialistId: null }, 'tpd');
    const employer = { kind: 'employer', fromName: 'Harbourline Freight', dueOn: '2036-01-01' };
    await practice.api.post(`/app/tpd/${made.id}/statements`, employer);
    return made;
  }

  const special: Walked = {
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
    envelope: { make: anEnvelopeOf, input: async (move) => (move === 'send' ? toStranger : {}) },
    timeEntry: {
      tenantId: practice.tenantId,
      userId: timeKeeper.actor.userId,
      make: aTimeEntry,
    },
    tenantInvoice: {
      tenantId: hostTenantId,
      isHost: true,
      make: aTenantInvoice,
      input: async (move) =>
        move === 'send' ? { email: 'money@practice.test', ...toStranger } : {},
    },
    prepaymentRequest: {
      tenantId: practice.tenantId,
      make: aPrepaymentRequest,
      input: async (move) => (move === 'receive' ? { receiptId: null } : {}),
    },
    fundingAgreement: { make: aRatedAgreement },
    fundingTransaction: {
      tenantId: practice.tenantId,
      make: () => lent.aBill(),
      input: async (move) => (move === 'pay' ? { amount: null } : {}),
    },
    advanceRequest: { tenantId: practice.tenantId, make: lent.aRequest },
    advancePayment: { tenantId: practice.tenantId, make: lent.aPayment },
    approvalRequest: {
      tenantId: practice.tenantId,
      userId: mover.actor.userId,
      features: fundingFeatures,
      make: () => lent.anApprovalRequest(asker.actor.userId),
      input: askedBySomebody,
    },
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
      placedWith: `demand_amount = 100, lodged_on = null, liability_decided_on = null,
        settled_on = null, disbursed_on = current_date`,
    },
    tpd: {
      make: aTpdClaim,
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
      setLate,
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
      input: async (move) => (move === 'offer' ? { caseManagerId: null } : {}),
    },
  };

  const cases = walkedCases(practice, setLate);
  const of = (name: string): WalkedWorkflow => ({ tenantId, ...cases[name], ...special[name] });
  return { of, practice, clinic, caller };
}
