import { describe, expect, test } from 'vitest';
import { paceOf } from './time-budget.ts';

/** 100 days. */
const plan = { planFrom: '2026-01-01', planTo: '2026-04-10', amount: '1000.00' };

describe('[S-043] the pace of a budget', () => {
  test('used evenly it lasts to the end', () => {
    expect(paceOf({ ...plan, used: '500.00' }, '2026-02-19')).toEqual({
      left: '500.00',
      expected: '500.00',
      projected: '1000.00',
      perWeek: '70.00',
      runsOutOn: null,
      outcome: 'onTrack',
    });
  });

  test('used twice as fast it runs out half way through what is left', () => {
    expect(paceOf({ ...plan, used: '800.00' }, '2026-02-19')).toMatchObject({
      left: '200.00',
      projected: '1600.00',
      runsOutOn: '2026-03-03',
      outcome: 'runsOut',
    });
  });

  test('what was used up has run out today', () => {
    expect(paceOf({ ...plan, used: '1000.00' }, '2026-02-19')).toMatchObject({
      left: '0.00',
      runsOutOn: '2026-02-19',
      outcome: 'runsOut',
    });
  });

  test.each([
    ['0.00', '2025-12-31', 'notBegun'],
    ['0.00', '2026-01-14', 'onTrack'],
    ['100.00', '2026-02-19', 'underused'],
    ['100.00', '2026-04-11', 'ended'],
  ])('%s used on %s: %s', (used, today, outcome) => {
    expect(paceOf({ ...plan, used }, today)).toMatchObject({ outcome, runsOutOn: null });
  });
});
