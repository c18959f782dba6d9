import { expect, test } from 'vitest';
import { sheetContent } from './sheet.ts';
import type { SheetOrder } from './sheet.ts';

const formats = { dateFormat: 'DD/MM/YYYY', zone: 'Australia/Sydney', currency: 'AUD' } as const;

const contentOf = (fields: SheetOrder['fields'], record: object, columns = Object.keys(fields)) =>
  sheetContent({ title: 'Things', fields, columns, formats, json: JSON.stringify([record]) });

test('[G-133] columns come in the order asked for, under their labels', () => {
  const fields = {
    a: { kind: 'text', label: 'First' },
    b: { kind: 'text', label: 'Second' },
  } as const;
  const content = contentOf(fields, { a: 'one', b: 'two' }, ['b', 'a', 'creationTime', 'id']);

  expect(content.columns.map(({ header }) => header)).toEqual(['Second', 'First', 'Created', 'id']);
  expect(content.rows[0]?.slice(0, 2)).toEqual(['two', 'one']);
});

test.each([
  ['a label', { kind: 'choice', choices: { red: 'Red' } }, 'red', 'Red'],
  [
    'labels',
    { kind: 'multiChoice', choices: { red: 'Red', blue: 'Blue' } },
    ['red', 'blue'],
    'Red, Blue',
  ],
  ['yes', { kind: 'flag' }, true, 'Yes'],
  ['no', { kind: 'flag' }, false, 'No'],
  ['a date in the format of the user', { kind: 'date' }, '2026-03-05', '05/03/2026'],
  [
    'a time in the zone of the tenant',
    { kind: 'dateTime' },
    '2026-03-05T03:30:00.000Z',
    '05/03/2026 - 14:30',
  ],
  ['a phone number as text', { kind: 'phone' }, '0298765432', '02 9876 5432'],
  ['an address', { kind: 'address' }, { line1: '1 High St', suburb: 'Perth' }, '1 High St, Perth'],
  ['words that look like a formula', { kind: 'text' }, '=1+1', '=1+1'],
  ['nothing', { kind: 'text' }, null, null],
  ['money as a figure', { kind: 'money' }, '1234.50', 1234.5],
  ['no money', { kind: 'money' }, null, 0],
  [
    'more money than a figure can hold',
    { kind: 'money' },
    '12345678901234.56',
    'AUD 12,345,678,901,234.56',
  ],
  ['a percent as a figure', { kind: 'percent' }, '33.3333', 33.3333],
  ['a rate as a figure', { kind: 'decimal', scale: 6 }, '0.000123', 0.000123],
  [
    'a rate with more digits than a figure can hold',
    { kind: 'decimal', scale: 12 },
    '12345.123456789012',
    '12,345.123456789012',
  ],
  ['a number', { kind: 'number' }, 12, 12],
  ['no number', { kind: 'number' }, null, null],
] as const)('%s', (_, field, value, cell) => {
  expect(contentOf({ x: { label: 'X', ...field } }, { x: value }).rows).toEqual([[cell]]);
});

test('a reference is its text, and a text longer than a cell is cut', () => {
  const fields = {
    companyId: { kind: 'lookup', label: 'Company', resource: 'company' },
    notes: { kind: 'longText', label: 'Notes' },
  } as const;
  const company = { id: '1', displayName: 'Harbour Legal' };
  const [row] = contentOf(fields, { companyId: '1', company, notes: 'x'.repeat(40_000) }).rows;

  expect(row?.[0]).toBe('Harbour Legal');
  expect(row?.[1]).toHaveLength(32_767);
});

test('[B-087] figures are shown as the list shows them', () => {
  const fields = {
    fee: { kind: 'money', label: 'Fee' },
    share: { kind: 'percent', label: 'Share' },
    length: { kind: 'number', label: 'Length', decimals: 2 },
  } as const;

  expect(contentOf(fields, {}).columns.map(({ numFmt }) => numFmt)).toEqual([
    '"AUD" #,##0.00',
    '#,##0.00"%"',
    '#,##0.00',
  ]);
});
