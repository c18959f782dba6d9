import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aClinic } from '#booking/testing';
import { bookingServer } from '#booking/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { insightsServer } from '../index.ts';
import { appointmentsByDay } from './booking-statistics.ts';

registerCatalogue();
/** Tuesday the first of January in Sydney, nine in the morning; the sessions of a clinic follow. */
const now = () => new Date('2029-12-31T22:00:00Z');
const server = await testServer({ modules: [bookingServer, insightsServer], now });
const clinic = await aClinic(server);
const { tenantId, userId, specialistId } = clinic;

const run = (text: string, values: readonly unknown[] = []) =>
  server.services.hostDb.batch({ tenantId }, [{ text, values }]);

const someUser = async () => {
  const id = randomUUID();
  await run(
    `insert into users (tenant_id, id, user_name, email, first_name, last_name)
     values ($1, $2::uuid, $2::uuid::text, $2::uuid || '@people.test', 'Robin', 'Reid')`,
    [tenantId, id],
  );
  return id;
};

const figure = (name: string, who: Pick<typeof clinic, 'api'> = clinic) =>
  who.api.get(`/app/statistic/${name}`);

const specialist = server.signedIn({
  tenantId,
  roles: ['SPECIALIST'],
  ids: { specialistId: [specialistId], visibleSpecialistIds: [specialistId] },
});
const otherSpecialist = server.signedIn({
  tenantId,
  roles: ['SPECIALIST'],
  ids: { visibleSpecialistIds: [randomUUID()] },
});
const manager = (companyIds: string) =>
  server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: { ownCompanyIds: [companyIds], companiesSharingClaimants: [companyIds] },
  });
const stranger = server.signedIn({ roles: ['ADMIN_STAFF'], features: ['InquiryCentre'] });

test('[C-271] an unknown figure is not found, one of others is not given', async () => {
  expect((await figure('everything')).status).toBe(404);
  expect((await figure('constructor')).status).toBe(404);
  expect((await figure('appointmentsByDay', manager(clinic.companyId))).status).toBe(403);
});

test('[C-271] several figures are one answer, and none is given with one of others', async () => {
  const asked = (names: string, api = clinic.api) => api.get(`/app/statistic?names=${names}`);

  const { body } = await asked('unread,actionsDue');
  expect(Object.keys(body)).toEqual(['unread', 'actionsDue']);
  expect(body['unread']).toEqual((await figure('unread')).body);

  expect((await asked('unread,everything')).status).toBe(404);
  expect((await asked('unread,appointmentsByDay', manager(clinic.companyId).api)).status).toBe(403);
  expect((await asked('')).status).toBe(400);
});

