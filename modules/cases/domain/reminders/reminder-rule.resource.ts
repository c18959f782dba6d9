import { choice, defineResource, flag, lookup, number, text } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

/** What a reminder is about, and so to whom it goes. */
export const reminderKinds = {
  appointmentClient: 'Appointment, to the claimant',
  appointmentCm: 'Appointment, to the case manager',
  appointmentSpecialist: 'Appointment, to the specialist',
  paperworkDue: 'Paperwork due, to the case manager',
  attendanceAsked: 'Attendance asked for, to the specialist',
  reportOverdue: 'Report overdue, to the specialist',
  quotationExpires: 'Quotation not answered, to the case manager',
} as const;

export type ReminderKind = keyof typeof reminderKinds;

export const reminderSides = { before: 'Before', after: 'After' } as const;
export const reminderWays = { mail: 'Email', sms: 'SMS' } as const;

/** When people are reminded by themselves. */
export const reminderRule = defineResource({
  name: 'reminderRule',
  segment: 'reminder-rules',
  label: ['Reminder', 'Reminders'],
  title: '{what}',

  fields: {
    what: choice('What', reminderKinds, { required: true, speaks: true }),
    days: number('Days', { required: true, min: 0, max: 90 }),
    side: choice('Before or after', reminderSides, { required: true, default: 'before' }),
    sentBy: choice('Sent by', reminderWays, { required: true, default: 'mail' }),
    isActive: flag('Active', { default: true }),
  },
  unique: [['what', 'side', 'days', 'sentBy']],

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
  },
  list: { columns: ['what', 'days', 'sentBy', 'isActive'], sort: 'what, days' },
  filters: ['what', 'sentBy', 'isActive'],
  lookup: { text: '{what}', sort: 'what, days' },
  facts: ['days', 'side', 'sentBy'],
  detail: { Reminder: ['what', 'days', 'side', 'sentBy', 'isActive'] },
});

const kept = { readOnly: true } as const;

/** Sent once for a case, a rule and a day; a new day of the appointment is a new occasion. */
export const caseReminder = defineResource({
  name: 'caseReminder',
  segment: 'case-reminders',
  label: ['Sent Reminder', 'Sent Reminders'],
  title: '{what} {destination}',
  pages: { only: [] },
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { ...kept, required: true }),
    ruleId: lookup('Rule', reminderRule.name, { ...kept, required: true }),
    occasion: text('For the day', { ...kept, required: true, max: 40 }),
    what: choice('What', reminderKinds, { ...kept, required: true, speaks: true }),
    sentBy: choice('Sent by', reminderWays, { ...kept, required: true }),
    destination: text('To', { ...kept, required: true, max: 320 }),
  },
  unique: [['caseId', 'ruleId', 'occasion']],

  verbs: { list: office, read: office },
  list: {
    columns: ['creationTime', 'what', 'occasion', 'sentBy', 'destination'],
    sort: 'creationTime desc',
  },
  filters: ['caseId', 'ruleId', 'what'],
  detail: { Reminder: ['what', 'occasion', 'sentBy', 'destination'] },
});
