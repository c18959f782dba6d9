import { aHub } from '#kernel/web-testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSectionLocks } from './section-locks.ts';

const on = { fromModule: 'IME', objectId: 'c-1' };
const lock = { section: 'BookingNotes', userId: 'u-2', displayName: 'Anna Kerr', since: 'x' };

async function connected() {
  const { hub, socket } = aHub();
  const locks = createSectionLocks(hub);
  hub.start();
  await vi.advanceTimersByTimeAsync(0);
  socket.happens('connect');
  return { hub, socket, locks };
}
const sent = (socket: { sent: unknown[][] }, event: string) =>
  socket.sent.filter(([name]) => name === event).map(([, payload]) => JSON.parse(String(payload)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('who writes in the sections of a case', () => {
  test('is asked for when the case is shown, and known when the server says so', async () => {
    const { socket, locks } = await connected();
    const heard = vi.fn<() => void>();
    locks.subscribe(heard);

    locks.watch(on);
    socket.receives('SectionLocks', { ...on, locks: [lock] });

    expect(sent(socket, 'GetSectionLocks')).toEqual([{ FromModule: 'IME', ObjectId: 'c-1' }]);
    expect(locks.of('c-1')).toEqual([lock]);
    expect(locks.of('c-2')).toEqual([]);
    expect(heard).toHaveBeenCalled();
  });

  test('is said of this window again and again until it stops', async () => {
    const { socket, locks } = await connected();
    const stop = locks.hold(on, 'BookingNotes');
    await vi.advanceTimersByTimeAsync(45_000);

    expect(sent(socket, 'WriteSection')).toHaveLength(3);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(sent(socket, 'WriteSection')).toHaveLength(3);
    expect(sent(socket, 'LeaveSection')).toEqual([
      { FromModule: 'IME', ObjectId: 'c-1', Section: 'BookingNotes' },
    ]);
  });

  test('is forgotten without a connection, and asked for again after it', async () => {
    const { socket, locks } = await connected();
    locks.watch(on);
    locks.hold(on, 'ClientDetails');
    socket.receives('SectionLocks', { ...on, locks: [lock] });

    socket.happens('disconnect', 'transport close');
    expect(locks.of('c-1')).toEqual([]);
    socket.sent.length = 0;
    socket.happens('connect');

    expect(sent(socket, 'GetSectionLocks')).toHaveLength(1);
    expect(sent(socket, 'WriteSection')).toMatchObject([{ Section: 'ClientDetails' }]);
  });

  test('what the server says in no way that is known changes nothing', async () => {
    const { socket, locks } = await connected();

    for (const given of [undefined, null, 7, {}, { objectId: 'c-1' }])
      socket.receives('SectionLocks', given);

    expect(locks.of('c-1')).toEqual([]);
  });
});
