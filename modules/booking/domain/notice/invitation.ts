import type { Instant } from '#kernel/domain';

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

/** RFC 5545: backslash, comma, semicolon and line ends are the only signs with a meaning. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A parameter cannot be escaped, only quoted. */
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, ' ')}"`;

const address = (email: string): string => `mailto:${email.replace(/[\s;:,"]/g, '')}`;

/** UTC, so that no calendar needs to know our zones: 20261123T220000Z. */
const stamp = (instant: Instant): string =>
  `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Lines have 75 octets at most; what goes on starts with a space. No sign is cut in two. */
function folded(line: string): string {
  let [text, size] = ['', 0];
  for (const sign of line) {
    const bytes = bytesOf(sign);
    if (size + bytes > 75) {
      text += '\r\n ';
      size = 1;
    }
    text += sign;
    size += bytes;
  }
  return text;
}

/** A meeting as calendars take it from a mail; the latest sequence of a uid counts. */
export function invitationText(given: Invitation): string {
  const { method, organiser, guest } = given;
  const isCancelled = method === 'CANCEL';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caseway//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escaped(given.uid)}`,
    `SEQUENCE:${given.sequence}`,
    `DTSTAMP:${stamp(given.writtenAt)}`,
    `DTSTART:${stamp(given.startsAt)}`,
    `DTEND:${stamp(given.endsAt)}`,
    `SUMMARY:${escaped(given.summary)}`,
    `DESCRIPTION:${escaped(given.description)}`,
    `LOCATION:${escaped(given.location)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${quoted(organiser.name)}:${address(organiser.email)}`,
    `ATTENDEE;CN=${quoted(guest.name)};ROLE=REQ-PARTICIPANT;RSVP=FALSE:${address(guest.email)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
