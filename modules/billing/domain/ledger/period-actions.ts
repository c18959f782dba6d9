import { defineAction, longText, record, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { ledgerPeriod } from './ledger-period.resource.ts';

const month = text('Month', { required: true, max: 20, format: 'month' });

/** What somebody should look at before the month is closed. */
export const readUnfinished = defineAction({
  name: 'readUnfinished',
  on: ledgerPeriod,
  label: 'Unfinished of a month',
  route: 'GET /app/ledger-periods/unfinished',
  roles: office,
  input: { month },
  answer: {
    month: 'text',
    items: [{ name: 'text', label: 'text', count: 'number', amount: 'money', path: 'text' }],
  },
});

export const closeMonth = defineAction({
  name: 'closeMonth',
  on: ledgerPeriod,
  label: 'Close month',
  route: 'POST /app/ledger-periods/close',
  roles: office,
  input: { month, note: longText('Note', { max: 1000 }) },
  answer: { id: 'id', month: 'text' },
});

/** Asks for it: another person opens the month by agreeing. */
export const reopenMonth = defineAction({
  name: 'reopenMonth',
  stepUp: true,
  on: ledgerPeriod,
  label: 'Open again',
  route: 'POST /app/ledger-periods/{id}/reopen',
  roles: ['ADMIN_STAFF', 'ACCOUNTING'],
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  answer: record(ledgerPeriod),
});
