import {
  choice,
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  money,
  number,
  state,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { caseCharge } from '../engine/case-charge.resource.ts';
import { anyCase } from '../engine/case.resource.ts';
import {
  longestEntry,
  timeActivities,
  timeApprovals,
  timeApprovalTones,
  timeBillingStatuses,
  timeBillingTones,
  timeUserKinds,
} from './time-choices.ts';

const filled = { computedBy: ['fill_time_entry'] } as const;
const tidied = { alsoSetBy: ['fill_time_entry'] } as const;

/**
 * G-030: time that somebody spent on a case. Two entries of one person never cover the same minute,
 * and one that is approved is not changed (migration 336).
 */
export const timeEntry = defineResource({
  name: 'timeEntry',
  segment: 'time-tracking',
  label: ['Time Tracking', 'Time Tracking'],
  title: '{caseId} {activity}',
  pages: { row: 'R-195' },
  features: ['TimeTracking'],
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true }),
    userKind: choice('User kind', timeUserKinds, { required: true, default: 'staff' }),
    userId: lookup('User', 'user', { hint: 'Leave empty for yourself.', ...tidied }),
    specialistId: lookup('Specialist', 'specialist', {
      hint: 'Of the user kind Specialist.',
      ...tidied,
    }),
    activity: choice('Activity', timeActivities, { required: true }),
    startedAt: dateTime('Start', { required: true, ...tidied }),
    minutes: number('Minutes', { required: true, min: 1, max: longestEntry }),
    endedAt: dateTime('End', filled),
    /** By the clocks of the practice. */
    workDay: date('Day', filled),
    rate: money('Rate per hour', { hint: 'From the rates that hold on the day.', ...filled }),
    amount: money('Amount', { hint: 'Without GST.', ...filled }),
    note: longText('Note', { searchable: true, max: 2000 }),
    appointmentId: lookup('Appointment', 'appointment'),
    billingStatus: state('Billing status', timeBillingStatuses, {
      initial: 'notReady',
      tones: timeBillingTones,
    }),
    approval: state('Approval', timeApprovals, { initial: 'draft', tones: timeApprovalTones }),
    approvedById: lookup('Approved by', 'user', { readOnly: true }),
    chargeId: lookup('Charge', caseCharge.name, { readOnly: true }),
  },

  verbs: {
    list: office,
    read: office,
    create: office,
    update: office,
    delete: office,
    export: office,
  },

  list: {
    columns: [
      'workDay',
      'caseId',
      'userId',
      'specialistId',
      'activity',
      'minutes',
      'amount',
      'billingStatus',
      'approval',
      'note',
    ],
    sort: 'startedAt desc',
  },
  filters: [
    'billingStatus',
    'approval',
    'caseId',
    'userKind',
    'userId',
    'specialistId',
    'activity',
    'workDay',
  ],
  facts: ['caseId', 'minutes', 'billingStatus', 'approval'],
  detail: {
    Time: ['caseId', 'activity', 'startedAt', 'minutes', 'endedAt', 'note', 'appointmentId'],
    'Spent by': ['userKind', 'userId', 'specialistId'],
    Billing: ['billingStatus', 'approval', 'approvedById', 'rate', 'amount', 'chargeId'],
  },
});
