import { describe, expect, test } from 'vitest';
import { combine } from './combine.ts';
import { convert, impairmentConversions } from './conversions.ts';
import type { ImpairmentConversion, ImpairmentLine } from './conversions.ts';
import { deduct } from './deduction.ts';
import { ratePirs } from './pirs.ts';
import { reportText } from './report-block.ts';
import { emptyInput, readInput, sheetOf } from './sheet.ts';
import { workOut } from './workings.ts';
import type { RatedPart, Rating } from './workings.ts';

const line = (values: Partial<ImpairmentLine> = {}): ImpairmentLine => ({
  conversion: 'hearingToWhole',
  part: null,
  valueFrom: '10.0',
  valueTo: '13.1',
  result: 4,
  source: 'Own copy, Table H',
  ...values,
});
const rating = (part: RatedPart, percent: number, more: Partial<Rating> = {}): Rating => ({
  part,
  percent,
  side: 'right',
  label: '',
  deduction: { kind: 'none' },
  ...more,
});
const total = (...ratings: Rating[]) => workOut(ratings, [line()]).total;

test('[G-017] [K-062] [E-079] there are seven conversions', () => {
  expect(Object.keys(impairmentConversions)).toHaveLength(7);
});

describe('[G-017] a conversion', () => {
  test.each([
    ['digitToHand', 'thumb', 100, 40],
    ['digitToHand', 'thumb', 1, 0],
    ['digitToHand', 'thumb', 2, 1],
    ['digitToHand', 'index', 3, 1],
    ['digitToHand', 'middle', 100, 20],
    ['digitToHand', 'ring', 4, 0],
    ['digitToHand', 'ring', 5, 1],
    ['digitToHand', 'little', 100, 10],
    ['handToUpper', '', 15, 14],
    ['handToUpper', '', 100, 90],
    ['upperToWhole', '', 3, 2],
    ['upperToWhole', '', 100, 60],
    ['digitToHand', 'index', 54, 11],
    ['handToUpper', '', 11, 10],
    ['upperToWhole', '', 10, 6],
    ['footToLower', '', 50, 35],
    ['footToLower', '', 5, 4],
    ['lowerToWhole', '', 100, 40],
    ['lowerToWhole', '', 7, 3],
  ] as const)('%s %s: %s is %s', (conversion, part, percent, result) => {
    expect(convert(conversion, part, percent, [])?.result).toBe(result);
  });

  test('names its guide and table, and its rounding', () => {
    expect(convert('handToUpper', '', 15, [])).toEqual({
      text: 'Hand to upper extremity: 15 % × 90 % = 13.5 %, rounded to 14 %',
      rule: 'AMA Guides, 5th edition, Table 16-2',
      result: 14,
    });
  });

  test.each(['toeToFoot', 'hearingToWhole'] as const)(
    '%s is what the practice has entered, and nothing where it has not',
    (conversion: ImpairmentConversion) => {
      const lines = [line({ conversion })];

      expect(convert(conversion, '', 13.1, lines)).toMatchObject({
        result: 4,
        rule: 'Own copy, Table H (table of the practice)',
      });
      expect(convert(conversion, '', 13.2, lines)).toBeNull();
      expect(convert(conversion, 'great', 12, lines)).toBeNull();
    },
  );
});

describe('combined values', () => {
  test.each([
    [[], 0],
    [[7], 7],
    [[20, 35], 48],
    [[10, 10], 19],
    [[5, 5, 5], 15],
    [[50, 30, 20], 72],
    [[100, 40], 100],
    [[0, 12], 12],
  ])('%s is %s', (values, result) => {
    expect(combine(values).result).toBe(result);
  });

  test('begins with the largest and rounds each step', () => {
    expect(combine([9, 15, 3]).steps.map((step) => step.result)).toEqual([23, 25]);
    expect(combine([9, 15]).steps[0]?.text).toBe(
      '15 % combined with 9 %: 15 + 9 × (100 − 15) ÷ 100 = 22.65 %, rounded to 23 %',
    );
  });
});

describe('a deduction', () => {
  test.each([
    [15, { kind: 'tenth' }, 14],
    [14, { kind: 'tenth' }, 13],
    [20, { kind: 'proportion', value: 50 }, 10],
    [20, { kind: 'points', value: 7 }, 13],
    [5, { kind: 'points', value: 9 }, 0],
  ] as const)('of %s % by %s leaves %s', (percent, deduction, left) => {
    expect(deduct(percent, deduction)?.result).toBe(left);
  });

  test('one tenth names the section', () => {
    expect(deduct(10, { kind: 'tenth' })?.rule).toContain('section 323');
    expect(deduct(10, { kind: 'none' })).toBeNull();
  });
});

