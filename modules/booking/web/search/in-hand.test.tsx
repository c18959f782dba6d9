import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import SearchPage from './search-page.tsx';
import { aFoundSession, aFoundSlot, aSearchPage } from './testing/a-found-session.ts';

const base = aSession();
const staff = { ...base, actor: { ...base.actor, roles: ['STAFF'], edition: 'MLP' } };
const routes = {
  'GET /app/appointment-sessions/searchAppointment': { body: aSearchPage([aFoundSession()]) },
  'GET /app/appointment-search-history': {
    body: { items: [{ id: 'h-1', creationTime: '2026-11-16T00:00:00Z', query: 'state=QLD' }] },
  },
  'GET /app/appointments/appointment-1': {
    body: {
      id: 'appointment-1',
      reference: 'APT-1',
      dateFrom: '2027-11-15T21:30:00.000Z',
      dateTo: '2027-11-15T22:30:00.000Z',
      timeZone: 'Australia/Melbourne',
      status: 'booked',
      client: { id: 'client-1', displayName: 'Noor Haddad' },
      specialist: { id: 'specialist-1', displayName: 'Priya Menon' },
    },
  },
  'GET /app/clients/client-1': {
    body: { id: 'client-1', firstName: 'Noor', lastName: 'Haddad', claimNo: 'W-77' },
  },
};

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

async function open(path: string, shown: string) {
  const toasts = collectToasts();
  serve(routes);
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  const place = await render(<SearchPage />, { session: staff, path });
  await eventually(() => expect(place.textContent).toContain(shown));
  await eventually(() => expect(place.querySelector('.found-slot')).not.toBeNull());
  return { place, toasts, into };
}

const moving = () => open('/?move=appointment-1&state=NSW', 'Another slot for Noor Haddad');
const escape = () =>
  act(async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });

test('the banner of a move comes into view', async () => {
  const { place, into } = await moving();

  const banner = place.querySelector('.search-in-hand');
  expect(into.mock.contexts).toContain(banner);
});

test('the page stays when the banner goes in a browser whose scrolling is a promise', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation(() => Promise.resolve() as unknown as void);
  const { place } = await moving();

  await escape();

  await eventually(() => expect(place.querySelector('.search-in-hand')).toBeNull());
  expect(place.querySelector('.found-slot')).not.toBeNull();
});

test.each([
  ['Clear all', () => press('Clear all')],
  ['Escape', escape],
  [
    'a search of before',
    async () => {
      await press('History');
      await eventually(() =>
        expect(document.querySelector('.kept-searches button')).not.toBeNull(),
      );
      await act(async () => document.querySelector<HTMLElement>('.kept-searches button')?.click());
    },
  ],
])('a move ends with %s, and says so', async (_way, leave) => {
  const { place, toasts } = await moving();

  await leave();

  await eventually(() => expect(place.textContent).not.toContain('Another slot for'));
  expect(toasts.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Not moved: Noor Haddad keeps the appointment as it is.',
  ]);
});

test('another criterion does not end a move', async () => {
  const { place, toasts } = await moving();

  const remove = place.querySelector<HTMLElement>('[aria-label="Remove State"]');
  await act(async () => remove?.click());

  await eventually(() => expect(place.textContent).not.toContain('Clear all'));
  expect(place.textContent).toContain('Another slot for Noor Haddad');
  expect(toasts).toEqual([]);
});

test('Escape closes what lies over the page before it ends the move', async () => {
  const { place } = await moving();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.className = 'ant-modal-wrap';

  await escape();
  expect(place.textContent).toContain('Another slot for Noor Haddad');
  dialog.remove();
  await escape();

  await eventually(() => expect(place.textContent).not.toContain('Another slot for'));
});

test('a person in hand is named, until somebody else is meant', async () => {
  const { place } = await open('/?client=client-1', 'A slot for Noor Haddad, claim W-77');

  await press('Somebody else', place);

  await eventually(() => expect(place.textContent).not.toContain('A slot for'));
});

test('a booked slot opens its appointment where it may be opened', async () => {
  collectToasts();
  const slots = [
    aFoundSlot({ id: 'a', state: 'booked', appointmentId: 'appointment-9' }),
    aFoundSlot({ id: 'b', state: 'booked' }),
  ];
  serve({
    'GET /app/appointment-sessions/searchAppointment': {
      body: aSearchPage([aFoundSession({ slots })]),
    },
  });
  const opened = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const place = await render(<SearchPage />, { session: staff });
  await eventually(() => expect(place.querySelector('#slot-a')).not.toBeNull());

  for (const id of ['a', 'b']) {
    await act(async () => place.querySelector<HTMLElement>(`#slot-${id}`)?.click());
  }

  expect(opened.mock.calls).toEqual([['/view/appointments/detail/appointment-9']]);
});

test('the arrows lead from slot to slot', async () => {
  serve({
    'GET /app/appointment-sessions/searchAppointment': {
      body: aSearchPage([
        aFoundSession({ slots: [aFoundSlot({ id: 'a' }), aFoundSlot({ id: 'b' })] }),
      ]),
    },
  });
  const place = await render(<SearchPage />, { session: staff });
  await eventually(() => expect(place.querySelector('#slot-b')).not.toBeNull());
  const first = place.querySelector<HTMLElement>('#slot-a');
  first?.focus();

  await act(async () =>
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
  );

  expect(document.activeElement?.id).toBe('slot-b');
});
