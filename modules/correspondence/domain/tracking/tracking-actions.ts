import {
  accept,
  change,
  date,
  defineAction,
  fileAnswer,
  number,
  record,
  text,
} from '#kernel/domain';
import type { Decision, RecordOf } from '#kernel/domain';
import { adminOrStaff, settingsStaff } from '#platform/domain';
import { emailTracking } from '../email-tracking.resource.ts';

/** C-272: the mails of one record. */
export const listEmailsOfRecord = defineAction({
  name: 'ofRecord',
  on: emailTracking,
  route: 'GET /app/email-trackings/module',
  label: 'The mails of a record',
  roles: adminOrStaff,
  input: {
    fromModule: text('Module', { required: true, max: 100 }),
    objectId: text('Record', { required: true, max: 36 }),
    maxResultCount: number('Most', { min: 1, max: 100 }),
    skipCount: number('Skip', { min: 0, max: 1_000_000 }),
  },
  answer: {
    items: [
      {
        id: 'id',
        direction: 'text',
        subject: 'text',
        person: 'text',
        status: 'text',
        templateKey: 'text?',
        errorMessage: 'text?',
        attachments: 'number',
        time: 'instant',
        sender: 'text?',
      },
    ],
    totalCount: 'number',
  },
});

/** C-274: the same words once more, as a mail of its own. */
export const resendEmail = defineAction({
  name: 'resend',
  on: emailTracking,
  route: 'POST /app/email-trackings/{id}/resend',
  label: 'Resend',
  roles: adminOrStaff,
  input: {},
  answer: { id: 'id' },
});

/** C-275. */
export const markEmailAsSuccess = defineAction({
  name: 'markAsSuccess',
  on: emailTracking,
  route: 'PUT /app/email-trackings/{id}/markAsSuccess',
  label: 'Mark as success',
  roles: adminOrStaff,
  input: {},
  answer: record(emailTracking),
});

/** C-273, decision 84: a copy that Outlook opens as a draft; nothing of ours signs in to a mailbox. */
export const syncOutlook = defineAction({
  name: 'syncOutlook',
  on: emailTracking,
  route: 'POST /app/email-trackings/{id}/sync-outlook',
  label: 'Copy to Outlook',
  roles: adminOrStaff,
  input: {},
  answer: { name: 'text', contentType: 'text', base64: 'text' },
});

const period = {
  from: date('From', { required: true }),
  to: date('To', { required: true }),
} as const;

/** what left on which day, by template and outcome. */
export const readSendingReport = defineAction({
  name: 'sendingReport',
  on: emailTracking,
  page: '/view/emails-sending-report',
  route: 'GET /app/emails/sending-report',
  label: 'Read the sending report',
  roles: settingsStaff,
  input: period,
  answer: {
    items: [{ day: 'date', templateKey: 'text?', status: 'text', count: 'number' }],
  },
});

export const exportSendingReport = defineAction({
  name: 'exportSendingReport',
  on: emailTracking,
  page: '/view/emails-sending-report',
  route: 'GET /app/emails/sending-report/export',
  label: 'Export the sending report',
  roles: settingsStaff,
  input: period,
  answer: fileAnswer('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

type Tracked = Pick<RecordOf<typeof emailTracking>, 'id' | 'status'>;

const troubled: readonly string[] = ['failed', 'bounced', 'notSent', 'kept', 'queued'];

/** Somebody made sure that the person knows; the failure stays in the error text. */
export const mayMarkAsSuccess = ({ status }: Pick<Tracked, 'status'>): boolean =>
  troubled.includes(status ?? '');

export const decideMarkAsSuccess = (mail: Tracked): Decision =>
  accept(change(emailTracking, mail.id, { status: 'markedAsSuccess' }));

/** What is on its way needs no second mail. */
export const mayResend = ({ status }: Pick<Tracked, 'status'>): boolean => status !== 'queued';
