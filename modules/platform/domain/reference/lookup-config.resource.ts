import { choice, defineResource, flag, lookup, number, text } from '#kernel/domain';
import { adminOrStaff, allRoles } from '../roles.ts';
import { lookupCategories } from './lookup-categories.ts';

/** D-057, S-023: one value of a list that the rest of the product picks from. */
export const lookupConfig = defineResource({
  name: 'lookupConfig',
  segment: 'lookup-config',
  label: ['Value', 'Value List'],
  title: '{label}',

  fields: {
    type: choice('List', lookupCategories, { required: true }),
    label: text('Label', { required: true, searchable: true, max: 200 }),
    parentId: lookup('Belongs to', 'lookupConfig'),
    itemIndex: number('Place in the list', { min: 0, max: 100_000 }),
    isDefault: flag('Default', {
      readOnly: true,
      default: false,
      alsoSetBy: ['keep_lookup_config'],
    }),
    isActive: flag('Active', { default: true }),
  },
  unique: [['type', 'parentId', 'label']],

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

  /** C-327. A tenant sees its own values only, whatever it names. */
  params: { parentIds: { field: 'parentId' }, tenantId: 'ignored' },
  list: { columns: ['label', 'type', 'parentId', 'isDefault', 'isActive'], sort: 'label' },
  filters: ['type', 'parentId', 'isDefault', 'isActive'],
  lookup: { text: '{label}', sort: 'itemIndex, label', filters: ['type', 'parentId', 'isDefault'] },
  detail: { Information: ['type', 'label', 'parentId', 'itemIndex', 'isDefault', 'isActive'] },
});
