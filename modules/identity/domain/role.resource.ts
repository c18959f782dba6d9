import { defineResource, flag, json, longText, text } from '#kernel/domain';
import { adminOrStaff, tenantAdmin } from '#platform/domain';

/** `granted` and `revoked` are the tenant's changes to the defaults in code (B-126). */
export const role = defineResource({
  name: 'role',
  segment: 'roles',
  label: ['Role', 'Roles'],
  title: '{displayName}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 60 }),
    displayName: text('Display name', { required: true, searchable: true, max: 100 }),
    description: longText('Description'),
    isStatic: flag('Built in', { readOnly: true, default: false }),
    needsSecondFactor: flag('Second factor needed', { default: false }),
    permissions: json('Permissions', { readOnly: true }),
  },

  verbs: {
    list: tenantAdmin,
    read: tenantAdmin,
    lookup: adminOrStaff,
    create: tenantAdmin,
    update: tenantAdmin,
    delete: tenantAdmin,
  },

  stepUp: ['create', 'update'],

  list: { columns: ['displayName', 'name', 'description', 'isStatic'], sort: 'displayName' },
  lookup: { text: '{displayName}' },
  detail: { Information: ['name', 'displayName', 'description', 'isStatic', 'needsSecondFactor'], Permissions: 'panel' },
});
