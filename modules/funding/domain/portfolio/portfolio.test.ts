import { expect, test } from 'vitest';
import { standardTerms } from '../interest/loan-terms.ts';
import { loanAges } from './age-buckets.ts';
import { forecastByMonth } from './forecast.ts';
import { ratesOfDay } from './rates-of-day.ts';
import { settlementDay, withRaisedRates } from './stress-loan.ts';

const today = '2026-08-31';

test('ages follow each other without a gap', () => {
  expect(loanAges(today).map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-01', null],
    ['2025-09-01', '2026-02-28'],
    ['2024-09-01', '2025-08-31'],
    [null, '2024-08-31'],
  ]);
});

test('rates rise by two points from today on; what was counted before stays', () => {
  const rates = [
    { from: '2025-01-01', percent: '10' },
    { from: '2026-07-01', percent: '9.5' },
    { from: '2027-01-01', percent: '9' },
  ];

  const { terms } = withRaisedRates({ terms: { ...standardTerms, rates }, events: [] }, today);

  expect(terms.rates).toEqual([
    { from: '2025-01-01', percent: '10' },
    { from: '2026-07-01', percent: '9.5' },
    { from: today, percent: '11.5' },
    { from: '2027-01-01', percent: '11' },
  ]);
});

test('a settlement that is late is expected today, and six months later under stress', () => {
  expect(settlementDay('2026-01-01', today, 'none')).toBe(today);
  expect(settlementDay('2026-01-01', today, 'late')).toBe('2027-02-28');
  expect(settlementDay('2026-12-05', today, 'rates')).toBe('2026-12-05');
  expect(settlementDay(null, today, 'both')).toBeNull();
});

test('every return stands in one month; sums count all of their loans', () => {
  const months = forecastByMonth(
    [
      { on: '2026-08-31', amount: '10.00' },
      { on: '2026-09-01', amount: '20.00', loans: 7 },
      { on: '2027-08-01', amount: '40.00' },
      { on: null, amount: '80.00' },
    ],
    today,
  );

  expect(months).toHaveLength(14);
  expect(
    months.filter(({ loans }) => loans).map(({ label, loans, amount }) => [label, loans, amount]),
  ).toEqual([
    ['Aug 2026', 1, '10.00'],
    ['Sep 2026', 7, '20.00'],
    ['Later', 1, '40.00'],
    ['No date yet', 1, '80.00'],
  ]);
});

test('a rate that was corrected since held on the day; one that was agreed later did not', () => {
  const rate = (from: string, percent: string) => ({ from, percent });
  const corrected = { now: rate('2026-01-01', '12'), then: rate('2026-01-01', '10') };
  const agreedLater = { now: rate('2026-07-01', '15'), then: null };
  const plannedThen = { now: rate('2026-08-01', '18'), then: rate('2026-08-01', '16') };
  const droppedSince = { now: null, then: rate('2026-09-01', '20') };
  const entered = { now: rate('2026-02-01', '11'), then: null };

  expect(
    ratesOfDay([droppedSince, plannedThen, agreedLater, entered, corrected], '2026-05-15'),
  ).toEqual([
    rate('2026-01-01', '12'),
    rate('2026-02-01', '11'),
    rate('2026-08-01', '16'),
    rate('2026-09-01', '20'),
  ]);
});
