import { describe, expect, test } from 'vitest';
import type { UnbookableReason } from '#parties/domain';
import { aCalendarSession, anAnswer, aSheetSession, rowsOf } from '../testing/a-sheet.ts';
import { agendaEntries } from './agenda-entries.ts';
import { dayFigures } from './day-figures.ts';
import { intoLanes, offsetsOf, partsBetween } from './lanes.ts';
import { hoursOf, isOnLeave } from './sheet.ts';
import { pieceTimes, rangeWords, sessionTimes, whyNotFree } from './calendar-texts.ts';

const lanesOf = (...spans: [number, number][]) => {
  const { placed, lanes } = intoLanes(spans.map(([start, end]) => ({ start, end })));
  return { lanes, at: placed.map(({ lane }) => lane) };
};

describe('blocks that overlap', () => {
  test('stand below each other, and the next one takes the lane that is free again', () => {
    expect(lanesOf([540, 720], [600, 660], [660, 780], [720, 800])).toEqual({
      lanes: 2,
      at: [0, 1, 1, 0],
    });
  });

  test('that only touch share a lane', () => {
    expect(lanesOf([540, 600], [600, 660])).toEqual({ lanes: 1, at: [0, 0] });
  });

  test('never lie on each other, however they fall', () => {
    const spans = Array.from({ length: 200 }, (_, n) => {
      const start = (n * 37) % 600;
      return { start, end: start + 15 + ((n * 53) % 120) };
    });
    const { placed, lanes } = intoLanes(spans);
    const most = Math.max(
      ...Array.from(
        { length: 800 },
        (_, at) => spans.filter((s) => s.start <= at && s.end > at).length,
      ),
    );

    for (const one of placed) {
      const clash = placed.some(
        (other) =>
          other !== one &&
          other.lane === one.lane &&
          other.block.start < one.block.end &&
          other.block.end > one.block.start,
      );
      expect(clash).toBe(false);
    }
    expect(lanes).toBe(most);
  });
});

describe('only what is in view is drawn', () => {
  const offsets = offsetsOf([50, 100, 50, 50]);

  test('by heights that are known beforehand', () => {
    expect(offsets).toEqual([0, 50, 150, 200, 250]);
    expect(partsBetween(offsets, 0, 40)).toEqual([0, 1]);
    expect(partsBetween(offsets, 60, 160)).toEqual([1, 3]);
    expect(partsBetween(offsets, 150, 1000)).toEqual([2, 4]);
    expect(partsBetween([0], 0, 100)).toEqual([0, 0]);
  });

  test('of two hundred rows about a screenful', () => {
    const many = offsetsOf(Array.from({ length: 200 }, () => 58));
    const [first, last] = partsBetween(many, 5000, 5900);

    expect(last - first).toBeLessThan(20);
  });
});

describe('a session on the sheet', () => {
  test('stands on the clocks of the place, or on the reader’s own', () => {
    const perth = aCalendarSession({
      from: '2026-11-16T01:00:00Z',
      to: '2026-11-16T04:00:00Z',
      zone: 'Australia/Perth',
    });
    const answer = anAnswer({ sessions: [perth], appointments: [] });
    const [there] = rowsOf(answer);
    const [here] = rowsOf(answer, { ownZone: 'Australia/Sydney' });

    expect(there?.sessions[0]).toMatchObject({ day: '2026-11-16', start: 540, end: 720 });
    expect(here?.sessions[0]).toMatchObject({ day: '2026-11-16', start: 720, end: 900 });
  });

  test('late in Perth it is tomorrow in Sydney', () => {
    const late = aCalendarSession({
      from: '2026-11-16T14:00:00Z',
      to: '2026-11-16T15:00:00Z',
      zone: 'Australia/Perth',
    });
    const answer = anAnswer({ sessions: [late], appointments: [] });

    expect(rowsOf(answer)[0]?.sessions[0]?.day).toBe('2026-11-16');
    expect(rowsOf(answer, { ownZone: 'Australia/Sydney' })[0]?.sessions[0]?.day).toBe('2026-11-17');
  });

  test('over the change of the clocks its words are those of the clock', () => {
    // Sunday 4 October 2026: two o’clock is three o’clock in Sydney.
    const night = aSheetSession({ from: '2026-10-03T15:00:00Z', to: '2026-10-03T18:00:00Z' }, []);

    expect(sessionTimes(night)).toBe('01:00–05:00');
    expect(night.pieces.map((piece) => pieceTimes(piece, night.zone))).toEqual([
      '01:00–03:00',
      '03:00–04:00',
      '04:00–05:00',
    ]);
  });

  test('knows who comes to which slot', () => {
    const { pieces } = aSheetSession();

    expect(pieces.map(({ appointment }) => appointment?.client ?? null)).toEqual([
      'Noor Haddad',
      null,
      null,
    ]);
  });
});

