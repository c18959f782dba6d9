import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as f from './field.ts';
import type { Field } from './field.ts';
import { fieldSchema } from './field-schema.ts';

const problems = (field: Field, value: unknown) =>
  fieldSchema(field)
    .safeParse(value)
    .error?.issues.map((issue) => issue.message) ?? [];
const parsed = (field: Field, value: unknown) => fieldSchema(field).parse(value);

const id = '0190A1B2-0000-7000-8000-00000000000F';
const colours = { red: 'Red', blue: 'Blue' };

describe('required fields', () => {
  test.each([undefined, null, '', '   '])('[B-215] %j is refused', (value) => {
    expect(problems(f.text('Name', { required: true }), value)).toEqual(['This field is required']);
  });

  test('[B-215] an empty list is refused', () => {
    expect(problems(f.multiChoice('Colours', colours, { required: true }), [])).toEqual([
      'This field is required',
    ]);
  });

  test('[B-215] no and 0 are values', () => {
    expect(problems(f.flag('Active', { required: true }), false)).toEqual([]);
    expect(problems(f.number('Count', { required: true }), 0)).toEqual([]);
  });

  test('an optional text that is empty is no value', () => {
    expect(parsed(f.text('Name'), '  ')).toBeNull();
  });

  test.each([
    [f.flag('Active'), false],
    [f.multiChoice('Colours', colours), []],
    [f.multiLookup('Roles', 'role'), []],
  ])('a kind that is never null turns null into %j', (field, empty) => {
    expect(parsed(field, null)).toEqual(empty);
  });
});

describe('texts', () => {
  test.each(['a@b', 'a b@c.de', 'a@b..co', '@b.co', 'a@b.co>', 'plain'])(
    '[B-216] %s is no email address',
    (value) => {
      expect(problems(f.email('Email'), value)).toEqual(['Invalid email address']);
    },
  );

  test.each(['a@b.co', "o'neill+tag@mail.example.com.au"])('[B-216] %s is one', (value) => {
    expect(problems(f.email('Email'), value)).toEqual([]);
  });

  test.each([
    'www.x.com',
    'ftp://x.com',
    'javascript:alert(1)',
    'http://',
    'http:///x',
    'https://a b',
  ])('[B-217] %s is no url', (value) => {
    expect(problems(f.url('Website'), value)).toEqual([
      'Please enter a valid url starts with http:// | https://',
    ]);
  });

  test('[B-217] both schemes are fine, in any case', () => {
    expect(problems(f.url('Website'), 'http://x.com')).toEqual([]);
    expect(problems(f.url('Website'), 'HTTPS://x.com/a?b=c#d')).toEqual([]);
  });

  test('[B-218] limits of length name their figure', () => {
    expect(problems(f.text('Code', { min: 3 }), 'ab')).toEqual([
      'Must be more than or equal to 3 digits',
    ]);
    expect(problems(f.text('Code', { max: 3 }), 'abcd')).toEqual([
      'Must be less than or equal to 3 digits',
    ]);
  });

  test('[B-307] a long text takes 4000 characters and no more', () => {
    expect(problems(f.longText('Note'), 'x'.repeat(4000))).toEqual([]);
    expect(problems(f.longText('Note'), 'x'.repeat(4001))).toEqual([
      'Must be less than or equal to 4000 digits',
    ]);
  });

  test.each(['a\u0000b', 'half a pair \ud800', '\udc00 other half'])(
    'text that the database cannot hold is refused: %j',
    (value) => {
      expect(problems(f.text('Name'), value)).toEqual(['Please enter text.']);
    },
  );

  test('a whole pair and a combined emoji are text', () => {
    expect(parsed(f.text('Name'), ' 👩‍⚕️ ')).toBe('👩‍⚕️');
  });
});

