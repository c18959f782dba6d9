import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { sureOfClaimant } from '#booking/testing';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBookingPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const clock: { now: Date | null } = { now: null };
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer],
  now: () => clock.now ?? new Date(),
});
const practice = await aBookingPractice(server);
const { api, read, readAppointment, bookedCase, confirmedCase } = practice;
const admin = practice.signedIn(['ADMIN_STAFF']).api;

const agreed = { answers: { ...sureOfClaimant, undoAppointment: 'yes' } };
const undo = (id: string, more: object = agreed, base = 'assessments') =>
  admin.put(`/app/${base}/${id}/undo`, { note: 'By mistake', ...more });
const preview = async (id: string, move = 'undo') =>
  (
    await admin.post('/app/case-status-logs/consequences', {
      fromModule: 'IME',
      objectId: id,
      move,
    })
  ).body;

const cancelCase = (id: string, base = 'assessments') =>
  api.put(`/app/${base}/${id}/cancel`, {
    outcome: 'cancelledNoFee',
    cancelReason: 'MatterSettled',
  });
const cancelAppointment = (id: string) =>
  api.post(`/app/assessments/${id}/cancelAppointment`, { cancelReason: 'Other', tell: [] });

const slotOf = async (slotId: string) => {
  const [row] = await practice.run(
    `select state, appointment_id as "appointmentId" from appointment_slots where id = $1`,
    [slotId],
  );
  return row;
};

describe('an undo takes the appointment along', () => {
  test.each([
    ['the case was cancelled', cancelCase],
    ['its appointment was cancelled', cancelAppointment],
  ])('after %s the slot is booked again, and case, slot and appointment agree', async (_, end) => {
    clock.now = null;
    const { id, slotId, appointmentId } = await confirmedCase();
    const { appointmentDate } = await read(id);
    await end(id);

    expect((await preview(id)).plan).toMatchObject([
      { outcome: 'asks', text: expect.stringContaining('again, and tells everybody once more') },
    ]);
    expect(await undo(id, { answers: sureOfClaimant })).toMatchObject({
      status: 409,
      body: { error: { code: 'confirmationRequired' } },
    });
    expect((await undo(id)).status).toBe(200);

    const stands = await read(id);
    expect(stands).toMatchObject({
      step: 'appointmentConfirmed',
      appointmentDate,
      nextStep: 'PAPERWORK',
      cancelReason: null,
      cancelledOn: null,
    });
    expect(stands.appointmentId).not.toBe(appointmentId);
    expect(await slotOf(slotId)).toEqual({
      state: 'booked',
      appointmentId: stands.appointmentId,
    });
    expect(await readAppointment(stands.appointmentId)).toMatchObject({
      status: 'confirmed',
      caseId: id,
      dateFrom: appointmentDate,
    });
  });

  test('a slot that somebody else has taken is not undone, and the preview says so', async () => {
    clock.now = null;
    const { id, slotId } = await confirmedCase();
    await cancelCase(id);
    await practice.bookMeeting(slotId);

    const { hindrance } = await preview(id);

    expect(hindrance).toContain('is no longer free');
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { error: { code: 'undoTimeTaken', message: hindrance } },
    });
    expect(await read(id)).toMatchObject({ step: 'cancelledNoFee' });
  });

  test('nor one whose time has passed', async () => {
    clock.now = null;
    const { id } = await confirmedCase();
    const { appointmentDate } = await read(id);
    await cancelAppointment(id);
    clock.now = new Date(Date.parse(String(appointmentDate)) + 60_000);

    expect(await undo(id)).toMatchObject({ body: { error: { code: 'undoTimePast' } } });
  });

  test('a booking that is undone gives its slot back, and the next action is the first again', async () => {
    clock.now = null;
    const { id, slotId, appointmentId } = await bookedCase();

    expect((await undo(id)).status).toBe(200);

    expect(await read(id)).toMatchObject({
      step: 'caseCreated',
      appointmentId: null,
      appointmentDate: null,
      nextStep: 'REQUEST_RECEIVED',
      nextDueDate: expect.any(String),
    });
    expect(await slotOf(slotId)).toEqual({ state: 'free', appointmentId: null });
    expect(await readAppointment(appointmentId)).toMatchObject({ status: 'cancelled' });
  });

  test('a confirmation and an attendance that are undone are taken back in the appointment', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    clock.now = new Date(String((await readAppointment(appointmentId)).dateFrom));
    await api.put(`/app/assessments/${id}/attend`, { note: 'Came early' });

    expect((await preview(id)).plan).toContainEqual({
      outcome: 'takenBack',
      text: 'The attendance is taken back, in the appointment too.',
    });
    expect((await undo(id, {})).status).toBe(200);
    expect(await readAppointment(appointmentId)).toMatchObject({ status: 'confirmed' });
    expect(await read(id)).toMatchObject({ attendanceOutcome: 'none', attendanceNote: null });

    expect((await undo(id, {})).status).toBe(200);
    expect(await readAppointment(appointmentId)).toMatchObject({ status: 'booked' });
    expect(await read(id)).toMatchObject({ step: 'appointmentRequested', nextStep: 'APPOINTMENT' });
  });

  test('another time that is undone goes back to the slot before', async () => {
    clock.now = null;
    const { id, slotId, appointmentId } = await confirmedCase();
    const { appointmentDate } = await read(id);
    const moved = await api.put(`/app/assessments/${id}/reschedule-appointment`, {
      slotId: await practice.freeSlot(),
      rescheduleReason: 'Other',
      tell: [],
      answers: sureOfClaimant,
    });

    expect(moved.status).toBe(200);
    expect((await undo(id)).status).toBe(200);

    expect(await slotOf(slotId)).toEqual({ state: 'booked', appointmentId });
    expect(await read(id)).toMatchObject({
      step: 'appointmentConfirmed',
      appointmentDate,
      rescheduleReason: null,
    });
    expect(await readAppointment(appointmentId)).toMatchObject({ status: 'confirmed' });
  });

  test('an OT case is undone in the same way', async () => {
    clock.now = null;
    const { id } = await practice.newCase({}, 'ot');
    const slotId = await practice.freeSlot();
    const time = { slotId, consultationType: 'inPerson', tell: [], answers: sureOfClaimant };
    await api.put(`/app/ot/${id}/appointment`, time);
    await cancelCase(id, 'ot');

    expect((await undo(id, agreed, 'ot')).status).toBe(200);

    const { body } = await api.get(`/app/ot/${id}`);
    expect(body).toMatchObject({ step: 'appointmentRequested' });
    expect(await slotOf(slotId)).toEqual({ state: 'booked', appointmentId: body.appointmentId });
  });
});

