import { defineResource, flag, lookup, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const centreRoom = defineResource({
  name: 'centreRoom',
  segment: 'centre-rooms',
  label: ['Room', 'Rooms'],
  title: '{name}',
  parent: { field: 'centreId', as: 'rooms' },

  fields: {
    centreId: lookup('Centre', 'centre', { required: true }),
    name: text('Name', { required: true, max: 100 }),
    isActive: flag('Active', { default: true }),
  },
  unique: [['centreId', 'name']],
  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },

  list: { columns: ['name', 'isActive'], sort: 'name' },
  filters: ['centreId', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['centreId'] },
  detail: { Information: ['centreId', 'name', 'isActive'] },
});