describe('[B-255] booking', () => {
  test('booked and free by day, own ones for a specialist, none for a stranger', async () => {
    const first = await clinic.session();
    const [slot] = await clinic.slots(first.id);
    expect((await clinic.book(String(slot?.id))).status).toBe(201);

    const { body } = await figure('appointmentsByDay');
    const own = await figure('appointmentsByDay', specialist);
    const others = await figure('appointmentsByDay', otherSpecialist);
    const foreign = await figure('appointmentsByDay', stranger);

    const day = { day: '2030-01-01', booked: 1, held: 0, free: 2 };
    expect(body.items).toHaveLength(14);
    expect(body.items?.[0]).toEqual(day);
    expect(own.body.items?.[0]).toEqual(day);
    expect(others.body.items?.[0]).toMatchObject({ booked: 0, free: 0 });
    expect(foreign.body.items?.[0]).toMatchObject({ booked: 0, free: 0 });
  });

  test('the days ahead are bounded by instants: nothing else may use the index under a policy', async () => {
    const { text, values } = appointmentsByDay.statement({
      actor: server.signedIn({ tenantId, roles: ['ADMIN_STAFF'] }).actor,
      today: '2030-01-01',
      now: now().toISOString(),
      zone: 'Australia/Sydney',
    });
    const [plan] = await server.services.db.batch({ tenantId }, [
      { text: `explain ${text}`, values: values ?? [] },
    ]);

    const lines = (plan?.rows ?? []).map((row) => String(row['QUERY PLAN'])).join('\n');
    const bounds = [...lines.matchAll(/date_from (>=|<) '([^']+)'::([a-z ]+)/g)];
    expect(bounds.map(([, sign, at, type]) => [sign, at, type])).toEqual([
      ['>=', '2029-12-31 00:00:00+00', 'timestamp with time zone'],
      ['<', '2030-01-16 00:00:00+00', 'timestamp with time zone'],
    ]);
  });

  test('the use of this week and the next', async () => {
    const used = await clinic.session({
      dateFrom: '2030-01-08T09:00:00.000Z',
      dateTo: '2030-01-08T12:00:00.000Z',
    });
    const [slot] = await clinic.slots(used.id);
    await clinic.book(String(slot?.id));

    const { body } = await figure('sessionsUtilisation');

    expect(body['nextWeek']).toEqual({
      sessions: 1,
      slots: 3,
      booked: 1,
      byState: { available: 1 },
    });
    expect((await figure('sessionsUtilisation', otherSpecialist)).body['nextWeek']).toMatchObject({
      sessions: 0,
    });
  });

  test('appointments by status, those of the own company for a case manager', async () => {
    const { body } = await figure('appointmentsByStatus');
    const own = await figure('appointmentsByStatus', manager(clinic.companyId));
    const others = await figure('appointmentsByStatus', manager(randomUUID()));

    expect(body.items).toEqual([{ status: 'booked', count: 2 }]);
    expect(own.body.items).toEqual(body.items);
    expect(others.body.items).toEqual([]);
  });

  test('the slots that one holds, until the clock runs out', async () => {
    const session = await clinic.session({
      dateFrom: '2030-01-09T09:00:00.000Z',
      dateTo: '2030-01-09T12:00:00.000Z',
    });
    const [mine, past, theirs] = await clinic.slots(session.id);
    const hold = (id: unknown, by: string, until: string) =>
      run(
        `update appointment_slots set state = 'held', held_by_id = $2, held_until = $3 where id = $1`,
        [id, by, until],
      );
    await hold(mine?.id, userId, '2029-12-31T22:10:00Z');
    await hold(past?.id, userId, '2029-12-31T21:59:00Z');
    await hold(theirs?.id, randomUUID(), '2029-12-31T22:10:00Z');

    const { body } = await figure('heldSlots');

    expect(body.items).toEqual([
      {
        slotId: mine?.id,
        sessionId: session.id,
        startsAt: '2030-01-09T09:00:00.000Z',
        timeZone: 'Australia/Sydney',
        heldUntil: '2029-12-31T22:10:00.000Z',
        specialistName: 'Priya Menon',
        centreName: 'Macquarie Street Rooms',
      },
    ]);
  });
});