describe('the rows', () => {
  test('are those with sessions, or everybody', () => {
    expect(rowsOf(anAnswer()).map(({ name }) => name)).toEqual(['Dr Priya Menon']);
    expect(rowsOf(anAnswer(), { showsAll: true })).toHaveLength(2);
  });

  test('by centre, sessions without one have a row of their own', () => {
    const video = aCalendarSession({ id: 'video', centreId: null, isVideo: true });
    const answer = anAnswer({ sessions: [aCalendarSession(), video] });

    expect(rowsOf(answer, { group: 'centre' }).map(({ name }) => name)).toEqual([
      'Macquarie Rooms',
      'Video and home assessments',
    ]);
  });

  test('carry the leave of their specialist', () => {
    const leave = { specialistId: 'menon', from: '2026-11-14', to: '2026-11-16', reason: null };
    const [row] = rowsOf(anAnswer({ leaves: [leave] }));

    expect(row && isOnLeave(row, '2026-11-16')).toEqual(leave);
    expect(row && isOnLeave(row, '2026-11-17')).toBeNull();
  });

  test('the day shows the hours of work, and whatever lies outside', () => {
    const early = aCalendarSession({ from: '2026-11-15T19:30:00Z', to: '2026-11-15T21:00:00Z' });

    expect(hoursOf(rowsOf(anAnswer()), '2026-11-16')).toEqual([480, 1080]);
    expect(hoursOf(rowsOf(anAnswer({ sessions: [early] })), '2026-11-16')).toEqual([360, 1080]);
  });
});

test('a day of a month counts what can be booked', () => {
  const full = aSheetSession({ id: 'b', status: 'booked', free: 0 });
  const held = aSheetSession({ id: 'c', status: 'onHold', free: 3 });

  expect(dayFigures([])).toBeNull();
  expect(dayFigures([full, held, aSheetSession()])).toEqual({
    sessions: 3,
    free: 2,
    total: 9,
    status: 'available',
  });
  expect(dayFigures([full])?.status).toBe('booked');
});

test('the agenda goes by day and time, with those who come', () => {
  const entries = agendaEntries(rowsOf(anAnswer()), ['2026-11-15', '2026-11-16']);

  expect(entries.map(({ kind }) => kind)).toEqual(['day', 'session', 'appointment']);
});

test('days are named as people say them', () => {
  expect(rangeWords('day', { from: '2026-11-16', to: '2026-11-16' })).toBe('Mon 16 November 2026');
  expect(rangeWords('week', { from: '2026-11-16', to: '2026-11-22' })).toBe('16 – 22 Nov 2026');
  expect(rangeWords('week', { from: '2026-11-30', to: '2026-12-06' })).toBe('30 Nov – 6 Dec 2026');
  expect(rangeWords('month', { from: '2026-11-01', to: '2026-11-30' })).toBe('November 2026');
});

test('a free slot says why nobody can be booked there, unless staff may overrule it', () => {
  const now = Date.parse('2026-11-01T00:00:00Z');
  const why = (...reasons: UnbookableReason[]) => {
    const on = aSheetSession({ reasons });
    const [, free] = on.pieces;
    return free && whyNotFree(free, on, now);
  };

  expect(why()).toBeNull();
  expect(why('contractEnded')).toBeNull();
  expect(why('nonBookingContact')).toBe('The specialist is a contact who takes no bookings');
  expect(why('contractEnded', 'onLeave')).toBe('The specialist is on leave');
});
