import { choice, defineResource, flag, longText, multiLookup, text } from '#kernel/domain';
import { adminOrStaff, allRoles } from '../roles.ts';
import { australianStates } from './australian-states.ts';

/** S-024, M-017, D-119: the scheme under which a claim is made. */
export const matterType = defineResource({
  name: 'matterType',
  segment: 'matter-types',
  label: ['Scheme Type', 'Scheme Types'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    state: choice('State', australianStates, { hint: 'Leave empty for a national scheme.' }),
    isGazetted: flag('Gazetted fees', {
      default: false,
      hint: 'Fees of this scheme are set by its regulator.',
    }),
    accreditationIds: multiLookup('Accreditations', 'lookupConfig', {
      where: { type: 'accreditation' },
      hint: 'A specialist needs one of them. Leave empty where none is needed.',
    }),
    description: longText('Description'),
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

  list: { columns: ['name', 'state', 'isGazetted', 'description', 'isActive'], sort: 'name' },
  filters: ['state', 'isGazetted', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['state', 'isGazetted'] },
  facts: ['state', 'isGazetted'],
  detail: {
    Information: ['name', 'state', 'isGazetted', 'accreditationIds', 'description', 'isActive'],
  },
});
