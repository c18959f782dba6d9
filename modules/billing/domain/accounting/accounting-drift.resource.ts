import { choice, dateTime, defineResource, lookup, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { invoice } from '../invoices/invoice.resource.ts';
import { driftStates } from './drift.ts';

const recorded = { readOnly: true } as const;

export const mendStates = { open: 'Differs', mended: 'Mended', gone: 'Agrees again' } as const;
export const mendSides = { ours: 'Caseway', theirs: 'The accounting system' } as const;

/** B-356: an invoice that the accounting system sees otherwise, until somebody chose a side. */
export const accountingDrift = defineResource({
  name: 'accountingDrift',
  segment: 'accounting-drifts',
  label: ['Accounting Difference', 'Accounting Differences'],
  title: '{invoiceId}',
  pages: { only: ['list', 'detail'] },

  fields: {
    invoiceId: lookup('Invoice', invoice.name, { ...recorded, required: true }),
    state: choice('State', mendStates, {
      ...recorded,
      required: true,
      default: 'open',
      tones: { open: 'warning', mended: 'success', gone: 'neutral' },
    }),
    ourTotal: money('Total here', { ...recorded, required: true }),
    theirTotal: money('Total there', { ...recorded, required: true }),
    ourStatus: choice('Status here', driftStates, { ...recorded, required: true }),
    theirStatus: choice('Status there', driftStates, { ...recorded, required: true }),
    ourPaid: money('Paid here', { ...recorded, required: true }),
    theirPaid: money('Paid there', { ...recorded, required: true }),
    foundAt: dateTime('Found', { ...recorded, required: true }),
    side: choice('Mended after', mendSides, recorded),
    mendedAt: dateTime('Mended', recorded),
    mendedById: lookup('Mended by', 'user', recorded),
  },
  verbs: { list: office, read: office, export: office },

  list: {
    columns: [
      'invoiceId',
      'state',
      'ourTotal',
      'theirTotal',
      'ourStatus',
      'theirStatus',
      'ourPaid',
      'theirPaid',
      'foundAt',
    ],
    sort: 'foundAt desc',
    empty: 'Nothing differs between here and the accounting system.',
  },
  filters: ['state', 'invoiceId', 'foundAt'],
  facts: ['state', 'foundAt'],
  detail: {
    'Here and there': [
      'invoiceId',
      'ourTotal',
      'theirTotal',
      'ourStatus',
      'theirStatus',
      'ourPaid',
      'theirPaid',
      'foundAt',
    ],
    Mending: ['state', 'side', 'mendedAt', 'mendedById'],
  },
});
