import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic, aPractice } from '../../testing/index.ts';
import type { Clinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

const body = (clinic: Clinic, values: Record<string, unknown> = {}) => ({
  specialistIds: [clinic.specialistId],
  centreId: clinic.centreId,
  timeZone: 'Australia/Sydney',
  firstDay: '2031-09-22',
  lastDay: '2031-10-13',
  repeat: 'weekly',
  weekdays: ['monday'],
  from: '09:00',
  to: '12:00',
  slotMinutes: 60,
  consultationType: 'inPerson',
  ...values,
});
const send = (clinic: Clinic, values?: Record<string, unknown>) =>
  clinic.api.post('/app/appointment-sessions/roster', body(clinic, values));
const listed = async (clinic: Clinic) =>
  (await clinic.api.get('/app/appointment-sessions?maxResultCount=100')).body.items ?? [];

test('[B-251] [K-075] more than ten thousand sessions at once are refused', async () => {
  const clinic = await aClinic(server);
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const specialistIds = Array.from({ length: 14 }, () => randomUUID());

  const answer = await send(clinic, { specialistIds, weekdays, lastDay: '2033-09-21' });

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'rosterTooLong' } } });
  expect(answer.body.error?.message).toContain('10,000 sessions');
});

test('a roster stays at nine on the clocks of the place when they change', async () => {
  const clinic = await aClinic(server);

  const answer = await send(clinic);

  expect(answer).toMatchObject({ status: 201, body: { created: 4, skippedCount: 0 } });
  const items = await listed(clinic);
  expect(items.map((item) => item.dateFrom)).toEqual([
    '2031-09-21T23:00:00.000Z',
    '2031-09-28T23:00:00.000Z',
    '2031-10-05T22:00:00.000Z',
    '2031-10-12T22:00:00.000Z',
  ]);
  expect(new Set(items.map((item) => item.seriesId)).size).toBe(1);
  expect(items.map((item) => item.totalSlots)).toEqual([3, 3, 3, 3]);
});

test('a preview says what it would do and writes nothing', async () => {
  const clinic = await aClinic(server);

  const { status, body: shown } = await send(clinic, { isPreview: true });

  expect(status).toBe(200);
  expect(shown).toMatchObject({ created: 0, plannedCount: 4, seriesId: null });
  expect(await listed(clinic)).toEqual([]);
});

test('days with a session, a leave or a holiday are left out and named', async () => {
  const clinic = await aClinic(server);
  const { tenantId, specialistId } = clinic;
  await server.services.hostDb.batch({ tenantId }, [
    {
      text: `insert into specialist_leaves (tenant_id, id, specialist_id, start_date, end_date)
        values ($1, gen_random_uuid(), $2, '2031-09-28', '2031-09-30')`,
      values: [tenantId, specialistId],
    },
    {
      text: `insert into holidays (tenant_id, id, name, date, states)
        values ($1, gen_random_uuid(), 'Labour Day', '2031-10-06', '{}')`,
      values: [tenantId],
    },
  ]);
  await send(clinic, { lastDay: '2031-09-22' });

  const { body: shown } = await send(clinic, { isPreview: true, skipHolidays: true });
  const { body: made } = await send(clinic, { skipHolidays: true });

  expect(shown).toMatchObject({
    plannedCount: 1,
    skippedCount: 2,
    holidays: ['2031-10-06'],
    planned: [
      { day: '2031-09-22', skipped: 'overlap' },
      { day: '2031-09-29', skipped: 'leave' },
      { day: '2031-10-13', skipped: null },
    ],
  });
  expect(made.created).toBe(1);
});

test.each([
  ['backwards', { lastDay: '2031-09-01' }, 'rosterEndsBeforeStart'],
  ['for ever', { lastDay: '2041-09-01' }, 'rosterTooLong'],
  ['without a day', { weekdays: ['tuesday'], lastDay: '2031-09-22' }, 'noRosterDays'],
  ['with a wrong exception', { exceptions: ['soon'] }, 'notADay'],
  ['from evening to morning', { from: '17:00', to: '09:00' }, 'rosterTimesBackwards'],
  ['by the clocks of another place', { timeZone: 'Australia/Perth' }, 'zoneOfAnotherPlace'],
  ['without a place', { centreId: null }, 'sessionNeedsPlace'],
])('a roster %s is refused with what to do', async (_case, values, code) => {
  const clinic = await aClinic(server);

  const answer = await send(clinic, values);

  expect(answer).toMatchObject({ status: 422, body: { error: { code } } });
  expect(await listed(clinic)).toEqual([]);
});

