import { appointmentStatuses } from '#booking/domain';
import type { AppointmentStatus } from '#booking/domain';
import { TasksButton } from '#kernel/web';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { askStatistic } from './ask-statistic.ts';
import { Attention } from './panels/attention.tsx';
import { AppointmentRows } from './panels/appointments.tsx';
import type { Appointment } from './panels/appointments.tsx';
import { Contracts } from './panels/contracts.tsx';
import { Bars } from './panels/fourteen-days.tsx';
import { NeedsYou } from './panels/needs-you.tsx';

const { actor } = aSession();
const session = aSession({ actor: { ...actor, roles: ['STAFF'], edition: 'MLP' } });
const none = { body: { items: [], totalCount: 0 } };
const due = { overdue: 3, today: 2, week: 4 };

beforeEach(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

test('[B-255] what needs nobody says so, and the office is counted with links to its lists', async () => {
  serve({
    'GET /app/action-required': none,
    'GET /app/statistic': {
      body: {
        heldSlots: none.body,
        failedWork: { exports: 1, imports: 2, otherTasks: 0, emails: 2 },
        actionsDue: { mine: due, all: due },
      },
    },
  });
  const place = await render(<NeedsYou />, { session });

  await eventually(() => {
    expect(place.textContent).toContain('You are all caught up.');
    expect(place.textContent).toContain('2 emails could not be sent');
    expect(place.textContent).toContain('1 download of yours could not be prepared');
    expect(place.textContent).toContain('2 imports of yours are incomplete');
    expect(place.textContent).not.toContain('other task');
    expect(place.textContent).toContain('3 overdue');
    expect(place.textContent).toContain('6 in the next 7 days');
  });

  const late = [...place.querySelectorAll('a')].find((link) => link.textContent === '3 overdue');
  expect(late?.getAttribute('href')).toMatch(/action-required-search\?status=open&dueDateTo=/);
});

test('a panel that fails says so and can be tried again', async () => {
  let isBroken = true;
  serve({
    'GET /app/statistic/contractsEnding': () =>
      isBroken ? { status: 500, body: {} } : { body: { items: [], totalCount: 0 } },
  });
  const place = await render(<Contracts />, { session });
  await eventually(() => expect(place.querySelector('[role=alert]')).not.toBeNull());

  isBroken = false;
  await press('Try again');

  await eventually(() => expect(place.textContent).toContain('No contract ends'));
});

test('the bars are a table to those who do not see them', async () => {
  const days = [{ day: '2026-11-16', booked: 3, held: 1, free: 2 }];

  const place = await render(<Bars days={days} />, { session });

  const cells = [...place.querySelectorAll('tbody th, tbody td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['16 Nov 2026', '3', '1', '2']);
  expect(place.querySelector('.bar')?.getAttribute('href')).toBe(
    '/view/calendar?start=2026-11-16&end=2026-11-16',
  );
});

test('[B-156] times are of the place, by a clock that is named where it is not the reader’s', async () => {
  const at = { dateFrom: '2026-11-16T22:30:00Z', client: { id: 'c', displayName: 'Una' } };
  const rows = [
    { ...at, id: '1', timeZone: 'Australia/Melbourne' },
    { ...at, id: '2', timeZone: 'Australia/Brisbane' },
  ].map((row) => row as unknown as Appointment);

  const place = await render(<AppointmentRows appointments={rows} />, {
    session: { ...session, zone: 'Australia/Sydney' },
  });

  const times = [...place.querySelectorAll('.visit-when')].map((time) => time.textContent);
  expect(times).toEqual(['09:30Tue 17 Nov', '08:30 AESTTue 17 Nov']);
});

test('an appointment shows its state in the words and the colour of booking', async () => {
  const at = { dateFrom: '2026-11-16T22:30:00.000Z', timeZone: 'Australia/Sydney' };
  const rows = (Object.keys(appointmentStatuses) as AppointmentStatus[]).map((status) => ({
    ...at,
    id: status,
    concurrencyStamp: '',
    reference: 'APT-2026-000001',
    client: null,
    specialist: null,
    centre: null,
    status,
  }));

  const place = await render(<AppointmentRows appointments={rows} />, { session });

  const chips = [...place.querySelectorAll('.chip')];
  expect(chips.map((chip) => chip.textContent)).toEqual(Object.values(appointmentStatuses));
  expect(chips.at(-1)?.className).toContain('chip-danger');
});

test('figures of one turn are one question, and one that fails takes no other with it', async () => {
  const calls = serve({
    'GET /app/statistic': { status: 500, body: {} },
    'GET /app/statistic/unread': { body: { total: 3 } },
    'GET /app/statistic/inquiriesOpen': { status: 500, body: {} },
  });

  const asked = await Promise.allSettled([askStatistic('unread'), askStatistic('inquiriesOpen')]);

  expect(asked).toMatchObject([
    { status: 'fulfilled', value: { total: 3 } },
    { status: 'rejected' },
  ]);
  expect(calls[0]?.query.get('names')).toBe('unread,inquiriesOpen');
});

test('[R-024] whoever runs the tenant sees that jobs failed, and opens the tasks that failed', async () => {
  serve({
    'GET /app/statistic/failedWork': {
      body: { exports: 0, imports: 1, otherTasks: 0, emails: 0 },
    },
    'GET /app/background-jobs': { body: { items: [], totalCount: 2 } },
  });
  const admin = { ...session, actor: { ...session.actor, roles: ['TENANT_ADMIN'] } };
  const both = (
    <>
      <TasksButton />
      <Attention />
    </>
  );
  const place = await render(both, { session: { ...admin, offersExport: true } });
  const tasks = place.querySelector('[aria-label=Tasks]');

  await eventually(() => expect(place.textContent).toContain('2 background jobs failed'));
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/hangfire');

  await press('1 import of yours is incomplete');

  expect(tasks?.getAttribute('aria-expanded')).toBe('true');
});
