import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { calendarAddress } from './calendar-address.ts';
import type { FoundSession } from './search-results.ts';
import { groupsOf } from './group-results.ts';
import { placeName } from './search-results.ts';
import { nextFree } from './next-free.ts';
import SearchPage from './search-page.tsx';
import { slotAfter } from './slot-keys.ts';
import {
  aFoundSession as session,
  aFoundSlot as slot,
  aSearchPage as page,
} from './testing/a-found-session.ts';
import { lookOf } from './slot-look.ts';
import { askable, criteriaOf, paramsOf } from './use-criteria.ts';
import { pagesWithNews } from './use-search.ts';

const now = '2026-11-16T00:00:00.000Z';
const base = aSession();
const staff = { ...base, actor: { ...base.actor, roles: ['STAFF'], edition: 'MLP' } };
const route = 'GET /app/appointment-sessions/searchAppointment';
const open = (path = '/') => render(<SearchPage />, { session: staff, path });

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

describe('the search screen', () => {
  test('[S-032] [M-019] [M-020] shows slots as buttons, and one press holds', async () => {
    const heldUntil = new Date(Date.now() + 600_000).toISOString();
    const calls = serve({
      [route]: { body: page([session()]) },
      'POST /app/appointment-slots/slot-1/hold': {
        body: {
          id: 'slot-1',
          sessionId: 'session-1',
          state: 'held',
          heldById: 'user-1',
          heldUntil,
        },
      },
    });
    const place = await open('/?specialtyIds=a,b');
    await eventually(() => expect(place.querySelector('button.found-slot-free')).not.toBeNull());
    expect(place.querySelector('h1')?.textContent).toBe('Session and Specialist Search');
    expect(place.textContent).toContain('Appointment Session Search');
    expect(place.textContent).toContain('19 km');

    await act(async () => place.querySelector<HTMLElement>('button.found-slot-free')?.click());

    await eventually(() =>
      expect(place.querySelector('.found-slot-mine [role=timer]')).not.toBeNull(),
    );
    const asked = calls.find(({ path }) => path.endsWith('searchAppointment'));
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      specialtyIds: 'a,b',
      isRepeat: 'false',
    });
  });

  test('[M-154] nothing found says what to try next, and trying changes the question', async () => {
    const calls = serve({ [route]: { body: page([]) } });
    const place = await open('/?postcode=2150');
    await eventually(() => expect(place.textContent).toContain('No available slots found'));

    await press('Search within 100 km', place);

    await eventually(() => expect(calls.at(-1)?.query.get('radiusKm')).toBe('100'));
  });
});

describe('how a slot looks', () => {
  const held = {
    state: 'held',
    heldById: 'other',
    heldByName: 'Ruth',
    heldUntil: '2026-11-16T00:05:00Z',
  } as const;

  test.each([
    [slot(), 'free', ''],
    [slot(held), 'held', 'Ruth holds it'],
    [slot({ ...held, heldUntil: '2026-11-15T23:00:00Z' }), 'free', ''],
    [slot({ ...held, heldById: 'me' }), 'mine', ''],
    [slot({ state: 'booked' }), 'booked', 'It is booked'],
    [
      slot({ reasons: [{ reason: 'reserved', text: 'It is reserved' }] }),
      'refused',
      'It is reserved',
    ],
    [slot({ reasons: [{ reason: 'contractEnded', text: 'No contract' }] }), 'asks', 'No contract'],
    [slot({ reasons: [{ reason: 'held', text: 'old news' }] }), 'free', ''],
  ])('%#', (given, kind, why) => {
    expect(lookOf(given, 'me', now)).toEqual({ kind, why });
  });
});

test('news reach the session they are about and leave the others alone', () => {
  const [one, other] = [
    session(),
    session({ id: 'session-2', slots: [slot({ id: 'slot-2', sessionId: 'session-2' })] }),
  ];
  const before = { pages: [page([one, other])], pageParams: [0] };

  const after = pagesWithNews(before, [{ id: 'slot-1', sessionId: 'session-1', state: 'booked' }]);

  expect(after.pages[0]?.items[0]?.slots[0]?.state).toBe('booked');
  expect(after.pages[0]?.items[1]).toBe(other);
});

