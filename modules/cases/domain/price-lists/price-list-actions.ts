import { choice, date, defineAction, json, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { listedPrice, priceLists } from './listed-price.resource.ts';

const input = {
  list: choice('Price list', priceLists, { required: true }),
  effectiveFrom: date('Effective from', { required: true }),
  priceColumn: text('Column of the price', {
    max: 20,
    default: 'National',
    hint: 'Of the NDIS: National, or the state of the practice.',
  }),
  /** The sheet as it was read: rows of cells. */
  rows: json('Rows', { required: true }),
} as const;

const line = { number: 'text', name: 'text', price: 'money?' } as const;

export const differenceShape = {
  added: [line],
  changed: [{ ...line, oldPrice: 'money?', oldName: 'text', others: ['text'] }],
  ended: [line],
  same: 'number',
  faults: [{ row: 'number', message: 'text' }],
  /** Names this very difference; what is applied must be it. */
  mark: 'text',
} as const;

export const comparePriceList = defineAction({
  name: 'compare',
  on: listedPrice,
  label: 'Compare a price list',
  route: 'POST /app/price-lists/compare',
  roles: office,
  input,
  answer: differenceShape,
});

export const applyPriceList = defineAction({
  name: 'apply',
  on: listedPrice,
  label: 'Apply a price list',
  route: 'POST /app/price-lists/apply',
  roles: office,
  input: { ...input, mark: text('Difference', { required: true, max: 40 }) },
  answer: { added: 'number', changed: 'number', ended: 'number' },
});
