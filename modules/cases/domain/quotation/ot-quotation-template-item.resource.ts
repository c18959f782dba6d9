import { defineResource, lookup, number } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';
import { itemCostFields } from './item-cost-fields.ts';
import { otQuotationTemplate } from './ot-quotation-template.resource.ts';

export const otQuotationTemplateItem = defineResource({
  name: 'otQuotationTemplateItem',
  segment: 'ot-quotation-template-items',
  label: ['Template Item', 'Template Items'],
  title: '{description}',
  features: ['OT'],
  parent: { field: 'templateId', as: 'items' },

  fields: {
    templateId: lookup('Template', otQuotationTemplate.name, { required: true }),
    itemIndex: number('Order', { required: true, min: 1, max: 1000 }),
    ...itemCostFields,
  },
  verbs: {
    list: office,
    read: office,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },

  list: {
    columns: ['itemIndex', 'description', 'quantity', 'unitPrice', 'hasGst'],
    sort: 'itemIndex',
  },
  filters: ['templateId'],
  detail: {
    Item: ['templateId', 'itemIndex', 'description', 'quantity', 'unitPrice', 'hasGst'],
  },
});
