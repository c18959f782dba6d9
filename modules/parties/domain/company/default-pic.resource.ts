import { choice, defineResource, lookup, text } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';
import { processSteps } from './company-choices.ts';

/** G-118: who of the practice does a step for this company; it goes before the tenant's own. */
export const companyDefaultPic = defineResource({
  name: 'companyDefaultPic',
  segment: 'company-default-pics',
  label: ['Default Person in Charge', 'Default Persons in Charge'],
  title: '{step}',

  fields: {
    companyId: lookup('Company', 'company', { required: true }),
    step: choice('Process step', processSteps, { required: true }),
    userId: lookup('Person in charge', 'user', { required: true }),
    note: text('Note', { max: 500 }),
  },
  unique: [['companyId', 'step']],
  parent: { field: 'companyId', as: 'default-pics' },

  verbs: {
    list: adminOrStaff,
    read: adminOrStaff,
    create: office,
    update: office,
    delete: office,
  },

  list: { columns: ['step', 'userId', 'note'], sort: 'step' },
  filters: ['companyId', 'step', 'userId'],
  detail: { Information: ['step', 'userId', 'note'] },
});
