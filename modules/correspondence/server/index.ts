import type { ServerModule } from '#kernel/server';
import { actionRequiredHandlers } from './action-required/action.handlers.ts';
import { afterActionSaved } from './action-required/after-action-saved.ts';
import { adHocTemplateDefaults } from './templates/ad-hoc-template-defaults.ts';
import { mailChecks } from './mail-checks.ts';
import { mailTemplateDefaults } from './templates/mail-template-defaults.ts';
import { passwordLinkMail, passwordLinkRenderer } from './password-link-mail.ts';
import { readEmailAttachmentHandler, readEmailBodyHandler } from './read-email-body.handler.ts';
import { resetTemplateHandlers } from './templates/reset-templates.handlers.ts';
import { adHocHandlers } from './templates/ad-hoc.handlers.ts';
import { printRoutes } from './templates/print-ad-hoc.ts';
import { mailPreviewRoutes } from './templates/preview-routes.ts';
import { stopTemplates } from './templates/render-template.ts';
import { templateHandlers } from './templates/template.handlers.ts';
import { sendMail } from './send-mail.ts';
import { sendTestSmsHandler, smsCheck } from './sms/sms-check.ts';
import { correspondenceTables } from './tables.ts';

export { clearRaised, raiseAction } from './action-required/raise-action.ts';
export type { Raised } from './action-required/raise-action.ts';
export { letter } from './letter.ts';
export { mailRendererPoint } from './mail-renderers.ts';
export type { MailContent, MailRenderer } from './mail-renderers.ts';
export { queueMail } from './queue-mail.ts';
export type { Mail } from './queue-mail.ts';
export { renderTemplate, stopTemplates } from './templates/render-template.ts';
export { templateFactsPoint } from './templates/template-facts.ts';
export type { TemplateFactsSource } from './templates/template-facts.ts';
export { templateMail } from './templates/template-mail.ts';

export const correspondenceServer: ServerModule = {
  name: 'correspondence',
  database: correspondenceTables,
  contributes: [...mailChecks, smsCheck, passwordLinkRenderer],
  handlers: [
    readEmailBodyHandler,
    readEmailAttachmentHandler,
    ...templateHandlers,
    ...resetTemplateHandlers,
    ...adHocHandlers,
    sendTestSmsHandler,
    ...actionRequiredHandlers,
  ],
  created: { actionRequired: afterActionSaved },
  updated: { actionRequired: afterActionSaved },
  routes(app, services) {
    mailPreviewRoutes(app, services);
    printRoutes(app, services);
    app.addHook('onClose', () => stopTemplates(services));
  },
  jobs: [sendMail],
  subscriptions: [passwordLinkMail],
  tenantDefaults: (given) => [mailTemplateDefaults(given), adHocTemplateDefaults(given)],
};
