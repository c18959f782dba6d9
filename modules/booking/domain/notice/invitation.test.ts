import { describe, expect, test } from 'vitest';
import { invitationText } from './invitation.ts';
import type { Invitation } from './invitation.ts';

const invitation: Invitation = {
  method: 'REQUEST',
  uid: 'a1@caseway.test',
  sequence: 0,
  writtenAt: '2026-11-15T01:02:03.456Z',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  summary: 'Appointment with Dr Priya Menon',
  description: 'Reference: APT-2026-000001',
  location: 'Macquarie Street Rooms, Room 1; Sydney',
  organiser: { name: 'Harbour "Medico" Legal', email: 'office@harbour.test' },
  guest: { name: 'Noor Haddad', email: 'noor@example.test' },
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the invitation', () => {
  test('names the meeting in UTC, with one uid for all its messages', () => {
    const lines = unfolded(invitationText(invitation));

    expect(lines.slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Caseway//Booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
    ]);
    expect(lines).toContain('UID:a1@caseway.test');
    expect(lines).toContain('DTSTART:20261123T220000Z');
    expect(lines).toContain('DTEND:20261123T230000Z');
    expect(lines).toContain('DTSTAMP:20261115T010203Z');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('ORGANIZER;CN="Harbour  Medico  Legal":mailto:office@harbour.test');
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  });

  test('a move counts up; a cancellation takes it out of the calendar', () => {
    const moved = unfolded(invitationText({ ...invitation, sequence: 1 }));
    const cancelled = unfolded(invitationText({ ...invitation, method: 'CANCEL', sequence: 2 }));

    expect(moved).toContain('SEQUENCE:1');
    expect(cancelled).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
  });

  test('what has a meaning is escaped, and nobody adds lines of their own', () => {
    const hostile = { name: 'Eve', email: 'eve@x.test\r\nATTENDEE:mailto:all@x.test' };
    const lines = unfolded(
      invitationText({ ...invitation, summary: 'A, b; c\\d\nBEGIN:VALARM', guest: hostile }),
    );

    expect(lines).toContain('SUMMARY:A\\, b\\; c\\\\d\\nBEGIN:VALARM');
    expect(lines).toContain('LOCATION:Macquarie Street Rooms\\, Room 1\\; Sydney');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });

  test('no line is longer than 75 octets, and no sign is cut in two', () => {
    const summary = `Zoë ${'é€😀'.repeat(40)}`;
    const text = invitationText({ ...invitation, summary });

    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
  });
});
