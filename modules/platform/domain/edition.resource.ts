import { defineResource, json, longText, text } from '#kernel/domain';
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

  list: { columns: ['name', 'description'], sort: 'name' },
  lookup: { text: '{name}' },
  detail: { Information: ['name', 'description'], Features: 'panel' },
});
