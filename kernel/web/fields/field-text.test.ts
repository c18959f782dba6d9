import type { Field } from '#kernel/domain';
import { describe, expect, test } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { postcodeLabel } from './postcode-label.ts';
import { addressText, fieldText } from '#kernel/domain';
import { keptIds, lookupLabel, mergeItems, tooltipWidth } from './lookup-options.ts';
import { caretAfter } from './phone-input.tsx';
import { zoneLabel } from './time-zone-input.tsx';

const shown = (field: Omit<Field, 'label'>, value: unknown, formats = aSession()) =>
  fieldText({ label: 'X', ...field }, 'x', { x: value }, formats);

describe('what a value reads like', () => {
  test('a file is called by its name', () => {
    const record = { fileId: '0190', file: { id: '0190', displayName: 'Consent.pdf' } };

    expect(fieldText({ kind: 'file', label: 'File' }, 'fileId', record, aSession())).toBe(
      'Consent.pdf',
    );
  });

  test('an empty reference reads as what the field beside it says', () => {
    const emptyAs = { by: 'way', words: { wire: 'Telephone' } };
    const field: Field = { kind: 'lookup', label: 'Place', emptyAs };
    const read = (record: object) => fieldText(field, 'placeId', { ...record }, aSession());

    expect(read({ placeId: null, way: 'wire' })).toBe('Telephone');
    expect(read({ placeId: null, way: 'road' })).toBe('');
    const place = { id: '0190', displayName: 'Corner' };
    expect(read({ placeId: '0190', place, way: 'wire' })).toBe('Corner');
  });

  test.each([
    ['[B-235] phone', { kind: 'phone' }, '0298765432', '02 9876 5432'],
    ['[B-087] money', { kind: 'money' }, '1234.5', 'AUD 1,234.50'],
    ['[B-087] no money', { kind: 'money' }, null, 'AUD 0.00'],
    ['a cap that is not set', { kind: 'money', empty: 'No cap' }, null, 'No cap'],
    ['a cap', { kind: 'money', empty: 'No cap' }, '0.00', 'AUD 0.00'],
    ['[B-303] percent', { kind: 'percent' }, '12.5', '12.50%'],
    ['a percent with more decimals', { kind: 'percent' }, '33.3333', '33.3333%'],
    ['a percent of the history', { kind: 'percent' }, '10.0000', '10.00%'],
    ['a rate', { kind: 'decimal', scale: 6 }, '1234.0005', '1,234.0005'],
    ['no rate', { kind: 'decimal', scale: 6 }, null, ''],
    ['[B-304] number', { kind: 'number' }, 1_234_567, '1,234,567'],
    ['number with decimals', { kind: 'number', decimals: 2 }, 1234.5, '1,234.50'],
    ['[B-152] date', { kind: 'date' }, '2025-03-05', '05 Mar 2025'],
    [
      '[B-153] date and time',
      { kind: 'dateTime' },
      '2025-03-05T03:30:00.000Z',
      '05 Mar 2025 - 14:30',
    ],
    ['flag', { kind: 'flag' }, true, 'Yes'],
    ['choice', { kind: 'choice', choices: { red: 'Red' } }, 'red', 'Red'],
    [
      'many choices',
      { kind: 'multiChoice', choices: { red: 'Red', blue: 'Blue' } },
      ['red', 'blue'],
      'Red, Blue',
    ],
    ['nothing', { kind: 'text' }, null, ''],
  ] as const)('%s', (_, field, value, text) => {
    expect(shown(field, value)).toBe(text);
  });

  test("[B-383] dates follow the user's own format", () => {
    expect(shown({ kind: 'date' }, '2025-03-05', aSession({ dateFormat: 'MM/DD/YYYY' }))).toBe(
      '03/05/2025',
    );
  });

  test('[B-156] a date and time with a zone of its own is shown there, and says so', () => {
    const field: Field = { kind: 'dateTime', label: 'At', zone: 'timezone' };
    const record = { at: '2025-03-05T03:30:00Z', timezone: 'Australia/Perth' };

    expect(fieldText(field, 'at', record, aSession())).toBe('05 Mar 2025 - 11:30 AWST');
    expect(fieldText(field, 'at', { ...record, timezone: 'Australia/Hobart' }, aSession())).toBe(
      '05 Mar 2025 - 14:30',
    );
  });

  test('a lookup shows the name of its record, several show all', () => {
    const record = {
      ownerId: '1',
      owner: { id: '1', displayName: 'Ann' },
      roleIds: ['2', '3'],
      roles: [
        { id: '2', displayName: 'Staff' },
        { id: '3', displayName: 'Typist' },
      ],
    };

    expect(fieldText({ kind: 'lookup', label: 'Owner' }, 'ownerId', record, aSession())).toBe(
      'Ann',
    );
    expect(fieldText({ kind: 'multiLookup', label: 'Roles' }, 'roleIds', record, aSession())).toBe(
      'Staff, Typist',
    );
  });
});

describe('parts of inputs', () => {
  test('[B-088] the postcode is a zipcode in the United States only', () => {
    expect([
      postcodeLabel('United States'),
      postcodeLabel('Australia'),
      postcodeLabel(null),
    ]).toEqual(['Zipcode', 'Postcode', 'Postcode']);
  });

  test('an address is one line', () => {
    const address = { line1: '1 George St', suburb: 'Sydney', state: 'NSW', postcode: '2000' };

    expect(addressText(address)).toBe('1 George St, Sydney NSW 2000');
  });

  test('[B-321] an inactive item says so', () => {
    expect(lookupLabel({ id: '1', displayName: 'Acme', isActive: false })).toBe('Acme (InActive)');
  });

  test('[B-319] [B-320] empty ids are dropped and each id is listed once', () => {
    const item = (id: string) => ({ id, displayName: id });

    expect(mergeItems([item('1'), item('')], [item('1'), item('2')]).map(({ id }) => id)).toEqual([
      '1',
      '2',
    ]);
  });

  test('[B-319] what is no id is dropped, null stays where it is allowed', () => {
    expect(keptIds([null, '', '1', undefined, '1'])).toEqual(['1']);
    expect(keptIds([null, '', '1'], { isNullAllowed: true })).toEqual([null, '1']);
  });

  test('[B-373] [K-107] [K-108] a tooltip is 8 px wide for each character, and 20 more', () => {
    expect(tooltipWidth('a'.repeat(40))).toBe(340);
  });

  test('[B-300] the caret stays behind the digit that was typed', () => {
    expect(caretAfter('02 9876 5432', 3)).toBe(4);
    expect(caretAfter('02 9876 5432', 0)).toBe(0);
    expect(caretAfter('02', 2)).toBe(2);
  });

  test('[B-184] a time zone shows its offset', () => {
    expect(zoneLabel('Australia/Brisbane')).toBe('Australia/Brisbane (UTC+10:00)');
    expect(zoneLabel('UTC')).toBe('UTC (UTC+00:00)');
  });
});
