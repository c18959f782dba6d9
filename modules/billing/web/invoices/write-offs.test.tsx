import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { WriteOffs } from './write-offs.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const row = { writtenOffOn: '2026-11-01', gst: '0.00', reason: 'Small', undoesId: null };

test('what was taken back cannot be taken back again', async () => {
  serve({
    'GET /app/write-offs': {
      body: {
        items: [
          { ...row, id: 'w-3', amount: '30.00' },
          { ...row, id: 'w-2', amount: '-20.00', undoesId: 'w-1' },
          { ...row, id: 'w-1', amount: '20.00' },
        ],
        totalCount: 3,
      },
    },
  });
  const session = aSession({
    actor: { ...aSession().actor, roles: ['ACCOUNTING'], edition: 'MLP' },
  });
  const place = await render(<WriteOffs invoiceId="i-1" />, { session });

  await eventually(() => expect(place.querySelectorAll('tbody tr')).toHaveLength(3));
  const withUndo = [...place.querySelectorAll('tbody tr')].map((line) =>
    (line.textContent ?? '').includes('Undo'),
  );
  expect(withUndo).toEqual([true, false, false]);
});
