import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { BulkButtons, questionOf } from './bulk-buttons.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

test('what a change affects, and what is left alone, is said before it is done', () => {
  const kept = [{ id: '1', name: 'Priya Menon', bookedSlots: 2 }];

  expect(questionOf('cancel', { changed: 3, affectedAppointments: 0, kept })).toBe(
    'Cancel sessions: 3 of 4.\n1 have appointments and are left as they are. Move or cancel those first.',
  );
  expect(questionOf('hold', { changed: 2, affectedAppointments: 5, kept: [] })).toBe(
    'Put on hold: 2 of 2.\n5 appointments stay booked in them.',
  );
});

test('several sessions are changed only after their preview was confirmed', async () => {
  const calls = serve({
    'POST /app/appointment-sessions/bulk': {
      body: { changed: 2, affectedAppointments: 0, kept: [] },
    },
  });
  const place = await render(<BulkButtons records={[{ id: 'a' }, { id: 'b' }]} clear={() => {}} />);

  await press('Put on hold', place);

  await eventually(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ ids: ['a', 'b'], verb: 'hold', isPreview: true });
});
