import { choice, date, defineResource, longText, money, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { reminderKinds } from './reminder-kinds.ts';

const kept = { readOnly: true } as const;
const required = { readOnly: true, required: true } as const;

export const reminderOutcomes = { sent: 'Sent', stopped: 'Stopped', resumed: 'Resumed' } as const;

export const reminderWays = {
  mail: 'Email',
  sms: 'SMS',
  notice: 'Notification',
  task: 'Action required',
} as const;

/**
 * All reminders of all kinds. Each is sent once for a kind, a record, a step of its ladder and an
 * occasion; a new due day is a new occasion. What somebody stopped or resumed stands here too.
 */
export const reminderLog = defineResource({
  name: 'reminderLog',
  segment: 'reminder-log',
  label: ['Reminder', 'Reminder Log'],
  title: '{objectName} {sentOn}',
  pages: { only: [] },
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    kind: choice('What', reminderKinds, { ...required, speaks: true }),
    recordId: text('Record', { ...required, max: 36 }),
    step: text('Step', { ...required, max: 80 }),
    occasion: text('Occasion', { ...required, max: 80 }),
    stepName: text('Which', { ...kept, max: 120 }),
    outcome: choice('Outcome', reminderOutcomes, {
      ...required,
      tones: { sent: 'success', stopped: 'warning', resumed: 'info' },
    }),
    sentOn: date('Day', { ...required, hint: 'By the calendar of the place of the record.' }),
    sentBy: choice('By', reminderWays, kept),
    sentTo: text('To', { ...kept, max: 640, searchable: true }),
    toldName: text('Told', { ...kept, max: 300 }),
    amount: money('Open then', kept),
    totalAmount: money('Of all that is due', kept),
    reason: longText('Reason', { ...kept, max: 1000 }),
    fromModule: text('Module', { ...required, max: 100 }),
    objectId: text('Shown on', { ...required, max: 36 }),
    objectName: text('About', { ...required, max: 300, searchable: true }),
    caseId: text('Case', { ...kept, max: 36 }),
  },
  unique: [['kind', 'recordId', 'step', 'occasion']],

  verbs: { list: office, read: office },
  list: {
    columns: [
      'sentOn',
      'kind',
      'recordId',
      'step',
      'stepName',
      'occasion',
      'objectName',
      'sentBy',
      'sentTo',
      'toldName',
      'amount',
      'totalAmount',
      'outcome',
      'reason',
      'fromModule',
      'objectId',
    ],
    sort: 'creationTime desc',
    empty: 'Every reminder that leaves by itself is listed, with whom it went to.',
  },
  filters: ['kind', 'recordId', 'objectId', 'outcome'],
  detail: {
    Reminder: [
      'sentOn',
      'kind',
      'recordId',
      'step',
      'stepName',
      'occasion',
      'objectName',
      'sentBy',
      'sentTo',
      'toldName',
      'reason',
    ],
  },
});
