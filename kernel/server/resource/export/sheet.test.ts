import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sheetContent } from './sheet.ts';
import type { SheetOrder } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

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
  ['a date as a date', { kind: 'date' }, '2026-03-05', new Date('2026-03-05T00:00Z')],
  ['a date before spreadsheets count', { kind: 'date' }, '1899-12-31', '1899-12-31'],
  [
    'a time as a time, by the clock of the tenant',
    { kind: 'dateTime' },
    '2026-03-05T03:30:00.000Z',
    new Date('2026-03-05T14:30Z'),
  ],
  ['no date', { kind: 'date' }, null, null],
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

test('a time by another clock names it, and is a time all the same', () => {
  const fields = { at: { kind: 'dateTime', label: 'At', zone: 'zone' } } as const;
  const perth = { at: '2026-03-05T03:30:00Z', zone: 'Australia/Perth' };

  const { rows, formats: own } = contentOf(fields, perth);

  expect(rows).toEqual([[new Date('2026-03-05T11:30Z')]]);
  expect([...(own ?? [])]).toEqual([['1,0', 'dd/mm/yyyy hh:mm "AWST"']]);
});

test('[B-087] a written list has figures and dates as cells, wide columns and a head that stays', async () => {
  const fields = {
    name: { kind: 'text', label: 'Name' },
    fee: { kind: 'money', label: 'Fee' },
    day: { kind: 'date', label: 'Day' },
    at: { kind: 'dateTime', label: 'At' },
  } as const;
  const name = 'A name that is longer than its heading';
  const record = { name, fee: '980.00', day: '2026-03-05', at: '2026-03-05T03:30:00Z' };
  const columns = Object.keys(fields);

  const order = { title: 'Things', fields, columns, formats, json: JSON.stringify([record]) };
  const { sheets } = await readXlsx(await writeSheet(order), { readStyles: true });

  const [sheet] = sheets;
  const numFmts = columns.map((_, at) => sheet?.cells?.get(`1,${at}`)?.style?.numFmt);
  expect(sheet?.rows[1]).toEqual([
    name,
    980,
    new Date('2026-03-05T00:00Z'),
    new Date('2026-03-05T14:30Z'),
  ]);
  expect(numFmts).toEqual([undefined, '"AUD" #,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm']);
  expect(sheet?.freezePane).toEqual({ rows: 1 });
  expect(sheet?.columns?.[0]?.width).toBeGreaterThanOrEqual(name.length);
});
