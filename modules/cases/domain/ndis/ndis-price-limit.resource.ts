import { choice, defineResource, lookup, money } from '#kernel/domain';
import { australianStates, office } from '#platform/domain';
import { ndisServiceItem } from '../settings/ndis-service-item.resource.ts';
import { remotenesses } from './ndis-choices.ts';

const { national: _national, regional: _regional, ...farPlaces } = remotenesses;

/** The price columns of the support catalogue besides the national one. */
export const priceZones = { ...australianStates, ...farPlaces } as const;

/** Where an item has another limit than its national one. */
export const ndisPriceLimit = defineResource({
  name: 'ndisPriceLimit',
  segment: 'ndis-price-limits',
  label: ['Price Limit', 'Price Limits'],
  title: '{zone}',
  features: ['NDIS'],
  parent: { field: 'serviceItemId', as: 'price-limits' },
  pages: { only: [] },

  fields: {
    serviceItemId: lookup('NDIS service item', ndisServiceItem.name, { required: true }),
    zone: choice('Where', priceZones, { required: true }),
    priceLimit: money('Price limit', { required: true, hint: 'In AUD, for one unit.' }),
  },
  unique: [['serviceItemId', 'zone']],

  verbs: { list: office, read: office, create: office, update: office, delete: office },
  list: { columns: ['zone', 'priceLimit'], sort: 'zone' },
  filters: ['serviceItemId', 'zone'],
  detail: { Limit: ['serviceItemId', 'zone', 'priceLimit'] },
});
