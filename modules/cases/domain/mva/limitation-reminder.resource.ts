import { date, defineResource, lookup, number, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { mva } from './mva.resource.ts';

const kept = { readOnly: true, required: true } as const;

/** Sent once for a claim, a limitation date and a number of months; another date is another occasion. */
export const limitationReminder = defineResource({
  name: 'limitationReminder',
  segment: 'mva-limitation-reminders',
  label: ['Limitation reminder', 'Limitation reminders'],
  title: '{months} {limitationDate}',
  features: ['MVA'],
  parent: { field: 'claimId', as: 'limitation-reminders' },
  pages: { only: [] },
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Claim', mva.name, kept),
    limitationDate: date('Limitation date', kept),
    months: number('Months before', kept),
    toldName: text('Told', { readOnly: true, max: 300 }),
  },
  unique: [['claimId', 'limitationDate', 'months']],
  verbs: { list: office, read: office },
  list: { columns: ['creationTime', 'limitationDate', 'months', 'toldName'], sort: 'creationTime' },
  filters: ['claimId', 'months'],
  detail: { Reminder: ['limitationDate', 'months', 'toldName'] },
});
