import { defineResource, flag, lookup, text } from '#kernel/domain';
import { allRoles, settingsStaff } from '../roles.ts';

/** C-225, C-226, S-114. A place with each of its postcodes; only the host writes it. */
export const city = defineResource({
  name: 'city',
  segment: 'cities',
  label: ['City', 'Cities'],
  title: '{name}',
  tenancy: 'host',

  fields: {
    name: text('Name', { required: true, searchable: true, max: 100 }),
    state: text('State', { searchable: true, max: 100 }),
    postcode: text('Postcode', { searchable: true, max: 12 }),
    countryId: lookup('Country', 'country', { required: true }),
    isPostBox: flag('Post boxes only'),
    isActive: flag('Active', { default: true }),
  },
  unique: [['countryId', 'name', 'state', 'postcode']],

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: allRoles,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    import: settingsStaff,
  },

  list: { columns: ['name', 'state', 'postcode', 'countryId', 'isActive'], sort: 'name' },
  filters: ['countryId', 'state', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['countryId', 'state'], description: 'state' },
  detail: { Information: ['name', 'state', 'postcode', 'countryId', 'isPostBox', 'isActive'] },
});
