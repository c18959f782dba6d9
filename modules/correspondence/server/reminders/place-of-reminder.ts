import { clockTimeIn, dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { isOfficeHour } from '../../domain/index.ts';
import type { Reminded } from '../../domain/index.ts';

/** The day of a reminder is the day where the thing happens, not in UTC and not where the server stands. */
export function placeOf(
  facts: Pick<Reminded, 'zone'>,
  zoneOfPractice: string,
  now: Date,
): { readonly today: PlainDate; readonly isOpen: boolean } {
  const zone = facts.zone ?? zoneOfPractice;
  return { today: dayIn(zone, now), isOpen: isOfficeHour(clockTimeIn(now.toISOString(), zone)) };
}
