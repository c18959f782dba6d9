import { choice, date, defineResource, money, text } from '#kernel/domain';
import { office } from '#platform/domain';

export const priceLists = { ndis: 'NDIS support catalogue', ama: 'AMA list of fees' } as const;
export type PriceList = keyof typeof priceLists;

/** What an item of a catalogue cost from which day to which, one row for each import that changed it. */
export const listedPrice = defineResource({
  name: 'listedPrice',
  segment: 'listed-prices',
  label: ['Listed Price', 'Listed Prices'],
  title: '{itemNumber} {price}',
  pages: { only: [] },

  fields: {
    list: choice('Price list', priceLists, { required: true, readOnly: true }),
    itemNumber: text('Item', { required: true, readOnly: true, searchable: true, max: 40 }),
    price: money('Price', { readOnly: true }),
    effectiveFrom: date('Effective from', { required: true, readOnly: true }),
    effectiveTo: date('Effective to', { readOnly: true }),
  },
  unique: [['list', 'itemNumber', 'effectiveFrom']],

  verbs: { list: office, read: office, export: office },

  list: {
    columns: ['list', 'itemNumber', 'price', 'effectiveFrom', 'effectiveTo'],
    sort: 'itemNumber, effectiveFrom desc',
  },
  filters: ['list', 'itemNumber', 'effectiveFrom'],
  detail: { Price: ['list', 'itemNumber', 'price', 'effectiveFrom', 'effectiveTo'] },
});
