import { register } from '#kernel/domain';
import { bindConfirm, eventually, press, render, serve } from '#kernel/web-testing';
import { booking } from '#booking/domain';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { integrations } from '../../domain/index.ts';
import type { CalendarFeed } from '../../domain/index.ts';
import CalendarFeeds from './calendar-feeds.tsx';
import { NewAddress } from './new-address.tsx';

beforeAll(() => register([booking, integrations]));
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
});

const feed: CalendarFeed = {
  id: 'f-1',
  label: 'Calendar of a specialist',
  recordName: 'Dr Priya Menon',
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2027-03-01T10:00:00.000Z',
  lastOpenedAt: null,
};

test('a feed says whose it is and ends once somebody has said yes', async () => {
  let [items, isSure] = [[feed], false];
  const asked: string[] = [];
  bindConfirm(({ text }) => {
    asked.push(text);
    return Promise.resolve(isSure);
  });
  const calls = serve({
    'GET /app/calendar-feeds': () => ({ body: { items } }),
    'DELETE /app/calendar-feeds/f-1': () => {
      items = [];
      return { body: {} };
    },
  });
  const place = await render(<CalendarFeeds />);
  await eventually(() => expect(place.textContent).toContain('Dr Priya Menon'));
  const sent = () => calls.filter(({ method }) => method === 'DELETE').length;

  await press('End feed', place);
  const before = sent();
  isSure = true;
  await press('End feed', place);

  expect(asked[0]).toContain('Calendar of a specialist: Dr Priya Menon');
  expect(before).toBe(0);
  await eventually(() => expect(place.textContent).toContain('No calendar feeds'));
  expect(sent()).toBe(1);
});

test('a new address can be copied and opened by a calendar program', async () => {
  const url = 'https://caseway.test/app/calendar-feeds/abc/calendar.ics';
  const place = await render(
    <NewAddress feed={{ id: 'f-1', url, expiresAt: feed.expiresAt }} close={() => {}} />,
  );

  expect(place.querySelector('input')?.value).toBe(url);
  expect(place.querySelector('a')?.getAttribute('href')).toBe(url.replace('https:', 'webcal:'));
});
