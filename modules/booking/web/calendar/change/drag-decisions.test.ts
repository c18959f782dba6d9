import { describe, expect, test } from 'vitest';
import { aCalendarAppointment, aSheetSession } from '../testing/a-sheet.ts';
import { decideDrop, drawnSpan, resizeEffect, resized } from './drag-decisions.ts';
import type { Moving, Target } from './drag-decisions.ts';

const now = Date.parse('2026-11-15T00:00:00Z');
const on = aSheetSession();
const at = (index: number, session = on): Target => {
  const piece = session.pieces[index];
  if (!piece) throw new Error('No such slot');
  return { on: session, piece };
};
const moving: Moving = { ...at(0), appointment: aCalendarAppointment() };

describe('letting go of an appointment', () => {
  test('on a free slot asks before anything happens', () => {
    expect(decideDrop(moving, at(1), now)).toMatchObject({
      kind: 'ask',
      to: { piece: { slotId: 'slot-2' } },
    });
  });

  test('beside all slots, or on its own, does nothing', () => {
    expect(decideDrop(moving, null, now).kind).toBe('nothing');
    expect(decideDrop(moving, at(0), now).kind).toBe('nothing');
  });

  test.each([
    ['a taken slot', { slots: [['x', 0, 60, 'booked', null]] as const }, 'taken'],
    ['a slot that a colleague holds', { slots: [['x', 0, 60, 'held', 'Ruth']] as const }, 'Ruth'],
    [
      'a session on hold',
      { slots: [['x', 0, 60, 'free', null]] as const, status: 'onHold' as const },
      'on hold',
    ],
    [
      'a centre that receives no bookings',
      { slots: [['x', 0, 60, 'free', null]] as const, reasons: ['centreClosed'] as const },
      'The centre receives no bookings.',
    ],
  ])('on %s is refused with the reason', (_name, session, why) => {
    const drop = decideDrop(moving, at(0, aSheetSession(session, [])), now);

    expect(drop).toMatchObject({ kind: 'refused', why: expect.stringContaining(why) as string });
  });

  test('without a contract asks: the server asks staff again', () => {
    const session = {
      slots: [['x', 0, 60, 'free', null]] as const,
      reasons: ['contractEnded'] as const,
    };

    expect(decideDrop(moving, at(0, aSheetSession(session, [])), now).kind).toBe('ask');
  });

  test('that has begun, or on a slot of the past, is refused', () => {
    const { startsAt } = at(0).piece;

    expect(decideDrop(moving, at(1), startsAt)).toMatchObject({
      why: expect.stringContaining('has begun') as string,
    });
    expect(decideDrop({ ...moving, ...at(1) }, at(0), startsAt)).toMatchObject({
      why: expect.stringContaining('in the past') as string,
    });
  });
});

describe('dragging the edge of a session', () => {
  test('goes in quarters of an hour', () => {
    expect(resized(on, 'end', 38)).toEqual({ start: 540, end: 765 });
    expect(resized(on, 'start', -22)).toEqual({ start: 525, end: 720 });
  });

  test('never makes it shorter than a slot nor longer than a day', () => {
    expect(resized(on, 'end', -900)).toEqual({ start: 540, end: 600 });
    expect(resized(on, 'start', 900)).toEqual({ start: 660, end: 720 });
    expect(resized(on, 'end', 9000)).toEqual({ start: 540, end: 1980 });
    expect(resized(on, 'start', -9000).start).toBe(0);
  });

  test('says how many slots there are then, and who would fall out', () => {
    expect(resizeEffect(on, { start: 540, end: 780 })).toEqual({ before: 3, after: 4, lost: [] });
    const { after, lost } = resizeEffect(on, { start: 600, end: 720 });

    expect(after).toBe(2);
    expect(lost.map(({ appointment }) => appointment?.client)).toEqual(['Noor Haddad']);
  });
});

describe('drawing a session', () => {
  test('in either direction covers whole quarters', () => {
    expect(drawnSpan(547, 661, [])).toEqual({ start: 540, end: 675 });
    expect(drawnSpan(661, 547, [])).toEqual({ start: 540, end: 675 });
  });

  test('too short is not meant, and over another session is no place', () => {
    expect(drawnSpan(541, 550, [])).toBeNull();
    expect(drawnSpan(500, 600, [on])).toBeNull();
    expect(drawnSpan(720, 800, [on])).toEqual({ start: 720, end: 810 });
  });
});