describe('[G-111] people', () => {
  test('actions due: mine, and those of everybody that I may see', async () => {
    const [me, other] = [await someUser(), await someUser()];
    const add = (assigned: string, due: string, status = 'open') =>
      run(
        `insert into action_required_search (tenant_id, id, title, assigned_user_id, due_date, status)
         values ($1, gen_random_uuid(), 'Do it', $2, $3, $4)`,
        [tenantId, assigned, due, status],
      );
    for (const due of ['2029-12-30', '2030-01-01', '2030-01-07', '2030-01-08']) await add(me, due);
    await add(me, '2029-12-30', 'done');
    await add(other, '2029-12-31');
    const staff = server.signedIn({ tenantId, userId: me, roles: ['STAFF'] });
    const outside = server.signedIn({
      tenantId,
      userId: other,
      roles: ['CASE_MANAGER'],
      ids: { userId: [other] },
    });

    const { body } = await figure('actionsDue', staff);
    const theirs = await figure('actionsDue', outside);

    const mine = { overdue: 1, today: 1, week: 1 };
    expect(body).toEqual({ mine, all: { ...mine, overdue: 2 } });
    const one = { overdue: 1, today: 0, week: 0 };
    expect(theirs.body).toEqual({ mine: one, all: one });
    expect((await figure('actionsDue', stranger)).body).toMatchObject({ all: { overdue: 0 } });
  });

  test('specialists by stage of onboarding', async () => {
    await run(
      `insert into specialists (tenant_id, id, first_name, last_name, recruitment_status, staged_onboarding)
       select $1, gen_random_uuid(), 'Lee', 'Park', 'ONBOARDING', 'stage2' from generate_series(1, 2)`,
      [tenantId],
    );

    const { body } = await figure('specialistsOnboarding');

    expect(body.items).toEqual([
      { stage: 'pending', count: 0 },
      { stage: 'stage1', count: 0 },
      { stage: 'stage2', count: 2 },
      { stage: 'stage3', count: 0 },
      { stage: 'stage4', count: 0 },
    ]);
  });

  test('contracts that end within sixty days, unless the next one is signed', async () => {
    const add = async (end: string | null, start = '2028-01-01', who = specialistId) =>
      run(
        `insert into specialist_contracts (tenant_id, id, specialist_id, start_date, end_date, status)
         values ($1, gen_random_uuid(), $2, $3, $4, 'signed')`,
        [tenantId, who, start, end],
      );
    await add('2030-02-20');

    const { body } = await figure('contractsEnding');
    const own = await figure('contractsEnding', otherSpecialist);
    await add(null, '2030-02-21');
    const renewed = await figure('contractsEnding');

    expect(body).toEqual({
      items: [{ specialistId, specialistName: 'Priya Menon', endDate: '2030-02-20' }],
      totalCount: 1,
    });
    expect(own.body).toEqual({ items: [], totalCount: 0 });
    expect(renewed.body.totalCount).toBe(0);
  });

  test('new claimants week by week', async () => {
    await run(
      `insert into clients (tenant_id, id, first_name, last_name, creation_time)
       values ($1, gen_random_uuid(), 'Ann', 'Ash', '2029-12-24T22:00:00Z'),
         ($1, gen_random_uuid(), 'Bo', 'Birch', '2029-01-01T22:00:00Z')`,
      [tenantId],
    );

    const { body } = await figure('newClaimants');

    expect(body.items).toHaveLength(8);
    expect(body.items?.slice(-2)).toEqual([
      { week: '2029-12-24', count: 1 },
      { week: '2029-12-31', count: 0 },
    ]);
  });

  test('inquiries that nobody has closed', async () => {
    await run(
      `insert into inquiry_centre (tenant_id, id, subject, received_on, contact_name, state)
       values ($1, gen_random_uuid(), 'A', '2029-12-30', 'Ann', 'new'),
         ($1, gen_random_uuid(), 'B', '2029-12-30', 'Bo', 'closed')`,
      [tenantId],
    );
    const staff = server.signedIn({ tenantId, roles: ['STAFF'], features: ['InquiryCentre'] });

    expect((await figure('inquiriesOpen', staff)).body).toEqual({
      items: [{ state: 'new', count: 1 }],
      totalCount: 1,
    });
    expect((await figure('inquiriesOpen', stranger)).body.totalCount).toBe(0);
    expect((await figure('inquiriesOpen')).status).toBe(403);
  });

  test('what is unread, and what could not be done', async () => {
    const me = await someUser();
    const staff = server.signedIn({ tenantId, userId: me, roles: ['STAFF'] });
    await run(
      `insert into notifications (tenant_id, id, recipient_id, title, content, type)
       values ($1, gen_random_uuid(), $2, 'A', '', 'Action Required'),
         ($1, gen_random_uuid(), $2, 'B', '', 'Email Received')`,
      [tenantId, me],
    );
    await run(
      `insert into emails_tracking (tenant_id, id, subject, destination, status, creation_time)
       values ($1, gen_random_uuid(), 'A', 'a@b.test', 'failed', '2029-12-30T00:00:00Z'),
         ($1, gen_random_uuid(), 'B', 'a@b.test', 'failed', '2029-12-01T00:00:00Z')`,
      [tenantId],
    );

    await run(
      `insert into tasks (tenant_id, id, name, title, user_id, state, creation_time, dismissed_time,
         rows_failed, attempt)
       select $1, gen_random_uuid(), t.name, 'A', t.user_id, t.state, t.made, t.dismissed, t.failed, 1
       from (values ('export', $2::uuid, 'failed', '2029-12-30'::timestamptz, null::timestamptz, 0),
         ('import', $2, 'failed', '2029-12-30', null, 0), ('import', $2, 'done', '2029-12-29', null, 3),
         ('import', $2, 'failed', '2029-12-30', '2029-12-30', 0), ('import', $2, 'done', '2029-12-30', null, 0),
         ('import', $2, 'failed', '2029-12-01', null, 0), ('import', $1, 'failed', '2029-12-30', null, 0),
         ('createRoster', $2, 'failed', '2029-12-30', null, 0)
       ) t(name, user_id, state, made, dismissed, failed)`,
      [tenantId, me],
    );

    expect((await figure('unread', staff)).body).toEqual({
      total: 2,
      actionRequired: 1,
      emailReceived: 1,
    });
    const none = { exports: 0, imports: 0, otherTasks: 0, emails: 0 };
    expect((await figure('failedWork', staff)).body).toEqual({
      exports: 1,
      imports: 2,
      otherTasks: 1,
      emails: 1,
    });
    expect((await figure('failedWork', specialist)).body).toEqual(none);
  });
});
