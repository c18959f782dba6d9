import { collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import Contradictions from './contradictions.tsx';

const looks = (lookedAt: string | null) =>
  ['cases', 'billing'].map((module) => ({ module, invariants: 9, lookedAt }));

const row = {
  id: 'c1',
  invariant: 'cases.appointmentIsLive',
  sentence: 'IME-2026-000001 is "Appointment Confirmed", and its appointment is cancelled or gone.',
  fromModule: 'IME',
  objectId: 'r1',
  firstSeen: '2026-11-18T18:10:00.000Z',
  mendLabel: 'Cancel appointment',
  mendWords: 'Cancel the appointment on the case too, then book it again.',
};

test('empty is the good state, and says when it was looked at', async () => {
  serve({ 'GET /app/contradictions': { body: { items: [], looks: looks(row.firstSeen) } } });

  const place = await render(<Contradictions />);

  await eventually(() => expect(place.textContent).toContain('Nothing contradicts itself.'));
  expect(place.querySelector('.empty time')?.getAttribute('datetime')).toBe(row.firstSeen);
});

test('before the first look it does not say that all is well', async () => {
  serve({ 'GET /app/contradictions': { body: { items: [], looks: looks(null) } } });

  const place = await render(<Contradictions />);

  await eventually(() => expect(place.textContent).toContain('Nobody has looked yet'));
  expect(place.textContent).not.toContain('Nothing contradicts itself');
});

test('each row says what is wrong and how it is mended; Look now asks module by module', async () => {
  const toasts = collectToasts();
  const calls = serve({
    'GET /app/contradictions': { body: { items: [row], looks: looks(row.firstSeen) } },
    'POST /app/contradictions/look': { body: { found: 0 } },
  });
  const place = await render(<Contradictions />);
  await eventually(() => expect(place.textContent).toContain(row.sentence));
  expect(place.textContent).toContain(row.mendWords);

  await press('Look now', place);
  await eventually(() => expect(toasts).toHaveLength(1));

  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { module: 'cases' },
    { module: 'billing' },
  ]);
});
