import type { BookingFacts, Slot } from '../domain/index.ts';

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
  [K in keyof BookingFacts]?: BookingFacts[K] extends object
    ? Partial<BookingFacts[K]>
    : BookingFacts[K];
};

/** A booking that nothing stands in the way of. */
export const someFacts = (changes: Changes = {}): BookingFacts => ({
  slot: aSlot(changes.slot),
  session: {
    isOnHold: false,
    isCancelled: false,
    reservedForCompanyIds: [],
    capacity: null,
    bookedSlots: 0,
    ...changes.session,
  },
  specialist: { isBookable: true, hasContract: true, isOnLeave: false, ...changes.specialist },
  asking: {
    userId: 'user-1',
    companyId: 'company-1',
    isExcludedByCompany: false,
    now,
    ...changes.asking,
  },
  isStaff: changes.isStaff ?? true,
  highRiskReason: changes.highRiskReason ?? null,
});
