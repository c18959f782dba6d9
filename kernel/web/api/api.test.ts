import { afterEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { api, withQuery } from './api.ts';
import { bindTokens } from './token-source.ts';
import type { TokenSource } from './token-source.ts';

afterEach(() => {
  bindTokens(null);
  vi.unstubAllGlobals();
});

const bind = (renewed: string | null) => {
  const renew = vi.fn<TokenSource['renew']>(() => Promise.resolve(renewed));
  const ended = vi.fn<() => void>();
  bindTokens({ current: () => Promise.resolve('old'), renew, ended });
  return { renew, ended };
};

describe('a call', () => {
  test('[B-135] a 401 is retried once with a fresh token', async () => {
    const { renew, ended } = bind('new');
    const calls = serve({
      'GET /app/things': ({ token }) =>
        token === 'new' ? { body: { ok: true } } : { status: 401 },
    });

    await expect(api.get('/app/things')).resolves.toEqual({ ok: true });
    expect(calls.map((call) => call.token)).toEqual(['old', 'new']);
    expect(renew).toHaveBeenCalledExactlyOnceWith('old');
    expect(ended).not.toHaveBeenCalled();
  });

  test('[B-135] [K-025] a second 401 rejects, without a third attempt', async () => {
    const { ended } = bind('new');
    const calls = serve({ 'GET /app/things': { status: 401 } });

    await expect(api.get('/app/things')).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(2);
    expect(ended).toHaveBeenCalledOnce();
  });

  test('[B-246] a dead network rejects with its own sentence', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    const failure = api.get('/app/things');

    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({
      status: 0,
      message: 'Can not connect to the server',
    });
  });

  test('a list in the query is repeated, and empty values are left out', () => {
    const query = { status: ['a', 'b'], filterText: '', page: 2, no: null };

    expect(withQuery('/app/x', query)).toBe('/app/x?status=a&status=b&page=2');
  });
});
