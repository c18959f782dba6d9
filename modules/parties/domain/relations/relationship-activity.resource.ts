import { choice, date, defineResource, longText, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';

/** G-097: the second half of the communication types. */
export const activityTypes = {
  relationshipMeeting: 'Relationship meeting',
  call: 'Call',
  email: 'Email',
  message: 'Message',
  generalActivity: 'General activity',
} as const;

export type ActivityType = keyof typeof activityTypes;

/** S-035, D-125. */
export const relationshipActivity = defineResource({
  name: 'relationshipActivity',
  segment: 'relationship-activities',
  label: ['Relationship Activity', 'Relationship Activities'],
  title: '{subject}',

  fields: {
    type: choice('Type', activityTypes, { required: true }),
    subject: text('Subject', { required: true, searchable: true, max: 200 }),
    activityDate: date('Date', { required: true }),
    companyId: lookup('Company', 'company', { required: true }),
    caseManagerId: lookup('Case manager', 'caseManager'),
    staffId: lookup('Staff', 'user'),
    note: longText('Note', { searchable: true }),
    followUpOn: date('Follow up on'),
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
    columns: ['activityDate', 'type', 'subject', 'companyId', 'caseManagerId', 'staffId'],
    sort: 'activityDate desc',
  },
  filters: ['type', 'companyId', 'caseManagerId', 'staffId', 'activityDate', 'followUpOn'],
  facts: ['type', 'activityDate', 'companyId', 'caseManagerId', 'followUpOn'],
  detail: {
    Information: ['type', 'subject', 'activityDate', 'companyId', 'caseManagerId', 'staffId'],
    Notes: ['note', 'followUpOn'],
  },
});
