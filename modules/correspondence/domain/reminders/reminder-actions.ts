import { choice, defineAction, listOf, longText, number, oneOf, text } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { caseTeam, settingsStaff } from '#platform/domain';
import { reminderKinds } from './reminder-kinds.ts';
import { reminderLog, reminderOutcomes } from './reminder-log.resource.ts';

export const remindersPage = '/view/reminders';

/** Days ahead that the preview looks, unless it is told another number. */
export const daysAhead = 14;

const nextShape = {
  kind: oneOf(reminderKinds),
  recordId: 'text',
  stepName: 'text',
  dueOn: 'date',
  to: ['text'],
  /** Why it will not leave: stopped by somebody, or by what the record says. */
  stopped: 'text?',
  isStoppedByHand: 'flag',
  fromModule: 'text',
  objectId: 'text',
  objectName: 'text',
} as const;

export type NextReminder = ValueOfShape<typeof nextShape>;

/** What would be sent today and in the days to come, to whom, and what is stopped. */
export const previewReminders = defineAction({
  name: 'preview',
  on: reminderLog,
  page: remindersPage,
  label: 'Look at the next reminders',
  route: 'GET /app/reminders/next',
  roles: settingsStaff,
  input: {
    kind: choice('What', reminderKinds),
    objectId: text('Record', { max: 36 }),
    days: number('Days ahead', { min: 0, max: 60 }),
  },
  answer: listOf(nextShape),
});

const loggedShape = {
  id: 'id',
  kind: oneOf(reminderKinds),
  recordId: 'text',
  step: 'text',
  stepName: 'text?',
  occasion: 'text',
  outcome: oneOf(reminderOutcomes),
  sentOn: 'date',
  sentBy: 'text?',
  sentTo: 'text?',
  toldName: 'text?',
  amount: 'money?',
  totalAmount: 'money?',
  reason: 'text?',
} as const;

export type LoggedReminder = ValueOfShape<typeof loggedShape>;

/** What was sent about a record, to whoever reads the record. */
export const listRemindersOfRecord = defineAction({
  name: 'ofRecord',
  on: reminderLog,
  label: 'The reminders of a record',
  route: 'GET /app/reminders/module',
  roles: caseTeam,
  input: {
    fromModule: text('Module', { required: true, max: 100 }),
    objectId: text('Record', { required: true, max: 36 }),
    kind: choice('What', reminderKinds),
  },
  answer: listOf(loggedShape),
});

const ofOne = {
  kind: choice('What', reminderKinds, { required: true }),
  recordId: text('Record', { required: true, max: 36 }),
} as const;

export const stopReminders = defineAction({
  name: 'stop',
  on: reminderLog,
  page: remindersPage,
  label: 'Stop',
  route: 'PUT /app/reminders/stop',
  roles: settingsStaff,
  input: { ...ofOne, reason: longText('Reason', { required: true, max: 1000 }) },
  answer: 'nothing',
});

export const resumeReminders = defineAction({
  name: 'resume',
  on: reminderLog,
  page: remindersPage,
  label: 'Resume',
  route: 'PUT /app/reminders/resume',
  roles: settingsStaff,
  input: ofOne,
  answer: 'nothing',
});
