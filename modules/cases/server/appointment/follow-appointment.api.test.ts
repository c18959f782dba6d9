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
const { api, read, readAppointment, bookedCase, confirmedCase, freeSlot } = practice;
const none = { tell: [] };

async function onTheDay(appointmentId: string) {
  const { dateFrom } = await readAppointment(appointmentId);
  clock.now = new Date(String(dateFrom));
}

describe('a case follows its appointment', () => {
  test('that is confirmed in booking', async () => {
    clock.now = null;
    const { id, appointmentId } = await bookedCase();

    await api.put(`/app/appointments/${appointmentId}/confirm`, none);

    expect(await read(id)).toMatchObject({ step: 'appointmentConfirmed', nextStep: 'PAPERWORK' });
  });

  test('that is moved in the calendar, to its day, place and specialist', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    const specialistId = await practice.specialist('Ola Berg');
    const centreId = await practice.centre('Perth Terrace', { time_zone: 'Australia/Perth' });

    await practice.move(appointmentId, await freeSlot({ specialistId, centreId }));

    const { dateFrom } = await readAppointment(appointmentId);
    expect(await read(id)).toMatchObject({
      step: 'appointmentRequested',
      appointmentDate: dateFrom,
      appointmentZone: 'Australia/Perth',
      specialistId,
      centreId,
    });
  });

  test('that moves with its session', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    const { sessionId } = await readAppointment(appointmentId);
    const path = `/app/appointment-sessions/${String(sessionId)}`;
    const { body: session } = await api.get(path);
    const later = (instant: unknown) =>
      new Date(Date.parse(String(instant)) + 3_600_000).toISOString();

    const moved = await api.put(`${path}?forBookings=moveAll`, {
      concurrencyStamp: session.concurrencyStamp,
      dateFrom: later(session.dateFrom),
      dateTo: later(session.dateTo),
    });

    expect(moved.status).toBe(200);
    const { dateFrom } = await readAppointment(appointmentId);
    expect(await read(id)).toMatchObject({
      step: 'appointmentRequested',
      appointmentDate: dateFrom,
    });
  });

  test('that is cancelled in booking: the case goes on without one', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();

    await practice.cancel(appointmentId, none);

    expect(await read(id)).toMatchObject({
      step: 'caseCreated',
      appointmentId: null,
      appointmentDate: null,
    });
  });

  test.each([
    ['attend', 'attendedChargeable', 'confirmed'],
    ['attendLate', 'attendedChargeable', 'confirmed'],
    ['notAttend', 'notAttended', 'cancelledChargeable'],
  ])('%s at the front desk leads to %s', async (move, step, attendanceOutcome) => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    await onTheDay(appointmentId);

    await api.put(`/app/appointments/${appointmentId}/${move}`);

    expect(await read(id)).toMatchObject({ step, attendanceOutcome });
  });

  test('and what it says of the day is not contradicted until the step is undone', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    await onTheDay(appointmentId);
    const record = (move: string) => api.put(`/app/appointments/${appointmentId}/${move}`);
    const admin = practice.signedIn(['ADMIN_STAFF']).api;
    await record('attend');

    expect(await record('notAttend')).toMatchObject({
      status: 409,
      body: { error: { code: 'caseSaysOtherwise' } },
    });
    expect(await readAppointment(appointmentId)).toMatchObject({ status: 'attended' });
    expect((await record('attendLate')).status).toBe(200);

    const undone = await admin.put(`/app/assessments/${id}/undo`, { note: 'Somebody else came' });
    expect(undone.status).toBe(200);
    expect((await record('notAttend')).status).toBe(200);
    expect(await read(id)).toMatchObject({
      step: 'notAttended',
      attendanceOutcome: 'cancelledChargeable',
    });
  });

  test('that was never confirmed, once the claimant has come', async () => {
    clock.now = null;
    const { id, appointmentId } = await bookedCase();
    await onTheDay(appointmentId);

    await api.put(`/app/appointments/${appointmentId}/attend`);

    expect(await read(id)).toMatchObject({ step: 'attendedChargeable' });
  });

  test('on hold it keeps its step, and still says where the appointment is', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    await api.put(`/app/assessments/${id}/putOnHold`, { note: 'Overseas' });

    await practice.move(appointmentId, await freeSlot());

    const { dateFrom } = await readAppointment(appointmentId);
    expect(await read(id)).toMatchObject({
      step: 'appointmentConfirmed',
      appointmentDate: dateFrom,
      isOnHold: true,
    });
  });

  test('also where whoever moves the appointment may not see the case', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    await practice.run(`update assessments set visibility = 'group' where id = $1`, [id]);
    const seen = await api.get(`/app/assessments/${id}`);

    const moved = await practice.move(appointmentId, await freeSlot());

    expect(seen.status).toBe(404);
    expect(moved.status).toBe(200);
    const [row] = await practice.run(
      'select step, appointment_date as "date" from assessments where id = $1',
      [id],
    );
    expect(row).toMatchObject({ step: 'appointmentRequested' });
    expect(new Date(String(row?.date)).toISOString()).toBe(
      (await readAppointment(appointmentId)).dateFrom,
    );
  });

  test('an appointment that the case has left behind is no longer followed', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    await onTheDay(appointmentId);
    await api.put(`/app/assessments/${id}/notAttend`, {});
    await api.post(`/app/assessments/${id}/rebook`);

    await api.put(`/app/appointments/${appointmentId}/attend`);

    expect(await read(id)).toMatchObject({ step: 'appointmentRequested', appointmentId: null });
  });
});

