import { expect, test } from 'vitest';
import { lookup } from '#kernel/domain';
import { widget } from '../../testing/a-widget.ts';
import { filterWords } from './filter-text.ts';

const formats = { dateFormat: 'DD MMM YYYY', zone: 'UTC', currency: 'AUD' } as const;
const { colour, price, madeOn, isActive, name } = widget.fields;

test.each([
  [filterWords('colour', colour, { colour: ['red', 'blue'] }, formats), 'Red, Blue'],
  [filterWords('isActive', isActive, { isActive: ['false'] }, formats), 'No'],
  [filterWords('name', name, { name: ['cog'] }, formats), '“cog”'],
  [
    filterWords('name', name, { name: ['b6107b5f-868a-5fa8-b678-fbc2759d861c'] }, formats),
    'One chosen',
  ],
  [filterWords('price', price, { priceFrom: ['5'] }, formats), 'from AUD 5.00'],
  [filterWords('price', price, { priceTo: ['9'] }, formats), 'up to AUD 9.00'],
  [
    filterWords('madeOn', madeOn, { madeOn: ['last3BusinessDays'] }, formats),
    'Last 3 business days',
  ],
  [
    filterWords(
      'madeOn',
      madeOn,
      { madeOnFrom: ['2026-01-01'], madeOnTo: ['2026-01-31'] },
      formats,
    ),
    '01 Jan 2026 – 31 Jan 2026',
  ],
])('a filter reads %s', (words, expected) => {
  expect(words).toBe(expected);
});

test('records are called by their names once those are known', () => {
  const field = lookup('Owner', 'owner');
  const filters = { ownerId: ['a', 'b', 'c'] };
  const names = ['Ann', 'Ben', 'Cai'].map((displayName, at) => ({
    id: filters.ownerId[at] ?? '',
    displayName,
  }));

  expect(filterWords('ownerId', field, filters, formats)).toBe('3 chosen');
  expect(filterWords('ownerId', field, filters, formats, names)).toBe('Ann and 2 more');
});
