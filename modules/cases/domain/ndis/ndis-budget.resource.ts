import { defineResource, lookup, money, number } from '#kernel/domain';
import { keptByOffice, ofParticipant, partOfParticipant } from './part-of-participant.ts';

export const budgetFields = {
  supportCategoryId: lookup('Support category', 'lookupConfig', {
    required: true,
    where: { type: 'supportCategory' },
  }),
  amount: money('Budget', { required: true }),
} as const;

/** What the plan gives for one support category. Claims write what is used of it, never more than there is. */
export const ndisBudget = defineResource({
  name: 'ndisBudget',
  segment: 'ndis-budgets',
  label: ['Budget', 'Budgets'],
  title: '{amount}',
  ...partOfParticipant('budgets'),

  fields: {
    ...ofParticipant,
    ...budgetFields,
    plannedHours: number('Planned hours', { min: 0, max: 100_000, decimals: 2 }),
    usedAmount: money('Used', { readOnly: true, default: '0.00' }),
  },
  unique: [['ndisId', 'supportCategoryId']],
  checks: {
    withinBudget: {
      field: 'amount',
      op: '>=',
      than: 'usedAmount',
      refusal: 'budgetBelowUsed',
    },
  },

  verbs: { ...keptByOffice, lookup: keptByOffice.list },
  deleteOnlyUnused: true,
  lookup: { text: '{amount}', sort: 'amount', filters: ['ndisId'] },
  list: {
    columns: ['supportCategoryId', 'amount', 'usedAmount', 'plannedHours'],
    sort: 'amount desc',
  },
  filters: ['ndisId', 'supportCategoryId'],
  detail: { Budget: ['supportCategoryId', 'amount', 'usedAmount', 'plannedHours'] },
});
