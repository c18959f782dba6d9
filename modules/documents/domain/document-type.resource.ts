import { choice, defineResource, flag, longText, number, text } from '#kernel/domain';
import { adminOrStaff, allRoles } from '#platform/domain';
import { documentGroups } from './document-groups.ts';

/** S-054, D-115, B-114. */
export const documentType = defineResource({
  name: 'documentType',
  segment: 'document-types',
  label: ['Document Type', 'Document Types'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    category: choice('Group', documentGroups, { required: true }),
    description: longText('Description'),
    isConfidential: flag('Confidential', {
      default: false,
      hint: 'Shown to the office only, whatever the case says.',
    }),
    retentionYears: number('Kept for years', {
      min: 1,
      max: 100,
      hint: 'Health records of adults are kept for at least seven years.',
    }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: adminOrStaff,
    read: adminOrStaff,
    lookup: allRoles,
    create: adminOrStaff,
    update: adminOrStaff,
    delete: adminOrStaff,
    enable: adminOrStaff,
    disable: adminOrStaff,
    export: adminOrStaff,
  },

  list: {
    columns: ['name', 'category', 'description', 'retentionYears', 'isConfidential', 'isActive'],
    sort: 'name',
  },
  filters: ['category', 'isConfidential', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['category'] },
  facts: ['category', 'retentionYears'],
  detail: {
    Information: ['name', 'category', 'description', 'isActive'],
    Keeping: ['isConfidential', 'retentionYears'],
  },
});
