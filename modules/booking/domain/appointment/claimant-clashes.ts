import { dayIn, formatDateTime } from '#kernel/domain';
import type { Instant, Question } from '#kernel/domain';

/** Another appointment of the same claimant, not cancelled. */
export type ClaimantAppointment = {
  /** Null: the caller may not open it. */
  readonly reference: string | null;
  readonly specialistId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

type Wanted = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly specialistId: string;
  readonly timeZone: string;
};

const overlaps = (one: ClaimantAppointment, { startsAt, endsAt }: Wanted): boolean =>
  one.startsAt < endsAt && one.endsAt > startsAt;

/** ` (APT-2026-000123, 24 Nov 2026 - 09:00)`, where the caller may open it. */
const named = ({ reference, startsAt }: ClaimantAppointment, zone: string): string =>
  reference === null ? '' : ` (${reference}, ${formatDateTime(startsAt, zone)})`;

/** A claimant in two places at once, or twice with one specialist on a day: each is asked about. */
export function claimantQuestions(
  wanted: Wanted,
  others: readonly ClaimantAppointment[],
): Question[] {
  const { specialistId, timeZone } = wanted;
  const dayOf = (instant: Instant) => dayIn(timeZone, new Date(instant));
  const atOnce = others.find((one) => overlaps(one, wanted));
  const thatDay = others.find(
    (one) =>
      one !== atOnce &&
      one.specialistId === specialistId &&
      dayOf(one.startsAt) === dayOf(wanted.startsAt),
  );
  return [
    ...(atOnce
      ? [
          {
            key: 'claimantElsewhere',
            text: `The claimant has another appointment at that time${named(atOnce, timeZone)}. Do you want to continue?`,
          },
        ]
      : []),
    ...(thatDay
      ? [
          {
            key: 'sameSpecialistThatDay',
            text: `The claimant sees this specialist on that day already${named(thatDay, timeZone)}. Do you want to continue?`,
          },
        ]
      : []),
  ];
}
