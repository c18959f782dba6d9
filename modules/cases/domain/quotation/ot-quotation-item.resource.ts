import { defineResource, lookup, money, number } from '#kernel/domain';
import { office } from '#platform/domain';
import { itemCostFields } from './item-cost-fields.ts';
import { otQuotation } from './ot-quotation.resource.ts';

export const otQuotationItem = defineResource({
  name: 'otQuotationItem',
  segment: 'ot-quotation-items',
  label: ['Item', 'Items'],
  title: '{description}',
  features: ['OT'],
  parent: { field: 'quotationId', as: 'itemCosts', order: 'itemIndex' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    quotationId: lookup('Quotation', otQuotation.name, { required: true, readOnly: true }),
    itemIndex: number('Order', { readOnly: true }),
    ...itemCostFields,
    amount: money('Amount', { readOnly: true }),
    gst: money('GST', { readOnly: true }),
  },
  verbs: { list: office },

  list: {
    columns: ['itemIndex', 'description', 'quantity', 'unitPrice', 'hasGst', 'amount', 'gst'],
    sort: 'itemIndex',
  },
  filters: ['quotationId'],
  detail: { Item: ['description', 'quantity', 'unitPrice', 'hasGst', 'amount', 'gst'] },
});