describe('numbers and money', () => {
  test('[B-301] [K-095] numbers, percents and amounts stop at 1e10', () => {
    const most = (limit: string) => [`Must be at most ${limit}.`];

    expect(problems(f.number('Count'), 1e10)).toEqual([]);
    expect(problems(f.number('Count'), 1e10 + 1)).toEqual([
      'Must be less than or equal to 10000000000 digits',
    ]);
    expect(problems(f.percent('Rate'), '10000000001')).toEqual(most('10,000,000,000'));
    expect(problems(f.money('Fee'), '10000000000.01')).toEqual(most('10,000,000,000.00'));
    expect(problems(f.percent('Rate', { max: 100 }), '101')).toEqual(most('100'));
  });

  test('[B-301] a field may say otherwise', () => {
    expect(problems(f.number('Count', { max: 5 }), 6)).toEqual([
      'Must be less than or equal to 5 digits',
    ]);
  });

  test('[B-302] [K-096] an amount is not negative unless the field allows it', () => {
    expect(problems(f.money('Fee'), '-1')).toEqual(['Must be at least 0.00.']);
    expect(problems(f.money('Adjustment', { min: -100 }), '-1')).toEqual([]);
  });

  test.each(['1.234', '1e3', '1,000', '$5', 'abc', 'NaN', '٣'])(
    '[B-303] %s is no amount, and is told so once',
    (value) => {
      expect(problems(f.money('Fee'), value)).toEqual([
        'Please enter an amount with at most two decimals.',
      ]);
    },
  );

  test('an amount, a percentage and a rate are texts, never numbers', () => {
    for (const field of [f.money('Fee'), f.percent('Share'), f.decimal('Rate', { scale: 6 })]) {
      expect(problems(field, 12.5)).toHaveLength(1);
      expect(problems(field, '12.5')).toEqual([]);
    }
  });

  test.each([' 12', '12 ', '\t12.50\n', '\u00a07'])(
    '%j is the price between its blanks, as every text is',
    (value) => {
      for (const field of [f.money('Fee'), f.percent('Share'), f.decimal('Rate', { scale: 6 })]) {
        expect(parsed(field, value)).toBe(value.trim());
      }
    },
  );

  test.each(['00012.00', '012', '-0', '-0.00', '+1', '.5', '5.', '1 2', '0x1f'])(
    '%s is no price, no percentage and no rate',
    (value) => {
      for (const field of [f.money('Fee'), f.percent('Share'), f.decimal('Rate', { scale: 6 })]) {
        expect(problems(field, value)).toHaveLength(1);
      }
    },
  );

  test('a rate keeps as many decimals as its field allows, and says how many', () => {
    expect(problems(f.decimal('Rate', { scale: 6 }), '0.000001')).toEqual([]);
    expect(problems(f.decimal('Rate', { scale: 6 }), '0.0000001')).toEqual([
      'Please enter a number with at most 6 decimals.',
    ]);
    expect(problems(f.decimal('Whole', { scale: 0 }), '1.0')).toHaveLength(1);
    expect(problems(f.percent('Share'), '33.33333')).toHaveLength(1);
    expect(problems(f.percent('Share', { scale: 2 }), '33.333')).toHaveLength(1);
  });

  test('limits of a rate are exact where a JS number would round', () => {
    const field = f.decimal('Rate', { scale: 12, min: 0, max: 1 });

    expect(problems(field, '1.000000000001')).toEqual(['Must be at most 1.']);
    expect(problems(field, '-0.000000000001')).toHaveLength(1);
    expect(problems(f.decimal('Change', { scale: 2 }), '-5')).toEqual([]);
  });

  test('a number keeps the decimals that its field allows', () => {
    expect(problems(f.number('Count'), 1.5)).toEqual(['Please enter a number.']);
    expect(problems(f.number('Hours', { decimals: 1 }), 1.5)).toEqual([]);
    expect(problems(f.number('Count'), Number.NaN)).toEqual(['Please enter a number.']);
  });

  test('every amount of whole cents within the limits is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        expect(problems(f.money('Fee'), (cents / 100).toFixed(2))).toEqual([]);
      }),
    );
  });
});

describe('dates', () => {
  test.each([
    '2025-02-30',
    '05/03/2025',
    '2025-3-5',
    '0000-01-01',
    '2025-03-05T00:00:00Z',
    20250305,
  ])('[B-308] %s is no date', (value) => {
    expect(problems(f.date('Born'), value)).toEqual(['Please enter a date as YYYY-MM-DD.']);
  });

  test('[B-308] a leap day is one', () => {
    expect(problems(f.date('Born'), '2024-02-29')).toEqual([]);
  });

  test.each([
    '2025-03-05',
    '2025-03-05T10:00',
    '2025-02-30T10:00:00Z',
    '2025-03-05T10:00:00+25:99',
  ])('[B-308] %s is no instant', (value) => {
    expect(problems(f.dateTime('Start'), value)).toContain(
      'Please enter a date and time in ISO 8601.',
    );
  });

  test('[B-308] an instant carries its offset', () => {
    expect(problems(f.dateTime('Start'), '2025-03-05T10:00:00.000Z')).toEqual([]);
    expect(problems(f.dateTime('Start'), '2025-03-05T10:00+11:00')).toEqual([]);
  });

  test.each(['9', '9:00', '24:00', '09:60', '09:00:00', 'banana', 900])(
    '%s is no time of day',
    (value) => expect(problems(f.time('From'), value)).toEqual(['Please enter a time as HH:mm.']),
  );

  test('a time of day has hours and minutes', () => {
    expect(problems(f.time('From'), '00:00')).toEqual([]);
    expect(problems(f.time('From'), '23:59')).toEqual([]);
  });

  test('a time zone is an IANA name', () => {
    expect(problems(f.timeZone('Zone'), 'Australia/Sydney')).toEqual([]);
    expect(problems(f.timeZone('Zone'), 'Mars/Olympus')).toHaveLength(1);
    expect(problems(f.timeZone('Zone'), '+11:00')).toHaveLength(1);
  });
});

