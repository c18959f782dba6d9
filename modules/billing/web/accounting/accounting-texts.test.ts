import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { syncText } from './sync-text.ts';

test('[C-429] the sync says how many differ', () => {
  expect(syncText({ checked: 0, differing: 0 })).toBe('No invoice was uploaded yet.');
  expect(syncText({ checked: 1, differing: 0 })).toBe('1 invoice compared: both sides agree.');
  expect(syncText({ checked: 12, differing: 1 })).toBe('12 invoices compared, 1 differs.');
});

test('account codes that the other side lacks are named', () => {
  const organisation = 'Harbour Practice';

  expect(checkText({ organisation, missingAccounts: [] })).toContain('knows all account codes');
  expect(
    checkText({ organisation, missingAccounts: [{ code: '241', name: 'Late fees' }] }),
  ).toContain('241 Late fees');
});
