import { register } from '#kernel/domain';
import { bindConfirm, eventually, press, render, serve } from '#kernel/web-testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { identity } from '../domain/index.ts';
import type { LiveLink } from '../domain/index.ts';
import LiveLinks from './live-links.tsx';

beforeAll(() => register([identity]));
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
});

const link: LiveLink = {
  id: 'l-1',
  kind: 'password',
  label: 'Set a password',
  issuer: null,
  address: 'nora@people.test',
  recordModule: null,
  recordId: null,
  recordName: 'Nora Reid',
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-01T11:00:00.000Z',
  lastOpenedAt: null,
  timesOpened: 0,
};

test('a live link is withdrawn once somebody has said yes, and is gone from the page', async () => {
  const asked: string[] = [];
  let [items, isSure] = [[link], false];
  bindConfirm(({ text }) => {
    asked.push(text);
    return Promise.resolve(isSure);
  });
  const calls = serve({
    'GET /app/live-links': () => ({ body: { totalCount: items.length, items } }),
    'PUT /app/live-links/l-1/withdraw': () => {
      items = [];
      return { body: {} };
    },
  });
  const place = await render(<LiveLinks />);
  await eventually(() => expect(place.textContent).toContain('nora@people.test'));
  const sent = () => calls.filter(({ method }) => method === 'PUT').length;

  await press('Withdraw', place);
  expect(asked[0]).toContain('"Set a password" that nora@people.test has');
  expect(sent()).toBe(0);
  isSure = true;
  await press('Withdraw', place);

  await eventually(() => expect(place.textContent).toContain('No live links'));
  expect(sent()).toBe(1);
});
