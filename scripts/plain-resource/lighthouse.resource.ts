import { defineResource, flag, text } from '#kernel/domain';
import { allRoles, settingsStaff } from '#platform/domain';

/** Belongs to no business: it shows what one definition brings. */
export const lighthouse = defineResource({
  name: 'lighthouse',
  segment: 'lighthouses',
  label: ['Lighthouse', 'Lighthouses'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: allRoles,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    export: settingsStaff,
  },

  list: { columns: ['name', 'isActive'], sort: 'name' },
  filters: ['isActive'],
  lookup: { text: '{name}', sort: 'name' },
  detail: { Information: ['name', 'isActive'] },
});
