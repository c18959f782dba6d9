import { describe, expect, test } from 'vitest';
import { invitationText } from './invitation.ts';
import type { Invitation } from './invitation.ts';
import { noticeText, placeWords } from './notice-texts.ts';
import type { NoticeFacts } from './notice.ts';

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

const facts: NoticeFacts = {
  id: 'a1',
  reference: 'APT-2026-000001',
  status: 'booked',
  revision: 0,
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  timeZone: 'Australia/Sydney',
  consultationType: 'inPerson',
  isVideo: false,
  cancellationReason: 'Matter settled',
  interpreterLanguage: 'Arabic',
  client: { name: 'Noor Haddad', firstName: 'Noor', email: 'noor@example.test' },
  caseManager: { name: 'Anna Kerr', firstName: 'Anna', email: 'anna@example.test' },
  specialist: { name: 'Dr Priya Menon', email: 'priya@example.test', specialty: 'Psychiatry' },
  company: 'Harbour Legal',
  centre: {
    name: 'Macquarie Street Rooms',
    address: '12 Macquarie St, Sydney NSW 2000',
    room: 'Room 1',
    phone: '02 9000 0000',
    parking: 'Wilson, Phillip St',
    access: 'Lift to level 3.',
  },
  office: { name: 'Harbour Medico-Legal', email: 'office@harbour.test' },
};
const wordsOf = (...given: Parameters<typeof noticeText>) =>
  noticeText(...given).paragraphs.join('\n');

describe('the message', () => {
  test('to the client says when on the clocks of the place, where, what to bring and whom to call', () => {
    const { subject, summary } = noticeText('booked', 'client', facts, null);
    const words = wordsOf('booked', 'client', facts, null);

    expect(subject).toBe('Appointment on Tuesday 24 November 2026, 09:00 (APT-2026-000001)');
    expect(summary).toBe('Appointment with Dr Priya Menon');
    for (const part of [
      'Dear Noor,',
      'Your appointment with Dr Priya Menon, Psychiatry has been booked.',
      'When: Tuesday 24 November 2026, 09:00 to 10:00 (Australian Eastern Daylight Time).',
      'Where: Macquarie Street Rooms, Room 1, 12 Macquarie St, Sydney NSW 2000.',
      'Parking: Wilson, Phillip St',
      'photo identification',
      'An interpreter is arranged: Arabic.',
      'telephone 02 9000 0000, email office@harbour.test',
      'Reference: APT-2026-000001',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('of a move names the time that no longer holds', () => {
    const words = wordsOf('moved', 'caseManager', facts, '2026-11-20T00:00:00.000Z');

    expect(words).toContain(
      'The appointment of Noor Haddad with Dr Priya Menon, Psychiatry has been moved to another time.',
    );
    expect(words).toContain('It is no longer on Friday 20 November 2026, 11:00.');
  });

  test('of a cancellation tells the reason to the office of the company, not to the client', () => {
    expect(wordsOf('cancelled', 'caseManager', facts, null)).toContain('Reason: Matter settled');
    expect(wordsOf('cancelled', 'client', facts, null)).not.toContain('Matter settled');
    expect(wordsOf('cancelled', 'client', facts, null)).not.toContain('bring');
  });

  test.each([
    ['by video', { isVideo: true, centre: null }, 'By video'],
    ['by telephone', { consultationType: 'phone' as const }, 'By telephone'],
    ['at home', { centre: null }, 'Home visit'],
    [
      'of both kinds, by video',
      { isVideo: true, consultationType: 'telehealth' as const },
      'By video',
    ],
  ])('%s names no rooms', (_case, changes, place) => {
    expect(placeWords({ ...facts, ...changes })).toBe(place);
    expect(wordsOf('booked', 'client', { ...facts, ...changes }, null)).not.toContain('Parking');
  });
});
