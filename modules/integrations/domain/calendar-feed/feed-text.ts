import { atHome, icalendarEscaped, icalendarStamp, icalendarText } from '#booking/domain';
import type { ConsultationType } from '#booking/domain';
import type { Instant } from '#kernel/domain';

/** An appointment that stands. */
export type FeedEntry = {
  readonly id: string;
  /** Of its case, or of the appointment where there is none. */
  readonly number: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly bookedAt: Instant;
  readonly revision: number;
  readonly isConfirmed: boolean;
  readonly consultationType: ConsultationType;
  readonly centre: string | null;
  readonly place: string | null;
};

export type Feed = {
  readonly name: string;
  /** Below which a record opens. */
  readonly publicUrl: string;
  readonly entries: readonly FeedEntry[];
};

const elsewhere: Readonly<Partial<Record<ConsultationType, string>>> = {
  telehealth: 'Video',
  both: 'Video',
  phone: 'Telephone',
};

const placeOf = ({ centre, place, consultationType }: FeedEntry): string =>
  centre ? [centre, place].filter(Boolean).join(', ') : (elsewhere[consultationType] ?? atHome);

const eventLines = (entry: FeedEntry, publicUrl: string): string[] => [
  'BEGIN:VEVENT',
  `UID:feed-${entry.id}@caseway`,
  `SEQUENCE:${entry.revision}`,
  `DTSTAMP:${icalendarStamp(entry.bookedAt)}`,
  `DTSTART:${icalendarStamp(entry.startsAt)}`,
  `DTEND:${icalendarStamp(entry.endsAt)}`,
  `SUMMARY:${icalendarEscaped(entry.number)}`,
  `URL:${publicUrl}/view/appointments/detail/${entry.id}`,
  `LOCATION:${icalendarEscaped(placeOf(entry))}`,
  `STATUS:${entry.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
  'CLASS:PRIVATE',
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/**
 * A calendar to subscribe to: numbers and places, nobody's name or health, for it lives on in programs
 * that are not ours. RFC 7986 says how often to look again; older programs read
 * X-PUBLISHED-TTL.
 */
export const feedText = ({ name, publicUrl, entries }: Feed): string =>
  icalendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caseway//Calendar feed//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${icalendarEscaped(name)}`,
    `X-WR-CALNAME:${icalendarEscaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...entries.flatMap((entry) => eventLines(entry, publicUrl)),
    'END:VCALENDAR',
  ]);
