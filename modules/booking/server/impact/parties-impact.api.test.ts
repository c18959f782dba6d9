import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { eventually, testServer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aBookedSession,
  appointmentNow,
  dayOf,
  endContract,
  leaveOver,
  raisedActions,
  stamped,
} from '../../testing/index.ts';
import type { BookedSession, ImpactCall } from '../../testing/index.ts';
import type { BookingChange } from '../../domain/index.ts';
import { bookingServer } from '../index.ts';
import { affectedStatement } from './find-affected.ts';

registerCatalogue();
const server = await testServer({
  modules: [platformServer, correspondenceServer, partiesServer, bookingServer],
  role: 'all',
});

async function aLeaveElsewhere(given: BookedSession): Promise<string> {
  const { body } = await given.practice.api.post('/app/specialist-leaves', {
    specialistId: given.practice.specialistId,
    startDate: '2031-01-01',
    endDate: '2031-01-01',
  });
  return `/app/specialist-leaves/${String(body.id)}`;
}

const offered = ['offerSlots', 'notNow'];
const told = ['tell', 'notNow'];

/** Each was silent before: the appointments stayed, and nobody heard of it. */
describe.each<[string, ImpactCall, options: string[], reason: string]>([
  ['leave over a booked day', leaveOver(() => '/app/specialist-leaves'), offered, 'on leave'],
  [
    'leave through the page of the specialist',
    leaveOver(({ practice }) => `/app/specialists/${practice.specialistId}/leaves`),
    offered,
    'on leave',
  ],
  [
    'leave of the specialist by themselves',
    (given, choice) =>
      server
        .signedIn({
          tenantId: given.practice.tenantId,
          roles: ['SPECIALIST'],
          ids: {
            specialistId: [given.practice.specialistId],
            visibleSpecialistIds: [given.practice.specialistId],
          },
        })
        .api.post(`/app/specialists/myLeave${choice}`, {
          startDate: dayOf(given),
          endDate: dayOf(given),
        }),
    offered,
    'on leave',
  ],
  [
    'leave that is moved onto a booked day',
    async (given, choice) => {
      const path = await aLeaveElsewhere(given);
      return given.practice.api.put(`${path}${choice}`, {
        startDate: dayOf(given),
        endDate: dayOf(given),
        concurrencyStamp: await stamped(given, path),
      });
    },
    offered,
    'on leave',
  ],
  [
    'a centre that is disabled',
    ({ practice: { api, centreId } }, choice) =>
      api.put(`/app/centres/${centreId}/disable${choice}`),
    offered,
    'receives no bookings',
  ],
  [
    'a centre that receives no bookings',
    ({ practice: { api, centreId } }, choice) =>
      api.put(`/app/centres/receiveBooking/${centreId}${choice}`, { receiveBooking: false }),
    offered,
    'receives no bookings',
  ],
  [
    'a centre with another address',
    async (given, choice) => {
      const path = `/app/centres/${given.practice.centreId}`;
      return given.practice.api.put(`${path}${choice}`, {
        address: { line1: '1 New Street', suburb: 'Parramatta', state: 'NSW', postcode: '2150' },
        concurrencyStamp: await stamped(given, path),
      });
    },
    told,
    'has another address',
  ],
  [
    'a room that is removed',
    async (given, choice) => {
      const { api, run, roomId } = given.practice;
      await run('update appointment_sessions set room_id = $2 where id = $1', [
        given.session.id,
        roomId,
      ]);
      return api.delete(`/app/centre-rooms/${roomId}${choice}`);
    },
    offered,
    'cannot be used',
  ],
  [
    'a specialist who is excluded',
    ({ practice: { api, specialistId } }, choice) =>
      api.put(`/app/specialists/${specialistId}/exclude${choice}`, {
        exclusionReason: 'unpaidDebt',
      }),
    offered,
    'takes no bookings',
  ],
  [
    'a specialist who becomes a non-booking contact',
    ({ practice: { api, specialistId } }, choice) =>
      api.put(`/app/specialists/${specialistId}/markNonBooking${choice}`),
    offered,
    'takes no bookings',
  ],
  [
    'a specialist who is disabled',
    ({ practice: { api, specialistId } }, choice) =>
      api.put(`/app/specialists/${specialistId}/disable${choice}`),
    offered,
    'takes no bookings',
  ],
  [
    'a contract of a specialist that ends sooner',
    (given, choice) => endContract(given, '2029-12-31', choice),
    offered,
    'The contract of Priya Menon holds from 01 Jan 2020 to 31 Dec 2029 only.',
  ],
  [
    'a public holiday that is added',
    (given, choice) =>
      given.practice.api.post(`/app/holidays${choice}`, { name: 'Show Day', date: dayOf(given) }),
    offered,
    'is Show Day',
  ],
])('%s', (_what, call, options, reason) => {
  test('is refused until somebody says what becomes of the appointments', async () => {
    const given = await aBookedSession(server, 1);

    const { status, body } = await call(given, '');

    expect([status, body]).toMatchObject([
      409,
      {
        error: {
          code: 'bookingsAffected',
          choice: { about: { people: [{ client: 'Noor Haddad' }] } },
        },
      },
    ]);
    const { choice } = (body as { error: { choice: { options: { value: string }[] } } }).error;
    expect(choice.options.map(({ value }) => value)).toEqual(options);
  });

  test('not now: they stay, and an action says that they need attention', async () => {
    const given = await aBookedSession(server, 1);
    const [admin] = [await anAdministrator(given)];

    const { status } = await call(given, '?forBookings=notNow');

    expect(status).toBeLessThan(300);
    expect(admin).toBeTruthy();
    const actions = await raisedActions(given.practice);
    expect(actions).toMatchObject([
      { title: 'Check the appointment of Noor Haddad', objectId: given.ids[0], status: 'open' },
    ]);
    expect(actions[0]?.note).toContain(reason);
    expect(await appointmentNow(given.practice, given.ids[0])).toMatchObject({
      status: 'confirmed',
    });
  });
});

