import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { calendarAddress } from './calendar-address.ts';
import type { FoundSession, FoundSlot } from './found.ts';
import { bySpecialist, placeName } from './found.ts';
import SearchPage from './search-page.tsx';
import { lookOf } from './slot-look.ts';
import { askable, criteriaOf, paramsOf } from './use-criteria.ts';
import { pagesWithNews } from './use-search.ts';

const now = '2026-11-16T00:00:00.000Z';
const slot = (changes: Partial<FoundSlot> = {}): FoundSlot => ({
  id: 'slot-1',
  sessionId: 'session-1',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  state: 'free',
  heldById: null,
  heldByName: null,
  heldUntil: null,
  reasons: [],
  ...changes,
});
const session = (changes: Partial<FoundSession> = {}): FoundSession => ({
  id: 'session-1',
  dateFrom: '2026-11-23T22:00:00.000Z',
  dateTo: '2026-11-24T01:00:00.000Z',
  timeZone: 'Australia/Sydney',
  sessionStatus: 'available',
  consultationType: 'inPerson',
  isVideoAppointment: false,
  specialist: {
    id: 'priya',
    displayName: 'Dr Priya Menon',
    specialty: 'Psychiatry',
    isFavourite: true,
    favouriteNote: 'Clear reports',
    isExcluded: false,
    exclusionReason: null,
  },
  centre: {
    id: 'centre-1',
    displayName: 'Macquarie Street Rooms',
    suburb: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    distanceKm: 19,
  },
  reservedForCompanies: [],
  slots: [slot()],
  ...changes,
});
const page = (items: FoundSession[]) => ({
  items,
  totalCount: items.length,
  isCapped: false,
  dateFrom: '2026-11-16',
  dateTo: '2026-12-07',
});
const base = aSession();
const staff = { ...base, actor: { ...base.actor, roles: ['STAFF'], edition: 'MLP' } };
const route = 'GET /app/appointment-sessions/searchAppointment';
const open = (path = '/') => render(<SearchPage />, { session: staff, path });

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

describe('the search screen', () => {
  test('[M-019] [M-020] shows slots as buttons, and one press holds', async () => {
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
    await eventually(() => expect(place.querySelector('button.slot-free')).not.toBeNull());
    expect(place.querySelector('h1')?.textContent).toBe('Session and Specialist Search');
    expect(place.textContent).toContain('Appointment Session Search');
    expect(place.textContent).toContain('19 km');

    await act(async () => place.querySelector<HTMLElement>('button.slot-free')?.click());

    await eventually(() => expect(place.querySelector('.slot-mine [role=timer]')).not.toBeNull());
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

test('sessions stand under their specialist in the order of the answer', () => {
  const other = { ...session().specialist, id: 'tom', displayName: 'Dr Tom' };
  const found = [session(), session({ id: 's2', specialist: other }), session({ id: 's3' })];

  expect(bySpecialist(found).map(({ sessions }) => sessions.map(({ id }) => id))).toEqual([
    ['session-1', 's3'],
    ['s2'],
  ]);
  expect(placeName(session({ centre: null, isVideoAppointment: true }))).toBe('Video');
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

test('a postcode in the making is not asked for', () => {
  expect(askable({ postcode: '21', radiusKm: 30, state: 'NSW' })).toEqual({ state: 'NSW' });
  expect(askable({ postcode: '2150' })).toEqual({ postcode: '2150', radiusKm: null });
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
