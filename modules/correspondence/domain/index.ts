import { defineModule } from '#kernel/domain';
import { actionRefusals, actionRequiredParts } from './action-required/index.ts';
import { approvalParts } from './approvals/index.ts';
import { emailTracking } from './email-tracking.resource.ts';
import {
  incomingMail,
  incomingMailWorkflow,
  incomingRefusals,
  readIncomingBody,
} from './incoming/index.ts';
import { noteParts, noteRefusals } from './notes/index.ts';
import { correspondencePages } from './pages.ts';
import { readEmailAttachment, readEmailBody } from './read-email-body.ts';
import { emailRefusals } from './refusals.ts';
import { reminderParts, reminderRefusals } from './reminders/index.ts';
import { listMailRecipients, previewEmail, sendEmail, sendRefusals } from './send/index.ts';
import {
  listStoppedNumbers,
  resendSms,
  sendSmsMessage,
  sendTestSms,
  smsMessage,
  smsRefusals,
} from './sms/index.ts';
import {
  exportSendingReport,
  listEmailsOfRecord,
  markEmailAsSuccess,
  readSendingReport,
  resendEmail,
  syncOutlook,
  trackingRefusals,
} from './tracking/index.ts';
import {
  adHocActions,
  adHocTemplate,
  mailTemplate,
  templateActions,
  templateRefusals,
} from './templates/index.ts';

export * from './action-required/index.ts';
export * from './approvals/index.ts';
export * from './email-statuses.ts';
export * from './email-tracking.resource.ts';
export * from './incoming/index.ts';
export * from './notes/index.ts';
export * from './pages.ts';
export * from './read-email-body.ts';
export * from './reminders/index.ts';
export * from './send/index.ts';
export * from './sms/index.ts';
export * from './templates/index.ts';
export * from './tracking/index.ts';

export const correspondence = defineModule({
  name: 'correspondence',
  openToKeys: true,
  resources: [
    emailTracking,
    incomingMail,
    smsMessage,
    mailTemplate,
    adHocTemplate,
    ...actionRequiredParts.resources,
    ...approvalParts.resources,
    ...noteParts.resources,
    ...reminderParts.resources,
  ],
  actions: [
    readEmailBody,
    readEmailAttachment,
    sendTestSms,
    previewEmail,
    sendEmail,
    listMailRecipients,
    listEmailsOfRecord,
    resendEmail,
    markEmailAsSuccess,
    syncOutlook,
    readSendingReport,
    exportSendingReport,
    readIncomingBody,
    sendSmsMessage,
    resendSms,
    listStoppedNumbers,
    ...adHocActions,
    ...templateActions,
    ...actionRequiredParts.actions,
    ...noteParts.actions,
    ...reminderParts.actions,
  ],
  workflows: [...actionRequiredParts.workflows, ...approvalParts.workflows, incomingMailWorkflow],
  pages: correspondencePages,
  refusals: {
    ...actionRefusals,
    ...approvalParts.refusals,
    ...emailRefusals,
    ...incomingRefusals,
    ...noteRefusals,
    ...reminderRefusals,
    ...sendRefusals,
    ...smsRefusals,
    ...templateRefusals,
    ...trackingRefusals,
  },
});
export {
  isLastOfQuota,
  mailQuotaOf,
  overQuota,
  reachesStrangers,
} from './recipients/mail-quota.ts';
export type { MailQuota, SentInHour } from './recipients/mail-quota.ts';
