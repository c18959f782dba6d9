import { expect, test } from 'vitest';
import { isMarkedInList, limitationWords } from './limitation-words.ts';
import { shortfall } from './offer-table.tsx';
import { balanceOf, outWords, wireLines } from './statement-balance.ts';

test.each([
  ['2030-01-01', '1,142 days left', 'neutral', false],
  ['2027-05-16', '181 days left', 'warning', true],
  ['2026-12-16', '30 days left', 'danger', true],
  ['2026-11-17', '1 day left', 'danger', true],
  ['2026-11-16', 'Today', 'danger', true],
  ['2026-11-13', 'Passed 3 days ago', 'danger', true],
])('a limitation on %s says "%s"', (date, words, tone, isMarked) => {
  expect(limitationWords(date, '2026-11-16')).toEqual({ words, tone });
  expect(isMarkedInList(date, '2026-11-16')).toBe(isMarked);
});

test('a claim without a limitation date is not marked', () => {
  expect(limitationWords(null, '2026-11-16').words).toBe('No date yet');
  expect(isMarkedInList(null, '2026-11-16')).toBe(false);
});

test('an offer is short of the demand, above it, or equal', () => {
  expect(['1200.50', '-10.00', '0.00', null].map((out) => shortfall(out, 'AUD'))).toEqual([
    'AUD 1,200.50 short',
    'AUD 10.00 above',
    null,
    null,
  ]);
});

test('the statement counts what is typed, and what is no amount yet as nothing', () => {
  const rows = [
    { kind: 'costs', amount: '100.10' },
    { kind: 'refund', amount: '' },
    { kind: 'disbursement', amount: 'x' },
  ];
  expect(balanceOf('1000.00', rows, null)).toEqual({ rest: '899.90', out: '899.90' });
  expect(balanceOf('1000.00', rows, '899.90')).toEqual({ rest: '899.90', out: '0.00' });
  expect(outWords('-0.10', 'AUD')).toBe('AUD 0.10 more is paid out than the settlement.');
  expect(outWords('5.00', 'GBP')).toBe('GBP 5.00 of the settlement goes to nobody yet.');
});

test('a line is sent with its own fields only', () => {
  expect(wireLines([{ id: 'a', kind: 'costs', payee: 'X', amount: '1', itemIndex: 3 }])).toEqual([
    { id: 'a', kind: 'costs', payee: 'X', description: null, amount: '1' },
  ]);
});
