import { defineResource, flag, number, text } from '#kernel/domain';
import { allRoles, settingsStaff } from '../roles.ts';

/** C-224, S-113. One table for all tenants; only the host writes it. */
export const country = defineResource({
  name: 'country',
  segment: 'countries',
  label: ['Country', 'Countries'],
  title: '{name}',
  tenancy: 'host',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    code: text('ISO code', { required: true, unique: true, searchable: true, min: 2, max: 2 }),
    legacyId: number('Former number', { readOnly: true, min: 1 }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: allRoles,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
  },

  list: { columns: ['name', 'code', 'isActive'], sort: 'name' },
  filters: ['isActive'],
  lookup: { text: '{name}', sort: 'name' },
  detail: { Information: ['name', 'code', 'legacyId', 'isActive'] },
});
