import type { Instant } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';

export type TimeToBook = { readonly startsAt: Instant; readonly endsAt: Instant };

/**
 * What an undo means for the time that was confirmed. `stays`: nobody is booked by it. `gone`: the
 * time was given back and no longer stands in the case.
 */
export function undoOfTime(
  { step, appointmentDate, appointmentEnd }: CaseRecord,
  to: string | undefined,
  now: Instant,
): TimeToBook | 'stays' | 'gone' {
  if (to !== 'confirmed' || step === 'held') return 'stays';
  if (!appointmentDate || !appointmentEnd) return 'gone';
  const time = { startsAt: String(appointmentDate), endsAt: String(appointmentEnd) };
  return Date.parse(time.startsAt) > Date.parse(now) ? time : 'stays';
}
