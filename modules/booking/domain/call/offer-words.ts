import { nullable, oneOf } from '#kernel/domain';
import type { Instant, ValueOfShape } from '#kernel/domain';
import { clockWords, dayWords, zoneWords } from '../notice/notice-texts.ts';

/** `N. H.`: whoever finds the link learns no name. */
export const initialsOf = (...names: readonly (string | null)[]): string =>
  names
    .map((name) => (name ?? '').trim().charAt(0).toUpperCase())
    .filter(Boolean)
    .map((letter) => `${letter}.`)
    .join(' ');

/** One slot of an offer, in words: the page that shows it carries no library for dates. */
export const offeredSlotShape = {
  id: 'id',
  day: 'text',
  time: 'text',
  zone: 'text',
  place: 'text',
  specialist: 'text',
  specialty: 'text?',
  isFree: 'flag',
} as const;

export type OfferedSlot = ValueOfShape<typeof offeredSlotShape>;

export const offerShape = {
  state: oneOf(['open', 'answered', 'expired', 'withdrawn']),
  practice: 'text',
  practiceEmail: 'text?',
  claimant: 'text',
  until: 'text',
  slots: [offeredSlotShape],
  /** What was chosen. */
  booked: nullable(offeredSlotShape),
} as const;

export type Offer = ValueOfShape<typeof offerShape>;

type Times = { readonly startsAt: Instant; readonly endsAt: Instant; readonly timeZone: string };

export const slotTimes = ({ startsAt, endsAt, timeZone }: Times) => ({
  day: dayWords(startsAt, timeZone),
  time: `${clockWords(startsAt, timeZone)} to ${clockWords(endsAt, timeZone)}`,
  zone: zoneWords(startsAt, timeZone),
});

/** `Tuesday 24 November 2026, 15:30 (Australian Eastern Daylight Time)`. */
export const untilWords = (until: Instant, timeZone: string): string =>
  `${dayWords(until, timeZone)}, ${clockWords(until, timeZone)} (${zoneWords(until, timeZone)})`;

const slotLine = ({ day, time, zone, specialist, specialty, place }: OfferedSlot): string =>
  `${day}, ${time} (${zone}), ${[specialist, specialty].filter(Boolean).join(', ')}, ${place}`;

type OfferLetter = {
  readonly to: string;
  readonly officer: string;
  readonly offer: Pick<Offer, 'practice' | 'claimant' | 'until' | 'slots'>;
  readonly link: string;
};

export const offerSubject = 'Choose a time for the appointment';

/** What the message that carries the link can say. */
export function offerData({ to, officer, offer, link }: OfferLetter) {
  const { claimant, slots, until } = offer;
  const times = slots.map((slot) => ({ text: slotLine(slot) }));
  return { offer: { to, officer, claimant, until, times, hasSeveral: times.length > 1 }, link };
}
