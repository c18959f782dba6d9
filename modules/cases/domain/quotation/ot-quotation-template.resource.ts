import { defineResource, flag, longText, number, text } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';

/** What quotations begin with: usual items with their prices. */
export const otQuotationTemplate = defineResource({
  name: 'otQuotationTemplate',
  segment: 'ot-quotation-templates',
  label: ['Quotation Template', 'Quotation Templates'],
  title: '{name}',
  features: ['OT'],

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    validDays: number('Valid for days', { required: true, default: 30, min: 1, max: 365 }),
    note: longText('Words to the customer', { max: 4000 }),
    isActive: flag('Active', { default: true }),
  },
  verbs: {
    list: office,
    read: office,
    lookup: office,
    create: settingsStaff,
    update: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    delete: settingsStaff,
  },
  deleteOnlyUnused: true,

  list: { columns: ['name', 'validDays', 'isActive'], sort: 'name' },
  filters: ['isActive'],
  lookup: { text: '{name}', sort: 'name' },
  detail: {
    Template: ['name', 'validDays', 'note', 'isActive'],
    'Template Items': 'panel',
  },
});
