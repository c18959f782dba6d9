import { expect, test } from 'vitest';
import { suggestionsOf } from './instruction-suggestions.ts';

test('what the case says already, and days that are none, are not suggested', () => {
  const told = { claimNumber: 'CL-77', dueDate: 'in three weeks', reference: 'REF-1' };

  expect(suggestionsOf(told, { claimNo: 'CL-77', customerReference: null })).toEqual([
    { field: 'customerReference', section: 'booking-detail', value: 'REF-1' },
  ]);
});

test('claim number, due day and questions each go to their field', () => {
  const told = { claimNumber: ' CL-77 ', dueDate: '2026-12-08', questions: 'Is it work related?' };

  expect(suggestionsOf(told, {}).map(({ field, value }) => [field, value])).toEqual([
    ['claimNo', 'CL-77'],
    ['reportDueDate', '2026-12-08'],
    ['paperworkNote', 'Is it work related?'],
  ]);
});
