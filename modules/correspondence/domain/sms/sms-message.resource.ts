import { choice, dateTime, defineResource, flag, longText, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';

export const smsStatuses = {
  queued: 'Queued',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Failed',
  stopped: 'Not sent, the number asked to stop',
  kept: 'Kept, no SMS gateway is set',
  received: 'Received',
} as const;

/** What the screen says where nothing can leave. */
export const smsKeptNotice = 'The SMS is kept and was not sent: no SMS gateway is set.';

export const smsDirections = { out: 'Sent by us', in: 'Received' } as const;

const written = { readOnly: true, history: false } as const;

/** Every SMS that was asked for or came in. */
export const smsMessage = defineResource({
  name: 'smsMessage',
  segment: 'sms-log',
  base: 'sms-messages',
  label: ['SMS', 'SMS Log'],
  title: '{number}',
  pages: { title: 'SMS Log' },

  fields: {
    number: text('Mobile', { ...written, required: true, searchable: true, max: 20 }),
    direction: choice('Direction', smsDirections, { ...written, required: true, default: 'out' }),
    body: longText('Text', written),
    status: choice('Status', smsStatuses, {
      readOnly: true,
      required: true,
      tones: {
        queued: 'info',
        sent: 'success',
        delivered: 'success',
        failed: 'danger',
        stopped: 'warning',
        kept: 'warning',
      },
    }),
    sentTime: dateTime('Sent', written),
    deliveredTime: dateTime('Delivered', written),
    errorMessage: text('Error', { ...written, max: 1000 }),
    fromModule: text('Module', { ...written, max: 100 }),
    objectId: text('Record', { ...written, max: 36 }),
    objectName: text('About', { ...written, searchable: true, max: 300 }),
    resendOfId: text('Resend of', { ...written, max: 36 }),
    isConfidential: flag('Confidential', written),
  },

  verbs: { list: adminOrStaff, read: adminOrStaff },

  list: {
    columns: ['creationTime', 'number', 'body', 'objectName', 'status', 'errorMessage'],
    sort: 'creationTime desc',
    empty: 'Every text message that leaves from here is listed, with what became of it.',
  },
  filters: ['status', 'direction', 'fromModule', 'objectId'],
  detail: {
    Information: [
      'number',
      'direction',
      'status',
      'objectName',
      'sentTime',
      'deliveredTime',
      'errorMessage',
    ],
    Text: ['body'],
  },
});
