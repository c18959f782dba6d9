import { date, defineResource, longText, lookup } from '#kernel/domain';
import { office } from '#platform/domain';

/** A company that is not reminded, for good or until a day. */
export const reminderStop = defineResource({
  name: 'reminderStop',
  segment: 'reminder-stops',
  label: ['Reminder Stop', 'Reminder Stops'],
  title: '{companyId}',

  fields: {
    companyId: lookup('Company', 'company', { required: true }),
    until: date('Until', { hint: 'Empty: until this stop is deleted.' }),
    reason: longText('Reason', { required: true, max: 1000 }),
  },
  unique: [['companyId']],

  verbs: { list: office, read: office, create: office, update: office, delete: office },
  list: { columns: ['companyId', 'until', 'reason'], sort: 'companyId' },
  filters: ['companyId', 'until'],
  detail: { Stop: ['companyId', 'until', 'reason'] },
});
