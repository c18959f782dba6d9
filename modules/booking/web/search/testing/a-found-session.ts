import type { FoundSession, FoundSlot } from '../search-results.ts';

/** Valid by default; a test names only what it is about. */
export const aFoundSlot = (changes: Partial<FoundSlot> = {}): FoundSlot => ({
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

export const aFoundSession = (changes: Partial<FoundSession> = {}): FoundSession => ({
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
  slots: [aFoundSlot()],
  ...changes,
});

export const aSearchPage = (items: FoundSession[]) => ({
  items,
  totalCount: items.length,
  isCapped: false,
  dateFrom: '2026-11-16',
  dateTo: '2026-12-07',
});
