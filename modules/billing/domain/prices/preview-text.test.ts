import { expect, test } from 'vitest';
import type { ShownPreview } from './preview-actions.ts';
import { previewPeriodText, previewText } from './preview-text.ts';

const formats = { dateFormat: 'D MMM YYYY', zone: 'Australia/Sydney', currency: 'AUD' } as const;
const preview = (values: Partial<ShownPreview>): ShownPreview => ({
  ...{
    from: '2026-10-01',
    to: '2026-10-31',
    looked: 40,
    cases: 0,
    invoices: 0,
    difference: '0.00',
  },
  ...{ payments: 0, payDifference: '0.00', rows: [], ...values },
});

test.each([
  [{}, 'No invoice would differ.'],
  [
    { cases: 16, invoices: 14, difference: '1230.00' },
    '16 cases touched. 14 invoices would differ, by AUD 1,230.00 more in all.',
  ],
  [{ invoices: 1, difference: '-50.00' }, '1 invoice would differ, by AUD 50.00 less in all.'],
  [{ invoices: 2, difference: '0.00' }, '2 invoices would differ, by nothing in all.'],
  [
    { payments: 1, payDifference: '-20.00' },
    'No invoice would differ. Specialists would earn AUD 20.00 less, in 1 case.',
  ],
])('%o reads as a sentence', (values, expected) => {
  expect(previewText(preview(values), formats)).toBe(expected);
});

test('the period is named', () => {
  expect(previewPeriodText(preview({}), formats)).toBe(
    '40 chargeable steps of 1 Oct 2026 to 31 Oct 2026 looked at.',
  );
});
