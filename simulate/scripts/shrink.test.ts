import { describe, expect, test } from 'vitest';
import type { Find } from '../find.ts';
import type { MadeCall } from '../people/call.ts';
import { asTest, shrink } from './shrink.ts';
import type { Step } from './script.ts';

const idOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const call = (given: Partial<MadeCall>): MadeCall => ({
  act: 1,
  at: Date.parse('2026-06-22T00:00:00Z'),
  who: 'staff@harbour.test',
  method: 'POST',
  path: '/app/assessments',
  status: 201,
  body: {},
  ...given,
});

/** A claimant, two cases, a look at the first, its cancellation and its undo. */
const calls: readonly MadeCall[] = [
  call({ path: '/app/clients', body: { id: idOf(1) } }),
  call({ sent: { clientId: idOf(1) }, body: { id: idOf(2) } }),
  call({ sent: { clientId: idOf(1) }, body: { id: idOf(3) } }),
  call({
    method: 'GET',
    path: `/app/assessments/${idOf(2)}`,
    status: 200,
    body: { concurrencyStamp: idOf(9) },
  }),
  call({ path: `/app/assessments/${idOf(3)}/cancel`, act: 2 }),
  call({ path: `/app/assessments/${idOf(2)}/cancel`, sent: { concurrencyStamp: idOf(9) }, act: 3 }),
  call({ path: `/app/assessments/${idOf(2)}/undo`, act: 4 }),
];

const find: Find = {
  kind: 'contradiction',
  what: 'cases.appointmentIsLive',
  sentence: 'It is not.',
  at: 0,
  act: 4,
  record: idOf(2),
  calls: calls.length,
};

const undoOf = (script: readonly Step[]): boolean =>
  ['cancel', 'undo'].every((word) =>
    script.some(({ path }) => path === `/app/assessments/«1:id»/${word}`),
  );

describe('a find is cut down', () => {
  test('to the calls without which it is not shown, with what they build on', async () => {
    const script = await shrink(calls, find, async (part) => undoOf(part));

    expect(script.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /app/clients',
      'POST /app/assessments',
      'GET /app/assessments/«1:id»',
      'POST /app/assessments/«1:id»/cancel',
      'POST /app/assessments/«1:id»/undo',
    ]);
    expect(script[3]?.body).toEqual({ concurrencyStamp: '«2:concurrencyStamp»' });
  });

  test('to all that was done, where only that shows it', async () => {
    const script = await shrink(calls, find, async (part) => part.length >= calls.length);

    expect(script).toHaveLength(calls.length);
  });

  test('and printed as a test that can be kept', async () => {
    const script = await shrink(calls, find, async (part) => undoOf(part));

    expect(asTest(find, script)).toContain('expect(await findsOf(script)).toEqual([])');
  });
});