test('sessions stand under their day, place or specialist, favourites before the rest', () => {
  const tom = { ...session().specialist, id: 'tom', displayName: 'Dr Tom', isFavourite: false };
  const far = { ...session().centre, id: 'c2', displayName: 'Far Rooms', distanceKm: 40 };
  const found = [
    session(),
    session({ id: 's2', specialist: tom, centre: far as FoundSession['centre'] }),
    session({ id: 's3', dateFrom: '2026-11-24T22:00:00.000Z', specialist: tom }),
  ];
  const titles = (sorting: 'date' | 'distance' | 'specialist') =>
    groupsOf(found, sorting, undefined).map(({ title, note }) => [title, note]);

  expect(titles('date')).toEqual([
    ['Tue 24 Nov 2026', 'Favourites'],
    ['Tue 24 Nov 2026', ''],
    ['Wed 25 Nov 2026', ''],
  ]);
  expect(titles('distance')[1]).toEqual(['Far Rooms', '40 km']);
  expect(groupsOf(found, 'specialist', undefined)[1]?.sessions).toHaveLength(2);
  expect(placeName(session({ centre: null, isVideoAppointment: true }))).toBe('Video');
});

test('the next free slot is the earliest that can be sold', () => {
  const early = slot({ id: 'early', startsAt: '2026-11-20T22:00:00.000Z', state: 'booked' });
  const late = session({
    id: 's2',
    slots: [slot({ id: 'late', startsAt: '2026-11-30T22:00:00Z' })],
  });

  expect(nextFree([late, session({ slots: [early, slot()] })], 'me', now)?.slot.id).toBe('slot-1');
  expect(nextFree([session({ slots: [early] })], 'me', now)).toBeNull();
});

test('the arrows lead along the slots and to the rows above and below', () => {
  const rows = [['a', 'b', 'c'], ['d'], ['e', 'f']];

  expect(slotAfter(rows, 'c', 'next')).toBe('d');
  expect(slotAfter(rows, 'a', 'previous')).toBeNull();
  expect(slotAfter(rows, 'c', 'below')).toBe('d');
  expect(slotAfter(rows, 'd', 'below')).toBe('e');
  expect(slotAfter(rows, 'f', 'above')).toBe('d');
});

test('what is asked for stands over the results and goes with one press', async () => {
  const calls = serve({ [route]: { body: page([session()]) } });
  const place = await open('/?postcode=2150&radiusKm=30&state=NSW');
  await eventually(() => expect(place.textContent).toContain('Within 30 km of 2150'));

  const remove = place.querySelector<HTMLElement>('[aria-label="Remove Suburb or postcode"]');
  await act(async () => remove?.click());

  const asked = () => calls.filter(({ path }) => path.endsWith('searchAppointment')).at(-1)?.query;
  await eventually(() => expect(asked()?.get('postcode')).toBeNull());
  expect(asked()?.get('state')).toBe('NSW');
  expect(place.textContent).not.toContain('Within 30 km');
});

test('criteria travel in the address and back', () => {
  const text = 'specialtyIds=a%2Cb&postcode=2150&radiusKm=30&isVideoAppointment=false';

  const values = criteriaOf(new URLSearchParams(`${text}&other=1`));

  expect(values).toEqual({
    specialtyIds: ['a', 'b'],
    postcode: '2150',
    radiusKm: 30,
    isVideoAppointment: false,
  });
  expect(paramsOf(values).toString()).toBe(text);
});

test('a place is always asked for, a distance from nowhere never', () => {
  expect(askable({ radiusKm: 30, state: 'NSW' })).toEqual({ state: 'NSW' });
  expect(askable({ postcode: 'Atlantis' })).toEqual({ postcode: 'Atlantis', radiusKm: null });
});

test('[B-288] the calendar opens with the filters of the search', () => {
  const address = calendarAddress(
    { specialtyIds: ['a'], state: 'NSW', isVideoAppointment: true },
    { dateFrom: '2026-11-16', dateTo: '2026-12-07' },
    'priya',
  );

  expect(address).toBe(
    '/view/calendar?doctorId=priya&start=2026-11-16&end=2026-12-07&specialtyIds=a&stateId=NSW&sessionStatuses=Available&isVideoAppointment=true',
  );
});
