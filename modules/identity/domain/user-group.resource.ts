import { defineResource, flag, longText, multiLookup, text } from '#kernel/domain';
import { adminOrStaff, adminStaff } from '#platform/domain';

/** B-206: a group can be disabled and never enabled again. G-055: a list only. */
export const userGroup = defineResource({
  name: 'userGroup',
  segment: 'user-group',
  label: ['User Group', 'User Groups'],
  title: '{name}',
  pages: { only: ['list'], row: 'R-132' },

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    description: longText('Description', { searchable: true }),
    memberIds: multiLookup('Members', 'user', { alsoSetBy: ['tell_group_members'] }),
    isActive: flag('Active', { readOnly: true, default: true }),
  },

  verbs: {
    list: adminStaff,
    read: adminStaff,
    lookup: adminOrStaff,
    create: adminStaff,
    update: adminStaff,
    delete: adminStaff,
    disable: adminStaff,
  },

  list: { columns: ['name', 'description', 'memberIds', 'isActive'], sort: 'name' },
  filters: ['isActive'],
  lookup: { text: '{name}' },
  detail: { Information: ['name', 'description', 'memberIds', 'isActive'] },
});
