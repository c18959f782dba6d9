import { choice, defineResource, flag, number, text } from '#kernel/domain';
import { allRoles, settingsStaff } from '#platform/domain';
import { attachmentGroups } from './attachment-types.ts';
import { retentionStarts } from './retention/retention-starts.ts';

/** S-117, D-107, E-068: what a file of a case is. */
export const attachmentType = defineResource({
  name: 'attachmentType',
  segment: 'attachment-types',
  label: ['Attachment Type', 'Attachment Types'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, searchable: true, max: 200 }),
    key: text('Key', {
      required: true,
      unique: true,
      searchable: true,
      max: 60,
      hint: 'Other systems know the type by it.',
    }),
    category: choice('Group', attachmentGroups, { required: true }),
    isBuiltIn: flag('Built in', { readOnly: true, default: false }),
    isActive: flag('Active', { default: true }),
    retentionYears: number('Kept for years', {
      min: 1,
      max: 100,
      hint: 'Without a number such files are kept for good.',
    }),
    retentionFrom: choice('Counted from', retentionStarts, { default: 'upload' }),
    removesByItself: flag('Deleted by itself', {
      default: false,
      hint: 'Otherwise an administrator deletes what is due.',
    }),
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
    export: settingsStaff,
  },

  list: { columns: ['name', 'key', 'category', 'isBuiltIn', 'isActive'], sort: 'name' },
  filters: ['category', 'isBuiltIn', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['category'] },
  facts: ['key', 'category'],
  detail: {
    Information: ['name', 'key', 'category', 'isBuiltIn', 'isActive'],
    Keeping: ['retentionYears', 'retentionFrom', 'removesByItself'],
  },
});
