import { describe, expect, test } from 'vitest';
import { decidePriceList } from './apply-prices.ts';
import { comparePrices, markOf, otherChanges } from './compare.ts';
import type { StoredItem } from './compare.ts';
import { readCatalogue, readPrice } from './read-catalogue.ts';

const ndisHead = ['Support Item Number', 'Support Item Name', 'Unit', 'Type'];
const therapy = ['15_617_0128_1_3', 'Therapy', 'H', 'Price Limited Supports'];

describe('a catalogue', () => {
  test('[S-100] the NDIS has a column for each state, and later one for the nation', () => {
    const states = [
      ['NDIS Support Catalogue 2025-26'],
      [...ndisHead, 'NSW', 'Remote'],
      [...therapy, '$193.99', '271.59'],
    ];
    const nation = [
      [...ndisHead, 'National'],
      [...therapy, '193.99'],
    ];
    const item = { number: '15_617_0128_1_3', unitCode: 'H', priceType: 'priceLimited' };

    expect(readCatalogue('ndis', states, 'NSW').items).toMatchObject([
      { ...item, price: '193.99' },
    ]);
    expect(readCatalogue('ndis', states, 'Remote').items).toMatchObject([{ price: '271.59' }]);
    expect(readCatalogue('ndis', nation, 'National').items).toMatchObject([
      { ...item, price: '193.99' },
    ]);
    expect(readCatalogue('ndis', nation, 'VIC').faults).toMatchObject([
      { message: 'The column of the price is missing.' },
    ]);
  });

  test('the NDIS says what else may be claimed for an item, and may say nothing', () => {
    const marks = ['Provider Travel', 'Short Notice Cancellations.', 'NDIA Requested Reports'];
    const sheet = [
      [...ndisHead, 'National', ...marks],
      [...therapy, '193.99', 'Y', 'N', ''],
    ];

    expect(readCatalogue('ndis', sheet, 'National').items).toMatchObject([
      { allows: { allowsTravel: true, allowsCancellation: false } },
    ]);
    expect(readCatalogue('ndis', sheet, 'National').items[0]?.allows).not.toHaveProperty(
      'allowsReport',
    );
  });

  test('[S-101] the AMA has items, fees and the items of the MBS', () => {
    const sheet = [
      ['AMA Item', 'Description', 'MBS Item', 'Fee'],
      ['AA010', 'Consultation', '104', '$1,205.00'],
      ['', '', '', ''],
      ['AA020', 'Report', '', ''],
      ['AA010', 'Again', '', '1'],
    ];

    expect(readCatalogue('ama', sheet, '')).toEqual({
      items: [{ number: 'AA010', name: 'Consultation', price: '1205.00', mbsItem: '104' }],
      faults: [
        { row: 4, message: 'AA020 has no fee.' },
        { row: 5, message: 'AA010 stands in the list twice.' },
      ],
    });
  });

  test.each([
    ['$1,234.5', '1234.50'],
    ['', null],
    ['-', null],
    ['POA', undefined],
    ['-5', undefined],
  ])('the price %s is %s', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });
});

const stored = (number: string, price: string | null, more = {}): StoredItem => ({
  id: `id-${number}`,
  number,
  name: number,
  price,
  isActive: true,
  from: '2025-07-01',
  ...more,
});
const listed = (number: string, price: string | null) => ({ number, name: number, price });

describe('the difference to the last list', () => {
  const difference = comparePrices(
    [
      stored('same', '10.00'),
      stored('dearer', '10.00'),
      stored('gone', '10.00'),
      stored('long gone', '10.00', { isActive: false }),
      stored('back', '10.00', { isActive: false }),
    ],
    [
      listed('same', '10.00'),
      listed('dearer', '12.00'),
      listed('new', '5.00'),
      listed('back', '10.00'),
    ],
  );

  test('names what is added, changed and ended', () => {
    expect(difference.added.map(({ number }) => number)).toEqual(['new']);
    expect(difference.changed.map(({ after }) => after.number)).toEqual(['dearer', 'back']);
    expect(difference.ended.map(({ number }) => number)).toEqual(['gone']);
    expect(difference.same).toBe(1);
  });

  test('an item is changed where something else may be claimed for it', () => {
    const allows = {
      ...{ allowsNonFace: true, allowsTravel: true },
      ...{ allowsCancellation: true, allowsReport: true },
    };
    const before = stored('same', '10.00', { allows });
    const compare = (marks: object) =>
      comparePrices([before], [{ ...listed('same', '10.00'), allows: marks }]);

    expect(compare({ allowsTravel: true }).changed).toEqual([]);
    expect(compare({ allowsTravel: false }).changed).toHaveLength(1);
    expect(
      otherChanges(
        { ...before, name: 'Old name', isActive: false },
        { ...listed('same', '10.00'), name: 'New name', allows: { allowsTravel: false } },
      ),
    ).toEqual(['In force again', 'Was named Old name', 'Provider Travel: no more']);
    expect(otherChanges(before, { ...listed('same', '12.00'), name: before.name })).toEqual([]);
    expect(markOf(compare({ allowsTravel: false }))).not.toBe(
      markOf(compare({ allowsReport: false })),
    );
  });

  const applying = {
    list: 'ama',
    effectiveFrom: '2026-11-01',
    mark: markOf(difference),
    open: new Map([['gone', { id: 'row-gone', from: '2025-07-01' }]]),
  } as const;

  test('is applied as it was shown, or not at all', () => {
    expect(decidePriceList(difference, applying)).toMatchObject({ kind: 'accepted' });
    expect(decidePriceList({ ...difference, ended: [] }, applying)).toMatchObject({
      code: 'priceListDiffers',
    });
  });

  test('the old price ends the day before the new one', () => {
    const decision = decidePriceList(difference, applying);
    const writes = decision.kind === 'accepted' ? decision.writes : [];

    expect(writes).toContainEqual(
      expect.objectContaining({
        write: 'create',
        resource: 'listedPrice',
        values: {
          ...{ list: 'ama', itemNumber: 'dearer', price: '10.00' },
          ...{ effectiveFrom: '2025-07-01', effectiveTo: '2026-10-31' },
        },
      }),
    );
    expect(writes).toContainEqual(
      expect.objectContaining({ ids: ['row-gone'], values: { effectiveTo: '2026-10-31' } }),
    );
  });
});
