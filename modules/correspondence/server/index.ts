import type { ServerModule } from '#kernel/server';
import { actionRequiredHandlers } from './action-required/action.handlers.ts';
import { afterActionSaved } from './action-required/after-action-saved.ts';
import { adHocTemplateDefaults } from './templates/ad-hoc-template-defaults.ts';
import { mailChecks } from './mail-checks.ts';
import { mailTemplateDefaults } from './templates/mail-template-defaults.ts';
import { passwordLinkMail, passwordLinkRenderer } from './password-link-mail.ts';
import { readEmailAttachmentHandler, readEmailBodyHandler } from './read-email-body.handler.ts';
import { resetTemplatesHandler } from './templates/reset-templates.handler.ts';
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

export const correspondenceServer: ServerModule = {
  name: 'correspondence',
  database: correspondenceTables,
  contributes: [...mailChecks, smsCheck, passwordLinkRenderer],
  handlers: [
    readEmailBodyHandler,
    readEmailAttachmentHandler,
    resetTemplatesHandler,
    sendTestSmsHandler,
    ...actionRequiredHandlers,
  ],
  created: { actionRequired: afterActionSaved },
  updated: { actionRequired: afterActionSaved },
  jobs: [sendMail],
  subscriptions: [passwordLinkMail],
  tenantDefaults: (given) => [mailTemplateDefaults(given), adHocTemplateDefaults(given)],
};
