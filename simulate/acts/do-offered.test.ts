import { expect, test } from 'vitest';
import { weightOf } from './do-offered.ts';

test('a day has more steps forward than back', () => {
  expect(weightOf('confirmAppointment')).toBeGreaterThan(weightOf('setBillingStatus'));
  expect(weightOf('setBillingStatus')).toBeGreaterThan(weightOf('cancelAppointment'));
});

test('what is printed changes nothing, and approving a blueprint invoices', () => {
  expect(weightOf('daySheetPrint')).toBe(0);
  expect(weightOf('approveBlueprint')).toBeGreaterThan(0);
});
