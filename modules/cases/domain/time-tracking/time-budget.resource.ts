import { decimal, defineResource, lookup, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

/** What was agreed for a case, in hours, in money or in both. It warns and refuses nothing. */
export const timeBudget = defineResource({
  name: 'timeBudget',
  segment: 'time-budgets',
  label: ['Time Budget', 'Time Budgets'],
  title: '{caseId}',
  features: ['TimeTracking'],
  pages: { only: [] },

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true, unique: true, readOnly: true }),
    hours: decimal('Hours', { scale: 2, min: 0, max: 10_000, readOnly: true }),
    amount: money('Amount', { min: 0, readOnly: true }),
  },

  verbs: { list: office, read: office },

  list: { columns: ['caseId', 'hours', 'amount'], sort: 'caseId' },
  filters: ['caseId'],
  detail: { Budget: ['caseId', 'hours', 'amount'] },
});
