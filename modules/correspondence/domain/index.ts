import { defineModule } from '#kernel/domain';
import { actionRefusals, actionRequiredParts } from './action-required/index.ts';
import { adHocTemplate } from './ad-hoc-template.resource.ts';
import { emailTracking } from './email-tracking.resource.ts';
import {
  incomingMail,
  incomingMailWorkflow,
  incomingRefusals,
  readIncomingBody,
} from './incoming/index.ts';
import { mailTemplate } from './mail-template.resource.ts';
import { noteParts, noteRefusals } from './notes/index.ts';
import { correspondencePages } from './pages.ts';
import { readEmailAttachment, readEmailBody } from './read-email-body.ts';
import { emailRefusals } from './refusals.ts';
import { listMailRecipients, previewEmail, sendEmail, sendRefusals } from './send/index.ts';
import { resetTemplates } from './reset-templates.ts';
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

export * from './action-required/index.ts';
export * from './ad-hoc-template.resource.ts';
export * from './ad-hoc-templates-at-start.ts';
export * from './email-statuses.ts';
export * from './email-tracking.resource.ts';
export * from './incoming/index.ts';
export * from './mail-template.resource.ts';
export * from './mail-templates-at-start.ts';
export * from './notes/index.ts';
export * from './pages.ts';
export * from './read-email-body.ts';
export * from './reset-templates.ts';
export * from './send/index.ts';
export * from './sms/index.ts';
export * from './tracking/index.ts';

export const correspondence = defineModule({
  name: 'correspondence',
  resources: [
    emailTracking,
    incomingMail,
    smsMessage,
    mailTemplate,
    adHocTemplate,
    ...actionRequiredParts.resources,
    ...noteParts.resources,
  ],
  actions: [
    readEmailBody,
    readEmailAttachment,
    resetTemplates,
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
    ...actionRequiredParts.actions,
    ...noteParts.actions,
  ],
  workflows: [...actionRequiredParts.workflows, incomingMailWorkflow],
  pages: correspondencePages,
  refusals: {
    ...actionRefusals,
    ...emailRefusals,
    ...incomingRefusals,
    ...noteRefusals,
    ...sendRefusals,
    ...smsRefusals,
    ...trackingRefusals,
  },
});
