import { afterEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { api, withQuery } from './api.ts';
import { bindChoices } from './choose.ts';
import { failureText } from './failure-text.ts';
import { bindProof } from './prove.ts';
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

describe('a call that others feel', () => {
  const option = { value: 'later', label: 'Later', hint: '', confirm: 'Do it later' };
  const choice = { name: 'forOthers', options: [option], about: null };
  const error = { code: 'othersAffected', message: '2 are affected.', choice };
  const asking = () =>
    serve({
      'PUT /app/things/1': ({ query }) =>
        query.get('forOthers') === 'later'
          ? { body: { ok: true } }
          : { status: 409, body: { error } },
    });

  test('goes on with what the person chose', async () => {
    const calls = asking();
    const undo = bindChoices(() => Promise.resolve('later'));

    await expect(api.put('/app/things/1?isNew=true', { a: 1 })).resolves.toEqual({ ok: true });
    expect(calls.map(({ query, body }) => [query.toString(), body])).toEqual([
      ['isNew=true', { a: 1 }],
      ['isNew=true&forOthers=later', { a: 1 }],
    ]);
    undo();
  });

  test('shows what an option would do by the same call, tried', async () => {
    const calls = serve({
      'PUT /app/things/1': ({ query }) =>
        query.get('forOthers') === 'later'
          ? { status: 203, body: { mails: 2 } }
          : { status: 409, body: { error } },
    });
    const undo = bindChoices(async (_choice, tryOut) => {
      expect(await tryOut('later')).toEqual({ mails: 2 });
      return null;
    });

    await api.put('/app/things/1', { a: 1 }).catch(() => {});

    expect(
      calls.map(({ query, headers, body }) => [query.toString(), headers.get('X-Dry-Run'), body]),
    ).toEqual([
      ['', null, { a: 1 }],
      ['forOthers=later', 'true', { a: 1 }],
    ]);
    undo();
  });

  test('is given up without a word where they leave everything as it is', async () => {
    const calls = asking();
    const undo = bindChoices(() => Promise.resolve(null));

    const failure = await api.put('/app/things/1').catch((caught: unknown) => caught);

    expect(failureText(failure)).toBeNull();
    expect(calls).toHaveLength(1);
    undo();
  });

  test('is not asked again about a choice that was refused', async () => {
    const calls = asking();
    const undo = bindChoices(() => Promise.resolve('never'));

    await expect(api.put('/app/things/1')).rejects.toMatchObject({ code: 'othersAffected' });
    expect(calls).toHaveLength(2);
    undo();
  });
});

describe('a call that asks for a fresh proof', () => {
  const error = { code: 'stepUpNeeded', message: 'Please prove again that it is you.' };
  const asking = (isProven: () => boolean) =>
    serve({
      'DELETE /app/things/1': () =>
        isProven() ? { body: { ok: true } } : { status: 403, body: { error } },
    });

  test('goes on with what was typed once the person has proven it', async () => {
    let isProven = false;
    const calls = asking(() => isProven);
    const undo = bindProof(() => Promise.resolve((isProven = true)));

    await expect(api.delete('/app/things/1')).resolves.toEqual({ ok: true });
    expect(calls).toHaveLength(2);
    undo();
  });

  test('ends without a message when they do not, and asks once for two calls', async () => {
    const calls = asking(() => false);
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    const undo = bindProof(ask);

    const failures = await Promise.allSettled([
      api.delete('/app/things/1'),
      api.delete('/app/things/1'),
    ]);

    const reasons = failures.map((each) => (each.status === 'rejected' ? each.reason : null));
    expect(reasons.map(failureText)).toEqual([null, null]);
    expect([calls.length, ask.mock.calls.length]).toEqual([2, 1]);
    undo();
  });

  test('is refused when it still asks after the proof, and asks no second time', async () => {
    const calls = asking(() => false);
    const undo = bindProof(() => Promise.resolve(true));

    await expect(api.delete('/app/things/1')).rejects.toMatchObject({ code: 'stepUpNeeded' });
    expect(calls).toHaveLength(2);
    undo();
  });
});
