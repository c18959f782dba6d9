import { choice, dateTime, defineResource, flag, number, state, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';

export const incomingStatuses = {
  waiting: 'To be filed',
  filed: 'Filed',
  dismissed: 'Dealt with',
  report: 'Delivery report',
} as const;

/** How the record of a mail was found. */
export const filedBy = {
  replyAddress: 'Reply address',
  reply: 'Answered email',
  reference: 'Reference in the subject',
  hand: 'By hand',
} as const;

export type FiledBy = keyof typeof filedBy;

const written = { readOnly: true, history: false } as const;

/** Mail that came in. Its words are kept apart, and its attachments are files. */
export const incomingMail = defineResource({
  name: 'incomingMail',
  segment: 'incoming-mail',
  base: 'incoming-mails',
  label: ['Incoming Mail', 'Incoming Mail'],
  title: '{subject}',

  fields: {
    subject: text('Subject', { ...written, required: true, searchable: true, max: 500 }),
    sender: text('From', { ...written, required: true, searchable: true, max: 500 }),
    senderAddress: text('Address', { ...written, searchable: true, max: 254 }),
    recipient: text('To', { ...written, max: 2000 }),
    receivedTime: dateTime('Received', { ...written, required: true }),
    status: state('Status', incomingStatuses, {
      initial: 'waiting',
      tones: { waiting: 'warning', filed: 'success', report: 'info' },
    }),
    filedBy: choice('Filed by', filedBy, { readOnly: true }),
    fromModule: text('Module', { readOnly: true, max: 100 }),
    objectId: text('Record', { readOnly: true, max: 36 }),
    objectName: text('About', { readOnly: true, max: 300 }),
    emailId: text('Answers', { ...written, max: 36 }),
    attachmentCount: number('Files', { ...written, default: 0 }),
    isSenderKnown: flag('From the person written to', { ...written, default: false }),
    isAutomatic: flag('Automatic answer', { ...written, default: false }),
    messageId: text('Message id', { ...written, required: true, unique: true, max: 300 }),
  },

  verbs: { list: adminOrStaff, read: adminOrStaff },

  list: {
    columns: [
      'receivedTime',
      'sender',
      'subject',
      'objectName',
      'attachmentCount',
      'status',
      'isAutomatic',
    ],
    sort: 'receivedTime desc',
    opensWith: 'status=waiting',
    empty: 'What arrives in the mailbox of the practice is listed here.',
  },
  filters: ['status', 'filedBy', 'fromModule', 'objectId', 'isAutomatic'],
  detail: {
    Message: 'panel',
    Information: [
      'sender',
      'senderAddress',
      'recipient',
      'receivedTime',
      'status',
      'objectName',
      'filedBy',
      'isSenderKnown',
      'isAutomatic',
      'messageId',
    ],
  },
});
