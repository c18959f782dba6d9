import { choice, defineResource, longText, lookup, money, number } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const salePeriods = {
  q1: 'July to September',
  q2: 'October to December',
  q3: 'January to March',
  q4: 'April to June',
  year: 'Whole financial year',
} as const;

/** S-103, D-098, B-026, G-055: a list only; records are edited in a dialog. */
export const saleTarget = defineResource({
  name: 'saleTarget',
  segment: 'sale-targets',
  label: ['Sale Target', 'Sale Targets'],
  title: '{financialYear} {period}',
  pages: { only: ['list'], row: 'R-177' },

  fields: {
    financialYear: number('Financial year', {
      format: 'year',
      required: true,
      min: 2000,
      max: 2100,
      hint: 'The year in which it ends: 2027 for July 2026 to June 2027.',
    }),
    period: choice('Period', salePeriods, { required: true }),
    staffId: lookup('Staff', 'user', { hint: 'Leave empty for the whole practice.' }),
    saleTypeId: lookup('Sale type', 'lookupConfig', { where: { type: 'saleType' } }),
    targetAmount: money('Target', { required: true }),
    achievedAmount: money('Achieved'),
    note: longText('Note'),
  },
  unique: [['financialYear', 'period', 'staffId', 'saleTypeId']],

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    export: settingsStaff,
  },

  list: {
    columns: ['financialYear', 'period', 'staffId', 'saleTypeId', 'targetAmount', 'achievedAmount'],
    sort: 'financialYear desc, period',
  },
  filters: ['financialYear', 'period', 'staffId', 'saleTypeId'],
  detail: {
    Information: [
      'financialYear',
      'period',
      'staffId',
      'saleTypeId',
      'targetAmount',
      'achievedAmount',
      'note',
    ],
  },
});