describe('a booking', () => {
  const body = { consultationType: 'inPerson', tell: [], answers: sureOfClaimant };

  test('with "Make a case" makes both', async () => {
    clock.now = null;
    const { clientId, companyId } = practice;

    const booked = await api.post(`/app/appointment-slots/${await freeSlot()}/book`, {
      ...body,
      clientId,
      note: 'Needs a ramp',
      makeCase: true,
    });

    expect(booked).toMatchObject({ status: 201, body: { caseModule: 'IME' } });
    expect(await read(String(booked.body.caseId))).toMatchObject({
      clientId,
      companyId,
      step: 'appointmentRequested',
      appointmentId: booked.body.id,
      appointmentNote: 'Needs a ramp',
      bookingCmId: booked.body.caseManagerId,
    });
  });

  test('makes a case of the type that was chosen', async () => {
    clock.now = null;
    const given = { ...body, clientId: practice.clientId, makeCase: true, caseType: 'OT' };

    const booked = await api.post(`/app/appointment-slots/${await freeSlot()}/book`, given);

    expect(booked).toMatchObject({ status: 201, body: { caseModule: 'OT' } });
    expect((await api.get(`/app/ot/${String(booked.body.caseId)}`)).body).toMatchObject({
      step: 'appointmentRequested',
      appointmentId: booked.body.id,
    });
    const onlyIme = practice.signedIn(['STAFF'], { features: ['Assessment'] });
    const path = `/app/appointment-slots/${await freeSlot()}/book`;
    expect((await onlyIme.api.post(path, given)).status).toBe(403);
    expect((await api.post(path, { ...given, caseType: 'MT' })).status).toBe(400);
  });

  test('makes no case where the tenant has none', async () => {
    clock.now = null;
    const { api: plain } = practice.signedIn(['STAFF'], { features: [] });

    expect(
      await plain.post(`/app/appointment-slots/${await freeSlot()}/book`, {
        ...body,
        clientId: practice.clientId,
        makeCase: true,
      }),
    ).toMatchObject({ status: 403 });
  });

  test.each([
    ['booked', 'appointmentRequested'],
    ['confirmed', 'appointmentConfirmed'],
    ['attended', 'attendedChargeable'],
  ])('that is %s becomes a case that is %s', async (status, step) => {
    clock.now = null;
    const { body: meeting } = await practice.bookMeeting(await freeSlot());
    const path = `/app/appointments/${String(meeting.id)}`;
    if (status !== 'booked') await api.put(`${path}/confirm`, none);
    await onTheDay(String(meeting.id));
    if (status === 'attended') await api.put(`${path}/attend`);

    const made = await api.post(`${path}/makeCase`);

    expect(made).toMatchObject({ status: 201, body: { step, appointmentId: meeting.id } });
    expect(await api.post(`${path}/makeCase`)).toMatchObject({
      status: 409,
      body: { error: { code: 'appointmentHasCase' } },
    });
  });
});

