import { choice, defineResource, flag, lookup, number, text } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';
import { reminderSides } from '../reminders/reminder-rule.resource.ts';
import { recordRequestTypes } from './request-types.ts';

/** When providers are chased by themselves, and when somebody else takes over. */
export const recordChaseRule = defineResource({
  name: 'recordChaseRule',
  segment: 'record-chase-rules',
  label: ['Chasing Rule', 'Chasing Rules'],
  title: '{name}',
  features: ['MedicalRecord'],

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    requestType: choice('Only for', recordRequestTypes, { hint: 'Leave empty for every request.' }),
    firstDays: number('First reminder, days', { required: true, min: 0, max: 90 }),
    side: choice('Before or after it is due', reminderSides, {
      required: true,
      default: 'before',
    }),
    everyDays: number('Then every, days', { required: true, min: 1, max: 90 }),
    most: number('Reminders at most', { required: true, min: 1, max: 50 }),
    escalateAfter: number('Escalate after, reminders', {
      min: 1,
      max: 50,
      hint: 'Leave empty to escalate nothing.',
    }),
    escalateToId: lookup('Escalate to', 'user', {
      hint: 'Leave empty for the person in charge of the case.',
    }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: office,
    read: office,
    lookup: office,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
  },
  list: {
    columns: ['name', 'requestType', 'firstDays', 'side', 'everyDays', 'most', 'isActive'],
    sort: 'name',
  },
  filters: ['requestType', 'isActive'],
  lookup: { text: '{name}', sort: 'name' },
  facts: ['requestType', 'firstDays', 'side', 'everyDays', 'isActive'],
  detail: {
    Reminders: ['name', 'requestType', 'firstDays', 'side', 'everyDays', 'most', 'isActive'],
    Escalation: ['escalateAfter', 'escalateToId'],
  },
});
