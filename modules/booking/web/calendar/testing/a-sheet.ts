import type {
  CalendarAnswer,
  CalendarAppointment,
  CalendarSession,
  CalendarSlot,
  SlotState,
} from '../../../domain/index.ts';
import { sheetRows } from '../layout/sheet.ts';
import type { SheetSession } from '../layout/sheet.ts';

const slot = (id: string, at: number, state: SlotState = 'free'): CalendarSlot => [
  id,
  at,
  60,
  state,
  null,
];

/** Nine to twelve in Sydney on Monday 16 November 2026; the first of three slots is taken. */
export const aCalendarSession = (changes: Partial<CalendarSession> = {}): CalendarSession => ({
  id: 'session-1',
  specialistId: 'menon',
  centreId: 'rooms',
  roomId: null,
  from: '2026-11-15T22:00:00Z',
  to: '2026-11-16T01:00:00Z',
  zone: 'Australia/Sydney',
  status: 'available',
  free: 2,
  total: 3,
  isVideo: false,
  consultationType: 'inPerson',
  slotMinutes: 60,
  bufferMinutes: 0,
  reservedFor: [],
  reasons: [],
  stamp: 'stamp-1',
  slots: [slot('slot-1', 0, 'booked'), slot('slot-2', 60), slot('slot-3', 120)],
  ...changes,
});

export const aCalendarAppointment = (
  changes: Partial<CalendarAppointment> = {},
): CalendarAppointment => ({
  id: 'appointment-1',
  sessionId: 'session-1',
  slotId: 'slot-1',
  from: '2026-11-15T22:00:00Z',
  to: '2026-11-15T23:00:00Z',
  client: 'Noor Haddad',
  company: 'Harbour Legal',
  status: 'booked',
  ...changes,
});

export const anAnswer = (changes: Partial<CalendarAnswer> = {}): CalendarAnswer => ({
  sessions: [aCalendarSession()],
  appointments: [aCalendarAppointment()],
  specialists: [
    { id: 'menon', name: 'Dr Priya Menon', specialty: 'Psychiatry' },
    { id: 'webb', name: 'Dr Colin Webb', specialty: 'Orthopaedics' },
  ],
  centres: [
    {
      id: 'rooms',
      name: 'Macquarie Rooms',
      zone: 'Australia/Sydney',
      suburb: 'Sydney',
      state: 'NSW',
    },
  ],
  rooms: [],
  leaves: [],
  holidays: [],
  ...changes,
});

export const rowsOf = (
  answer: CalendarAnswer,
  changes: Partial<Parameters<typeof sheetRows>[0]> = {},
) =>
  sheetRows({
    answer,
    group: 'specialist',
    ownZone: null,
    homeZone: 'Australia/Sydney',
    showsAll: false,
    ...changes,
  });

/** As it stands on the sheet. */
export function aSheetSession(
  session: Partial<CalendarSession> = {},
  appointments: readonly CalendarAppointment[] = [aCalendarAppointment()],
): SheetSession {
  const answer = anAnswer({ sessions: [aCalendarSession(session)], appointments });
  const found = rowsOf(answer)[0]?.sessions[0];
  if (!found) throw new Error('The sheet is empty');
  return found;
}
