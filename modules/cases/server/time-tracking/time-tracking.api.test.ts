import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { addDays, dayIn } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import type { SignedIn } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { mondayOf } from '../../domain/index.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
let now = new Date();
const server = await testServer({
  modules: [platformServer, bookingServer, casesServer],
  now: () => now,
});
const practice = await aCasePractice(server);
const features = ['Assessment', 'TimeTracking'];
const person = (role = 'STAFF', name = 'Sam') => aStoredPerson(practice, role, { features }, name);
const admin = await person('ADMIN_STAFF', 'Ada');

const enter = (as: SignedIn, caseId: string, startedAt: string, minutes: number, more = {}) =>
  as.api.post('/app/time-tracking', { caseId, activity: 'report', startedAt, minutes, ...more });
const act = (as: SignedIn, id: unknown, move: string, body = {}) =>
  as.api.put(`/app/time-tracking/${String(id)}/${move}`, body);

describe('a time entry', () => {
  test('is of whoever enters it, with its end and its day at the practice', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];

    const { status, body } = await enter(sam, id, '2026-11-15T22:30:40Z', 95);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      userId: sam.actor.userId,
      startedAt: '2026-11-15T22:30:00.000Z',
      endedAt: '2026-11-16T00:05:00.000Z',
      workDay: '2026-11-16',
      billingStatus: 'notReady',
      approval: 'draft',
    });
  });

  test('that overlaps another of the same person is refused and the other named', async () => {
    const [sam, kim] = [await person(), await person('STAFF', 'Kim')];
    const { id, caseNo } = await practice.newCase();
    const first = await enter(sam, id, '2026-11-15T22:00:00Z', 60);

    const refused = await enter(sam, id, '2026-11-15T22:59:00Z', 10);

    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'timeOverlaps' } } });
    expect(refused.body.error?.message).toContain(
      `the entry of ${caseNo} from 09:00 to 10:00 on 16 Nov 2026`,
    );
    expect((await enter(sam, id, '2026-11-15T23:00:00Z', 10)).status).toBe(201);
    expect((await enter(kim, id, '2026-11-15T22:30:00Z', 10)).status).toBe(201);
    await sam.api.delete(`/app/time-tracking/${String(first.body.id)}`);
    expect((await enter(sam, id, '2026-11-15T22:30:00Z', 30)).status).toBe(201);
  });

  test('two at the same moment: the database takes one', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];

    const answers = await Promise.all(
      [1, 2, 3].map(() => enter(sam, id, '2026-10-05T01:00:00Z', 30)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('[B-191] of the kind Specialist names the specialist', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];
    const { specialistId } = practice;
    const at = '2026-09-01T01:00:00Z';

    const without = await enter(sam, id, at, 30, { userKind: 'specialist' });
    const made = await enter(sam, id, at, 30, { userKind: 'specialist', specialistId });

    expect(without.body.error).toMatchObject({ code: 'timeWithoutSpecialist' });
    expect(made.body).toMatchObject({ userKind: 'specialist', userId: null, specialistId });
  });

  test('is found by its case and hidden with it', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];
    const { body } = await enter(sam, id, '2026-08-03T01:00:00Z', 30);
    const found = await sam.api.get(`/app/time-tracking?caseId=${id}`);
    await practice.run(`update assessments set visibility = 'group' where id = $1`, [id]);

    expect(found.body.items).toHaveLength(1);
    expect((await sam.api.get(`/app/time-tracking/${String(body.id)}`)).status).toBe(404);
    expect((await sam.api.get(`/app/time-tracking/of-case?caseId=${id}`)).status).toBe(422);
  });

  test('is closed without the feature and to people outside the office', async () => {
    const without = await aStoredPerson(practice, 'STAFF');
    const manager = practice.signedIn(['CASE_MANAGER'], { features });

    expect((await without.api.get('/app/time-tracking')).status).toBe(403);
    expect((await manager.api.get('/app/time-tracking/timer')).status).toBe(403);
  });
});

describe('rates', () => {
  test('the nearest that holds on the day gives the amount', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];
    const { userId } = sam.actor;
    const rate = (ratePerHour: string, values: object = {}) =>
      sam.api.post('/app/time-rates', { ratePerHour, effectiveFrom: '2026-01-01', ...values });
    await rate('100.00', { activity: 'travel' });
    await rate('200.00', { userId });
    await rate('250.00', { userId, effectiveFrom: '2026-07-01' });
    await rate('90.00', { userId, activity: 'travel' });

    const of = async (startedAt: string, activity: string) =>
      (await enter(sam, id, startedAt, 90, { activity })).body;

    expect(await of('2026-03-02T01:00:00Z', 'report')).toMatchObject({
      rate: '200.00',
      amount: '300.00',
    });
    expect(await of('2026-08-02T01:00:00Z', 'report')).toMatchObject({ rate: '250.00' });
    expect(await of('2026-08-02T05:00:00Z', 'travel')).toMatchObject({ amount: '135.00' });
    expect(await of('2025-08-02T05:00:00Z', 'report')).toMatchObject({ rate: null, amount: null });
  });
});

