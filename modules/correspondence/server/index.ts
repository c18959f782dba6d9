import type { ServerModule } from '#kernel/server';
import { actionRequiredHandlers } from './action-required/action.handlers.ts';
import { followSavedAction } from './action-required/follow-saved-action.ts';
import { approvalHandlers } from './approvals/approval.handlers.ts';
import { callKeeper } from './approvals/call-keeper.ts';
import { permissionsNeedSecondPerson } from './approvals/permission-changes.ts';
import { approvalRules } from './approvals/role-changes.ts';
import { adHocTemplateDefaults } from './templates/ad-hoc-template-defaults.ts';
import { mailChecks } from './mail-checks.ts';
import { correspondenceInvariants } from './correspondence-invariants.ts';
import { followSavedNote } from './notes/follow-saved-note.ts';
import { noteAttachments } from './notes/note-attachments.ts';
import { noteStaysWithItsReaders } from './notes/note-rule.ts';
import { noteHandlers } from './notes/note.handlers.ts';
import { sendNoteHandlers } from './notes/send-note.handlers.ts';
import { timelineSources } from './notes/timeline-sources.ts';
import { timelineHandler } from './notes/timeline.handler.ts';
import { factorsResetMail } from './factors-reset-mail.ts';
import { wentPastProviderMail } from './went-past-provider-mail.ts';
import { passwordLinkMail, passwordLinkRenderer } from './password-link-mail.ts';
import { readEmailAttachmentHandler, readEmailBodyHandler } from './read-email-body.handler.ts';
import { incomingHandlers } from './incoming/incoming.handlers.ts';
import { mailWebhookRoutes } from './incoming/mail-webhook.ts';
import { pollInbox } from './incoming/poll-inbox.ts';
import { receiveMail } from './incoming/receive-mail.ts';
import { mailTemplateDefaults } from './templates/mail-template-defaults.ts';
import { resetTemplateHandlers } from './templates/reset-templates.handlers.ts';
import { adHocHandlers } from './templates/ad-hoc.handlers.ts';
import { printRoutes } from './templates/print-ad-hoc.ts';
import { mailPreviewRoutes } from './templates/preview-routes.ts';
import { neededTemplateStaysOn } from './templates/template-rule.ts';
import { stopTemplates } from './templates/render-template.ts';
import { templateHandlers } from './templates/template.handlers.ts';
import { strangersWhoSign } from './recipients/ask-about-strangers.ts';
import { reminderHandlers } from './reminders/reminder.handlers.ts';
import { sendRemindersJob } from './reminders/send-reminders.job.ts';
import { sendMail } from './send-mail.ts';
import { mailsOfDryRun } from './send/mails-of-dry-run.ts';
import { filesSentByMail, linkPlace } from './send/mail-files.ts';
import { sendHandlers } from './send/send.handlers.ts';
import { smsWebhookRoutes } from './sms/gateway-webhook.ts';
import { sealedSmsWords } from './sms/sealed-words.ts';
import { sendSmsWork } from './sms/send-sms.ts';
import { sendTestSmsHandler, smsCheck } from './sms/sms-check.ts';
import { signingMails, signingRenderers } from './signing-mail.ts';
import { smsHandlers } from './sms/sms.handlers.ts';
import { correspondenceTables } from './tables.ts';
import { sendingReportRoutes } from './tracking/sending-report.ts';
import { trackingHandlers } from './tracking/tracking.handlers.ts';

export { clearOthers, keepRaised } from './action-required/keep-raised.ts';
export { mailsByRecord, openActionsOf } from './mails-of-records.ts';
export { clearRaised, raiseAction } from './action-required/raise-action.ts';
export type { Raised } from './action-required/raise-action.ts';
export { approvalPoint } from './approvals/approval-point.ts';
export type { Approving } from './approvals/approval-point.ts';
export {
  agreedByNobody,
  changedAlone,
  fourEyes,
  limitAt,
  listedAt,
} from './approvals/done-alone.ts';
export { isAbove, isListed, limitOf } from './approvals/listed-kinds.ts';
export { rolesNeedSecondPerson } from './approvals/role-changes.ts';
export { needsSecondPerson } from './approvals/second-person-rule.ts';
export { requestApproval } from './approvals/request-approval.ts';
export { eraseUnreadMails } from './incoming/erase-unread-mails.ts';
export { mailReferencePoint } from './incoming/mail-references.ts';
export { letter } from './letter.ts';
export { mailRendererPoint } from './mail-renderers.ts';
export type { MailContent, MailRenderer } from './mail-renderers.ts';
export { timelineValues, timelineWhere } from './notes/timeline-sources.ts';
export { timelinePoint } from './notes/timeline-point.ts';
export { queueMail } from './queue-mail.ts';
export { sentTo } from './sent-to.ts';
export type { Mail } from './queue-mail.ts';
export { mailRecipientPoint } from './send/mail-recipients.ts';
export { askAboutStrangers } from './recipients/ask-about-strangers.ts';
export { defineReminders } from './reminders/define-reminders.ts';
export type { Recipient } from './reminders/define-reminders.ts';
export { sendRemindersJob } from './reminders/send-reminders.job.ts';
export { queueFileMail } from './send/queue-file-mail.ts';
export { queueSms } from './sms/queue-sms.ts';
export { renderForReader, renderTemplate, stopTemplates } from './templates/render-template.ts';
export { screenOf, templateFactsPoint } from './templates/template-facts.ts';
export type { TemplateFactsSource } from './templates/template-facts.ts';
export { templateMail, templateMailWithSecretLink } from './templates/template-mail.ts';
export { wordsInLanguage } from './templates/words-in-language.ts';

export const correspondenceServer: ServerModule = {
  name: 'correspondence',
  database: correspondenceTables,
  contributes: [
    ...mailChecks,
    smsCheck,
    passwordLinkRenderer,
    noteAttachments,
    ...signingRenderers,
    ...timelineSources,
    filesSentByMail,
    mailsOfDryRun,
    strangersWhoSign,
    callKeeper,
  ],
  handlers: [
    readEmailBodyHandler,
    readEmailAttachmentHandler,
    ...templateHandlers,
    ...resetTemplateHandlers,
    ...adHocHandlers,
    sendTestSmsHandler,
    ...sendHandlers,
    ...trackingHandlers,
    ...incomingHandlers,
    ...smsHandlers,
    ...actionRequiredHandlers,
    ...approvalHandlers,
    ...noteHandlers,
    ...sendNoteHandlers,
    timelineHandler,
    ...reminderHandlers,
  ],
  invariants: correspondenceInvariants,
  rules: [
    followSavedAction,
    noteStaysWithItsReaders,
    followSavedNote,
    neededTemplateStaysOn,
    ...approvalRules,
    ...permissionsNeedSecondPerson,
  ],
  jobs: [sendMail, sendSmsWork, receiveMail, pollInbox, sendRemindersJob],
  sealed: [
    {
      table: 'email_files',
      column: 'sealed_link',
      keys: ['tenant_id', 'email_id', 'place'],
      where: linkPlace,
    },
    sealedSmsWords,
  ],
  async routes(app, services) {
    sendingReportRoutes(app, services);
    smsWebhookRoutes(app, services);
    await mailWebhookRoutes(app, services);
    mailPreviewRoutes(app, services);
    printRoutes(app, services);
    app.addHook('onClose', () => stopTemplates(services));
  },
  subscriptions: [passwordLinkMail, factorsResetMail, wentPastProviderMail, ...signingMails],
  tenantDefaults: (given) => [mailTemplateDefaults(given), adHocTemplateDefaults(given)],
};
