import { defineResource, flag, longText, number, text } from '#kernel/domain';
import { adminOrStaff, settingsStaff } from '#platform/domain';

/** S-098, D-113. */
export const talkingPointCategory = defineResource({
  name: 'talkingPointCategory',
  segment: 'talking-point-category',
  label: ['Talking Point Category', 'Talking Point Categories'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    description: longText('Description'),
    itemIndex: number('Order', { min: 0, max: 1000 }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: adminOrStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
  },

  list: { columns: ['itemIndex', 'name', 'description', 'isActive'], sort: 'itemIndex, name' },
  filters: ['isActive'],
  lookup: { text: '{name}', sort: 'name' },
  detail: {
    Information: ['name', 'description', 'itemIndex', 'isActive'],
    'Talking points': 'panel',
  },
});
