import type { ServerModule } from '#kernel/server';
import { actionRequiredHandlers } from './action-required/action.handlers.ts';
import { afterActionSaved } from './action-required/after-action-saved.ts';
import { adHocTemplateDefaults } from './ad-hoc-template-defaults.ts';
import { mailChecks } from './mail-checks.ts';
import { mailTemplateDefaults } from './mail-template-defaults.ts';
import { passwordLinkMail, passwordLinkRenderer } from './password-link-mail.ts';
import { readEmailAttachmentHandler, readEmailBodyHandler } from './read-email-body.handler.ts';
import { resetTemplatesHandler } from './reset-templates.handler.ts';
import { sendMail } from './send-mail.ts';
import { sendTestSmsHandler, smsCheck } from './sms/sms-check.ts';
import { signingMails, signingRenderers } from './signing-mail.ts';
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
  contributes: [...mailChecks, smsCheck, passwordLinkRenderer, ...signingRenderers],
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
  subscriptions: [passwordLinkMail, ...signingMails],
  tenantDefaults: (given) => [mailTemplateDefaults(given), adHocTemplateDefaults(given)],
};
