import { defineResource, json, longText, money, text } from '#kernel/domain';
import { tenantAdmin } from './roles.ts';

export const edition = defineResource({
  name: 'edition',
  segment: 'editions',
  label: ['Edition', 'Editions'],
  title: '{name}',
  tenancy: 'host',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    description: longText('Description', { searchable: true }),
    monthlyPrice: money('Price per month', {
      hint: 'Before tax. A tenant may have a discount.',
    }),
    features: json('Features', { readOnly: true }),
  },

  verbs: {
    list: tenantAdmin,
    read: tenantAdmin,
    lookup: tenantAdmin,
    create: tenantAdmin,
    update: tenantAdmin,
    delete: tenantAdmin,
  },

  deleteOnlyUnused: true,

  list: { columns: ['name', 'description', 'monthlyPrice'], sort: 'name' },
  lookup: { text: '{name}' },
  detail: { Information: ['name', 'description', 'monthlyPrice'], Features: 'panel' },
});