test('a meeting becomes a case of the type that was chosen', async () => {
  clock.now = null;
  const { body: meeting } = await practice.bookMeeting(await freeSlot());
  const path = `/app/appointments/${String(meeting.id)}/makeCase`;

  expect((await api.post(path, { caseType: 'MT' })).status).toBe(400);
  const onlyIme = practice.signedIn(['STAFF'], { features: ['Assessment'] });
  expect((await onlyIme.api.post(path, { caseType: 'OT' })).status).toBe(403);

  const { status, body: made } = await api.post(path, { caseType: 'OT' });

  expect([status, made.caseType, made.step]).toEqual([201, 'OT', 'appointmentRequested']);
  expect((await api.get(`/app/ot/${String(made.id)}`)).body).toMatchObject({
    caseNo: made.caseNo,
    appointmentId: meeting.id,
    clientId: practice.clientId,
  });
});

describe('a panel', () => {
  const panel = (slots: unknown, values: object = {}) =>
    api.post('/app/assessments/bookCases', {
      clientId: practice.clientId,
      claimNo: 'CL-9',
      slots,
      tell: [],
      answers: sureOfClaimant,
      ...values,
    });
  const slot = (slotId: string) => ({ slotId, consultationType: 'inPerson' });

  test('of three specialists is one request', async () => {
    clock.now = null;
    const doctors = await Promise.all(
      ['Ann One', 'Bo Two'].map((name) => practice.specialist(name)),
    );
    const [first, second] = [
      await freeSlot({ specialistId: doctors[0] }),
      await freeSlot({ specialistId: doctors[1] }),
    ];

    const made = await panel([slot(await freeSlot()), slot(first), slot(second)]);

    expect(made.status).toBe(201);
    expect(made.body.items).toMatchObject(
      [practice.specialistId, ...doctors].map((specialistId) => ({
        specialistId,
        claimNo: 'CL-9',
        companyId: practice.companyId,
        step: 'appointmentRequested',
        appointmentId: expect.any(String),
      })),
    );
  });

  test('is all or nothing', async () => {
    clock.now = null;
    const free = await freeSlot();
    const { slotId: taken } = await bookedCase();
    const count = async () => (await api.get('/app/assessments?maxResultCount=1')).body.totalCount;
    const before = await count();

    expect(await panel([slot(free), slot(taken)])).toMatchObject({
      status: 409,
      body: { error: { code: 'slotTaken' } },
    });

    expect(await count()).toBe(before);
    expect(await practice.bookMeeting(free)).toMatchObject({ status: 201 });
  });

  test.each([[null], ['no list'], [['x']], [[{ slotId: 'a' }, { slotId: 'a' }]]])(
    'refuses %o',
    async (slots) => {
      const { status, body } = await panel(slots);

      expect([400, 422]).toContain(status);
      expect(JSON.stringify(body)).toContain('slots');
    },
  );
});

describe('the appointment follows the people of its case', () => {
  const save = (id: string, values: object) =>
    api.put(`/app/assessments/${id}/booking-detail`, values);

  test('a time that is ahead is not given to another claimant, by either call', async () => {
    clock.now = null;
    const { id, appointmentId } = await bookedCase();
    const { body: other } = await api.post('/app/clients', { firstName: 'Ola', lastName: 'Other' });
    const { concurrencyStamp } = await read(id);
    const refused = {
      status: 409,
      body: {
        error: {
          code: 'claimantIsInvited',
          message: expect.stringContaining('Cancel the appointment before'),
        },
      },
    };

    expect(await save(id, { clientId: other.id })).toMatchObject(refused);
    expect(
      await api.put(`/app/assessments/${id}`, { clientId: other.id, concurrencyStamp }),
    ).toMatchObject(refused);
    expect(await read(id)).toMatchObject({ clientId: practice.clientId });

    await practice.cancel(appointmentId, none);
    expect(await save(id, { clientId: other.id })).toMatchObject({ status: 200 });
    expect(await readAppointment(appointmentId)).toMatchObject({ clientId: practice.clientId });
  });

  test('another customer of the case is the customer of its appointment too', async () => {
    clock.now = null;
    const { id, appointmentId } = await confirmedCase();
    const companyId = await practice.company('Other Insurance');

    const saved = await save(id, { companyId, bookingCmId: null, businessUnitId: null });

    expect(saved).toMatchObject({ status: 200, body: { companyId, step: 'appointmentConfirmed' } });
    expect(await readAppointment(appointmentId)).toMatchObject({
      companyId,
      caseManagerId: null,
      clientId: practice.clientId,
      status: 'confirmed',
    });
  });
});
