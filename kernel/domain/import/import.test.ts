import { describe, expect, test } from 'vitest';
import { address, choice, defineResource, email, file, flag, text } from '../index.ts';
import type { Field } from '../field.ts';
import { headerOf, importColumns } from './import-columns.ts';
import { matchHeaders } from './match-headers.ts';
import { isEmptyCell, parseCell } from './parse-cell.ts';
import { nameOf, repeatedRows } from './repeated-rows.ts';
import { sheetDate } from './sheet-date.ts';

const person = defineResource({
  name: 'person',
  segment: 'persons',
  label: ['Person', 'People'],
  title: '{firstName} {lastName}',
  fields: {
    firstName: text('First name', { required: true }),
    lastName: text('Last name', { required: true, searchable: true }),
    email: email('Email', { searchable: true }),
    home: address('Home'),
    gender: choice('Gender', { male: 'Male', preferNotToSay: 'Prefer not to say' }),
    pictureId: file('Picture'),
    isActive: flag('Active', { required: true, default: true }),
    score: text('Score', { readOnly: true }),
  },
  verbs: {},
  similar: { lastName: 'lastName', email: 'email' },
  list: { columns: [], sort: 'lastName' },
  detail: {},
});

const columns = importColumns(person);

describe('[G-124] the columns of a sheet', () => {
  test('carry what may be written; an address has one for each part', () => {
    expect(columns.map(headerOf)).toEqual([
      'First name *',
      'Last name *',
      'Email',
      'Address line 1',
      'Address line 2',
      'Suburb',
      'State',
      'Postcode',
      'Country',
      'Gender',
      'Active',
    ]);
  });

  test('are found by their heads, whatever the case and the marks', () => {
    const heads = ['LAST NAME', 'first_name *', 'Suburb', 'Shoe size', '', 'E-mail', 'Last name'];

    expect(matchHeaders(heads, columns)).toEqual([
      'lastName',
      'firstName',
      'home.suburb',
      null,
      null,
      'email',
      null,
    ]);
  });
});

describe('a day in a sheet', () => {
  test.each([
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T00:00:00.000Z', '2026-03-05'],
    ['5/3/2026', '2026-03-05'],
    ['05.03.2026', '2026-03-05'],
    ['5 Mar 2026', '2026-03-05'],
    ['5 March 2026', '2026-03-05'],
    [46_086, '2026-03-05'],
    ['31/2/2026', null],
    ['3/13/2026', null],
    ['soon', null],
    [1.5, null],
    [0, null],
  ])('%s is %s', (given, expected) => {
    expect(sheetDate(given)).toBe(expected);
  });
});

describe('a cell', () => {
  const as = (kind: Field['kind'], cell: unknown, more: Partial<Field> = {}) =>
    parseCell({ kind, label: 'Field', ...more }, cell);
  const choices = { male: 'Male', preferNotToSay: 'Prefer not to say' };

  test.each([
    [as('text', 4518), '4518'],
    [as('phone', 412_555_018), '0412555018'],
    [as('phone', '+61 412 555 018'), '0412555018'],
    [as('flag', 'Yes'), true],
    [as('flag', 'n'), false],
    [as('flag', 'perhaps'), 'perhaps'],
    [as('money', 1234.5), '1234.50'],
    [as('money', '$1,234.50'), '1234.50'],
    [as('percent', 12.5), '12.5'],
    [as('percent', 33.299999999999997), '33.3'],
    [as('percent', '12.5 %'), '12.5'],
    [as('percent', 1 / 3), String(1 / 3)],
    [as('decimal', 0.000_000_7, { scale: 7 }), '0.0000007'],
    [as('decimal', 1200, { scale: 2 }), '1200'],
    [as('number', '1,200'), 1200],
    [as('number', 'many'), 'many'],
    [as('date', 'someday'), 'someday'],
    [as('choice', ' prefer NOT to say', { choices }), 'preferNotToSay'],
    [as('choice', 'Other', { choices }), 'Other'],
    [as('multiChoice', 'Male; Other', { choices }), ['male', 'Other']],
    [as('multiLookup', 'Back, Neck'), ['Back', 'Neck']],
    [as('multiLookup', 'Arm, left; Neck'), ['Arm, left', 'Neck']],
    [as('lookup', ' Northwind '), 'Northwind'],
  ])('case %#', (value, expected) => {
    expect(value).toEqual(expected);
  });

  test('is empty without a visible letter', () => {
    expect([null, undefined, '', '  '].every(isEmptyCell)).toBe(true);
    expect([0, false, 'x'].some(isEmptyCell)).toBe(false);
  });
});

describe('[B-224] rows that repeat an earlier one', () => {
  test('by address or by the whole name, in any case; the first is no twin', () => {
    const rows = [
      { firstName: 'Noor', lastName: 'Haddad', email: 'noor@mail.example' },
      { firstName: 'Kai', lastName: 'Tan' },
      { firstName: 'N.', lastName: 'Haddad', email: 'NOOR@mail.example' },
      { firstName: 'kai', lastName: 'TAN', email: '' },
      { firstName: '', lastName: 'Tan' },
    ];

    expect(repeatedRows(person, rows)).toEqual([
      { row: 3, by: 'email', text: 'NOOR@mail.example', earlierRow: 1 },
      { row: 4, by: 'name', text: 'kai TAN', earlierRow: 2 },
    ]);
  });

  test('a name with a missing part is no name', () => {
    expect(nameOf(person, { firstName: 'Noor' })).toBe('');
  });
});
