import { choice, dateTime, defineResource, longText, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';

export const periodStatuses = { open: 'Open', closed: 'Closed' } as const;

/** A month that was closed, or opened again. A month without a row is open. */
export const ledgerPeriod = defineResource({
  name: 'ledgerPeriod',
  segment: 'ledger-periods',
  label: ['Ledger Month', 'Ledger Months'],
  title: '{month}',
  pages: { only: ['list', 'detail'] },

  fields: {
    month: text('Month', { required: true, readOnly: true, unique: true, max: 7, format: 'month' }),
    status: choice('Status', periodStatuses, {
      required: true,
      readOnly: true,
      default: 'closed',
      tones: { open: 'info', closed: 'success' },
    }),
    changedAt: dateTime('Since', { required: true, readOnly: true }),
    changedById: lookup('By', 'user', { readOnly: true }),
    note: longText('Note', { readOnly: true, max: 1000 }),
  },
  verbs: { list: office, read: office },

  list: {
    columns: ['month', 'status', 'changedAt', 'changedById', 'note'],
    sort: 'month desc',
    empty: 'Every month is open. Close month closes one that is over.',
  },
  filters: ['status'],
  detail: { Month: ['month', 'status', 'changedAt', 'changedById', 'note'] },
});
