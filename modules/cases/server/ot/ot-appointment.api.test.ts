import { expect, test } from 'vitest';
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
const { api, clientId, companyId, freeSlot, readAppointment } = practice;
const onlyOt = practice.signedIn(['STAFF'], { features: ['OT'] });

const slot = async () => ({
  slotId: await freeSlot(),
  consultationType: 'inPerson',
});

async function confirmedOt() {
  clock.now = null;
  const { id } = await practice.newCase({}, 'ot');
  const { body } = await api.put(`/app/ot/${id}/appointment`, {
    ...(await slot()),
    tell: [],
    answers: sureOfClaimant,
  });
  await api.put(`/app/ot/${id}/confirmAppointment`, { tell: [] });
  return { id, appointmentId: String(body.appointmentId) };
}

test('[D-026] an OT case is booked with its slot, and each names the other', async () => {
  const { id, appointmentId } = await confirmedOt();

  expect((await api.get(`/app/ot/${id}`)).body).toMatchObject({
    step: 'appointmentConfirmed',
    appointmentId,
    specialistId: practice.specialistId,
  });
  expect(await readAppointment(appointmentId)).toMatchObject({
    caseModule: 'OT',
    caseId: id,
    status: 'confirmed',
  });
  expect((await api.get(`/app/ot/${id}/appointmentHistory`)).body).toMatchObject({
    items: [{ id: appointmentId, isCurrent: true, status: 'confirmed' }],
  });
});

test('[D-026] OT cases are made with their times, by a practice that has nothing but OT', async () => {
  clock.now = null;
  const slots = [await slot(), await slot()];
  const order = { clientId, companyId, slots, tell: [], answers: sureOfClaimant };

  const made = await onlyOt.api.post('/app/ot/bookCases', order);

  expect(made).toMatchObject({
    status: 201,
    body: {
      items: slots.map(() => ({
        caseNo: expect.stringMatching(/^OT-/),
        step: 'appointmentRequested',
        appointmentId: expect.any(String),
      })),
    },
  });
  const known = await onlyOt.api.get(`/app/assessments/ofClaimant?clientId=${clientId}`);
  for (const { caseNo } of made.body.items ?? [])
    expect(known.body.items).toContainEqual(expect.objectContaining({ caseNo, segment: 'ot' }));
  expect(await onlyOt.api.post('/app/assessments/bookCases', order)).toMatchObject({ status: 403 });
});

test('[D-026] [C-047] attendance is recorded in the OT case and in its appointment', async () => {
  const { id, appointmentId } = await confirmedOt();
  const { dateFrom } = await readAppointment(appointmentId);
  clock.now = new Date(String(dateFrom));

  const done = await api.put(`/app/ot/${id}/attendance`, { attendanceOutcome: 'confirmed' });

  expect(done).toMatchObject({
    status: 200,
    body: { status: 'Completed', record: { id, step: 'attendedChargeable' } },
  });
  expect(await readAppointment(appointmentId)).toMatchObject({ status: 'attended' });
});

test('[D-026] [C-048] a cancelled OT case cancels its appointment', async () => {
  const { id, appointmentId } = await confirmedOt();

  const done = await api.put(`/app/ot/${id}/cancellation`, {
    outcome: 'cancelledChargeable',
    cancelReason: 'MatterSettled',
  });

  expect(done).toMatchObject({
    status: 200,
    body: { record: { caseStatus: 'cancelledChargeable', cancelReason: 'MatterSettled' } },
  });
  expect(await readAppointment(appointmentId)).toMatchObject({ status: 'cancelled' });
});

test('[G-084] what goes to the background is Processing for OT too', async () => {
  const { id } = await confirmedOt();

  const order = { outcome: 'cancelledNoFee', cancelReason: 'Other', inBackground: true };

  expect(await api.put(`/app/ot/${id}/cancellation`, order)).toMatchObject({
    status: 202,
    body: { jobId: expect.any(String), status: 'Processing', record: null },
  });
});