test('a roster from 17:00 to 09:00 is refused at its end', async () => {
  const answer = await send(await aClinic(server), { from: '17:00', to: '09:00' });

  const message = 'A session ends on the day it starts. Enter an end that is later than 17:00.';
  expect(answer.body.error).toMatchObject({ validationErrors: [{ message, members: ['to'] }] });
});

test('a roster is planned by the clocks of its place, whoever makes it', async () => {
  const practice = await aPractice(server);
  const perth = await practice.centre('Kings Park', { address: '{"state": "WA"}' });
  const darwin = await practice.specialist('Tess Darwin', { address: '{"state": "NT"}' });
  const days = { lastDay: '2031-09-22', timeZone: null, isPreview: true };
  const planned = async (values: Record<string, unknown>) =>
    (await send(practice, { ...days, ...values })).body.planned;

  expect(await planned({ centreId: perth })).toMatchObject([
    { dateFrom: '2031-09-22T01:00:00.000Z', timeZone: 'Australia/Perth' },
  ]);
  const video = { centreId: null, isVideoAppointment: true, consultationType: 'telehealth' };
  const specialistIds = [practice.specialistId, darwin];
  expect(await planned({ ...video, specialistIds })).toMatchObject([
    { dateFrom: '2031-09-21T23:00:00.000Z', timeZone: 'Australia/Sydney' },
    { dateFrom: '2031-09-21T23:30:00.000Z', timeZone: 'Australia/Darwin' },
  ]);
});

test('a roster at no time is refused in words', async () => {
  const clinic = await aClinic(server);

  const answer = await send(clinic, { from: '25:00', to: 'banana' });

  const message = 'Please enter a time as HH:mm.';
  expect(answer).toMatchObject({
    status: 400,
    body: {
      error: {
        validationErrors: [
          { message, members: ['from'] },
          { message, members: ['to'] },
        ],
      },
    },
  });
});

test('several at once: what it affects is shown first, what has appointments is kept', async () => {
  const clinic = await aClinic(server);
  const [empty, full] = [await clinic.session(), await clinic.session()];
  const [slot] = await clinic.slots(full.id);
  await clinic.book(slot?.id ?? '');
  const bulk = (values: Record<string, unknown>) =>
    clinic.api.post('/app/appointment-sessions/bulk', { ids: [empty.id, full.id], ...values });

  const preview = await bulk({ verb: 'cancel', isPreview: true });
  const held = await bulk({ verb: 'hold' });
  const done = await bulk({ verb: 'cancel' });

  expect(preview.body).toMatchObject({ changed: 1, kept: [{ id: full.id, bookedSlots: 1 }] });
  expect(held.body).toMatchObject({ changed: 2, affectedAppointments: 1 });
  expect(done.body).toMatchObject({ changed: 1 });
  const items = await listed(clinic);
  expect(items.map((item) => item.sessionStatus)).toEqual(['cancelled', 'onHold']);
  expect((await bulk({ verb: 'change' })).status).toBe(422);
  expect((await bulk({ verb: 'hold', ids: ['nobody'] })).status).toBe(422);
});

test('[C-096] a session that would overlap is found before it is saved', async () => {
  const clinic = await aClinic(server);
  const session = await clinic.session();
  const ask = (values: Record<string, unknown>) =>
    clinic.api.post('/app/appointment-sessions/checkDuplicate', {
      specialistId: clinic.specialistId,
      dateFrom: session.dateFrom,
      dateTo: session.dateTo,
      ...values,
    });

  expect((await ask({})).body).toMatchObject({ isDuplicate: true, items: [{ id: session.id }] });
  expect((await ask({ id: session.id })).body.isDuplicate).toBe(false);
});

test('no roster is made or shown for a centre that receives no bookings', async () => {
  const clinic = await aPractice(server);
  await clinic.run('update centres set receive_booking = false where id = $1', [clinic.centreId]);

  for (const isPreview of [true, false]) {
    expect(await send(clinic, { isPreview })).toMatchObject({
      status: 422,
      body: {
        error: { code: 'sessionAtClosedCentre', validationErrors: [{ members: ['centreId'] }] },
      },
    });
  }
  expect(await listed(clinic)).toEqual([]);
});
