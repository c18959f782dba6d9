import { describe, expect, test } from 'vitest';
import { anActor, lettersOf } from '#identity/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { everyDay, everyWeek, mondayOf } from './shape.ts';
import { isStatistic, mayRead, statistics } from './statistics.ts';
import type { StatisticName } from './answers.ts';

registerCatalogue();

describe('the shape of a figure', () => {
  test('[G-111] every day has a row', () => {
    const known = [{ day: '2026-11-17', booked: 3, held: 1, free: 2 }];

    expect(everyDay('2026-11-16', 3, known)).toEqual([
      { day: '2026-11-16', booked: 0, held: 0, free: 0 },
      { day: '2026-11-17', booked: 3, held: 1, free: 2 },
      { day: '2026-11-18', booked: 0, held: 0, free: 0 },
    ]);
  });

  test('weeks begin on Monday, and the last one is this week', () => {
    expect(mondayOf('2026-11-15')).toBe('2026-11-09');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(everyWeek('2026-11-18', 3, [{ week: '2026-11-09', count: 4 }])).toEqual([
      { week: '2026-11-02', count: 0 },
      { week: '2026-11-09', count: 4 },
      { week: '2026-11-16', count: 0 },
    ]);
  });
});

describe('who may ask', () => {
  test.each<[StatisticName, string]>([
    ['actionsDue', 'ASCMIDYB'],
    ['appointmentsByDay', 'ASCD'],
    ['sessionsUtilisation', 'ASCD'],
    ['appointmentsByStatus', 'ASCMID'],
    ['heldSlots', 'ASCMI'],
    ['contractsEnding', 'ASD'],
    ['newClaimants', 'ASMIYB'],
    ['inquiriesOpen', 'ASC'],
    ['caseWork', 'ASCMID'],
    ['caseTurnaround', 'ASCMID'],
    ['caseDay', 'ASCMID'],
    ['caseProgress', 'ASCMID'],
    ['unread', 'TASCMIDYBN'],
    ['failedWork', 'TASCMIDYBN'],
  ])('[C-271] %s: %s', (name, letters) => {
    expect(lettersOf((letter) => mayRead(anActor(letter), name))).toBe(letters);
  });

  test('every figure has a title, and what is no figure is none', () => {
    for (const [name, { title }] of Object.entries(statistics)) {
      expect([name, title]).toEqual([name, expect.stringMatching(/^[A-Z]/)]);
    }
    expect(['actionsDue', 'toString', ''].map(isStatistic)).toEqual([true, false, false]);
  });
});
