import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { identityServer } from '#identity/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBookingPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const clock: { now: Date | null } = { now: null };
const server = await testServer({
  modules: [platformServer, identityServer, correspondenceServer, bookingServer, casesServer],
  now: () => clock.now ?? new Date(),
});
const practice = await aBookingPractice(server);
const { api, read, readAppointment, confirmedCase } = practice;

/** The clock stands at the hour of the appointment. */
async function onTheDay(appointmentId: string, minutes = 0) {
  const { dateFrom } = await readAppointment(appointmentId);
  clock.now = new Date(Date.parse(String(dateFrom)) + minutes * 60_000);
}

const cancel = (id: string, outcome: string, values: object = {}) =>
  api.put(`/app/assessments/${id}/cancellation`, {
    outcome,
    cancelReason: 'MatterSettled',
    ...values,
  });

const attend = (id: string, attendanceOutcome: string, values: object = {}) =>
  api.put(`/app/assessments/${id}/attendance`, { attendanceOutcome, ...values });

describe('a cancellation', () => {
  test('[C-048] [B-211] answers with its job, frees the slot and cancels the appointment', async () => {
    clock.now = null;
    const { id, appointmentId, slotId } = await confirmedCase();

    const done = await cancel(id, 'cancelledChargeable', { note: 'Settled on Monday' });

    expect(done).toMatchObject({
      status: 200,
      body: {
        jobId: expect.any(String),
        status: 'Completed',
        record: {
          caseStatus: 'cancelledChargeable',
          cancelReason: 'MatterSettled',
          cancelNote: 'Settled on Monday',
          cancelledOn: expect.any(String),
          nextStep: null,
        },
      },
    });
    expect(await readAppointment(appointmentId)).toMatchObject({ status: 'cancelled' });
    const { body } = await api.get(`/app/tasks/${String(done.body.jobId)}`);
    expect(body).toMatchObject({ state: 'done', summary: 'The case is cancelled.' });
    const other = await practice.newCase();
    expect(await practice.book(other.id, slotId)).toMatchObject({ status: 200 });
    const charges = await api.get(`/app/case-charges?caseId=${id}`);
    expect(charges.body.items).toMatchObject([
      { description: 'Late cancellation', status: 'pending' },
    ]);
  });

  test('refuses what the table lacks and leaves no job behind', async () => {
    clock.now = null;
    const { id } = await confirmedCase();
    await cancel(id, 'cancelledNoFee');
    const before = await practice.run('select count(*)::int as tasks from tasks');

    expect(await cancel(id, 'cancelledChargeable')).toMatchObject({ status: 409 });
    expect(await cancel(id, 'someOutcome')).toMatchObject({ status: 400 });
    expect(await practice.run('select count(*)::int as tasks from tasks')).toEqual(before);
  });

  test('[G-084] in the background it is Processing', async () => {
    clock.now = null;
    const { id } = await confirmedCase();

    const started = await cancel(id, 'cancelledNoFee', { inBackground: true });

    expect(started).toMatchObject({ status: 202, body: { status: 'Processing', record: null } });
    expect(await read(id)).toMatchObject({ step: 'appointmentConfirmed' });
    const { body } = await api.get(`/app/tasks/${String(started.body.jobId)}`);
    expect(body).toMatchObject({ state: 'waiting', title: 'Cancellation' });
  });
});

describe('attendance', () => {
  test('[C-047] [B-203] Confirmed records the arrival in the case and in the appointment', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    await onTheDay(appointmentId, 5);
    const arrivedAt = (clock.now ?? new Date()).toISOString();

    const done = await attend(id, 'confirmed', { arrivedAt, note: 'With a friend' });

    expect(done).toMatchObject({
      status: 200,
      body: {
        status: 'Completed',
        record: {
          step: 'attendedChargeable',
          attendanceOutcome: 'confirmed',
          arrivedAt,
          attendanceNote: 'With a friend',
          nextStep: 'DICTATION',
        },
      },
    });
    expect(await readAppointment(appointmentId)).toMatchObject({ status: 'attended' });
  });

  test.each([
    ['confirmed', { isNoFee: true }, 'attendedNoFee', 'attended'],
    ['cancelledNoFee', {}, 'notAttended', 'didNotAttend'],
    ['cancelledChargeable', {}, 'notAttended', 'didNotAttend'],
    ['none', { note: 'Rang, on the way' }, 'appointmentConfirmed', 'confirmed'],
  ])('[B-203] %s %o leads to %s', async (outcome, values, step, status) => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    await onTheDay(appointmentId);

    const done = await attend(id, outcome, values);

    expect(done).toMatchObject({ body: { record: { step, attendanceOutcome: outcome } } });
    expect(await readAppointment(appointmentId)).toMatchObject({ status });
  });

  test('whoever comes before the hour is there; another day is too early', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();

    expect(await attend(id, 'confirmed')).toMatchObject({
      status: 422,
      body: { error: { code: 'appointmentAhead' } },
    });
    await onTheDay(appointmentId, -15);
    expect(await attend(id, 'confirmed')).toMatchObject({ status: 200 });
  });
});