describe('a time that nobody confirmed is no dead end when it has come', () => {
  const begun = async () => {
    clock.now = null;
    const made = await bookedCase();
    const { dateFrom } = await readAppointment(made.appointmentId);
    clock.now = new Date(Date.parse(String(dateFrom)) + 60_000);
    return made;
  };

  test('it is confirmed afterwards, and the attendance is recorded', async () => {
    const { id } = await begun();

    expect((await api.put(`/app/assessments/${id}/confirmAppointment`, {})).status).toBe(200);
    expect((await api.put(`/app/assessments/${id}/attend`, {})).status).toBe(200);
  });

  test('or it is cancelled, with its case or without', async () => {
    const [one, other] = [await begun(), await begun()];

    expect((await cancelAppointment(one.id)).status).toBe(200);
    expect((await cancelCase(other.id)).status).toBe(200);
    expect(await readAppointment(other.appointmentId)).toMatchObject({ status: 'cancelled' });
  });
});

describe('the preview refuses what the move refuses', () => {
  test('an attendance days before the time', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    const { dateFrom } = await readAppointment(appointmentId);
    clock.now = new Date(Date.parse(String(dateFrom)) - 4 * 86_400_000);

    const { hindrance } = await preview(id, 'attend');

    expect(hindrance).toContain('has not begun yet');
    expect((await api.put(`/app/assessments/${id}/attend`, {})).body).toMatchObject({
      error: { message: hindrance },
    });
    expect(await read(id)).toMatchObject({ step: 'appointmentConfirmed' });
  });

  test('nobody has failed to come a minute before the time', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    const { dateFrom } = await readAppointment(appointmentId);
    clock.now = new Date(Date.parse(String(dateFrom)) - 60_000);

    expect((await preview(id, 'notAttend')).hindrance).toContain('has not begun yet');
    expect((await api.put(`/app/assessments/${id}/notAttend`, {})).status).toBe(422);
  });
});
