import { afterEach, expect, test, vi } from 'vitest';
import type { Statement, StatementResult } from './batch.ts';
import { openBatchedReads } from './batched-reads.ts';

/** Connections that a test lets arrive when it wants, and what was sent on them. */
function aLine(mostTrips: number) {
  const sent: string[][] = [];
  const waiting: ((outcome: 'arrives' | 'fails') => void)[] = [];
  let hasConnection = true;
  const answer = ({ text, values }: Statement): StatementResult => ({
    rows: [],
    raw: `${text} ${String(values?.[0] ?? '')}`.trim(),
    raws: [],
    count: 1,
  });
  type Alone = Parameters<typeof openBatchedReads>[0]['alone'];
  const alone = vi.fn<Alone>(async (_context, statements) => {
    if (statements.some(({ text }) => text === 'bad')) throw new Error('bad');
    return statements.map(answer);
  });
  const trips = openBatchedReads({
    mostTrips,
    mostReads: 3,
    lateMs: 100,
    alone,
    async travel(next, arrived, failed) {
      if (!hasConnection) throw new Error('no connection');
      for (let group = next(); group; group = next()) {
        sent.push(group.map((statement) => answer(statement).raw ?? ''));
        const outcome = await new Promise<string>((resolve) => void waiting.push(resolve));
        if (outcome === 'arrives') arrived(group.map(answer));
        else failed(new Error('of the group'));
      }
    },
  });
  return {
    sent,
    alone,
    waiting: trips.waiting,
    refuseConnections: () => void (hasConnection = false),
    send: async (tenantId: string, text: string) =>
      (await trips.send({ tenantId }, [{ text }]))[0]?.raw,
    async let(outcome: 'arrives' | 'fails') {
      waiting.shift()?.(outcome);
      await vi.waitFor(() => {});
      await Promise.resolve();
    },
  };
}

const tenant = (id: string) => `select set_config('app.tenant', $1, true) ${id}`;

afterEach(() => void vi.useRealTimers());

test('who finds a trip free goes at once; those who come meanwhile go together', async () => {
  const line = aLine(1);
  const all = ['a', 'b', 'c', 'd', 'e'].map((text, at) => line.send(`t${at}`, text));

  expect(line.sent).toEqual([[tenant('t0'), 'a']]);
  expect(line.waiting()).toBe(4);
  await line.let('arrives');
  expect(line.sent[1]).toEqual([tenant('t1'), 'b', tenant('t2'), 'c', tenant('t3'), 'd']);
  await line.let('arrives');
  await line.let('arrives');

  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(line.waiting()).toBe(0);
});

test('a statement that fails fails for its own caller alone', async () => {
  const line = aLine(1);
  const first = line.send('t1', 'first');
  const together = ['good', 'bad', 'fine'].map((text) => line.send('t1', text));
  await line.let('arrives');

  await line.let('fails');

  await first;
  const outcomes = await Promise.allSettled(together);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(line.alone).toHaveBeenCalledTimes(3);
});

test('who went alone hears of the failure and is not asked for again', async () => {
  const line = aLine(1);
  const only = line.send('t1', 'only');

  await line.let('fails');

  await expect(only).rejects.toThrow('of the group');
  expect(line.alone).not.toHaveBeenCalled();
});

test('a trip that hangs does not hold up those who are not on it', async () => {
  vi.useFakeTimers();
  const line = aLine(1);
  const hanging = line.send('t1', 'hanging');
  const next = line.send('t1', 'next');

  expect(line.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(101);
  expect(line.sent[1]).toEqual([tenant('t1'), 'next']);

  await line.let('arrives');
  await line.let('arrives');
  expect(await Promise.all([hanging, next])).toEqual(['hanging', 'next']);
});

test('without a connection everybody who waited for it is told', async () => {
  const line = aLine(1);
  line.refuseConnections();

  const outcomes = await Promise.allSettled([line.send('t1', 'a'), line.send('t1', 'b')]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(line.waiting()).toBe(0);
});
