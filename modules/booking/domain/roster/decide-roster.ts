import { accept, create, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { appointmentSession } from '../session/appointment-session.resource.ts';
import type { RosterInput } from './create-roster.ts';
import type { RosterDay } from './roster.ts';

export type PlannedDay = RosterDay & {
  readonly specialistId: string;
  /** Why no session is made on that day. */
  readonly skipped: 'overlap' | 'leave' | 'room' | null;
};

/** What stands in the way is left out; the rest is made together or not at all. */
export function decideRoster(
  input: RosterInput,
  planned: readonly PlannedDay[],
  seriesId: string,
): Decision {
  const made = planned.filter(({ skipped }) => skipped === null);
  if (!made.length) return refuse('noRosterDays');
  return accept(
    made.map(({ specialistId, dateFrom, dateTo, timeZone }) =>
      create(appointmentSession, {
        specialistId,
        dateFrom,
        dateTo,
        seriesId,
        centreId: input.centreId ?? null,
        roomId: input.roomId ?? null,
        timeZone,
        slotMinutes: input.slotMinutes,
        bufferMinutes: input.bufferMinutes ?? 0,
        capacity: input.capacity ?? null,
        consultationType: input.consultationType,
        locationType: input.locationType ?? null,
        isVideoAppointment: input.isVideoAppointment ?? false,
      }),
    ),
  );
}