describe('PIRS', () => {
  const rate = (...all: readonly number[]) => {
    const [selfCare, social, travel, functioning, concentration, employability] = all;
    return ratePirs({
      selfCare,
      social,
      travel,
      functioning,
      concentration,
      employability,
    } as Parameters<typeof ratePirs>[0]);
  };

  test.each([
    [[1, 1, 1, 1, 1, 1], 1, 6, 0],
    [[1, 2, 2, 2, 3, 4], 2, 14, 7],
    [[2, 2, 2, 3, 3, 3], 3, 15, 15],
    [[1, 2, 3, 3, 4, 5], 3, 18, 22],
    [[3, 3, 4, 4, 4, 5], 4, 23, 47],
    [[5, 5, 5, 5, 5, 5], 5, 30, 96],
  ])('%s: median %s, aggregate %s, %s per cent', (classes, median, aggregate, percent) => {
    expect(rate(...classes)).toMatchObject({ median, aggregate, percent });
  });

  test('the table has no value only where two classes of 1 stand below a high median', () => {
    const classes = [1, 2, 3, 4, 5];
    const sets = [1, 2, 3, 4, 5].reduce<number[][]>(
      (all) => all.flatMap((set) => classes.map((one) => [...set, one])),
      classes.map((one) => [one]),
    );

    expect(sets).toHaveLength(5 ** 6);
    const outside = sets.filter((set) => rate(...set)?.percent === null);
    expect(new Set(outside.map((set) => set.toSorted((a, b) => a - b).join('')))).toEqual(
      new Set(['113444', '114555']),
    );
  });

  test('waits for all six classes', () => {
    expect(ratePirs({ selfCare: 3 })).toBeNull();
    expect(rate(1, 2, 3, 4, 5, 6)).toBeNull();
  });
});

describe('the workings', () => {
  test('digits of one hand are added, and go by the arm to the whole person', () => {
    const { regions, total: result } = workOut(
      [rating('digit:thumb', 50), rating('digit:index', 50)],
      [],
    );

    expect(regions[0]?.title).toBe('Right upper extremity');
    expect(regions[0]?.steps.map((step) => step.result)).toEqual([20, 10, 30, 27, 16]);
    expect(result).toBe(16);
  });

  test('impairments of one limb are combined before they become those of the whole person', () => {
    expect(total(rating('upper', 20), rating('upper', 10))).toBe(17);
    expect(total(rating('upper', 20), rating('upper', 10, { side: 'left' }))).toBe(17);
    expect(total(rating('foot', 20), rating('lower', 10))).toBe(9);
  });

  test('a deduction is made of the limb that it belongs to', () => {
    const { regions } = workOut(
      [rating('lower', 50, { deduction: { kind: 'tenth' } }), rating('whole', 10)],
      [],
    );

    expect(regions.map(({ result }) => result)).toEqual([18, 10]);
  });

  test('what no table knows is named, and the report says that it is not complete', () => {
    const sheet = sheetOf({ ...emptyInput, ratings: [rating('hearing', 50)] }, [line()]);

    expect(sheet.physical?.missing).toEqual(['Binaural hearing to whole person, 50 %']);
    expect(reportText(sheet)).toContain('Not complete.');
  });

  test('physical and psychiatric impairment are never combined', () => {
    const pirs = {
      ...{ selfCare: 3, social: 3, travel: 3, functioning: 3 },
      ...{ concentration: 3, employability: 3 },
    };
    const sheet = sheetOf({ ...emptyInput, ratings: [rating('whole', 10)], pirs }, []);

    expect([sheet.physical?.total, sheet.psychiatric?.result]).toEqual([10, 22]);
    expect(reportText(sheet)).toMatch(/Whole person impairment: 10 %[^]*impairment: 22 %$/);
  });

  test.each(['', '{', '[]', '{"ratings":[{"part":"constructor"}]}', '{"ratings":[{}]}'])(
    'an address that says %s is no sheet',
    (text) => {
      expect(readInput(text)).toBeNull();
    },
  );

  test('an address is read as it was written', () => {
    const input = { ...emptyInput, subject: 'IME-1', ratings: [rating('hand', 12)] };

    expect(readInput(JSON.stringify(input))).toEqual({
      ...input,
      ratings: [rating('hand', 12)],
    });
  });
});
