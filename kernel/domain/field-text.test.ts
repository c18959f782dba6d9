import { expect, test } from 'vitest';
import { number } from './field.ts';
import { fieldText } from './field-text.ts';

const formats = { currency: 'AUD', dateFormat: 'DD/MM/YYYY', zone: 'Australia/Sydney' } as const;

test.each([
  ['a count', number('Count'), '2,026'],
  ['a year', number('Year', { format: 'year' }), '2026'],
])('%s of 2026 is read as such', (_what, field, text) => {
  expect(fieldText(field, 'value', { value: 2026 }, formats)).toBe(text);
});
