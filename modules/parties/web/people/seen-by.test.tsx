import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { SeenBy } from './seen-by.tsx';

beforeEach(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const path = 'GET /app/clients/p-1/seen-by';
const at = '2026-11-18T01:30:00.000Z';
const opened = { operation: 'read', resource: 'client' };
const visit = { from: at, to: at, looks: 3, ways: [opened, opened] };

test('who has seen a person is asked for on purpose, and told with whoever acted as another', async () => {
  const items = [
    { ...visit, userName: 'Holly Host', actingAs: 'Meera Patel' },
    { ...visit, to: '2026-11-18T02:00:00.000Z', userName: 'Meera Patel', actingAs: null },
  ];
  const calls = serve({ [path]: { body: { items, totalCount: 2 } } });
  const place = await render(<SeenBy id="p-1" />, {
    session: aSession({ zone: 'Australia/Sydney' }),
  });
  expect(calls).toHaveLength(0);

  await press('Show who has seen this person', place);

  await eventually(() => expect(place.querySelectorAll('tbody tr')).toHaveLength(2));
  expect(place.textContent).toContain('Holly Host, as Meera Patel');
  expect(place.querySelector('tbody tr td:last-child')?.textContent).toBe('Client opened');
  expect(place.querySelector('tbody tr:last-child')?.textContent).toMatch(/12:30 to 13:00/);
});

test('a log that cannot be read is asked again', async () => {
  const calls = serve({ [path]: { status: 500, body: {} } });
  const place = await render(<SeenBy id="p-1" />);
  await press('Show who has seen this person', place);
  await eventually(() => expect(place.textContent).toContain('The log could not be read.'));
  const before = calls.length;

  await press('Try again', place);

  await eventually(() => expect(calls.length).toBeGreaterThan(before));
});