describe('approval', () => {
  const submitted = async (minutes = 60, more = {}) => {
    const [sam, { id: caseId }] = [await person(), await practice.newCase()];
    const { userId } = sam.actor;
    await sam.api.post('/app/time-rates', {
      ratePerHour: '240.00',
      effectiveFrom: '2026-01-01',
      userId,
    });
    const { body } = await enter(sam, caseId, '2026-06-01T01:00:00Z', minutes, more);
    await act(sam, body.id, 'submit');
    return { sam, caseId, id: String(body.id) };
  };
  const chargesOf = async (caseId: string) =>
    (await practice.api.get(`/app/case-charges?caseId=${caseId}`)).body.items ?? [];

  test('[G-027] makes it ready to bill, and a charge of the case', async () => {
    const { caseId, id } = await submitted(95);

    const { status, body } = await act(admin, id, 'approve');

    expect(status).toBe(200);
    expect(body).toMatchObject({ billingStatus: 'readyToBill', approval: 'approved' });
    expect(await chargesOf(caseId)).toMatchObject([
      {
        description: expect.stringMatching(/^Report writing, 01:35, Sam Reed, 01 Jun 2026$/),
        amount: '380.00',
        status: 'pending',
      },
    ]);
  });

  test('is for admin staff; what is not billable makes no charge', async () => {
    const { sam, caseId, id } = await submitted();
    await act(sam, id, 'setNonBillable');

    expect((await act(sam, id, 'approve')).status).toBe(403);
    expect((await act(admin, id, 'approve')).body).toMatchObject({ billingStatus: 'nonBillable' });
    expect(await chargesOf(caseId)).toEqual([]);
  });

  test('what is approved is neither changed nor deleted until it is reopened', async () => {
    const { sam, caseId, id } = await submitted();
    await act(admin, id, 'approve');
    const path = `/app/time-tracking/${id}`;
    const change = async (minutes: number) => {
      const { concurrencyStamp } = (await sam.api.get(path)).body;
      return sam.api.put(path, { minutes, concurrencyStamp });
    };

    expect((await change(30)).body.error).toMatchObject({ code: 'timeApproved' });
    expect((await sam.api.delete(path)).body.error).toMatchObject({ code: 'timeApproved' });
    expect((await act(admin, id, 'reopen')).status).toBe(400);
    const reopened = await act(admin, id, 'reopen', { reason: 'Wrong case' });
    expect(reopened.body).toMatchObject({ approval: 'draft', billingStatus: 'notReady' });
    expect(await chargesOf(caseId)).toMatchObject([{ status: 'reversed' }]);
    expect((await change(30)).status).toBe(200);
  });

  test('of several at once skips what does not wait', async () => {
    const [one, two] = [await submitted(), await submitted()];
    const entryIds = [one.id, two.id];
    await act(admin, one.id, 'approve');

    const { body } = await admin.api.post('/app/time-tracking/approve', { entryIds });

    expect(body).toEqual({ approved: 1, skipped: 1 });
    expect(await chargesOf(one.caseId)).toHaveLength(1);
  });
});

describe('the timer', () => {
  test('is kept on the server, one for each user; the next ends the one before', async () => {
    const [sam, first, second] = [
      await person(),
      await practice.newCase(),
      await practice.newCase(),
    ];
    const timer = (word: string, body = {}) =>
      sam.api.post(`/app/time-tracking/timer/${word}`, body);
    const start = (caseId: string) => timer('start', { caseId, activity: 'telephone' });
    now = new Date('2026-11-16T01:00:30Z');
    await start(first.id);
    now = new Date('2026-11-16T01:25:10Z');

    const running = await sam.api.get('/app/time-tracking/timer');
    await start(second.id);
    now = new Date('2026-11-16T01:25:40Z');
    const stopped = await timer('stop', { note: 'Left a message' });

    expect(running.body).toMatchObject({
      now: '2026-11-16T01:25:10.000Z',
      timer: { caseNo: first.caseNo, startedAt: '2026-11-16T01:00:00.000Z' },
    });
    expect(stopped.body.timer).toBeNull();
    const { body } = await sam.api.get(
      `/app/time-tracking?userId=${sam.actor.userId}&sorting=startedAt&fields=minutes,note,caseId`,
    );
    expect(body.items).toMatchObject([
      { minutes: 25, caseId: first.id },
      { minutes: 1, caseId: second.id, note: 'Left a message' },
    ]);
    expect((await timer('stop')).body.error).toMatchObject({ code: 'noTimer' });
    now = new Date();
  });

  test('started twice within a minute it says so, and Stop keeps the time', async () => {
    const [sam, first, second] = [
      await person(),
      await practice.newCase(),
      await practice.newCase(),
    ];
    const timer = (word: string, body = {}) =>
      sam.api.post(`/app/time-tracking/timer/${word}`, body);
    const start = (caseId: string) => timer('start', { caseId, activity: 'telephone' });
    now = new Date('2026-11-17T01:00:10Z');

    await start(first.id);
    const again = await start(second.id);
    await timer('stop');
    await start(second.id);
    await timer('stop');
    await start(second.id);
    await enter(sam, first.id, '2026-11-17T01:10:00Z', 20);
    now = new Date('2026-11-17T01:40:10Z');
    const stopped = await timer('stop');
    now = new Date();

    expect(again).toMatchObject({ status: 409, body: { error: { code: 'timerJustBegan' } } });
    expect(stopped).toMatchObject({ status: 200, body: { timer: null } });
    const { body } = await sam.api.get(
      `/app/time-tracking?userId=${sam.actor.userId}&sorting=startedAt&fields=minutes`,
    );
    expect(body.items?.map(({ minutes }) => minutes)).toEqual([1, 1, 20, 10]);
  });

  test('no time is entered for a day that has not come', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];

    expect(await enter(sam, id, '2030-01-07T01:00:00Z', 30)).toMatchObject({
      status: 422,
      body: { error: { code: 'timeAhead' } },
    });
  });

  test('is discarded without an entry, and does not start on an unknown case', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];
    const start = (caseId: string) =>
      sam.api.post('/app/time-tracking/timer/start', { caseId, activity: 'other' });

    expect((await start(randomUUID())).status).toBe(422);
    await start(id);
    await sam.api.post('/app/time-tracking/timer/discard', {});

    const { body } = await sam.api.get(`/app/time-tracking?userId=${sam.actor.userId}`);
    expect(body.items).toEqual([]);
  });
});

