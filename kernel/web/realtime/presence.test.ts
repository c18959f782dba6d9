import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aHub } from '../testing/a-fake-socket.ts';
import { collectToasts } from '../testing/toasts.ts';
import { createPresence } from './presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const record = { fromModule: 'COMPANY', objectId: 'c-1' };
const log = (userId: string, activityType = 'ITEM_VIEWING', objectId = 'c-1') => ({
  fromModule: 'COMPANY',
  objectId,
  activityType,
  userId,
  displayName: `Name of ${userId}`,
});

async function connected() {
  const { hub, socket } = aHub();
  const toasts = collectToasts();
  const presence = createPresence(hub);
  hub.start();
  await vi.advanceTimersByTimeAsync(0);
  socket.happens('connect');
  const sent = (event: string) =>
    socket.sent.filter(([name]) => name === event).map(([, payload]) => payload);
  return { socket, toasts, presence, sent };
}

const wire = (ActivityType: string) =>
  JSON.stringify({ FromModule: 'COMPANY', ObjectId: 'c-1', ActivityType });

describe('who else is on a record', () => {
  test('[B-130] [E-022] [E-039] [E-040] opening it tells the hub and asks it, and goes on doing so', async () => {
    const { presence, sent } = await connected();

    presence.enter(record, 'me');

    expect(sent('AddActivityLog')).toEqual([wire('ITEM_VIEWING')]);
    expect(sent('GetActivityLogs')).toEqual([wire('ITEM_VIEWING')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent('AddActivityLog').length).toBeGreaterThanOrEqual(3);
  });

  test('[B-148] [S-063] somebody else is noticed once, oneself never', async () => {
    const { presence, socket, toasts } = await connected();
    presence.enter(record, 'me');

    socket.receives('ActivityLogsResult', [log('me'), log('ana')], record);
    socket.receives('ReceiveActivityLog', log('ana'));
    socket.receives('ReceiveActivityLog', log('me'));

    expect(toasts).toEqual([
      {
        kind: 'info',
        title: 'User Editing Item',
        text: 'Name of ana is viewing this record',
        seconds: 5,
      },
    ]);
    expect(presence.others()).toEqual([{ userId: 'ana', displayName: 'Name of ana' }]);
  });

  test('whoever leaves is taken away, and so is everybody without a connection', async () => {
    const { presence, socket } = await connected();
    presence.enter(record, 'me');
    socket.receives('ReceiveActivityLog', log('ana'));
    socket.receives('ReceiveActivityLog', log('ben'));

    socket.receives('ReceiveActivityLog', log('ana', 'ITEM_LEFT'));
    expect(presence.others().map(({ userId }) => userId)).toEqual(['ben']);

    socket.happens('disconnect', 'transport close');
    expect(presence.others()).toEqual([]);
  });

  test('[G-093] closing the page is told; passing by a tab is not', async () => {
    const { presence, sent } = await connected();
    const leave = presence.enter(record, 'me');
    leave();
    const leaveAgain = presence.enter(record, 'me');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent('AddActivityLog')).not.toContain(wire('ITEM_LEFT'));

    leaveAgain();
    await vi.advanceTimersByTimeAsync(5000);

    expect(sent('AddActivityLog').at(-1)).toBe(wire('ITEM_LEFT'));
    expect(presence.others()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent('AddActivityLog').at(-1)).toBe(wire('ITEM_LEFT'));
  });

  test('a new connection is told what is open', async () => {
    const { presence, socket, sent } = await connected();
    presence.enter(record, 'me');
    socket.happens('disconnect', 'transport close');

    socket.happens('connect');

    expect(sent('AddActivityLog')).toEqual([wire('ITEM_VIEWING'), wire('ITEM_VIEWING')]);
  });

  test('a server that could not hear for a while is asked again', async () => {
    const { presence, socket, sent } = await connected();
    presence.enter(record, 'me');

    socket.receives('Resync');

    expect(sent('GetActivityLogs')).toHaveLength(2);
  });

  test('the record in front counts, and its opening is told to those who ask', async () => {
    const { presence, socket } = await connected();
    const opened = vi.fn<(given: object) => void>();
    presence.onOpened(opened);
    presence.enter(record, 'me');
    const leave = presence.enter({ fromModule: 'COMPANY', objectId: 'c-2' }, 'me');
    socket.receives('ReceiveActivityLog', log('ana', 'ITEM_VIEWING', 'c-2'));

    expect(presence.others()).toHaveLength(1);
    leave();
    expect(presence.others()).toHaveLength(0);
    expect(opened.mock.calls.map(([given]) => given)).toMatchObject([record, { objectId: 'c-2' }]);
  });

  test('[B-149] what cannot be read is ignored', async () => {
    const { presence, socket, toasts } = await connected();
    presence.enter(record, 'me');

    for (const nonsense of [undefined, null, 'x', 7, {}, { objectId: 'c-1' }, [log('ana')]]) {
      socket.receives('ReceiveActivityLog', nonsense);
      socket.receives('ActivityLogsResult', nonsense === undefined ? nonsense : [nonsense], record);
    }
    socket.receives('ReceiveActivityLog', log('ana', 'ITEM_VIEWING', 'another record'));

    expect(presence.others()).toEqual([]);
    expect(toasts).toEqual([]);
  });
});