/** Whom the actions of a specialist's own leave go to. */
async function anAdministrator({ practice: { run, tenantId } }: BookedSession): Promise<string> {
  const [row] = await run(
    `with r as (insert into roles (tenant_id, id, name, display_name)
        values ($1, gen_random_uuid(), 'ADMIN_STAFF', 'Admin') returning id),
      u as (insert into users (tenant_id, id, user_name, email, first_name, last_name)
        values ($1, gen_random_uuid(), $2, $2, 'Ada', 'Low') returning id),
      l as (insert into users__roles (tenant_id, owner_id, target_id) select $1, u.id, r.id from u, r)
      select id from u`,
    [tenantId, `ada@${tenantId}.test`],
  );
  return String(row?.id);
}

test('an appointment that finds another slot clears what was raised for it', async () => {
  const given = await aBookedSession(server, 1);
  const { practice, ids } = given;
  await leaveOver(() => '/app/specialist-leaves')(given, '?forBookings=offerSlots');
  const [open] = await raisedActions(practice);
  const later = await practice.session();
  const [slot] = await practice.slots(later.id);

  await practice.move(ids[0], slot?.id);

  expect(open).toMatchObject({ title: 'Offer Noor Haddad another slot', status: 'open' });
  await eventually(
    () => raisedActions(practice),
    ([now]) => now?.status === 'done',
  );
});

test('leave on other days, a second leave over the same day and past days ask nobody', async () => {
  const given = await aBookedSession(server, 1);
  const path = await aLeaveElsewhere(given);

  await leaveOver(() => '/app/specialist-leaves')(given, '?forBookings=notNow');
  const shortened = await given.practice.api.put(path, {
    reason: 'Conference',
    concurrencyStamp: await stamped(given, path),
  });

  expect(shortened.status).toBe(200);
});

test('[B-084] a contract that ends on the day of the last appointment, or later, asks nobody', async () => {
  const given = await aBookedSession(server, 1);

  const later = await endContract(given, dayOf(given));
  const preview = await given.practice.api.post('/app/appointments/impact', {
    resource: 'specialist',
    id: given.practice.specialistId,
    values: { onboardedEndDate: '2029-12-31' },
  });

  expect(later.status).toBe(200);
  expect(preview.body).toMatchObject({ total: 1, people: [{ client: 'Noor Haddad' }] });
});

test('the preview says the same before anything is written', async () => {
  const given = await aBookedSession(server, 2);
  const { api } = given.practice;

  const move = await api.post('/app/appointments/impact', {
    resource: 'appointmentSession',
    id: given.session.id,
    values: { centreId: given.perth },
  });
  const leave = await api.post('/app/appointments/impact', {
    resource: 'specialistLeave',
    values: {
      specialistId: given.practice.specialistId,
      startDate: dayOf(given),
      endDate: dayOf(given),
    },
  });

  expect(move.body).toMatchObject({
    total: 2,
    options: [{ value: 'moveAll' }, { value: 'offerSlots' }],
    people: [{ after: { place: 'Perth Terrace', timeZone: 'Australia/Perth' } }, {}],
  });
  expect(leave.body).toMatchObject({
    total: 2,
    options: [{ value: 'offerSlots' }, { value: 'notNow' }],
  });
  expect(await raisedActions(given.practice)).toEqual([]);
});

test('a centre that gets other clocks asks staff to mend its sessions, once', async () => {
  const given = await aBookedSession(server, 0);
  const { api } = given.practice;
  const path = `/app/centres/${String(given.session['centreId'])}`;
  const setZone = async (timeZone: string) =>
    api.put(path, { timeZone, concurrencyStamp: await stamped(given, path) });

  expect((await setZone('Australia/Perth')).status).toBe(200);
  expect((await setZone('Australia/Perth')).status).toBe(200);

  const [action, ...more] = await raisedActions(given.practice);
  expect(action).toMatchObject({ objectId: given.session['centreId'], status: 'open' });
  expect(action?.title).toMatch(/^Mend the time zone of 1 session at /);
  expect(action?.note).toContain('Australia/Perth now');
  expect(more).toEqual([]);
});

const leave = { specialistId: randomUUID(), startDate: '2030-01-26', endDate: '2030-01-27' };
const area = { states: [], region: null, postcodes: null, centreIds: [] };
const holiday = { ...area, name: 'Australia Day', date: '2030-01-26', isActive: true };

test.each<[string, BookingChange]>([
  ['leave', { kind: 'leave', before: null, after: leave }],
  ['holiday', { kind: 'holiday', before: null, after: holiday }],
])('the days of a %s are bounded by instants, which an index can use', async (_kind, change) => {
  const { text, values } = affectedStatement(null, change, new Date('2026-01-01T00:00:00Z'));
  const [plan] = await server.services.db.batch({ tenantId: randomUUID() }, [
    { text: `explain ${text}`, values },
  ]);

  const lines = (plan?.rows ?? []).map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(lines).toMatch(/date_from >= \('2030-01-26 00:00:00\+00'::timestamp with time zone/);
  expect(lines).toMatch(/date_from < \('2030-01-2\d 00:00:00\+00'::timestamp with time zone/);
});
