import { describe, expect, test } from 'vitest';
import { anAnswer } from '../testing/a-sheet.ts';
import { anchorOf, filterCount, queryOf, readState, writeState } from './calendar-state.ts';
import { needsAnswer, withSlotNews } from './slot-news.ts';

const here = { today: '2026-11-15', zone: 'Australia/Sydney' };
const read = (query: string) => readState(new URLSearchParams(query), here);
const doctor = '0198f000-0000-7000-8000-000000000001';
const other = '0198f000-0000-7000-8000-000000000002';

describe('[B-288] the address of the calendar', () => {
  test('the link of the chat filters by all it names', () => {
    const state = read(
      `doctorId=${doctor}&start=2026-11-16&end=2026-12-05&specialtyIds=${doctor},${other}` +
        `&accreditationIds=${other}&stateId=NSW&countryId=${other}&sessionStatuses=Available&isVideoAppointment=true`,
    );

    expect(state).toMatchObject({
      view: 'agenda',
      range: { from: '2026-11-16', to: '2026-12-05' },
      filters: {
        specialistIds: [doctor],
        specialtyIds: [doctor, other],
        accreditationIds: [other],
        stateId: 'NSW',
        countryId: other,
        sessionStatuses: ['available'],
        isVideoAppointment: true,
      },
    });
    expect(queryOf(state)).toEqual({
      from: '2026-11-16',
      to: '2026-12-05',
      specialistIds: doctor,
      specialtyIds: `${doctor},${other}`,
      accreditationIds: other,
      stateId: 'NSW',
      countryId: other,
      sessionStatuses: 'available',
      isVideoAppointment: true,
    });
    expect(filterCount(state.filters)).toBe(7);
  });

  test('instants are days for the reader', () => {
    const { range } = read('start=2026-11-15T22:00:00Z&end=2026-11-16T01:00:00Z');

    expect(range).toEqual({ from: '2026-11-16', to: '2026-11-16' });
  });

  test('without one it is this week by specialist, on the clocks of the place', () => {
    expect(read('')).toEqual({
      view: 'week',
      range: { from: '2026-11-09', to: '2026-11-15' },
      group: 'specialist',
      zone: 'place',
      showsAll: false,
      filters: {},
    });
  });

  test('what it says wrongly counts as not said', () => {
    const state = read(
      'view=year&group=cat&start=yesterday&doctorId=me&stateId=XX&sessionStatuses=maybe&isVideoAppointment=2&consultationTypes=x',
    );

    expect(state).toEqual(read(''));
  });

  test.each([
    'view=day&start=2026-11-20',
    `view=month&start=2026-02-03&group=centre&zone=own&all=true&roomIds=${doctor},${other}`,
    'view=agenda&start=2026-11-16&end=2026-11-30&sessionStatuses=available,onHold&isVideoAppointment=false',
  ])('reads what it writes: %s', (query) => {
    const state = read(query);

    expect(readState(writeState(state), here)).toEqual(state);
  });

  test('another view opens on today when today is in sight', () => {
    expect(anchorOf(read('view=month&start=2026-11-01'), here.today)).toBe('2026-11-15');
    expect(anchorOf(read('view=month&start=2026-12-01'), here.today)).toBe('2026-12-01');
  });

  test('slots are asked for only where they are drawn', () => {
    expect(queryOf(read('view=week')).withSlots).toBe(true);
    expect(queryOf(read('view=month')).withSlots).toBeUndefined();
  });
});

describe('news of slots', () => {
  const held = { id: 'slot-2', sessionId: 'session-1', state: 'held', heldByName: 'Ruth' } as const;

  test('a hold is shown at once and asks for nothing', () => {
    const answer = anAnswer();

    expect(withSlotNews(answer, [held]).sessions[0]?.slots?.[1]).toEqual([
      'slot-2',
      60,
      60,
      'held',
      'Ruth',
    ]);
    expect(needsAnswer(answer, [held])).toBe(false);
  });

  test('a booking, and a slot that is given back, bring a new answer', () => {
    const answer = anAnswer();

    expect(needsAnswer(answer, [{ ...held, state: 'booked' }])).toBe(true);
    expect(needsAnswer(answer, [{ ...held, id: 'slot-1', state: 'free' }])).toBe(true);
  });

  test('of sessions that are not shown change nothing', () => {
    const answer = anAnswer();
    const elsewhere = { ...held, sessionId: 'session-9' };

    expect(withSlotNews(answer, [elsewhere])).toBe(answer);
    expect(needsAnswer(answer, [{ ...elsewhere, state: 'booked' }])).toBe(false);
  });
});
