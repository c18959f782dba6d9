import type { Instant } from '#kernel/domain';
import { icalendarEscaped, icalendarStamp, icalendarText } from './icalendar.ts';

export type Invitation = {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The same for every message about one appointment. */
  readonly uid: string;
  readonly sequence: number;
  readonly writtenAt: Instant;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly organiser: { readonly name: string; readonly email: string };
  readonly guest: { readonly name: string; readonly email: string };
};

/** A parameter cannot be escaped, only quoted. */
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, ' ')}"`;

const address = (email: string): string => `mailto:${email.replace(/[\s;:,"]/g, '')}`;

/** A meeting as calendars take it from a mail; the latest sequence of a uid counts. */
export function invitationText(given: Invitation): string {
  const { method, organiser, guest } = given;
  const isCancelled = method === 'CANCEL';
  return icalendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caseway//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${icalendarEscaped(given.uid)}`,
    `SEQUENCE:${given.sequence}`,
    `DTSTAMP:${icalendarStamp(given.writtenAt)}`,
    `DTSTART:${icalendarStamp(given.startsAt)}`,
    `DTEND:${icalendarStamp(given.endsAt)}`,
    `SUMMARY:${icalendarEscaped(given.summary)}`,
    `DESCRIPTION:${icalendarEscaped(given.description)}`,
    `LOCATION:${icalendarEscaped(given.location)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${quoted(organiser.name)}:${address(organiser.email)}`,
    `ATTENDEE;CN=${quoted(guest.name)};ROLE=REQ-PARTICIPANT;RSVP=FALSE:${address(guest.email)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
