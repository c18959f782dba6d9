import { describe, expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aBookedSession,
  dayOf,
  endContract,
  leaveOver,
  raisedActions,
  setRoom,
  stamped,
} from '../../testing/index.ts';
import type { BookedSession, ImpactCall } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [platformServer, correspondenceServer, partiesServer, bookingServer],
  role: 'all',
});

describe('what is taken back', () => {
  const offer = '?forBookings=offerSlots';
  const statuses = async (given: BookedSession) =>
    (await raisedActions(given.practice)).map(({ status }) => status);
  const aLeave = async (given: BookedSession) => {
    const { body } = await leaveOver(() => '/app/specialist-leaves')(given, offer);
    return `/app/specialist-leaves/${String((body as { id: string }).id)}`;
  };
  const aHoliday = async ({ practice: { api } }: BookedSession, date: string) => {
    const { body } = await api.post(`/app/holidays${offer}`, { name: 'Show Day', date });
    return `/app/holidays/${String(body.id)}`;
  };

  test('leave that is removed clears the offers of other slots that it made', async () => {
    const given = await aBookedSession(server, 2);
    const path = await aLeave(given);
    const before = await statuses(given);

    expect((await given.practice.api.delete(path)).status).toBe(204);

    expect(before).toEqual(['open', 'open']);
    expect(await statuses(given)).toEqual(['done', 'done']);
  });

  test('leave that goes to other days clears them too', async () => {
    const given = await aBookedSession(server, 1);
    const path = await aLeave(given);

    const moved = await given.practice.api.put(path, {
      ...{ startDate: '2031-01-01', endDate: '2031-01-02' },
      concurrencyStamp: await stamped(given, path),
    });

    expect(moved.status).toBe(200);
    expect(await statuses(given)).toEqual(['done']);
  });

  test('a holiday that is disabled clears them, unless leave still stands in the way', async () => {
    const given = await aBookedSession(server, 1);
    const { api } = given.practice;
    const leave = await aLeave(given);
    const holiday = await aHoliday(given, dayOf(given));

    const off = await api.put(holiday, {
      isActive: false,
      concurrencyStamp: await stamped(given, holiday),
    });
    const still = await statuses(given);
    await api.delete(leave);

    expect(off.status).toBe(200);
    expect(still).toEqual(['open']);
    expect(await statuses(given)).toEqual(['done']);
  });

  test('a holiday that is deleted clears them', async () => {
    const given = await aBookedSession(server, 2);
    const holiday = await aHoliday(given, dayOf(given));
    const before = await statuses(given);

    expect((await given.practice.api.delete(holiday)).status).toBe(204);

    expect(before).toEqual(['open', 'open']);
    expect(await statuses(given)).toEqual(['done', 'done']);
  });

  test('a holiday that goes to another day, or to other places only, clears them', async () => {
    const [byDay, byPlace] = [await aBookedSession(server, 1), await aBookedSession(server, 1)];
    const change = async (given: BookedSession, values: Record<string, unknown>) => {
      const path = await aHoliday(given, dayOf(given));
      const concurrencyStamp = await stamped(given, path);
      return given.practice.api.put(path, { ...values, concurrencyStamp });
    };

    const moved = await change(byDay, { date: '2031-01-01' });
    const narrowed = await change(byPlace, { centreIds: [byPlace.perth] });

    expect([moved.status, narrowed.status]).toEqual([200, 200]);
    expect([await statuses(byDay), await statuses(byPlace)]).toEqual([['done'], ['done']]);
  });

  test.each<[string, close: ImpactCall, open: ImpactCall]>([
    [
      'a room that is opened again',
      async (given, choice) => {
        const { run, roomId } = given.practice;
        await run('update appointment_sessions set room_id = $2 where id = $1', [
          given.session.id,
          roomId,
        ]);
        return setRoom(given, false, choice);
      },
      (given) => setRoom(given, true),
    ],
    [
      'a centre that opens again',
      ({ practice: { api, centreId } }, choice) =>
        api.put(`/app/centres/${centreId}/disable${choice}`),
      ({ practice: { api, centreId } }) => api.put(`/app/centres/${centreId}/enable`),
    ],
    [
      'a specialist who comes back',
      ({ practice: { api, specialistId } }, choice) =>
        api.put(`/app/specialists/${specialistId}/disable${choice}`),
      ({ practice: { api, specialistId } }) => api.put(`/app/specialists/${specialistId}/enable`),
    ],
  ])('%s clears them', async (_who, close, open) => {
    const given = await aBookedSession(server, 1);
    await close(given, offer);
    const before = await statuses(given);

    expect((await open(given, '')).status).toBe(200);

    expect(before).toEqual(['open']);
    expect(await statuses(given)).toEqual(['done']);
  });

  test('[B-084] a contract that is made longer again clears them, leave that is taken back does not', async () => {
    const given = await aBookedSession(server, 1);
    await endContract(given, '2029-12-31', offer);
    const leave = await aLeave(given);
    await given.practice.api.delete(leave);
    const still = await statuses(given);

    expect((await endContract(given, null)).status).toBe(200);

    expect(still).toEqual(['open']);
    expect(await statuses(given)).toEqual(['done']);
  });

  test('an offer that a moved session made stays when leave is taken back', async () => {
    const given = await aBookedSession(server, 1);
    const { api } = given.practice;
    const path = `/app/appointment-sessions/${given.session.id}`;
    const moved = await api.put(`${path}${offer}`, {
      centreId: given.perth,
      concurrencyStamp: await stamped(given, path),
    });
    const leave = await aLeave(given);

    await api.delete(leave);

    expect(moved.status).toBe(200);
    expect(await statuses(given)).toEqual(['open']);
  });
});
