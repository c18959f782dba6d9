import { choice, defineResource, lookup } from '#kernel/domain';
import { adminOrStaff, office, picSteps } from '#platform/domain';
import { anyCase } from './case.resource.ts';

/** G-118: who takes a step of this very case; it goes before the company's and the tenant's person. */
export const casePic = defineResource({
  name: 'casePic',
  segment: 'case-pics',
  label: ['Person in Charge', 'Persons in Charge'],
  title: '{step}',
  parent: { field: 'caseId', as: 'pics' },
  pages: { only: [] },

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true }),
    step: choice('Step', picSteps, { required: true }),
    userId: lookup('Person in charge', 'user', { required: true }),
  },
  unique: [['caseId', 'step']],

  verbs: {
    list: adminOrStaff,
    read: adminOrStaff,
    create: office,
    update: office,
    delete: office,
  },

  list: { columns: ['step', 'userId'], sort: 'step' },
  filters: ['caseId', 'step', 'userId'],
  detail: { Information: ['step', 'userId'] },
});
