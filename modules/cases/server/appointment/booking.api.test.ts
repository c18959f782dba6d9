import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { sureOfClaimant } from '#booking/testing';
import { correspondenceServer } from '#correspondence/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBookingPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const clock: { now: Date | null } = { now: null };
const server = await testServer({
  role: 'all',
  modules: [correspondenceServer, bookingServer, casesServer],
  now: () => clock.now ?? new Date(),
});
const practice = await aBookingPractice(server);
const { api, read, readAppointment, bookedCase, confirmedCase, freeSlot } = practice;

/** Somebody of another company, who sees no case of this one. */
const stranger = practice.signedIn(['CASE_MANAGER'], {
  ids: {
    companyId: [crypto.randomUUID()],
    ownCompanyIds: [crypto.randomUUID()],
    companiesSharingClaimants: [crypto.randomUUID()],
    bookableCompanyIds: [crypto.randomUUID()],
  },
});

const at = async (appointmentId: string) => {
  const { dateFrom } = await readAppointment(appointmentId);
  clock.now = new Date(String(dateFrom));
};
const nowAgain = () => (clock.now = null);

describe('a slot for a case', () => {
  test('[C-045] is booked with the step of the case, and each names the other', async () => {
    const { id } = await practice.newCase();
    const slotId = await freeSlot();

    const saved = await practice.book(id, slotId);

    expect(saved).toMatchObject({
      status: 200,
      body: {
        step: 'appointmentRequested',
        nextStep: 'APPOINTMENT',
        appointmentId: expect.any(String),
        appointmentDate: expect.any(String),
        appointmentZone: 'Australia/Sydney',
        centreId: practice.centreId,
        specialistId: practice.specialistId,
      },
    });
    expect(await readAppointment(saved.body.appointmentId)).toMatchObject({
      caseModule: 'IME',
      caseId: id,
      status: 'booked',
      dateFrom: saved.body.appointmentDate,
      caseManagerId: practice.clientId ? expect.any(String) : null,
    });
  });

  test('the section still saves its fields without a slot', async () => {
    const { id } = await practice.newCase();

    const saved = await api.put(`/app/assessments/${id}/appointment`, {
      appointmentNote: 'Needs a ramp',
    });

    expect(saved).toMatchObject({
      status: 200,
      body: { appointmentNote: 'Needs a ramp', step: 'caseCreated', appointmentId: null },
    });
  });

  test('says who sees the claimant: another specialist is a reschedule', async () => {
    const { id } = await bookedCase();
    const specialistId = await practice.specialist('Ola Berg');
    const save = (values: object) => api.put(`/app/assessments/${id}/appointment`, values);

    expect(await save({ specialistId })).toMatchObject({
      status: 409,
      body: { error: { code: 'caseHasAppointment' } },
    });
    expect(await save({ specialistId: practice.specialistId })).toMatchObject({ status: 200 });
  });

  test('goes to one of two cases; the other is untouched', async () => {
    const [one, two] = [await practice.newCase(), await practice.newCase()];
    const slotId = await freeSlot();

    const answers = await Promise.all([
      practice.book(one.id, slotId),
      practice.book(two.id, slotId),
    ]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const lost = answers[0]?.status === 409 ? one : two;
    expect(await read(lost.id)).toMatchObject({
      step: 'caseCreated',
      appointmentId: null,
      concurrencyStamp: (lost as Record<string, unknown>).concurrencyStamp,
    });
  });

  test('is refused on a stale case, for a case with one, and without saying how', async () => {
    const { id } = await practice.newCase();
    const slotId = await freeSlot();
    const put = (values: object) =>
      api.put(`/app/assessments/${id}/appointment`, { slotId, answers: sureOfClaimant, ...values });

    expect(
      await put({ consultationType: 'inPerson', concurrencyStamp: crypto.randomUUID() }),
    ).toMatchObject({ status: 409, body: { error: { code: 'stale' } } });
    expect(await put({})).toMatchObject({ status: 422 });
    await practice.book(id, slotId);
    expect(await practice.book(id, await freeSlot())).toMatchObject({
      status: 409,
      body: { error: { code: 'caseHasAppointment' } },
    });
  });

  test('a case manager of another company finds no case', async () => {
    const { id } = await bookedCase();
    const slotId = await freeSlot();
    const path = `/app/assessments/${id}`;

    for (const answer of [
      await practice.book(id, slotId, stranger.api),
      await stranger.api.put(`${path}/reschedule-appointment`, {
        slotId,
        rescheduleReason: 'Other',
      }),
      await stranger.api.post(`${path}/rebook`),
      await stranger.api.post(`${path}/cancelAppointment`, { cancelReason: 'Other' }),
      await stranger.api.post(`${path}/resendRescheduleAppointmentUpdate`),
      await stranger.api.get(`${path}/appointmentHistory`),
      await stranger.api.get(`${path}/specialistClientHistory`),
    ]) {
      expect(answer).toMatchObject({ status: 404 });
    }
  });

  test('a case manager requests for the own company, and staff confirms', async () => {
    const ids = {
      companyId: [practice.companyId],
      ownCompanyIds: [practice.companyId],
      companiesSharingClaimants: [practice.companyId],
      bookableCompanyIds: [practice.companyId],
    };
    const manager = practice.signedIn(['CASE_MANAGER'], { ids });
    const made = await manager.api.post('/app/assessments', {
      clientId: practice.clientId,
      companyId: practice.companyId,
    });
    const id = String(made.body.id);

    expect(await practice.book(id, await freeSlot(), manager.api)).toMatchObject({
      status: 200,
      body: { step: 'appointmentRequested' },
    });
    const confirm = `/app/assessments/${id}/confirmAppointment`;
    expect(await manager.api.put(confirm)).toMatchObject({ status: 403 });
    expect(await api.put(confirm)).toMatchObject({
      status: 200,
      body: { step: 'appointmentConfirmed' },
    });
  });
});

describe('the appointment of a case', () => {
  test('is confirmed with it', async () => {
    const { id, appointmentId } = await bookedCase();

    expect(await api.put(`/app/assessments/${id}/confirmAppointment`, { tell: [] })).toMatchObject({
      status: 200,
      body: { step: 'appointmentConfirmed', nextStep: 'PAPERWORK' },
    });
    expect(await readAppointment(appointmentId)).toMatchObject({ status: 'confirmed' });
  });

  test('[C-050] [B-204] [B-214] is rescheduled for one of ten reasons', async () => {
    const { id, appointmentId } = await confirmedCase();
    const slotId = await freeSlot();
    const put = (rescheduleReason: string) =>
      api.put(`/app/assessments/${id}/reschedule-appointment`, {
        slotId,
        rescheduleReason,
        note: 'They asked',
        tell: [],
        answers: sureOfClaimant,
      });

    expect(await put('NoSuchReason')).toMatchObject({ status: 400 });
    const moved = await put('CaseManagerRequest');

    const appointment = await readAppointment(appointmentId);
    expect(moved).toMatchObject({
      status: 200,
      body: {
        step: 'appointmentRequested',
        appointmentId,
        appointmentDate: appointment.dateFrom,
        rescheduleReason: 'CaseManagerRequest',
      },
    });
    expect(appointment).toMatchObject({ status: 'booked' });
    const { body } = await api.get(`/app/assessments/${id}/status-log`);
    expect(body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ note: 'Case manager request: They asked' }),
      ]),
    );
  });

  test('paperwork that has left stays there when the same specialist keeps the case', async () => {
    const { id } = await confirmedCase();
    await api.put(`/app/assessments/${id}/sendPaperwork`, { answers: { withoutBrief: 'yes' } });
    const move = async (slotId: string) =>
      api.put(`/app/assessments/${id}/reschedule-appointment`, {
        slotId,
        rescheduleReason: 'Other',
        tell: [],
        answers: sureOfClaimant,
      });

    expect((await move(await freeSlot())).body).toMatchObject({ step: 'paperworkSent' });
    const specialistId = await practice.specialist('Ola Berg');
    expect((await move(await freeSlot({ specialistId }))).body).toMatchObject({
      step: 'appointmentRequested',
      specialistId,
    });
  });

  test('[C-071] is cancelled, the slot is free, and the case goes on', async () => {
    const { id, appointmentId, slotId } = await confirmedCase();

    const off = await api.post(`/app/assessments/${id}/cancelAppointment`, {
      cancelReason: 'MatterSettled',
      note: 'Last week',
      tell: [],
    });

    expect(off).toMatchObject({
      status: 200,
      body: { step: 'caseCreated', appointmentId: null, appointmentDate: null, centreId: null },
    });
    expect(await readAppointment(appointmentId)).toMatchObject({
      status: 'cancelled',
      cancelledForId: practice.reasonId,
    });
    expect(await practice.book(id, slotId)).toMatchObject({ status: 200 });
  });

  test('cannot be cancelled or moved where there is none', async () => {
    const { id } = await practice.newCase();
    await api.put(`/app/assessments/${id}/requestAppointment`);

    expect(
      await api.post(`/app/assessments/${id}/cancelAppointment`, { cancelReason: 'Other' }),
    ).toMatchObject({ status: 409, body: { error: { code: 'caseWithoutAppointment' } } });
    expect(
      await api.put(`/app/assessments/${id}/reschedule-appointment`, {
        slotId: await freeSlot(),
        rescheduleReason: 'Other',
      }),
    ).toMatchObject({ status: 409, body: { error: { code: 'caseWithoutAppointment' } } });
  });

  test('[C-057] [B-240] a case that was not attended is rebooked, and the flag tells the manager', async () => {
    const missed = async () => {
      const made = await confirmedCase({ bookingCmId: null });
      await practice.run(
        `update assessments set booking_cm_id = (select id from case_managers
        where tenant_id = $2 limit 1) where id = $1`,
        [made.id, practice.tenantId],
      );
      await at(made.appointmentId);
      await api.put(`/app/assessments/${made.id}/notAttend`, { note: 'Nobody came' });
      nowAgain();
      return made;
    };
    const told = async (id: string) =>
      (
        await practice.run(
          `select 1 from emails_tracking where object_id = $1 and template_key = 'AppointmentRequested'`,
          [id],
        )
      ).length;
    const [quiet, loud] = [await missed(), await missed()];
    const slotId = await freeSlot();

    const requested = await api.post(`/app/assessments/${quiet.id}/rebook`);
    const booked = await api.post(`/app/assessments/${loud.id}/rebook?notifyCaseDNA=true`, {
      slotId,
      consultationType: 'inPerson',
      tell: [],
      answers: sureOfClaimant,
    });

    expect(requested).toMatchObject({
      status: 200,
      body: { step: 'appointmentRequested', appointmentId: null, attendanceOutcome: 'none' },
    });
    expect(booked).toMatchObject({ status: 200, body: { step: 'appointmentRequested' } });
    expect(booked.body.appointmentId).not.toBe(loud.appointmentId);
    expect(await readAppointment(booked.body.appointmentId)).toMatchObject({ caseId: loud.id });
    expect(
      await eventually(
        () => told(loud.id),
        (count) => count > 0,
      ),
    ).toBe(1);
    expect(await told(quiet.id)).toBe(0);
  });

  test('[C-065] the new time is told again, but only where there is one', async () => {
    const { id } = await bookedCase();
    const resend = () => api.post(`/app/assessments/${id}/resendRescheduleAppointmentUpdate`);

    expect(await resend()).toMatchObject({
      status: 409,
      body: { error: { code: 'appointmentNeverMoved' } },
    });
    await api.put(`/app/assessments/${id}/reschedule-appointment`, {
      slotId: await freeSlot(),
      rescheduleReason: 'Other',
      tell: [],
      answers: sureOfClaimant,
    });
    expect(await resend()).toMatchObject({
      status: 200,
      body: {
        items: expect.arrayContaining([
          { recipient: 'client', name: 'Noor Haddad' },
          expect.objectContaining({ recipient: 'specialist' }),
        ]),
      },
    });
    const mails = await eventually(
      () =>
        practice.run(
          `select e.status, n.told_kind from appointment_notices n join emails_tracking e on e.id = n.email_id
           join appointments a on a.id = n.appointment_id where a.case_id = $1`,
          [id],
        ),
      (rows) => rows.length > 0 && rows.every(({ status }) => status !== 'queued'),
    );
    expect(mails.map((mail) => mail.told_kind)).toEqual(mails.map(() => 'moved'));
  });

  test('[C-080] its history names every appointment and where each was before', async () => {
    const { id, appointmentId } = await bookedCase();
    const before = (await readAppointment(appointmentId)).dateFrom;
    await api.put(`/app/assessments/${id}/reschedule-appointment`, {
      slotId: await freeSlot(),
      rescheduleReason: 'Other',
      tell: [],
      answers: sureOfClaimant,
    });
    await api.post(`/app/assessments/${id}/cancelAppointment`, { cancelReason: 'MatterSettled' });
    const { body } = await practice.book(id, await freeSlot());

    const history = await api.get(`/app/assessments/${id}/appointmentHistory`);

    expect(history.body.items).toEqual([
      expect.objectContaining({ id: body.appointmentId, isCurrent: true, moves: [] }),
      expect.objectContaining({
        id: appointmentId,
        isCurrent: false,
        status: 'cancelled',
        reason: 'Matter settled',
        moves: [expect.objectContaining({ dateFrom: before })],
      }),
    ]);
  });

  test('[C-076] earlier cases of the claimant with the specialist are found', async () => {
    const [early, late] = [await bookedCase(), await bookedCase()];

    const { body } = await api.get(`/app/assessments/${late.id}/specialistClientHistory`);

    const ids = (body.items as unknown as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain(early.id);
    expect(ids).not.toContain(late.id);
  });
});
