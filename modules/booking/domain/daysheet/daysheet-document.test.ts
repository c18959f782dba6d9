import { describe, expect, test } from 'vitest';
import { letterheadOf } from '#documents/domain';
import { daysheetDocument } from './daysheet-document.ts';
import type { Daysheet, DaysheetLine, DaysheetStamp } from './daysheet.ts';

const aLine = (given: Partial<DaysheetLine> = {}): DaysheetLine => ({
  reference: 'A-1',
  dateFrom: '2031-03-03T22:00:00.000Z',
  dateTo: '2031-03-03T23:00:00.000Z',
  clientName: 'Noor Haddad',
  dateOfBirth: null,
  companyName: null,
  caseManagerName: null,
  claimNo: null,
  consultationType: 'inPerson',
  status: 'booked',
  interpreter: null,
  note: null,
  centreName: 'Macquarie Street',
  roomName: 'Room 1',
  timeZone: 'Australia/Sydney',
  isVideo: false,
  ...given,
});
const aDaysheet = (given: Partial<Daysheet> = {}): Daysheet => ({
  specialistName: 'Dr Priya Menon',
  specialistEmail: null,
  centreId: 'c-1',
  centreName: 'Macquarie Street',
  centreAddress: '1 Macquarie Street, Sydney',
  centrePhone: '0255501237',
  rooms: ['Room 1'],
  day: '2031-03-04',
  timeZone: 'Australia/Sydney',
  personWord: 'Claimant',
  lines: [aLine()],
  ...given,
});
const written = (stamp: DaysheetStamp | null, ...daysheets: Daysheet[]) =>
  daysheetDocument.write(
    daysheets.map((daysheet) => ({ daysheet, stamp })),
    letterheadOf('Harbour Medico'),
  );
/** The words of the page, without its tags. */
const words = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('[C-091] the daysheet', () => {
  test.each(['Claimant', 'Client'])('[B-009] says %s as the tenant does', (personWord) => {
    expect(words(written(null, aDaysheet({ personWord })).html)).toContain(
      `Time ${personWord} Company`,
    );
  });

  test('of all places has the clocks of each, and says whose they are', () => {
    const everywhere = { centreId: null, centreName: 'All places', rooms: [] };
    const perth = aLine({
      centreName: 'Perth Terrace',
      roomName: null,
      timeZone: 'Australia/Perth',
    });
    const video = aLine({ centreName: null, roomName: null, isVideo: true });
    const one = words(written(null, aDaysheet({ ...everywhere, lines: [perth] })).html);
    const two = words(written(null, aDaysheet({ ...everywhere, lines: [perth, video] })).html);

    expect(one).toContain('Time zone Perth time');
    expect(one).toContain('06:00 – 07:00 Perth Terrace Noor');
    expect(two).toContain('06:00 – 07:00 Perth Terrace, Perth time Noor');
    expect(two).toContain('09:00 – 10:00 Video, Sydney time Noor');
    expect(words(written(null, aDaysheet()).html)).not.toContain('Time zone');
  });

  test('says the practice, the place with its phone and room, and the time there', () => {
    const text = words(written(null, aDaysheet()).html);

    expect(text).toContain('Harbour Medico');
    expect(text).toContain('Booking Daysheet: Dr Priya Menon, 04 Mar 2031');
    expect(text).toContain('Place Macquarie Street, 1 Macquarie Street, Sydney');
    expect(text).toContain('Phone 02 5550 1237');
    expect(text).toContain('Room Room 1');
    expect(text).toContain('09:00 – 10:00 Noor Haddad');
    expect(text).toContain('Printed Not printed yet');
  });

  test('says the room of each line where there are several, and the place where it is any', () => {
    const rooms = aDaysheet({ rooms: ['Room 1', 'Room 2'] });
    const anywhere = aDaysheet({ centreId: null, centreName: 'All places' });

    expect(words(written(null, rooms).html)).toContain('09:00 – 10:00 Room 1 Noor');
    expect(words(written(null, anywhere).html)).toContain('10:00 Macquarie Street, Room 1 Noor');
  });

  test('escapes every field that people type', () => {
    const typed = '<img src=x onerror=alert(1)>';
    const line = aLine({
      clientName: typed,
      companyName: typed,
      caseManagerName: typed,
      claimNo: typed,
      consultationType: typed,
      interpreter: typed,
      reference: typed,
      note: typed,
    });
    const sheet = aDaysheet({
      specialistName: typed,
      centreName: typed,
      centreAddress: typed,
      rooms: [typed],
      lines: [line],
    });

    expect(written(null, sheet).html).not.toContain('<img');
  });

  test('warns when it changed since it was printed, and says its version', () => {
    const stamp = { version: 2, printedAt: '2031-03-01T00:00:00.000Z', printedBy: 'Ann' };

    const same = words(written({ ...stamp, isChangedSince: false }, aDaysheet()).html);
    const changed = words(written({ ...stamp, isChangedSince: true }, aDaysheet()).html);

    expect(same).toContain('Version 2, 01 Mar 2031');
    expect(same).not.toContain('Changed since');
    expect(changed).toContain('Changed since it was printed last.');
  });

  test('has a page for each day, and is named after the first', () => {
    const sheets = [aDaysheet(), aDaysheet({ day: '2031-03-05', lines: [] })];

    const { html, title, fileName } = written(null, ...sheets);

    expect(html.match(/<section class="part">/g)).toHaveLength(2);
    expect(words(html)).toContain('No appointments on this day.');
    expect(title).toBe('Booking Daysheet: Dr Priya Menon, 04 Mar 2031 to 05 Mar 2031');
    expect(fileName).toBe('Daysheet_2031-03-04');
  });
});
