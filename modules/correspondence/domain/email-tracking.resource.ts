import { choice, dateTime, defineResource, flag, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { emailStatuses } from './email-statuses.ts';
import { deliveries } from './send/deliveries.ts';

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
    cc: text('Cc', { ...written, max: 2000 }),
    templateKey: text('Template', { ...written, max: 100 }),
    status: choice('Status', emailStatuses, {
      readOnly: true,
      required: true,
      tones: {
        queued: 'info',
        sent: 'success',
        delivered: 'success',
        markedAsSuccess: 'success',
        failed: 'danger',
        bounced: 'danger',
        notSent: 'warning',
      },
    }),
    leavesAt: dateTime('Leaves at', written),
    sentTime: dateTime('Sent', written),
    errorMessage: text('Error', { ...written, max: 1000 }),
    messageId: text('Message id', { ...written, max: 300 }),
    fromModule: text('Module', { ...written, max: 100 }),
    objectId: text('Record', { ...written, max: 100 }),
    objectName: text('About', { ...written, max: 300 }),
    delivery: choice('Delivery of files', deliveries, written),
    resendOfId: text('Resend of', { ...written, max: 36 }),
    isConfidential: flag('Confidential', written),
  },

  verbs: { list: adminOrStaff, read: adminOrStaff },

  list: {
    columns: [
      'creationTime',
      'subject',
      'destination',
      'objectName',
      'templateKey',
      'status',
      'errorMessage',
    ],
    sort: 'creationTime desc',
    empty: 'Every email that leaves from here is listed, with what became of it.',
  },
  filters: ['status', 'templateKey', 'fromModule', 'objectId'],
  detail: {
    Information: [
      'subject',
      'sender',
      'destination',
      'cc',
      'objectName',
      'status',
      'leavesAt',
      'sentTime',
      'errorMessage',
      'templateKey',
      'delivery',
      'messageId',
      'isConfidential',
    ],
    Message: 'panel',
  },
});