describe('other kinds', () => {
  test('[B-300] [K-094] a phone number has 10 digits; the mask is taken off', () => {
    expect(parsed(f.phone('Phone'), '02 9876 5432')).toBe('0298765432');
    expect(parsed(f.phone('Phone'), '(02) 9876-5432')).toBe('0298765432');
  });

  test.each(['029876543', '02987654321', '+61298765432', '02 9876 543a'])(
    '[B-300] %s is no phone number',
    (value) => {
      expect(problems(f.phone('Phone'), value)).toEqual([
        'Phone number should contain 10 digits only, no country code required.',
      ]);
    },
  );

  test('a choice is one of the listed keys, not of the words inherited by every object', () => {
    expect(problems(f.choice('Colour', colours), 'red')).toEqual([]);
    expect(problems(f.choice('Colour', colours), 'Red')).toHaveLength(1);
    expect(problems(f.choice('Colour', colours), 'toString')).toHaveLength(1);
    expect(problems(f.multiChoice('Colours', colours), ['red', 'green'])).toHaveLength(1);
  });

  test('a reference is a uuid, kept in lower case', () => {
    expect(parsed(f.lookup('Company', 'company'), id)).toBe(id.toLowerCase());
    expect(problems(f.lookup('Company', 'company'), '1 or 1=1')).toEqual([
      'Please choose a record.',
    ]);
    expect(problems(f.multiLookup('Roles', 'role'), [id, 7])).toHaveLength(1);
  });

  test('an address has known parts only', () => {
    expect(problems(f.address('Address'), { line1: '1 Main St', state: null })).toEqual([]);
    expect(problems(f.address('Address'), { planet: 'Mars' })).toHaveLength(1);
  });

  test('a JSON panel takes objects that the database can hold', () => {
    expect(problems(f.json('Panel'), { a: [1, 'x'] })).toEqual([]);
    expect(problems(f.json('Panel'), { a: '\u0000' })).toHaveLength(1);
    expect(problems(f.json('Panel'), { a: '\ud800' })).toHaveLength(1);
    expect(problems(f.json('Panel'), { a: 'x'.repeat(40_000) })).toHaveLength(1);
    expect(problems(f.json('Panel'), 'text')).toHaveLength(1);
  });

  test('brackets nested beyond the stack are refused, not thrown', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));

    expect(problems(f.json('Panel'), deep)).toEqual(['Please enter a JSON object.']);
  });
});

describe('hostile values', () => {
  const kinds: Field[] = [
    f.text('a'),
    f.longText('a'),
    f.number('a'),
    f.money('a'),
    f.percent('a'),
    f.decimal('a', { scale: 6 }),
    f.date('a'),
    f.dateTime('a'),
    f.time('a'),
    f.timeZone('a'),
    f.flag('a'),
    f.choice('a', colours),
    f.multiChoice('a', colours),
    f.lookup('a', 'company'),
    f.multiLookup('a', 'role'),
    f.email('a'),
    f.phone('a'),
    f.url('a'),
    f.address('a'),
    f.file('a'),
    f.json('a'),
    f.rows('a', { name: f.text('Name', { required: true }) }),
  ];

  test.each(kinds)('nothing makes a $kind throw', (field) => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: false }), (value) => {
        expect(typeof fieldSchema(field).safeParse(value).success).toBe('boolean');
      }),
    );
  });

  test('each row is checked by its own fields, and an empty list is a list', () => {
    const lines = f.rows('Lines', { name: f.text('Name', { required: true }) }, { max: 2 });
    const paths = (value: unknown) =>
      fieldSchema(lines)
        .safeParse(value)
        .error?.issues.map(({ path }) => path.join('.'));

    expect(paths([{ name: 'One' }, { name: '' }])).toEqual(['1.name']);
    expect(paths([{ name: 'One', other: 1 }])).toEqual(['0']);
    expect(paths([])).toBeUndefined();
    expect(paths(null)).toEqual(['']);
    expect(
      problems(
        lines,
        [1, 2, 3].map(() => ({ name: 'A' })),
      ),
    ).toEqual(['Please send at most 2 rows.']);
  });

  test.each([f.url('a'), f.email('a'), f.text('a'), f.phone('a')])(
    'a long $kind is judged at once',
    (field) => {
      const started = performance.now();

      problems(field, `http://${'a'.repeat(300_000)} @b.${'c.'.repeat(100_000)} d`);

      expect(performance.now() - started).toBeLessThan(5000);
    },
  );
});
