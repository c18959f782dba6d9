import { choice, date, defineResource, longText, lookup, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { timeActivities } from './time-choices.ts';

/**
 * What an hour costs from a day on. The nearest rate counts: of the person and the activity, then of
 * the person, of the activity, of everybody; of these the newest that holds on the day.
 */
export const timeRate = defineResource({
  name: 'timeRate',
  segment: 'time-rates',
  label: ['Time Rate', 'Time Rates'],
  title: '{ratePerHour} from {effectiveFrom}',
  features: ['TimeTracking'],
  pages: { only: [] },

  fields: {
    userId: lookup('User', 'user', { hint: 'Leave empty for everybody.' }),
    specialistId: lookup('Specialist', 'specialist', { hint: 'Instead of a user.' }),
    activity: choice('Activity', timeActivities, { hint: 'Leave empty for every activity.' }),
    ratePerHour: money('Rate per hour', { required: true, min: 0, hint: 'Without GST.' }),
    effectiveFrom: date('Effective from', { required: true }),
    note: longText('Note'),
  },

  verbs: { list: office, read: office, create: office, update: office, delete: office },

  list: {
    columns: ['userId', 'specialistId', 'activity', 'ratePerHour', 'effectiveFrom'],
    sort: 'effectiveFrom desc',
  },
  filters: ['userId', 'specialistId', 'activity', 'effectiveFrom'],
  detail: {
    Rate: ['userId', 'specialistId', 'activity', 'ratePerHour', 'effectiveFrom', 'note'],
  },
});
