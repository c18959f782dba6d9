import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindTokens } from '../api/token-source.ts';
import { aHub } from '../testing/a-fake-socket.ts';
import { createHub } from './hub.ts';
import type { OpenSocket } from './hub.ts';

const renew = vi.fn<(stale: string) => Promise<string | null>>();
let token = 'first';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  token = 'first';
  renew.mockReset().mockResolvedValue('fresh');
  bindTokens({ current: () => Promise.resolve(token), renew, ended: () => {} });
});
afterEach(() => {
  bindTokens(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the realtime connection', () => {
  test('one for the window, however often it is started', async () => {
    const { hub, open, socket } = aHub();
    hub.start();
    hub.start();
    await pass(0);

    socket.happens('connect');

    expect(open).toHaveBeenCalledOnce();
    expect(hub.state()).toBe('connected');
  });

  test('[B-075] a client that cannot be loaded is tried again after 5 seconds', async () => {
    const { open } = aHub();
    const load = vi
      .fn<() => Promise<OpenSocket>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(open);
    createHub(load).start();

    await pass(4999);
    expect(load).toHaveBeenCalledOnce();
    await pass(1);
    expect(open).toHaveBeenCalledOnce();
  });

  test('[B-075] [K-014] closed by the server it comes back at once, and every 5 seconds from then on', async () => {
    const { hub, socket } = aHub();
    hub.start();
    await pass(0);
    socket.happens('connect');
    await pass(60_000);

    socket.happens('disconnect', 'io server disconnect');
    await pass(0);
    expect(hub.state()).toBe('connecting');
    expect(socket.connect).toHaveBeenCalledOnce();

    socket.happens('connect');
    socket.happens('disconnect', 'io server disconnect');
    await pass(4000);
    expect(socket.connect).toHaveBeenCalledOnce();
    await pass(1000);
    expect(socket.connect).toHaveBeenCalledTimes(2);
  });

  test('a token that is no longer good is renewed before the next attempt', async () => {
    const { hub, socket } = aHub();
    hub.start();
    await pass(0);

    socket.happens('connect_error', new Error('unauthorized'));
    await pass(5000);

    expect(renew).toHaveBeenCalledExactlyOnceWith('first');
    expect(socket.connect).toHaveBeenCalledOnce();
  });

  test('where there is no realtime nothing is tried again', async () => {
    const { hub, socket } = aHub();
    hub.start();
    await pass(0);

    socket.happens('connect_error', new Error('notAvailable'));
    await pass(60_000);

    expect(hub.state()).toBe('off');
    expect(socket.connect).not.toHaveBeenCalled();
  });

  test('a renewed token is shown to the server, and only then', async () => {
    const { hub, socket } = aHub();
    hub.start();
    await pass(0);
    socket.happens('connect');
    await pass(30_000);
    expect(socket.sent).toEqual([]);

    token = 'second';
    await pass(30_000);

    expect(socket.sent).toEqual([['Authenticate', 'second']]);
  });

  test('one listener that fails leaves the others alone', async () => {
    const { hub, socket } = aHub();
    const heard = vi.fn<(...args: unknown[]) => void>();
    hub.start();
    await pass(0);
    hub.on('Said', () => {
      throw new Error('a bug');
    });
    const stop = hub.on('Said', heard);

    socket.receives('Said', 1, 2);
    stop();
    socket.receives('Said', 3);

    expect(heard.mock.calls).toEqual([[1, 2]]);
  });

  test('what is sent without a connection is lost, not kept', async () => {
    const { hub, socket } = aHub();
    const stop = hub.start();
    await pass(0);
    hub.send('Say', 'early');
    socket.happens('connect');
    hub.send('Say', 'now');
    stop();
    hub.send('Say', 'late');

    expect(socket.sent).toEqual([['Say', 'now']]);
    expect(socket.disconnect).toHaveBeenCalledOnce();
  });
});
