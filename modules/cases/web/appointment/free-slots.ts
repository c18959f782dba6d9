import { atHome, isAskedOfStaff } from '#booking/domain';
import type { ConsultationType } from '#booking/domain';
import type { FoundSession } from '#booking/web';
import type { Instant } from '#kernel/domain';

/** A slot that can be chosen, with all that a line about it says. */
export type FreeSlot = {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly specialistId: string;
  readonly specialist: string;
  readonly place: string;
  readonly consultationType: ConsultationType;
};

const placeOf = ({ centre, isVideoAppointment }: FoundSession): string =>
  centre?.displayName ?? (isVideoAppointment ? 'Video' : atHome);

/** Both means that a person may come to the place. */
const typeOf = ({ consultationType }: FoundSession): ConsultationType =>
  consultationType === 'both' ? 'inPerson' : consultationType;

/** A session that has begun has times behind it; what the booking would ask about is offered. */
const canBeBooked = ({ reasons }: FoundSession['slots'][number]): boolean =>
  reasons.every(({ reason }) => reason === 'held' || isAskedOfStaff(reason));

/** What nobody holds or has, or this very person holds. */
export const freeSlotsOf = (sessions: readonly FoundSession[], userId: string): FreeSlot[] =>
  sessions.flatMap((session) =>
    session.slots
      .filter(canBeBooked)
      .filter(
        ({ state, heldById }) => state === 'free' || (state === 'held' && heldById === userId),
      )
      .map(({ id, startsAt, endsAt }) => ({
        id,
        startsAt,
        endsAt,
        timeZone: session.timeZone,
        specialistId: session.specialist.id,
        specialist: session.specialist.displayName,
        place: placeOf(session),
        consultationType: typeOf(session),
      })),
  );

export type SlotGroup = { readonly key: string; readonly slots: readonly FreeSlot[] };

/** Under each day the specialist and the place are said once. */
export function groupsOf(
  slots: readonly FreeSlot[],
  dayOf: (slot: FreeSlot) => string,
): readonly SlotGroup[] {
  const groups = Map.groupBy(slots, (slot) =>
    [dayOf(slot), slot.specialistId, slot.place].join(' · '),
  );
  return [...groups].map(([key, own]) => ({ key, slots: own }));
}