describe('the week', () => {
  const zone = 'Australia/Sydney';
  const monday = mondayOf(dayIn(zone, new Date()));

  test('takes a figure for a day, and is submitted as a whole', async () => {
    const [sam, one, two] = [await person(), await practice.newCase(), await practice.newCase()];
    const set = (caseId: string, minutes: number, day = monday) =>
      sam.api.put('/app/time-tracking/week/cell', { caseId, day, minutes, activity: 'report' });
    await set(one.id, 90);
    await set(two.id, 30);
    await set(two.id, 45);
    await set(one.id, 60, addDays(monday, 1));
    const { body } = await set(one.id, 0, addDays(monday, 1));

    expect(body).toMatchObject({
      from: monday,
      items: [
        { caseId: one.id, workDay: monday, minutes: 90 },
        { caseId: two.id, workDay: monday, minutes: 45 },
      ],
    });
    const submit = () => sam.api.post('/app/time-tracking/week/submit', { from: monday });
    expect((await submit()).body).toEqual({ submitted: 2 });
    expect((await submit()).body).toEqual({ submitted: 0 });
    expect((await set(one.id, 10)).body.error).toMatchObject({ code: 'timeNotDraft' });
    const { body: figures } = await sam.api.get('/app/time-tracking/figures');
    expect(figures).toMatchObject({ mine: { week: 135, drafts: 0 } });
  });
});

describe('a case', () => {
  test('sums its time and warns from 80 per cent of its budget', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];
    await enter(sam, id, '2026-05-04T01:00:00Z', 96);
    const budget = (values: object) =>
      sam.api.put('/app/time-tracking/budget', { caseId: id, ...values });

    expect((await budget({ hours: '4' })).body).toMatchObject({
      minutes: 96,
      budget: { percent: 40, level: 'ok' },
    });
    expect((await budget({ hours: '2' })).body.budget).toMatchObject({
      percent: 80,
      level: 'near',
    });
    expect((await enter(sam, id, '2026-05-05T01:00:00Z', 120)).status).toBe(201);
    const { body } = await sam.api.get(`/app/time-tracking/of-case?caseId=${id}`);
    expect(body).toMatchObject({ minutes: 216, entries: 2, budget: { level: 'over' } });
  });

  test('proposes the time of its appointment until somebody entered it', async () => {
    const [sam, { id }] = [await person(), await practice.newCase()];
    const [slot] = await practice.slots((await practice.session()).id);
    const { body: booked } = await practice.book(slot?.id ?? '');
    await practice.run(`update assessments set appointment_id = $2 where id = $1`, [id, booked.id]);
    const day = dayIn(zoneOf(booked), new Date(String(booked.dateFrom)));
    const proposals = () => sam.api.get(`/app/time-tracking/proposals?day=${day}`);

    const [proposal] = (await proposals()).body.items ?? [];
    expect(proposal).toMatchObject({ caseId: id, appointmentId: booked.id });
    const { specialistId } = practice;
    const values = { userKind: 'specialist', specialistId, appointmentId: booked.id };
    now = new Date(String(proposal?.['startedAt']));
    const made = await enter(sam, id, String(proposal?.['startedAt']), 30, values);

    expect(made.status).toBe(201);
    expect((await proposals()).body.items).toEqual([]);
    now = new Date();
  });
});

const zoneOf = (booked: Record<string, unknown>) =>
  String(booked['timeZone'] ?? 'Australia/Sydney');
