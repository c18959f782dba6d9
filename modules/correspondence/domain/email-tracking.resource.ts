import { choice, dateTime, defineResource, flag, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { emailStatuses } from './email-statuses.ts';

const written = { readOnly: true, history: false } as const;

/** Every mail that was ever asked for; its words are kept apart, in `email_bodies`. */
export const emailTracking = defineResource({
  name: 'emailTracking',
  segment: 'emails-tracking',
  base: 'email-trackings',
  label: ['Email Tracking', 'Emails Tracking'],
  title: '{subject}',

  fields: {
    subject: text('Subject', { ...written, required: true, searchable: true, max: 500 }),
    sender: text('From', { ...written, max: 500 }),
    destination: text('To', { ...written, required: true, searchable: true, max: 2000 }),
    templateKey: text('Template', { ...written, max: 100 }),
    status: choice('Status', emailStatuses, {
      readOnly: true,
      required: true,
      tones: { queued: 'info', sent: 'success', failed: 'danger', notSent: 'warning' },
    }),
    leavesAt: dateTime('Leaves at', written),
    sentTime: dateTime('Sent', written),
    errorMessage: text('Error', { ...written, max: 1000 }),
    messageId: text('Message id', { ...written, max: 300 }),
    fromModule: text('Module', { ...written, max: 100 }),
    objectId: text('Record', { ...written, max: 100 }),
    isConfidential: flag('Confidential', written),
  },

  verbs: { list: adminOrStaff, read: adminOrStaff },

  list: {
    columns: ['creationTime', 'subject', 'destination', 'status', 'sentTime', 'errorMessage'],
    sort: 'creationTime desc',
  },
  filters: ['status', 'templateKey', 'fromModule', 'objectId'],
  detail: {
    Information: [
      'subject',
      'sender',
      'destination',
      'status',
      'leavesAt',
      'sentTime',
      'errorMessage',
      'templateKey',
      'messageId',
      'isConfidential',
    ],
    Message: 'panel',
  },
});
