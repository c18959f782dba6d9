import { expect, test } from 'vitest';
import { changedTerms } from './changed-terms.ts';

test('what was signed and what is agreed now differ term by term', () => {
  const signed = [
    ['Facility limit', 'AUD 100,000.00'],
    ['Until', '30 June 2027'],
    ['Repayment', 'Monthly'],
  ] as const;
  const now = [
    ['Facility limit', 'AUD 90,000.00'],
    ['Repayment', 'Monthly'],
    ['Rate from 1 July 2027', '11 % a year'],
  ] as const;

  expect(changedTerms(signed, now)).toEqual([
    { label: 'Facility limit', signed: 'AUD 100,000.00', now: 'AUD 90,000.00' },
    { label: 'Rate from 1 July 2027', signed: null, now: '11 % a year' },
    { label: 'Until', signed: '30 June 2027', now: null },
  ]);
  expect(changedTerms(now, now)).toEqual([]);
});
