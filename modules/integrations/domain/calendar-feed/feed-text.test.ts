import { expect, test } from 'vitest';
import { feedText } from './feed-text.ts';
import type { FeedEntry } from './feed-text.ts';

const entry: FeedEntry = {
  id: 'a1',
  number: 'IME-2026-000001',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  bookedAt: '2026-11-15T01:02:03.456Z',
  revision: 2,
  isConfirmed: false,
  consultationType: 'inPerson',
  centre: 'Macquarie Street Rooms',
  place: 'Sydney NSW 2000',
};

const linesOf = (given: Partial<FeedEntry>) =>
  feedText({
    name: 'Dr Priya Menon',
    publicUrl: 'https://caseway.test',
    entries: [{ ...entry, ...given }],
  })
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('a feed says the number and the place of an appointment, in UTC, and no more of it', () => {
  const lines = linesOf({});

  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Dr Priya Menon',
      'UID:feed-a1@caseway',
      'SEQUENCE:2',
      'DTSTART:20261123T220000Z',
      'SUMMARY:IME-2026-000001',
      String.raw`LOCATION:Macquarie Street Rooms\, Sydney NSW 2000`,
      'STATUS:TENTATIVE',
    ]),
  );
  expect(lines.filter((line) => /^(DESCRIPTION|ATTENDEE|ORGANIZER|COMMENT)/.test(line))).toEqual(
    [],
  );
});

test('without a centre the place is how the two meet', () => {
  const at = { centre: null, place: null };

  expect(linesOf({ ...at, consultationType: 'telehealth' })).toContain('LOCATION:Video');
  expect(linesOf({ ...at, consultationType: 'phone' })).toContain('LOCATION:Telephone');
  expect(linesOf({ ...at, consultationType: 'ot' })).toContain('LOCATION:Home assessment');
});

test('a confirmed appointment is confirmed', () => {
  expect(linesOf({ isConfirmed: true })).toContain('STATUS:CONFIRMED');
});

test('an empty feed is a calendar without appointments', () => {
  const text = feedText({ name: 'Empty', publicUrl: 'https://caseway.test', entries: [] });

  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text).not.toContain('VEVENT');
});
