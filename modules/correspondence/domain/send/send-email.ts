import { choice, defineAction, email, json, longText, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { emailTracking } from '../email-tracking.resource.ts';
import { codeWays, deliveries } from './deliveries.ts';
import { mailLimits } from './mail-limits.ts';

const record = {
  fromModule: text('Module', { required: true, max: 100 }),
  objectId: text('Record', { required: true, max: 36 }),
} as const;

const message = {
  ...record,
  /** B-317. */
  to: email('Recipient Email', { required: true }),
  cc: text('Cc', { max: 2000 }),
  subject: text('Subject', { required: true, max: 300 }),
  body: longText('Message', { required: true, max: mailLimits.bodyLength }),
  templateKey: text('Template', { max: 100 }),
  fileIds: json('Attachments'),
  delivery: choice('Delivery of files', deliveries),
  codeBy: choice('The code goes by', codeWays),
  codeTo: text('Mobile for the code', { max: 30 }),
} as const;

/** Doc 3 section 3.5, D-079: the mail as it will leave; nothing is written or sent. */
export const previewEmail = defineAction({
  name: 'preview',
  on: emailTracking,
  route: 'POST /app/emails/preview',
  label: 'Preview an email',
  roles: adminOrStaff,
  input: message,
  answer: {
    hash: 'text',
    sender: 'text',
    destination: 'text',
    cc: 'text?',
    replyTo: 'text?',
    subject: 'text',
    body: 'text',
    text: 'text',
    /** What its template needs and nobody has filled in. */
    missing: ['text'],
    attachments: [
      { fileId: 'id', name: 'text', contentType: 'text', size: 'number', goesAlong: 'flag' },
    ],
    metaData: { fromModule: 'text', objectId: 'id', objectName: 'text' },
  },
});

/** The same payload with the hash of what was seen: what has changed since is not sent. */
export const sendEmail = defineAction({
  name: 'send',
  on: emailTracking,
  route: 'POST /app/emails/send',
  label: 'Send an email',
  roles: adminOrStaff,
  input: { ...message, hash: text('Preview', { required: true, max: 100 }) },
  answer: { id: 'id' },
});

/** Whom a mail about the record would go to; the first is taken unless somebody says otherwise. */
export const listMailRecipients = defineAction({
  name: 'recipients',
  on: emailTracking,
  route: 'GET /app/emails/recipients',
  label: 'Who can be written to',
  roles: adminOrStaff,
  input: record,
  answer: {
    items: [{ label: 'text', name: 'text?', email: 'text' }],
    mobiles: [{ label: 'text', number: 'text' }],
    objectName: 'text',
  },
});
