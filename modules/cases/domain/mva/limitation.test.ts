import { describe, expect, test } from 'vitest';
import { australianStates } from '#platform/domain';
import { limitationRules, limitationVersion } from './limitation-rules.ts';
import { dueReminder, limitationOf, limitationStage } from './limitation.ts';

const dateOf = (stateId: string, accidentDate: string, dateOfBirth: string | null = null) =>
  limitationOf({ stateId, accidentDate, dateOfBirth })?.date;

describe('[B-187] the limitation date', () => {
  test.each([
    ['NSW', '2025-03-12', '2028-03-12'],
    ['VIC', '2025-03-12', '2031-03-12'],
    ['QLD', '2025-03-12', '2028-03-12'],
    ['SA', '2025-03-12', '2028-03-12'],
    ['WA', '2025-03-12', '2028-03-12'],
    ['TAS', '2025-03-12', '2028-03-12'],
    ['ACT', '2025-03-12', '2028-03-12'],
    ['NT', '2025-03-12', null],
  ])('%s, accident of %s: %s', (state, day, date) => expect(dateOf(state, day)).toBe(date));

  test('every state has exactly one row, with its source', () => {
    expect(limitationRules.map(({ state }) => state).toSorted()).toEqual(
      Object.keys(australianStates).toSorted(),
    );
    expect(limitationRules.every(({ source }) => source.length > 10)).toBe(true);
  });

  test('29 February without an anniversary counts as 28 February', () => {
    expect(dateOf('NSW', '2024-02-29')).toBe('2027-02-28');
    expect(dateOf('VIC', '2024-02-29')).toBe('2030-02-28');
  });

  test('a minor counts from 18 where the table says so, and only there', () => {
    expect(dateOf('VIC', '2025-03-12', '2010-07-01')).toBe('2034-07-01');
    expect(dateOf('NSW', '2025-03-12', '2010-07-01')).toBe('2028-03-12');
    expect(
      limitationOf({ stateId: 'VIC', accidentDate: '2025-03-12', dateOfBirth: '2010-07-01' }),
    ).toMatchObject({ rule: 'Victoria: 6 years from the 18th birthday' });
  });

  test('whoever was 18 on the day is none, born on a leap day included', () => {
    expect(dateOf('VIC', '2025-03-12', '2007-03-12')).toBe('2031-03-12');
    expect(dateOf('VIC', '2026-03-01', '2008-02-29')).toBe('2032-03-01');
    expect(dateOf('VIC', '2026-02-27', '2008-02-29')).toBe('2032-02-28');
  });

  test('names its rule, version and source, and what a practitioner must confirm', () => {
    expect(limitationOf({ stateId: 'SA', accidentDate: '2025-03-12' })).toMatchObject({
      rule: 'South Australia: 3 years from the accident',
      version: limitationVersion,
      source: expect.stringContaining('1936'),
      isConfirmed: false,
    });
  });

  test('earlier notices are counted from the accident', () => {
    const { notices } = limitationOf({ stateId: 'NSW', accidentDate: '2026-11-30' }) ?? {};
    expect(notices?.map(({ date }) => date)).toEqual(['2026-12-28', '2027-02-28']);
  });

  test('is none while the state or the day is missing', () => {
    expect(limitationOf({ stateId: null, accidentDate: '2025-03-12' })).toBeNull();
    expect(limitationOf({ stateId: 'NSW', accidentDate: null })).toBeNull();
    expect(limitationOf({ stateId: 'XX', accidentDate: '2025-03-12' })).toBeNull();
  });
});

test.each([
  ['2026-11-15', null],
  ['2026-11-16', 12],
  ['2027-05-15', 12],
  ['2027-05-16', 6],
  ['2027-08-16', 3],
  ['2027-10-16', 1],
  ['2027-11-16', 1],
  ['2027-11-17', null],
])('on %s the reminder of a limitation on 16 November 2027 is %s', (today, months) =>
  expect(dueReminder('2027-11-16', today)).toBe(months),
);

test('the page is loud within three months and when the day has gone by', () => {
  const stage = (today: string) => limitationStage('2027-11-16', today);
  expect(['2026-01-01', '2027-01-01', '2027-09-01', '2027-11-17'].map((day) => stage(day))).toEqual(
    ['far', 'near', 'close', 'passed'],
  );
  expect(limitationStage(null, '2027-01-01')).toBe('none');
});
