import { defineResource, flag, longText, multiLookup, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** M-025: members see each other's claimants while the group is active. */
export const companyGroup = defineResource({
  name: 'companyGroup',
  segment: 'company-groups',
  label: ['Claimant Sharing Group', 'Claimant Sharing Groups'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 150 }),
    note: longText('Note'),
    companyIds: multiLookup('Companies', 'company', { readOnly: true }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    export: settingsStaff,
  },

  list: { columns: ['name', 'companyIds', 'isActive', 'lastModificationTime'], sort: 'name' },
  filters: ['companyIds', 'isActive'],
  lookup: { text: '{name}', sort: 'name' },
  detail: { Information: ['name', 'note', 'isActive'], Members: 'panel', Activity: 'panel' },
});
