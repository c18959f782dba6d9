import { expect, test } from 'vitest';
import { moduleOfCaseNo, trimmedCaseNo } from './case-number.ts';

test.each([
  ['FR-1', 'SUPP'],
  ['SR-1', 'SUPP'],
  ['F-1', 'SUPP'],
  ['S-1', 'SUPP'],
  ['A-1', 'IME'],
  ['IM-1', 'IME'],
  ['CT-1', 'IME'],
  ['OT-1', 'IME'],
  ['IME-1', 'IME'],
  [' ime-2026-000001 ', 'IME'],
  ['A17', 'IME'],
  ['MN-1', 'MN'],
  ['NDIS-1', 'NDIS'],
  ['MT-2026-000001', 'MT'],
])('[B-222] the number %s belongs to %s', (caseNo, module) => {
  expect(moduleOfCaseNo(caseNo)).toBe(module);
});

test('[B-221] a case number is trimmed', () => {
  expect(trimmedCaseNo('  IME-1 ')).toBe('IME-1');
  expect(trimmedCaseNo(null)).toBe('');
});
