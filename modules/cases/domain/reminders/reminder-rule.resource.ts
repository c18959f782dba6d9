import { reminderKinds as allKinds } from '#correspondence/domain';
import { choice, defineResource, flag, number } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** What a reminder is about, and so to whom it goes. */
export const reminderKinds = {
  appointmentClient: allKinds.appointmentClient,
  appointmentCm: allKinds.appointmentCm,
  appointmentSpecialist: allKinds.appointmentSpecialist,
  paperworkDue: allKinds.paperworkDue,
  attendanceAsked: allKinds.attendanceAsked,
  reportOverdue: allKinds.reportOverdue,
  quotationExpires: allKinds.quotationExpires,
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
