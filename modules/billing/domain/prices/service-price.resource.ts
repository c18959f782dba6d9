import { choice, date, defineResource, flag, lookup, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { serviceItem } from '../service-item.resource.ts';
import { payAboveReason } from './pay-above-price.ts';
import { priceKinds } from './price-choices.ts';

/**
 * A price of a service item for some customers or from some day on. Two of the same kind and for the
 * same customer never hold on one day (migration 281).
 */
export const servicePrice = defineResource({
  name: 'servicePrice',
  segment: 'service-prices',
  label: ['Price', 'Prices'],
  title: '{kind} {unitPrice} from {effectiveFrom}',
  pages: { only: ['list', 'detail'], title: 'Service Prices' },

  fields: {
    serviceItemId: lookup('Service item', serviceItem.name, { required: true }),
    kind: choice('Kind', priceKinds, { required: true, default: 'list' }),
    companyId: lookup('Company', 'company', { hint: 'Of a company or contract price.' }),
    schemeId: lookup('Scheme', 'matterType', { hint: 'Of a gazetted or scheme price.' }),
    specialistId: lookup('Specialist', 'specialist', { hint: 'Leave empty for every specialist.' }),
    specialtyId: lookup('Specialty', 'lookupConfig', {
      where: { type: 'specialty' },
      hint: 'Leave empty for every specialty.',
    }),
    effectiveFrom: date('Effective from', { required: true }),
    effectiveTo: date('Effective to', { hint: 'The last day. Leave empty until further notice.' }),
    unitPrice: money('Unit price', { required: true, min: 0, hint: 'Without GST.' }),
    hasGst: flag('GST applies', { default: true }),
    payAboveReason,
  },
  checks: {
    endNotBeforeStart: {
      field: 'effectiveTo',
      op: '>=',
      than: 'effectiveFrom',
      refusal: 'priceEndsBeforeStart',
    },
  },

  verbs: {
    list: office,
    read: office,
    create: office,
    update: office,
    delete: office,
    export: office,
    import: office,
  },

  list: {
    columns: [
      'serviceItemId',
      'kind',
      'companyId',
      'schemeId',
      'specialistId',
      'effectiveFrom',
      'effectiveTo',
      'unitPrice',
      'hasGst',
    ],
    sort: 'effectiveFrom desc',
  },
  filters: ['serviceItemId', 'kind', 'companyId', 'schemeId', 'specialistId', 'effectiveFrom'],
  facts: ['serviceItemId', 'unitPrice', 'effectiveFrom', 'effectiveTo'],
  detail: {
    Price: [
      'serviceItemId',
      'unitPrice',
      'hasGst',
      'effectiveFrom',
      'effectiveTo',
      'payAboveReason',
    ],
    'Applies to': ['kind', 'companyId', 'schemeId', 'specialistId', 'specialtyId'],
    Preview: 'panel',
  },
});
