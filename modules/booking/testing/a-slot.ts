import type { AppointmentFacts, BookingFacts, NewBooking, Slot } from '../domain/index.ts';

/** Free, and a week ahead of `now`. */
export const aSlot = (changes: Partial<Slot> = {}): Slot => ({
  id: 'slot-1',
  sessionId: 'session-1',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  state: 'free',
  heldById: null,
  heldUntil: null,
  ...changes,
});

export const now = '2026-11-16T00:00:00.000Z';

type Changes = {
  [K in keyof BookingFacts]?: BookingFacts[K] extends readonly unknown[]
    ? BookingFacts[K]
    : BookingFacts[K] extends object
      ? Partial<BookingFacts[K]>
      : BookingFacts[K];
};

/** A booking that nothing stands in the way of. */
export const someFacts = (changes: Changes = {}): BookingFacts => ({
  slot: aSlot(changes.slot),
  session: {
    specialistId: 'specialist-1',
    centreId: 'centre-1',
    timeZone: 'Australia/Sydney',
    consultationType: 'inPerson',
    isVideoAppointment: false,
    isOnHold: false,
    isCancelled: false,
    reservedForCompanyIds: [],
    capacity: null,
    bookedSlots: 0,
    ...changes.session,
  },
  unbookable: changes.unbookable ?? [],
  asking: {
    userId: 'user-1',
    companyId: 'company-1',
    now,
    ...changes.asking,
  },
  mayOverrule: changes.mayOverrule ?? true,
  highRiskReason: changes.highRiskReason ?? null,
  claimantAppointments: changes.claimantAppointments ?? [],
  consultationType: changes.consultationType === undefined ? 'inPerson' : changes.consultationType,
});

export const aBooking = (changes: Partial<NewBooking> = {}): NewBooking => ({
  id: 'appointment-1',
  clientId: 'client-1',
  companyId: 'company-1',
  caseManagerId: 'manager-1',
  caseManagerFits: true,
  consultationType: 'inPerson',
  interpreterRequired: false,
  languageId: null,
  note: null,
  tell: null,
  ...changes,
});

/** Booked, a week ahead of `now`. */
export const anAppointment = (changes: Partial<AppointmentFacts> = {}): AppointmentFacts => ({
  id: 'appointment-1',
  status: 'booked',
  sessionId: 'session-1',
  specialistId: 'specialist-1',
  timeZone: 'Australia/Sydney',
  dateFrom: '2026-11-23T22:00:00.000Z',
  dateTo: '2026-11-23T23:00:00.000Z',
  consultationType: 'inPerson',
  revision: 2,
  ...changes,
});
